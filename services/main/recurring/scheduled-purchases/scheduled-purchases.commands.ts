// Charges pre-orders when their draw opens, and scheduled purchases when it becomes the next one: from the wallet, or by a deposit from
// the customer's method for later payments. Locks: deposit limit, pre-order, draws, wallet, stock.

import type { PreOrderKind } from "#services/db/tables/pre-orders.ts";
import { shopNow } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { availableCents, type Balances, lockBalances } from "#services/lib/ledger.ts";
import { dayAndTime } from "#services/lib/locale.ts";
import { formatCents } from "#services/lib/money.ts";
import { Refusal, refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { ticketPath } from "../../catalogue/offers/kinds.ts";
import { toStateOf } from "../../catalogue/offers/offers.rows.ts";
import { insertMail, type Mail } from "../../foundation/mail/mail.rows.ts";
import { emailOf } from "../../identity/customer/customer.rows.ts";
import { lockDepositLimit } from "../../identity/limits/deposit-limit.rows.ts";
import { purchaseStatusOf } from "../../play/draws/draws.rules.ts";
import { readDraws, type SaleDraw } from "../../play/draws/sale-draws.rows.ts";
import { removalReason } from "../../sales/cart/cart.rules.ts";
import { type ItemRow, itemCents } from "../../sales/products/item.ts";
import { productOf } from "../../sales/products/kinds.ts";
import {
  listDuePreOrders,
  type PreOrder,
  readPreOrder,
  readPurchaseOf,
  readSaleBlocks,
  takePreOrder,
  writeCancelled,
  writeCharged,
  writeCharging,
  writeDue,
  writeFailed,
} from "../../sales/purchases/pre-orders.rows.ts";
import { sell } from "../../sales/purchases/purchases.commands.ts";
import { bookDeposit, type PayingDeposit, payingDeposit } from "../../wallet/deposits/deposits.commands.ts";
import { openDeposit } from "../../wallet/deposits/deposits.rows.ts";
import type { BuyWithDeposit } from "../../wallet/deposits/deposits-saga.ts";
import type { Fund } from "../../wallet/funds/funds.rows.ts";
import { findPayingFund } from "../recurring-purchase-methods/recurring-purchase-methods.rows.ts";
import { payerOf } from "../recurring-purchases/charge-reading.rows.ts";
import {
  type ChargeParts,
  depositFrom,
  endDeposit,
  LEFT_BEHIND_MS,
  reasonAgainst,
  shortOf,
} from "../recurring-purchases/charging.commands.ts";
import { bookAdvance } from "../recurring-purchases/recurring-debits.commands.ts";
import { causesOf, nameDraws } from "../recurring-purchases/recurring-items.ts";
import { accountBlock, withoutOrders } from "../recurring-purchases/recurring-purchases.rules.ts";

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

// A card gateway that answers slowly holds up few others.
const AT_ONCE = 4;

/** Charges the pre-orders that are due. Returns how many ended or failed. One that fails for another reason stops no other. */
export async function chargePreOrders(parts: ChargeParts, now: Date): Promise<number> {
  const failures: unknown[] = [];
  const leftBefore = new Date(now.getTime() - LEFT_BEHIND_MS);
  const due = await runInTransaction(parts.db, (tx) => listDuePreOrders(tx, { now, leftBefore }));
  const queue = [...due];
  const work = async () => {
    for (let id = queue.shift(); id !== undefined && !parts.isStopped?.(); id = queue.shift())
      await chargeOne(parts, id).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (failures.length > 0)
    throw new AggregateError(failures, `Pre-orders that could not be charged: ${failures.length}`);
  return due.length;
}

const RETRIED = { active: "soft_failure", charged: "purchased", cancelled: "cancelled" } as const;

/** Charges a customer's pre-orders that failed again at once. Returns how each of them ended. */
export async function retryPreOrders(parts: ChargeParts, customerId: string, ids: readonly string[]) {
  const ends = new Map<string, (typeof RETRIED)[PreOrder["status"]]>();
  for (const id of ids) {
    const isDue = await runInTransaction(parts.db, async (tx) => writeDue(tx, customerId, id, await shopNow(tx)));
    if (!isDue) continue;
    await chargeOne(parts, id);
    ends.set(id, RETRIED[(await runInTransaction(parts.db, (tx) => readPreOrder(tx, id))).status]);
  }
  return ends;
}

async function chargeOne(parts: ChargeParts, id: string): Promise<void> {
  try {
    const depositId = await runInTransaction(parts.db, (tx) => start(tx, parts, id));
    parts.onStep?.(depositId === null ? "wallet_charged" : "charge_written");
    if (depositId !== null) await endCharge(parts, id, depositId);
  } catch (error) {
    // The last tickets went to others while it was charged, or the deposit is over a limit: everything is rolled back.
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    await runInTransaction(parts.db, (tx) => recordRefusal(tx, id, error));
  }
}

/** What a charge needs, under its locks. */
type Ready = {
  preOrder: PreOrder;
  item: ItemRow;
  cents: number;
  draws: ReadonlyMap<string, SaleDraw>;
  /** The draw that it is for. */
  draw: SaleDraw;
  wallet: Balances;
  fund: Fund | null;
  now: Date;
  /** Why it can never be charged, or null. */
  lost: string | null;
  /** Why it cannot be charged now, or null. */
  blocked: string | null;
};

/** Locks the draws and the wallet, and reads what decides the charge. Null before sales open. */
async function prepare(tx: Tx, preOrder: PreOrder): Promise<Ready | null> {
  const { customer_id: customerId } = preOrder;
  const item = itemToCharge(preOrder);
  const cents = itemCents(item);
  const draws = await readDraws(tx, item.draw_ids, { hold: true });
  // Read after locking the draws: none can close before the transaction ends.
  const now = await shopNow(tx);
  const statuses = item.draw_ids.map((drawId) => purchaseStatusOf(draws.get(drawId) ?? refuseNotFound(), now));
  if (statuses.includes("pre_order")) return null;
  const wallet = await lockBalances(tx, customerId);
  const blocks = await readSaleBlocks(tx, customerId, now);
  const lost = () => {
    if (statuses.some((status) => status !== "open")) return "The draw has closed or is sold out.";
    if (cents > preOrder.price_cents) {
      const why = `The price has changed from ${formatCents(preOrder.price_cents)} to ${formatCents(cents)}.`;
      return `${why} We never charge more than you agreed to.`;
    }
    if (blocks.isBanned) return "We can't sell tickets in your country.";
    if (blocks.isClosing) return "Your account is being closed.";
    return removalReason(item, { draws, now, region: null, stateOf: toStateOf(blocks.states) })?.message ?? null;
  };
  return {
    preOrder,
    item,
    cents,
    draws,
    wallet,
    now,
    lost: lost(),
    blocked: accountBlock(blocks, cents),
    draw: draws.get(preOrder.draw_id) ?? refuseNotFound(),
    fund: await findPayingFund(tx, payerOfLater(preOrder)),
  };
}

/** The method for later payments, as long as a pre-order has no own one. */
const payerOfLater = ({ customer_id }: Pick<PreOrder, "customer_id">) => ({
  customer_id,
  fund_id: null,
  from_wallet: false,
});

/** Tries a charge. Returns the deposit if a saved fund pays, because its gateway is asked outside the transaction. */
async function start(tx: Tx, { gateway, onStep }: ChargeParts, id: string): Promise<string | null> {
  // Before the pre-order, in the order in which the closing of an account takes both.
  const seen = await readPreOrder(tx, id);
  if (await findPayingFund(tx, payerOfLater(seen))) await lockDepositLimit(tx, seen.customer_id, await shopNow(tx));
  const preOrder = await takePreOrder(tx, id);
  if (!preOrder) return null;
  onStep?.("charge_taken");
  if (preOrder.deposit_id !== null) return preOrder.deposit_id;
  const ready = await prepare(tx, preOrder);
  if (!ready) return null;
  const { blocked, cents, fund, lost, now, wallet } = ready;
  const isShort = fund === null && availableCents(wallet) < cents;
  const short = isShort ? shortOf(cents) : null;
  if (lost !== null) await endPreOrder(tx, preOrder, lost);
  else if (blocked !== null || short !== null) await fail(tx, ready, blocked ?? short ?? "");
  else if (fund === null) await buy(tx, ready, null);
  else {
    const unusable = reasonAgainst(fund, gateway, now);
    if (unusable === null) return openCharge(tx, ready, fund);
    await fail(tx, ready, unusable);
  }
  return null;
}

/** Writes the charge down with its deposit, before the gateway is asked. A debit of a bank account, which takes days, buys at once. */
async function openCharge(tx: Tx, ready: Ready, fund: Fund): Promise<string | null> {
  const { cents, preOrder } = ready;
  const { customer_id, id } = preOrder;
  // A new key: a retry of the customer is another charge with the same `attempts`. The locked row has one deposit at a time.
  const call = { customer_id, operation_id: "chargeScheduledPurchase", idempotency_key: crypto.randomUUID() } as const;
  const deposit = await openDeposit(tx, call, depositFrom(fund, cents), { scheduledPurchase: id });
  await writeCharging(tx, id, deposit.id);
  if (fund.kind !== "bank") return deposit.id;
  await buy(tx, ready, payingDeposit(deposit), bookAdvance);
  return null;
}

/** Buys with the money of the wallet, and of a deposit for it. */
async function buy(tx: Tx, ready: Ready, deposit: PayingDeposit | null, book = bookDeposit): Promise<string> {
  const { cents, draws, fund, item, now, preOrder } = ready;
  const { checkout_id, customer_id: customerId, id, order_id } = preOrder;
  if (deposit) await book(tx, customerId, { ...deposit, at: now });
  const wallet = { ...ready.wallet, cashCents: ready.wallet.cashCents + (deposit?.cents ?? 0) };
  const purchase = await readPurchaseOf(tx, checkout_id);
  const sale = {
    customerId,
    deposit,
    purchase,
    orderIds: [order_id],
    items: [item],
    voucher: null,
    draws,
    totalCents: cents,
    wallet,
    hasBought: true,
    region: null,
    now,
  };
  const receipt = await sell(tx, sale, async ({ checkoutId }) => {
    await writeCharged(tx, id, checkoutId);
    const { charged, noun } = KINDS[preOrder.kind];
    await notify(tx, preOrder, {
      subject: `Your ${noun} is in the draw: ${productOf(item).describe(item)}`,
      link: ticketPath(item.product_type, order_id, "upcoming"),
      body: `${charged} We charged ${formatCents(cents)} to ${payerOf(fund)} for ${nameDraws([ready.draw])}. Your ticket is in your account.`,
    });
  });
  return receipt.checkoutId;
}

/** The purchase step of the deposit saga. Refuses if it was cancelled, or may no longer be bought. */
const buyPreOrder: BuyWithDeposit = async (tx, deposit, purchase) => {
  if (!("scheduledPurchase" in purchase)) throw new Error(`${deposit.id} does not pay for a scheduled purchase`);
  const preOrder = await takePreOrder(tx, purchase.scheduledPurchase, { waits: true });
  const ready = preOrder?.deposit_id === deposit.id ? await prepare(tx, preOrder) : null;
  if (ready?.cents !== deposit.amount_cents) return refuse(409, "cart_changed", "This has changed in the meantime.");
  const why = ready.lost ?? ready.blocked;
  if (why !== null) refuse(409, "cart_changed", why);
  return buy(tx, ready, payingDeposit(deposit));
};

/** Runs the deposit of a charge to its end, and records a refusal. */
async function endCharge(parts: ChargeParts, id: string, depositId: string): Promise<void> {
  const problem = await endDeposit(parts, depositId, buyPreOrder);
  if (!problem) return;
  await runInTransaction(parts.db, async (tx) => {
    const preOrder = await takePreOrder(tx, id, { waits: true });
    // The customer may have cancelled it: no mail.
    if (preOrder?.deposit_id === depositId) await recordFailure(tx, preOrder, problem.message);
  });
}

async function recordRefusal(tx: Tx, id: string, { code, message }: Refusal): Promise<void> {
  const preOrder = await takePreOrder(tx, id);
  if (!preOrder) return;
  if (code === "cart_changed") await endPreOrder(tx, preOrder, "There are not enough tickets left.");
  else await recordFailure(tx, preOrder, message);
}

async function recordFailure(tx: Tx, preOrder: PreOrder, message: string): Promise<void> {
  const why = withoutOrders(message);
  const ready = await prepare(tx, preOrder);
  if (!ready) return;
  if (ready.lost !== null) await endPreOrder(tx, preOrder, ready.lost);
  else await fail(tx, ready, why);
}

/** Returns the item that is charged now: at its agreed price, or at the price of the day. */
function itemToCharge({ item, kind }: PreOrder): ItemRow {
  const unitCents = KINDS[kind].hasPriceOfDay ? productOf(item).unitCentsOf(item) : null;
  return { ...item, is_scheduled: false, unit_price_cents: unitCents ?? item.unit_price_cents };
}

/** Tries again later, or cancels after the last try and once sales have stopped. */
async function fail(tx: Tx, { blocked, draw, now, preOrder }: Ready, why: string): Promise<void> {
  const { noun, retryHours } = KINDS[preOrder.kind];
  const hours = retryHours[preOrder.attempts] ?? 0;
  const again = new Date(now.getTime() + hours * HOUR_MS);
  if (hours === 0 || again >= draw.stop) return endPreOrder(tx, preOrder, why);
  await writeFailed(tx, preOrder, { again, reason: why });
  const tries = `We will try again on ${dayAndTime(again)}.`;
  // No other way to pay helps against a limit.
  const payers = blocked === why ? "" : "choose another way to pay, or ";
  await notify(tx, preOrder, {
    subject: `We couldn't charge your ${noun}: ${productOf(preOrder.item).describe(preOrder.item)}`,
    body: `${why} It was for ${nameDraws([draw])}. ${tries} You can ${payers}cancel the ${noun} in your account.`,
  });
}

/** Cancels a pre-order and mails its customer: for a reason, or `null` if the customer wants it. */
export async function endPreOrder(tx: Tx, preOrder: PreOrder, why: string | null): Promise<void> {
  await writeCancelled(tx, preOrder.id, why);
  const draws = await readDraws(tx, [preOrder.draw_id], { hold: false });
  await notify(tx, preOrder, {
    subject: `Your ${KINDS[preOrder.kind].noun} is cancelled: ${productOf(preOrder.item).describe(preOrder.item)}`,
    body: `${why ?? "You cancelled it."} Nothing was charged, and you have no ticket in ${nameDraws([...draws.values()])}.`,
  });
}

async function notify(tx: Tx, preOrder: PreOrder, mail: Pick<Mail, "subject" | "body" | "link">): Promise<void> {
  const link = `/my-account/scheduled-purchases/${preOrder.id}`;
  await insertMail(tx, { recipient: emailOf(preOrder.customer_id), link, causeKeys: causesOf(preOrder), ...mail });
}
