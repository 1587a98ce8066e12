// Charges pre-orders when their draw opens, and scheduled purchases when it becomes the next one. Locks: pre-order, draws, wallet, stock.

import type { PreOrderKind } from "#services/db/tables/pre-orders.ts";
import { shopNow } from "#services/lib/clock.ts";
import type { Db, Tx } from "#services/lib/handlers.ts";
import { availableCents, lockBalances } from "#services/lib/ledger.ts";
import { formatCents } from "#services/lib/money.ts";
import { Refusal, refuseNotFound } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { toStateOf } from "../../catalogue/offers/offers.rows.ts";
import { insertMail } from "../../foundation/mail/mail.rows.ts";
import { emailOf } from "../../identity/customer/customer.rows.ts";
import { limitExceeded } from "../../identity/limits/spend-limits.rules.ts";
import { purchaseStatusOf } from "../../play/draws/draws.rules.ts";
import { readDraws } from "../../play/draws/sale-draws.rows.ts";
import { removalReason } from "../../sales/cart/cart.rules.ts";
import { type ItemRow, itemCents } from "../../sales/products/item.ts";
import { productOf } from "../../sales/products/kinds.ts";
import {
  listDuePreOrders,
  type PreOrder,
  readPurchaseOf,
  readSaleBlocks,
  takePreOrder,
  writeCancelled,
  writeCharged,
  writeFailed,
} from "../../sales/purchases/pre-orders.rows.ts";
import { sell } from "../../sales/purchases/purchases.commands.ts";

const HOUR_MS = 3_600_000;

type Kind = {
  noun: string;
  /** The beginning of the mail that it was charged. */
  charged: string;
  /** The pauses before the second and each further try. Sales of a weekly draw last longer than the last one. */
  retryHours: number[];
  /** Whether it is cancelled if it costs more than the customer agreed to. A pre-order keeps its price. */
  hasPriceOfDay: boolean;
};
const KINDS = {
  pre_order: { noun: "pre-order", charged: "Sales have opened.", retryHours: [24, 24], hasPriceOfDay: false },
  scheduled_purchase: {
    noun: "scheduled ticket",
    charged: "Its draw is the next one.",
    retryHours: [1, 6, 24],
    hasPriceOfDay: true,
  },
} satisfies Record<PreOrderKind, Kind>;

/** Charges the pre-orders that are due. Returns how many ended or failed. One that fails for another reason stops no other. */
export async function chargePreOrders(db: Db, now: Date): Promise<number> {
  const failures: unknown[] = [];
  const due = await runInTransaction(db, (tx) => listDuePreOrders(tx, now));
  for (const id of due) await chargeOne(db, id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `Pre-orders that could not be charged: ${failures.length}`);
  return due.length;
}

async function chargeOne(db: Db, id: string): Promise<void> {
  try {
    await runInTransaction(db, (tx) => charge(tx, id));
  } catch (error) {
    // The last tickets went to others while it was charged: everything is rolled back.
    if (!(error instanceof Refusal)) throw error;
    await runInTransaction(db, async (tx) => {
      const preOrder = await takePreOrder(tx, id);
      if (preOrder) await end(tx, preOrder, "There are not enough tickets left.");
    });
  }
}

