// Closing an account for good. Here because it looks at tickets, deposits and the wallet.
import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { lockBalances } from "#services/lib/ledger.ts";
import { createRateLimit } from "#services/lib/rate-limit.ts";
import { refuse } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { insertMail } from "../../foundation/mail/mail.rows.ts";
import { changePreferences } from "../../identity/communication-preferences/communication-preferences.rows.ts";
import { type ClosingReason, closeCustomer } from "../../identity/customer/closing.rows.ts";
import { readEmail, readPassword } from "../../identity/customer/customer.rows.ts";
import { lockDepositLimit } from "../../identity/deposit-limit/deposit-limit.rows.ts";
import { deleteEmailChanges } from "../../identity/email-change/email-change.rows.ts";
import { deleteLinks } from "../../identity/links/links.rows.ts";
import { revokeOtherLogins } from "../../identity/logins/logins.rows.ts";
import { isPassword } from "../../identity/password/password-hash.ts";
import { requireStepUp } from "../../identity/two-factor/step-up.ts";
import { deleteTwoFactor } from "../../identity/two-factor/two-factor.rows.ts";
import { deleteVerification } from "../../identity/verification-attempts/verification.rows.ts";
import { hasOpenDeposit } from "../../wallet/deposits/deposits.rows.ts";
import { hideAllFunds } from "../../wallet/funds/funds.rows.ts";
import { emptyCart, lockCustomerCart } from "../cart/cart.rows.ts";
import { hasOpenOrder } from "../orders/orders.rows.ts";
import { cancelPreOrders } from "../purchases/pre-orders.rows.ts";

// The password can be guessed by someone who uses a session that was left open.
const limitGuesses = createRateLimit(10, 15 * 60);

/**
 * Refuses while money or a ticket is left. Takes the locks of deposits and purchases, so that none of them slips in between;
 * in the order in which those take them.
 */
async function requireNothingLeft(tx: Tx, customerId: string, now: Date): Promise<{ cartId: string }> {
  await lockDepositLimit(tx, customerId, now);
  const cart = await lockCustomerCart(tx, { customerId, region: null });
  const { cashCents, heldCents, prizeCents } = await lockBalances(tx, customerId);
  if (await hasOpenDeposit(tx, customerId)) {
    const message = "You have a deposit on its way. You can close your account after it has arrived or failed.";
    refuse(409, "balance_remaining", message);
  }
  // Money of an open withdrawal is held.
  if (cashCents + prizeCents + heldCents > 0) {
    refuse(409, "balance_remaining", "Please withdraw your balance before you close your account.");
  }
  if (await hasOpenOrder(tx, customerId)) {
    const message = "You have tickets in upcoming draws. You can close your account after the last one.";
    refuse(409, "tickets_upcoming", message);
  }
  return { cartId: cart.id };
}

/** Closes the account: every sign-in ends, the email is free again, personal data is replaced. Orders and ledger stay. */
async function close(tx: Tx, customerId: string, why: ClosingReason, now: Date) {
  const { cartId } = await requireNothingLeft(tx, customerId, now);
  const recipient = await readEmail(tx, customerId);
  await emptyCart(tx, cartId);
  await cancelPreOrders(tx, customerId);
  await changePreferences(tx, customerId, {
    preferences: { email: false, phone: false, sms: false, directmail: false, push: false },
    source: "account",
    at: now,
  });
  await revokeOtherLogins(tx, customerId, null);
  await deleteTwoFactor(tx, customerId);
  await deleteLinks(tx, customerId);
  await deleteEmailChanges(tx, customerId);
  await deleteVerification(tx, customerId);
  await hideAllFunds(tx, customerId, now);
  await closeCustomer(tx, customerId, why, now);
  await insertMail(tx, {
    recipient,
    subject: "Your Drawcard account is closed",
    body: "We closed your account, as you asked. You can open a new one with this email at any time.",
  });
}

export const closingHandlers: Handlers<"closeAccount"> = {
  // Outside a transaction because the password's hash is slow by design.
  closeAccount: {
    outsideTransaction: true,
    async handle({ body, customerId, db, isElevated, loginId, now }) {
      await limitGuesses(customerId);
      const current = await runInTransaction(db, async (tx) => {
        await requireStepUp(tx, { customerId, loginId, isElevated });
        return readPassword(tx, customerId);
      });
      if (!current || !(await isPassword(body.password ?? "", current.passwordHash))) {
        refuse(422, "invalid_field", "This is not your current password", "password");
      }
      const { comment = null, reason = null } = body;
      await runInTransaction(db, (tx) => close(tx, customerId, { reason, comment }, now));
      return { status: 204, body: undefined };
    },
  },
};
