// Charges pre-orders when their draw opens, in the order: pre-order, draw, wallet, stock.
import { shopNow } from "#services/lib/clock.ts";
import type { Db, Tx } from "#services/lib/handlers.ts";
import { availableCents, lockBalances } from "#services/lib/ledger.ts";
import { formatCents } from "#services/lib/money.ts";
import { Refusal } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { insertMail } from "../../foundation/mail/mail.rows.ts";
import { emailOf } from "../../identity/customer/customer.rows.ts";
import { limitExceeded } from "../../identity/spending/spending.rules.ts";
import { purchaseStatusOf } from "../../play/draws/draws.rules.ts";
import { readDraws } from "../../play/draws/sale-draws.rows.ts";
import { productOf } from "../products/kinds.ts";
import {
  listDuePreOrders,
  type PreOrder,
  readPurchaseOf,
  readSaleBlocks,
  takePreOrder,
  writeCancelled,
  writeCharged,
  writeFailed,
} from "./pre-orders.rows.ts";
import { sell } from "./purchases.commands.ts";

const DAY_MS = 86_400_000;
/** A charge is tried this many times, once a day. */
const MAX_ATTEMPTS = 3;

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
  const { checkout_id, customer_id: customerId, draw_id, item, order_id, price_cents: cents } = preOrder;
  const draws = await readDraws(tx, [draw_id], { hold: true });
  // Read after locking the draw: it cannot close before the transaction ends.
  const now = await shopNow(tx);
  const draw = draws.get(draw_id);
  const status = draw && purchaseStatusOf(draw, now);
  if (status === "pre_order") return;
  if (status !== "open") return end(tx, preOrder, "The draw has closed or is sold out.");
  const wallet = await lockBalances(tx, customerId);
  const blocks = await readSaleBlocks(tx, customerId, now);
  if (blocks.isBanned) return end(tx, preOrder, "We can't sell tickets in your country.");
  const why = blockOf(cents, availableCents(wallet), blocks);
  if (why) return fail(tx, preOrder, why, now);
  const purchase = await readPurchaseOf(tx, checkout_id);
  const sale = {
    ...{ customerId, deposit: null, purchase, orderIds: [order_id], items: [item], voucher: null },
    ...{ draws, totalCents: cents, wallet, hasBought: true, region: null, now },
  };
  await sell(tx, sale, async ({ checkoutId }) => {
    await writeCharged(tx, id, checkoutId);
    await notify(tx, preOrder, {
      subject: `Your pre-order is in the draw: ${productOf(item).describe(item)}`,
      body: `Sales have opened. We charged ${formatCents(cents)} to your wallet. Your ticket is in your account.`,
    });
  });
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

/** Tries again the next day, or cancels after the last attempt. */
async function fail(tx: Tx, preOrder: PreOrder, why: string, now: Date): Promise<void> {
  if (preOrder.attempts + 1 >= MAX_ATTEMPTS) return end(tx, preOrder, why);
  await writeFailed(tx, preOrder, new Date(now.getTime() + DAY_MS));
  await notify(tx, preOrder, {
    subject: `We couldn't charge your pre-order: ${productOf(preOrder.item).describe(preOrder.item)}`,
    body: `${why} We will try again in 24 hours. You can cancel the pre-order in your account.`,
  });
}

async function end(tx: Tx, preOrder: PreOrder, why: string): Promise<void> {
  await writeCancelled(tx, preOrder.id);
  await notify(tx, preOrder, {
    subject: `Your pre-order is cancelled: ${productOf(preOrder.item).describe(preOrder.item)}`,
    body: `${why} Nothing was charged.`,
  });
}

async function notify(tx: Tx, { customer_id }: PreOrder, mail: { subject: string; body: string }): Promise<void> {
  await insertMail(tx, { recipient: emailOf(customer_id), ...mail });
}