async function charge(tx: Tx, id: string): Promise<void> {
  const preOrder = await takePreOrder(tx, id);
  if (!preOrder) return;
  const { checkout_id, customer_id: customerId, order_id } = preOrder;
  const item = itemToCharge(preOrder);
  const cents = itemCents(item);
  const draws = await readDraws(tx, item.draw_ids, { hold: true });
  // Read after locking the draws: none can close before the transaction ends.
  const now = await shopNow(tx);
  const statuses = item.draw_ids.map((drawId) => purchaseStatusOf(draws.get(drawId) ?? refuseNotFound(), now));
  if (statuses.includes("pre_order")) return;
  if (statuses.some((status) => status !== "open")) return end(tx, preOrder, "The draw has closed or is sold out.");
  if (cents > preOrder.price_cents) {
    const why = `The price has changed from ${formatCents(preOrder.price_cents)} to ${formatCents(cents)}.`;
    return end(tx, preOrder, `${why} We never charge more than you agreed to.`);
  }
  const wallet = await lockBalances(tx, customerId);
  const blocks = await readSaleBlocks(tx, customerId, now);
  if (blocks.isBanned) return end(tx, preOrder, "We can't sell tickets in your country.");
  const lost = removalReason(item, { draws, now, region: null, stateOf: toStateOf(blocks.states) });
  if (lost) return end(tx, preOrder, lost.message);
  const why = blockOf(cents, availableCents(wallet), blocks);
  if (why) return fail(tx, preOrder, why, { now, stop: draws.get(preOrder.draw_id)?.stop ?? now });
  const purchase = await readPurchaseOf(tx, checkout_id);
  const sale = {
    ...{ customerId, deposit: null, purchase, orderIds: [order_id], items: [item], voucher: null },
    ...{ draws, totalCents: cents, wallet, hasBought: true, region: null, now },
  };
  await sell(tx, sale, async ({ checkoutId }) => {
    await writeCharged(tx, id, checkoutId);
    const { charged, noun } = KINDS[preOrder.kind];
    await notify(tx, preOrder, {
      subject: `Your ${noun} is in the draw: ${productOf(item).describe(item)}`,
      body: `${charged} We charged ${formatCents(cents)} to your wallet. Your ticket is in your account.`,
    });
  });
}

/** Returns the item that is charged now: at its agreed price, or at the price of the day. */
function itemToCharge({ item, kind }: PreOrder): ItemRow {
  const unitCents = KINDS[kind].hasPriceOfDay ? productOf(item).unitCentsOf(item) : null;
  return { ...item, is_scheduled: false, unit_price_cents: unitCents ?? item.unit_price_cents };
}

/** Returns why a price cannot be charged now, or null. */
function blockOf(
  cents: number,
  availableCents: number,
  { needsVerification, spending }: Awaited<ReturnType<typeof readSaleBlocks>>,
): string | null {
  if (needsVerification) return "Please verify your account first.";
  if (limitExceeded(spending, cents)) return `${formatCents(cents)} is over your spend limit.`;
  return availableCents < cents ? `There isn't enough money in your wallet: ${formatCents(cents)} is due.` : null;
}

/** Tries again later, or cancels after the last try and once sales have stopped. */
async function fail(tx: Tx, preOrder: PreOrder, why: string, { now, stop }: { now: Date; stop: Date }): Promise<void> {
  const { noun, retryHours } = KINDS[preOrder.kind];
  const hours = retryHours[preOrder.attempts] ?? 0;
  const again = new Date(now.getTime() + hours * HOUR_MS);
  if (hours === 0 || again >= stop) return end(tx, preOrder, why);
  await writeFailed(tx, preOrder, again);
  await notify(tx, preOrder, {
    subject: `We couldn't charge your ${noun}: ${productOf(preOrder.item).describe(preOrder.item)}`,
    body: `${why} We will try again in ${hours === 1 ? "an hour" : `${hours} hours`}. You can cancel the ${noun} in your account.`,
  });
}

async function end(tx: Tx, preOrder: PreOrder, why: string): Promise<void> {
  await writeCancelled(tx, preOrder.id);
  await notify(tx, preOrder, {
    subject: `Your ${KINDS[preOrder.kind].noun} is cancelled: ${productOf(preOrder.item).describe(preOrder.item)}`,
    body: `${why} Nothing was charged.`,
  });
}

async function notify(tx: Tx, { customer_id }: PreOrder, mail: { subject: string; body: string }): Promise<void> {
  await insertMail(tx, { recipient: emailOf(customer_id), ...mail });
}
