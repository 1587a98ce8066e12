import { setTimeout as wait } from "node:timers/promises";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Db, Handlers, Tx } from "#services/lib/handlers.ts";
import { createRateLimit } from "#services/lib/rate-limit.ts";
import { type RefusalMessage, refuse, refuseExpiredLink } from "#services/lib/refusal.ts";
import { hashToken } from "#services/lib/token-hash.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { insertMail, linkTo } from "../../foundation/mail/mail.rows.ts";
import { requirePassword } from "../credentials/password-check.ts";
import { hashPassword, isPassword, isSamePassword } from "../credentials/password-hash.ts";
import {
  emailOf,
  findCustomerByEmail,
  normaliseEmail,
  readPassword,
  replaceForcedPassword,
  replacePassword,
} from "../customer/customer.rows.ts";
import { deletePendingChange } from "../email-change/email-change.rows.ts";
import { deleteSignInLinks, lockLink, replaceResetLink, spendLink } from "../links/links.rows.ts";
import { revokeOtherLogins } from "../logins/logins.rows.ts";
import { requireStepUp } from "../two-factor/step-up.ts";
import { endPendingCodes } from "../two-factor/two-factor.rows.ts";

const MINUTE = 60;
// Each attempt computes two slow hashes.
const limitByCustomer = createRateLimit(10, MINUTE);
const limitByToken = createRateLimit(10, MINUTE);
// Each sends a mail. Counted for unknown emails too, so that 429 reveals nothing.
const limitByEmail = createRateLimit(5, 15 * MINUTE);
const limitByIp = createRateLimit(60, MINUTE);

/** Requests for a link are answered this late. It is longer than the work for a known email takes. */
const REPLY_AFTER_MS = 250;

function checkRepeated({ password, confirm_password }: Record<string, unknown>): RefusalMessage[] {
  // Keyboards write "é" as one character or as two.
  if (String(password).normalize("NFKC") === String(confirm_password).normalize("NFKC")) return [];
  return [{ code: "invalid_field", message: "Your password does not match", target: "confirm_password" }];
}

const notRequired = () => refuse(409, "not_required", "You don't need to change your password.");
const reused = () =>
  refuse(422, "password_reused", "Please choose a password that is not your current one", "password");
const wrongCurrent = () => refuse(422, "invalid_field", "This is not your current password", "current_password");

/** Ends what was handed out under the old password, apart from logins. */
async function endTokens(tx: Tx, customerId: string) {
  await deletePendingChange(tx, customerId);
  await deleteSignInLinks(tx, customerId);
  await endPendingCodes(tx, customerId);
}

async function sendResetLink(tx: Tx, env: ServicesEnv, email: string) {
  const customer = await findCustomerByEmail(tx, email);
  if (!customer) return;
  const token = await replaceResetLink(tx, customer.id);
  await insertMail(tx, {
    recipient: customer.email,
    subject: "Choose a new Drawcard password",
    body: `Open this link to choose a new password: ${linkTo(env, `/forgot-password?token=${token}`)} It works once, for an hour. If you didn't ask for it, ignore this email: your password stays the same.`,
  });
}

async function notifyOfChange(tx: Tx, customerId: string) {
  await insertMail(tx, {
    recipient: emailOf(customerId),
    subject: "Your Drawcard password was changed",
    body: "Your password was changed and your other devices were logged out. If this wasn't you, choose a new password with “Forgot your password?” on the login page.",
  });
}

/** Sets the password with the token of a link, and ends every login. It leaves two-factor, and its lock, as they are. */
async function resetPassword(db: Db, token: string, password: string) {
  await limitByToken(hashToken(token));
  const { customerId, before } = await runInTransaction(db, async (tx) => {
    const link = (await lockLink(tx, "password_reset", token)) ?? refuseExpiredLink();
    const current = (await readPassword(tx, link.customerId)) ?? refuseExpiredLink();
    return { customerId: link.customerId, before: current.passwordHash };
  });
  if (await isPassword(password, before)) reused();
  const passwordHash = await hashPassword(password);
  await runInTransaction(db, async (tx) => {
    if (!(await lockLink(tx, "password_reset", token))) refuseExpiredLink();
    await spendLink(tx, token);
    await endTokens(tx, customerId);
    if (!(await replacePassword(tx, customerId, { before, passwordHash }))) refuseExpiredLink();
    await revokeOtherLogins(tx, customerId, null);
    await notifyOfChange(tx, customerId);
  });
}

type Change = { customerId: string; loginId: string | null; isElevated: boolean; currentPassword: string };

/** Replaces a password by a customer who knows it, and ends the other logins. */
async function changePassword(db: Db, { customerId, currentPassword, ...login }: Change, password: string) {
  await limitByCustomer(customerId);
  await runInTransaction(db, (tx) => requireStepUp(tx, { customerId, ...login }));
  const before = await requirePassword(db, { customerId, password: currentPassword, target: "current_password" });
  if (isSamePassword(password, currentPassword)) reused();
  const passwordHash = await hashPassword(password);
  await runInTransaction(db, async (tx) => {
    await endTokens(tx, customerId);
    if (!(await replacePassword(tx, customerId, { before, passwordHash }))) wrongCurrent();
    await revokeOtherLogins(tx, customerId, login.loginId);
    await notifyOfChange(tx, customerId);
  });
}

// All outside a transaction: argon2 is slow by design, and a link is requested with a fixed delay.
export const passwordHandlers: Handlers<"changePassword" | "forceChangePassword" | "requestPasswordReset"> = {
  forceChangePassword: {
    outsideTransaction: true,
    checkFields: checkRepeated,
    async handle({ body, customerId, db, loginId }) {
      await limitByCustomer(customerId);
      const current = await runInTransaction(db, (tx) => readPassword(tx, customerId));
      if (!current?.isChangeForced) return notRequired();
      if (await isPassword(body.password, current.passwordHash)) reused();
      const passwordHash = await hashPassword(body.password);
      await runInTransaction(db, async (tx) => {
        await endTokens(tx, customerId);
        if (!(await replaceForcedPassword(tx, customerId, passwordHash))) notRequired();
        await revokeOtherLogins(tx, customerId, loginId);
      });
      return { status: 204, body: undefined };
    },
  },

  requestPasswordReset: {
    outsideTransaction: true,
    async handle({ body, db, env, ip }) {
      const reply = wait(REPLY_AFTER_MS);
      const email = normaliseEmail(body.email);
      await limitByEmail(email);
      if (ip !== null) await limitByIp(ip);
      await runInTransaction(db, (tx) => sendResetLink(tx, env, email));
      await reply;
      return { status: 204, body: undefined };
    },
  },

  changePassword: {
    outsideTransaction: true,
    checkFields: checkRepeated,
    async handle({ body, customerId, db, isElevated, loginId }) {
      const { currentPassword = "", password, token } = body;
      if (token !== undefined) await resetPassword(db, token, password);
      else if (customerId === null) refuse(401, "signed_out", "Please log in to continue.");
      else await changePassword(db, { customerId, loginId, isElevated, currentPassword }, password);
      return { status: 204, body: undefined };
    },
  },
};
