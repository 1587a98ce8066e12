import type { ServicesEnv } from "#services/lib/env.ts";
import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { createRateLimit } from "#services/lib/rate-limit.ts";
import { refuse, refuseExpiredLink } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { insertMail, linkTo } from "../../foundation/mail/mail.rows.ts";
import { requirePassword } from "../credentials/password-check.ts";
import { decoyHash } from "../credentials/password-hash.ts";
import { linkClosedAccounts } from "../customer/closing.rows.ts";
import {
  endPassword,
  findCustomerByEmail,
  normaliseEmail,
  readEmail,
  replaceEmail,
} from "../customer/customer.rows.ts";
import { deleteSignInLinks, replaceResetLink } from "../links/links.rows.ts";
import { readLoginStart, revokeOtherLogins } from "../logins/logins.rows.ts";
import { deleteLinksFrom } from "../social-links/social-links.rows.ts";
import { requireStepUp } from "../two-factor/step-up.ts";
import { deleteTwoFactorFrom, endPendingCodes } from "../two-factor/two-factor.rows.ts";
import { insertEmailChange, isReserved, lockEmailChange, markChanged, markUndone } from "./email-change.rows.ts";

const MINUTE = 60;
// Each checks a slow hash and sends two mails.
const limitByCustomer = createRateLimit(5, 15 * MINUTE);

const PAGE = "/my-account/confirm-address";

type Request = { customerId: string; oldEmail: string; newEmail: string };
type UndoneChange = Request & { id: number; isChanged: boolean; undoFrom: Date };

/** Sends the link to the new email, if it is free, and the notice to the old one in both cases. */
async function sendLinks(tx: Tx, env: ServicesEnv, { loginId, ...request }: Request & { loginId: string | null }) {
  const { customerId, oldEmail, newEmail } = request;
  const loggedInAt = await readLoginStart(tx, loginId);
  const { changeToken, undoToken } = await insertEmailChange(tx, { ...request, loggedInAt });
  const hasOwner = (await findCustomerByEmail(tx, newEmail)) !== undefined;
  const isTaken = hasOwner || (await isReserved(tx, newEmail, customerId));
  await insertMail(tx, {
    recipient: newEmail,
    ...(isTaken
      ? {
          subject: "This email already has a Drawcard account",
          body: "Someone asked to use this email for another Drawcard account. It already belongs to yours, so nothing was changed. If it was you, log in with this email instead.",
        }
      : {
          subject: "Confirm your new email",
          body: `Open this link to use this email for your Drawcard account: ${linkTo(env, `${PAGE}/${changeToken}?for=email`)} It works once, for an hour. If you didn't ask for it, ignore this email.`,
        }),
  });
  await insertMail(tx, {
    recipient: oldEmail,
    subject: "Your Drawcard email is about to change",
    body: `Someone asked to change the email of your account. If it was you, there is nothing to do here: open the link in your new mailbox. If it wasn't you, open this link within 7 days to keep this email and log out every device: ${linkTo(env, `${PAGE}/${undoToken}?for=undo`)}`,
  });
}

/**
 * Restores the old email for its owner, who may not be the one who changed it and who knows the password. Ends every way in that
 * the other person has or may have added: logins, the password, a two-factor method, recovery codes, linked accounts.
 */
async function undo(tx: Tx, env: ServicesEnv, change: UndoneChange) {
  const { customerId, oldEmail, undoFrom } = change;
  await markUndone(tx, change);
  await deleteSignInLinks(tx, customerId);
  await endPendingCodes(tx, customerId);
  await deleteTwoFactorFrom(tx, customerId, undoFrom);
  await deleteLinksFrom(tx, customerId, undoFrom);
  await endPassword(tx, customerId, await decoyHash());
  if (change.isChanged && !(await replaceEmail(tx, customerId, oldEmail))) refuseExpiredLink();
  await revokeOtherLogins(tx, customerId, null);
  const token = await replaceResetLink(tx, customerId);
  await insertMail(tx, {
    recipient: oldEmail,
    subject: "Choose a new Drawcard password",
    body: `We kept this email for your account and logged out every device. The person who asked for the change knew your password, so it no longer works. Two-factor authentication and linked accounts that were added meanwhile are off. Choose a new password: ${linkTo(env, `/forgot-password?token=${token}`)} The link works once, for an hour.`,
  });
}

export const emailChangeHandlers: Handlers<"requestEmailChange" | "confirmEmailChange"> = {
  // Outside a transaction because the password's hash is slow by design.
  requestEmailChange: {
    outsideTransaction: true,
    async handle({ body, customerId, db, env, isElevated, loginId }) {
      await limitByCustomer(customerId);
      const newEmail = normaliseEmail(body.email);
      const oldEmail = await runInTransaction(db, async (tx) => {
        await requireStepUp(tx, { customerId, loginId, isElevated });
        return readEmail(tx, customerId);
      });
      await requirePassword(db, { customerId, password: body.password });
      if (newEmail === oldEmail) refuse(422, "invalid_field", "This is already your email", "email");
      await runInTransaction(db, (tx) => sendLinks(tx, env, { customerId, oldEmail, newEmail, loginId }));
      return { status: 204, body: undefined };
    },
  },

  confirmEmailChange: async ({ body, env, tx }) => {
    const change = (await lockEmailChange(tx, body.token)) ?? refuseExpiredLink();
    if (change.kind === "undo") {
      await undo(tx, env, change);
      return { status: 200, body: { result: { outcome: "undone" } } };
    }
    const { customerId, id, newEmail } = change;
    // Links and codes were sent to the old email.
    await deleteSignInLinks(tx, customerId);
    await endPendingCodes(tx, customerId);
    if (!(await replaceEmail(tx, customerId, newEmail))) refuseExpiredLink();
    if (await isReserved(tx, newEmail, customerId)) refuseExpiredLink();
    await linkClosedAccounts(tx, env, customerId, newEmail);
    await markChanged(tx, id);
    return { status: 200, body: { result: { outcome: "changed" } } };
  },
};
