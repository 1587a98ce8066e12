// Closing an account for good, at once or after a withdrawal of everything. Here because it looks at tickets, deposits and the
// wallet.
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Db, Tx } from "#services/lib/handlers.ts";
import { lockBalances } from "#services/lib/ledger.ts";
import { Refusal, refuse } from "#services/lib/refusal.ts";
import { runEach } from "#services/lib/run-each.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { insertMail } from "../../foundation/mail/mail.rows.ts";
import {
  changePreferences,
  deleteReference,
} from "../../identity/communication-preferences/communication-preferences.rows.ts";
import {
  type ClosingReason,
  closeCustomer,
  lockClosing,
  lockCustomer,
  setClosing,
} from "../../identity/customer/closing.rows.ts";
import { emailOf, readEmail } from "../../identity/customer/customer.rows.ts";
import { deleteEmailChanges } from "../../identity/email-change/email-change.rows.ts";
import { lockDepositLimit } from "../../identity/limits/deposit-limit.rows.ts";
import { deleteLinks } from "../../identity/links/links.rows.ts";
import { revokeOtherLogins } from "../../identity/logins/logins.rows.ts";
import { deleteLink } from "../../identity/social-links/social-links.rows.ts";
import { deleteTwoFactor } from "../../identity/two-factor/two-factor.rows.ts";
import { deleteVerification } from "../../identity/verification/verification.rows.ts";
import { hasEntryToDraw, holdGiveaways, leaveProgram } from "../../play/giveaways/giveaways.rows.ts";
import { deleteReminders as deletePartyReminders } from "../../play/parties/reminders.rows.ts";
import { deleteReminders } from "../../play/reminders/reminders.rows.ts";
import { hasDebt, hasOpenDeposit } from "../../wallet/deposits/deposits.rows.ts";
import { forgetAllFunds } from "../../wallet/funds/funds.rows.ts";
import { listPaidClosings } from "../../wallet/withdrawals/withdrawals.rows.ts";
import { emptyCart, lockCustomerCart } from "../cart/cart.rows.ts";
import { hasOpenOrder } from "../orders/orders.rows.ts";
import { cancelPreOrders, lockPreOrders } from "../purchases/pre-orders.rows.ts";
import { namesOfOpenPrizes } from "./open-prizes.ts";

const listOf = (parts: readonly string[]) => new Intl.ListFormat("en-AU").format(parts);

/**
 * Refuses to close an account that still has money, a deposit on its way, a ticket in a draw or a prize to win or receive.
 * It takes the locks of deposits and purchases, in the same order as they do, so that neither happens before the account is
 * closed, and holds the giveaways, so that none gets its entries meanwhile.
 */
async function requireClosable(tx: Tx, customerId: string, now: Date, most: "nothing" | "balance") {
  await lockCustomer(tx, customerId);
  await lockDepositLimit(tx, customerId, now);
  await lockPreOrders(tx, customerId);
  const cart = await lockCustomerCart(tx, { customerId, region: null });
  await holdGiveaways(tx);
  const { cashCents, heldCents, prizeCents } = await lockBalances(tx, customerId);
  if (await hasOpenDeposit(tx, customerId)) {
    const message = "You have a deposit on its way. You can close your account after it has arrived or failed.";
    refuse(409, "balance_remaining", message);
  }
  if (await hasDebt(tx, customerId)) {
    const message =
      "Your bank returned a debit for a ticket. You can close your account after you have paid what you owe.";
    refuse(409, "balance_remaining", message);
  }
  if (heldCents > 0) {
    refuse(409, "balance_remaining", "You have a withdrawal on its way. You can close your account after it is paid.");
  }
  if (most === "nothing" && cashCents + prizeCents > 0) {
    refuse(409, "balance_remaining", "Please withdraw your balance before you close your account.");
  }
  if (await hasOpenOrder(tx, customerId)) {
    const message = "You have tickets in upcoming draws. You can close your account after the last one.";
    refuse(409, "tickets_upcoming", message);
  }
  if (await hasEntryToDraw(tx, customerId)) {
    const message = "You have entries in a Daily Winners giveaway. You can close your account after it is drawn.";
    refuse(409, "tickets_upcoming", message);
  }
  const prizes = await namesOfOpenPrizes(tx, customerId);
  if (prizes.length > 0) {
    const them = prizes.length === 1 ? "it" : "them";
    const message = `You have won ${listOf(prizes)}. We will contact you about ${them}. You can close your account once you have ${them}.`;
    refuse(409, "prizes_remaining", message);
  }
  return { cartId: cart.id };
}

/** Closes the account: every sign-in ends, the email is free again, personal data is replaced. Orders and ledger stay. */
export async function close(
  tx: Tx,
  env: ServicesEnv,
  customerId: string,
  { now, why }: { now: Date; why: ClosingReason },
): Promise<void> {
  const { cartId } = await requireClosable(tx, customerId, now, "nothing");
  const recipient = await readEmail(tx, customerId);
  await emptyCart(tx, cartId);
  await cancelPreOrders(tx, customerId);
  await changePreferences(tx, customerId, {
    preferences: { email: false, phone: false, sms: false, directmail: false, push: false },
    source: "account",
    at: now,
  });
  await deleteReference(tx, customerId);
  await deleteReminders(tx, customerId);
  await deletePartyReminders(tx, customerId);
  await revokeOtherLogins(tx, customerId, null);
  await deleteTwoFactor(tx, customerId);
  await deleteLinks(tx, customerId);
  await deleteLink(tx, customerId);
  await deleteEmailChanges(tx, customerId);
  await deleteVerification(tx, customerId);
  await forgetAllFunds(tx, customerId, now);
  await leaveProgram(tx, customerId, now);
  await closeCustomer(tx, env, customerId, { email: recipient, now, why });
  await insertMail(tx, {
    recipient,
    subject: "Your Drawcard account is closed",
    body: "We closed your account, as you asked. Your autoplays, subscriptions and tickets that were not charged yet are cancelled: nothing more is charged. You can open a new one with this email at any time.",
  });
}

/** What a withdrawal of everything needs before it may close the account. Locks what deposits and purchases lock. */
export async function prepareClosing(tx: Tx, customerId: string, now: Date): Promise<void> {
  await requireClosable(tx, customerId, now, "balance");
}

/** Closes the accounts whose withdrawal of everything is paid. Returns how many. One that cannot be closed stops no other. */
export async function finishClosings(db: Db, env: ServicesEnv, now: Date): Promise<number> {
  const customers = await runInTransaction(db, (tx) => listPaidClosings(tx));
  await runEach(customers, (customerId) =>
    runInTransaction(db, async (tx) => {
      // Another process may have been faster.
      const why = await lockClosing(tx, customerId);
      if (!why) return;
      await setClosing(tx, customerId, null);
      await close(tx, env, customerId, { now, why }).catch((error: unknown) => stayOpen(tx, customerId, error));
    }),
  );
  return customers.length;
}

/** Keeps an account open that can no longer be closed, because money or a prize came in meanwhile, and informs the customer by mail. */
async function stayOpen(tx: Tx, customerId: string, error: unknown): Promise<void> {
  if (!(error instanceof Refusal)) throw error;
  await insertMail(tx, {
    recipient: emailOf(customerId),
    subject: "Your Drawcard account is still open",
    body: `We paid your withdrawal, but could not close your account: ${error.message}`,
  });
}
