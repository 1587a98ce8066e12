// The page of the partner who provides the benefits of members. Represents another company.
import type { FastifyPluginAsync } from "fastify";
import { newId } from "#services/lib/ids.ts";
import { page, sendPage } from "../page.ts";

const LIFE_MS = 5 * 60_000;
/** When each ticket that was not used ends. */
const tickets = new Map<string, number>();

/** Returns the address of the benefits, which opens once, for five minutes. */
export function issueBenefitsUrl(origin: string): string {
  const now = Date.now();
  for (const [ticket, endsAt] of tickets) if (endsAt < now) tickets.delete(ticket);
  const ticket = newId("sso", 16);
  tickets.set(ticket, now + LIFE_MS);
  return `${origin}/sandbox/benefits?ticket=${ticket}`;
}

/** Registered at /sandbox, only with DEMO. */
export const benefitsPlugin: FastifyPluginAsync = async (app) => {
  app.get<{ Querystring: { ticket?: string } }>("/benefits", async ({ query: { ticket = "" } }, reply) => {
    const isValid = (tickets.get(ticket) ?? 0) > Date.now();
    tickets.delete(ticket);
    const text = isValid
      ? "<h1>Your benefits</h1><p>You are logged in as a member of Daily Winners.</p>"
      : "<h1>This link has expired</h1><p>Go back to the shop and ask for a new one.</p>";
    return sendPage(reply.code(isValid ? 200 : 404), page("Sandbox benefits", `<main>${text}</main>`), {});
  });
};
