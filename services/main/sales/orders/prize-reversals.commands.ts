// Prizes that were paid by mistake, taken back by an operator.
import { shopNow } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { lockBalances, PRIZE, PRIZE_REVERSAL, post, readReversed } from "#services/lib/ledger.ts";
import { formatCents } from "#services/lib/money.ts";
import { refuse } from "#services/lib/refusal.ts";
import { withdrawWins } from "#services/notifications/content-cards.rows.ts";
import { ticketPath } from "../../catalogue/offers/kinds.ts";
import { insertReversals, listReversals } from "../../play/draws/prize-reversals.rows.ts";
import { notifyWinners } from "../../play/draws/win-news.ts";
import { listPrizes } from "../../wallet/transactions/transactions.rows.ts";
import { listTicketRows } from "./orders.rows.ts";

/**
 * Takes the prizes of a ticket back from the customer's prize money, all or none. Refuses if the money is spent or set aside
 * for a withdrawal. Each prize is taken back once.
 */
export async function reversePrizes(
  tx: Tx,
  ticketId: string,
  reason: string,
): Promise<{ customerId: string; reversedCents: number }> {
  const rows = await listTicketRows(tx, ticketId);
  const [first] = rows;
  if (!first) refuse(404, "not_found", `There is no ticket ${ticketId}.`);
  const { customer_id: customerId, product_type: kind } = first;
  const orderIds = rows.map(({ id }) => id);
  // Locked: a purchase, withdrawal or another reversal of the same money waits here.
  const { heldCents, prizeCents } = await lockBalances(tx, customerId);
  const reversed = new Set((await listReversals(tx, orderIds)).map(({ reference }) => reference));
  const prizes = (await listPrizes(tx, customerId, orderIds)).filter(({ reference }) => !reversed.has(reference));
  const cents = prizes.reduce((sum, prize) => sum + prize.cents, 0);
  if (cents === 0) refuse(409, "already_processed", "This ticket has no prize money that can be taken back.");
  const left = prizeCents - heldCents;
  if (left < cents)
    refuse(
      402,
      "insufficient_funds",
      `Only ${formatCents(left)} of ${formatCents(cents)} is neither spent nor withdrawn.`,
    );

  const now = await shopNow(tx);
  const because = reason.replace(/\.$/, "");
  for (const { reference } of prizes) {
    const entries = await readReversed(tx, reference, [PRIZE]);
    await post(tx, { kind: PRIZE_REVERSAL, reference, at: now, entries });
  }
  await insertReversals(
    tx,
    prizes.map((prize) => ({ ...prize, order_id: orderOf(prize.reference), reason: because, created_at: now })),
  );
  const amount = formatCents(cents);
  const news = {
    customerId,
    title: `We took back a prize of ${amount}`,
    message: `It was paid by mistake: ${because}. Contact us if you have questions.`,
    link: ticketPath(kind, ticketId, "past"),
  };
  await withdrawWins(tx, customerId, orderIds);
  await notifyWinners(tx, [news], now);
  return { customerId, reversedCents: cents };
}

const orderOf = (reference: string) => reference.split("/")[0] ?? reference;
