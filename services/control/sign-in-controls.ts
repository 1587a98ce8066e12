// Demo controls for signing in: the current two-factor code, a link of a mail or letter, ending an elevation.
import type { FastifyInstance } from "fastify";
import { TOTP } from "otpauth";
import { z } from "zod";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Db, Tx } from "#services/lib/handlers.ts";
import { refuse } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { listMail } from "#services/main/foundation/mail/mail.rows.ts";
import { readReference } from "#services/main/identity/communication-preferences/communication-preferences.rows.ts";
import { insertLink } from "#services/main/identity/links/links.rows.ts";
import { endElevation } from "#services/main/identity/logins/logins.rows.ts";
import { codeIn } from "#services/main/identity/two-factor/codes.ts";
import { findTwoFactor, secretOf, setupSecretOf } from "#services/main/identity/two-factor/two-factor.rows.ts";
import { customerIdOf } from "./operator-action.ts";

const emailInput = z.object({ email: z.email() });
const LINKS = {
  autologin: "/login/autologin",
  transfer: "/login/transfer",
  confirm_address: "/my-account/confirm-address",
  preferences: "/communication-preferences",
} as const;
type LinkKind = keyof typeof LINKS;
const kinds = Object.keys(LINKS) as [LinkKind, ...LinkKind[]];
const linkInput = z.object({ email: z.email(), kind: z.enum(kinds).default("autologin") });

/** Returns the token of a new one-time link, or the customer's lasting reference. */
async function tokenOf(tx: Tx, kind: LinkKind, customerId: string): Promise<string> {
  return kind === "preferences" ? readReference(tx, customerId) : insertLink(tx, kind, customerId);
}

/** Returns the current code of a customer, from the authenticator or the newest mail with one. Other mails may be newer. */
async function currentCode(tx: Tx, env: ServicesEnv, email: string): Promise<string> {
  const row = await findTwoFactor(tx, await customerIdOf(tx, email));
  // An authenticator that is being set up asks for its own first code.
  const secret = row && (setupSecretOf(env, row) ?? secretOf(env, row));
  if (secret) return new TOTP({ secret }).generate();
  const mails = await listMail(tx, { recipient: email });
  return (
    mails.flatMap(({ body }) => codeIn(body) ?? [])[0] ??
    refuse(422, "invalid_field", `No code was sent to ${email} yet. It is sent when a page asks for it.`)
  );
}

/** Adds POST /code, /link and /stepdown. */
export function addSignInControls(server: FastifyInstance, db: Db, env: ServicesEnv): void {
  const run = <T>(work: (tx: Tx) => Promise<T>) => runInTransaction(db, work);

  server.post("/code", async ({ body }) => {
    const { email } = emailInput.parse(body);
    return { code: await run((tx) => currentCode(tx, env, email)) };
  });
  server.post("/link", async ({ body }) => {
    const { email, kind } = linkInput.parse(body);
    const token = await run(async (tx) => tokenOf(tx, kind, await customerIdOf(tx, email)));
    return { token, path: `${LINKS[kind]}/${token}` };
  });
  server.post("/stepdown", async ({ body }) => {
    const { email } = emailInput.parse(body);
    await run(async (tx) => endElevation(tx, await customerIdOf(tx, email)));
    return { email };
  });
}
