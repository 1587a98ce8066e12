// A bank's page of the demo, where a customer lets the bank tell the shop who they are. Represents another company.
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import type { ServicesEnv } from "#services/lib/env.ts";
import { issueCode } from "../identity-provider-client.ts";
import { escapeHtml, page, sendPage } from "../page.ts";

const returnQuery = z.object({
  state: z.string().min(1).max(200),
  redirect_url: z.url({ protocol: /^https?$/ }).max(2_000),
});
const person = z.object({
  firstname: z.string().trim().min(1).max(100),
  lastname: z.string().trim().min(1).max(100),
  date_of_birth: z.iso.date(),
});
type Return = z.infer<typeof returnQuery>;

const field = (name: string, label: string, type: string, autocomplete: string) => `<p class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required></p>`;

const agreePage = ({ redirect_url, state }: Return, problem: string) =>
  page(
    "Sandbox bank",
    `<main>
<p class="bank">Sandbox bank</p>
<h1>Tell the shop who you are?</h1>
<p>Enter the person that this bank knows. The shop compares it with the account.</p>
<form method="post" action="/sandbox/connect-id">
<input type="hidden" name="state" value="${escapeHtml(state)}">
<input type="hidden" name="redirect_url" value="${escapeHtml(redirect_url)}">
${field("firstname", "First name", "text", "given-name")}
${field("lastname", "Last name", "text", "family-name")}
${field("date_of_birth", "Date of birth", "date", "bday")}
<p class="problem" role="alert">${escapeHtml(problem)}</p>
<div class="answers"><button class="primary" name="answer" value="agree">Agree</button>
<button name="answer" value="decline" formnovalidate>Decline</button></div>
</form>
</main>`,
  );

/** Registered at /sandbox, only with DEMO. */
export const connectIdPlugin =
  ({ env }: { env: ServicesEnv }): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const policyFor = (wanted: Return) => ({ "form-action": `'self' ${new URL(wanted.redirect_url).origin}` });

    app.get("/connect-id", async (request, reply) => {
      const wanted = returnQuery.parse(request.query);
      return sendPage(reply, agreePage(wanted, ""), policyFor(wanted));
    });

    app.post("/connect-id", async (request, reply) => {
      const wanted = returnQuery.parse(request.body);
      const target = new URL(wanted.redirect_url);
      target.searchParams.set("state", wanted.state);
      if ((request.body as { answer?: unknown }).answer === "decline") {
        target.searchParams.set("error", "access_denied");
        return reply.redirect(target.href, 303);
      }
      const known = person.safeParse(request.body);
      if (!known.success) {
        return sendPage(reply.code(422), agreePage(wanted, "Enter the name and the date of birth."), policyFor(wanted));
      }
      const { firstname, lastname, date_of_birth: dateOfBirth } = known.data;
      target.searchParams.set("code", issueCode(env, { state: wanted.state, firstname, lastname, dateOfBirth }));
      return reply.redirect(target.href, 303);
    });
  };
