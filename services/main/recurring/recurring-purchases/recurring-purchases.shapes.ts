// Recurring purchases in the contract's shape.
import type { components } from "#generated/main/schema.ts";
import type { Content } from "#services/content/content.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { toMoney } from "#services/lib/money.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import { readStop } from "../../play/parties/parties.rows.ts";
import { readOpenDraws } from "../../sales/orders/orders.rows.ts";
import { dayOf } from "../../sales/products/billing.rules.ts";
import { withCauseNames } from "../../sales/products/causes.ts";
import { productOf } from "../../sales/products/kinds.ts";
import { hasDebt } from "../../wallet/deposits/deposits.rows.ts";
import { type Fund, listFunds } from "../../wallet/funds/funds.rows.ts";
import { toFund } from "../../wallet/funds/payment-methods.ts";
import { readMethodKey } from "../recurring-purchase-methods/recurring-purchase-methods.rows.ts";
import { isPaidDebt } from "./recurring-debits.commands.ts";
import { centsAt, describeRecurring, factsOf, newPriceOf, offerNameOf } from "./recurring-items.ts";
import {
  type AttemptForDraw,
  type RecurringPurchase,
  readAttempts,
  readNextDraws,
} from "./recurring-purchases.rows.ts";
import { nextChargeDay, scheduledDrawAt, skippedDay, statusOn } from "./recurring-purchases.rules.ts";

type Schemas = components["schemas"];

/** As many attempts as one page shows. */
const SHOWN_ATTEMPTS = 20;

/** What a shape needs beside the rows: the names of causes are content. */
type Reading = { content: Content; now: Date };

/** Returns recurring purchases in the contract's shape, in their order, with their newest attempts. */
export async function toRecurringPurchases(
  tx: Tx,
  rows: readonly RecurringPurchase[],
  { content, now }: Reading,
): Promise<Schemas["RecurringPurchase"][]> {
  const [first] = rows;
  if (!first) return [];
  const ids = rows.map(({ id }) => id);
  const draws = await readNextDraws(tx, rows, now);
  const attempts = await readAttempts(tx, ids, SHOWN_ATTEMPTS);
  const ticketsOf = ({ first_order_id, id }: RecurringPurchase) =>
    [first_order_id, ...(attempts.get(id) ?? []).map(({ order_id }) => order_id)].filter((one) => one !== null);
  const openDraws = await readOpenDraws(tx, first.customer_id, rows.flatMap(ticketsOf), now);
  const fundOf = await readFundsOf(tx, first.customer_id);
  const blocks = await readBlocks(tx, first.customer_id, rows);
  const shapes = rows.map((row) => {
    const bought = ticketsOf(row).flatMap((ticket) => openDraws.get(ticket) ?? []);
    const nextDraws = draws.get(row.id) ?? [];
    const facts = {
      attempts: attempts.get(row.id) ?? [],
      block: blocks.get(row.id),
      bought,
      fund: fundOf(row),
      nextDraws,
      now,
    };
    return toRecurringPurchase(row, facts);
  });
  return withCauseNames(content, shapes);
}

/** Returns a function that finds what pays for a recurring purchase of a customer: a saved fund, or the wallet. */
export async function readFundsOf(tx: Tx, customerId: string) {
  const funds = await listFunds(tx, customerId);
  const methodKey = await readMethodKey(tx, customerId);
  return ({ from_wallet, fund_id }: Pick<RecurringPurchase, "from_wallet" | "fund_id">): Schemas["RecurringFund"] =>
    toRecurringFund(from_wallet ? undefined : funds.find(({ id }) => id === (fund_id ?? methodKey)));
}

type Block = Schemas["RecurringPurchase"]["resumeBlockedBy"];

/** Returns why paused purchases cannot be resumed, by their ids. */
async function readBlocks(tx: Tx, customerId: string, rows: readonly RecurringPurchase[]) {
  const paused = rows.filter(({ status }) => status === "paused");
  const owes = paused.length > 0 && (await hasDebt(tx, customerId));
  const blocks = new Map<string, Block>();
  for (const { autosession_off, id, item } of paused) {
    const stop = autosession_off ? "off" : await readStop(tx, item);
    if (stop) blocks.set(id, stop === "off" ? "organiser" : "organiser_paused");
    else if (owes) blocks.set(id, "debt");
  }
  return blocks;
}

/** Returns one recurring purchase as the body of a reply. */
export async function replyWith(tx: Tx, row: RecurringPurchase, reading: Reading) {
  const [result = refuseNotFound()] = await toRecurringPurchases(tx, [row], reading);
  return { status: 200 as const, body: { result } };
}

type Facts = {
  attempts: AttemptForDraw[];
  block: Block;
  fund: Schemas["RecurringFund"];
  /** The draws that the next charge buys. */
  nextDraws: { id: string; draw_at: Date }[];
  /** The ids of the draws still on sale that it has bought. */
  bought: string[];
  now: Date;
};

function toRecurringPurchase(
  row: RecurringPurchase,
  { attempts, block, bought, fund, nextDraws, now }: Facts,
): Schemas["RecurringPurchase"] {
  const status = statusOn(row, dayOf(now));
  const cents = centsAt(row, now);
  const newPrice = newPriceOf(row);
  const nextDrawAt = nextDraws[0]?.draw_at ?? scheduledDrawAt(row, now);
  const chargeOn = nextChargeDay(row, now);
  const isCancelled = status === "recurring_status_cancelled";
  const isPausedUntil = status === "recurring_status_timed_pause";
  const skippedOn = isPausedUntil ? skippedDay(row, now) : null;
  const offerName = offerNameOf(row);
  const last = attempts.find((attempt) => isShown(attempt.status))?.status;
  return {
    id: row.id,
    ...(row.type === "autoplay" && { autoplayId: row.id }),
    type: row.type,
    status,
    ...(isPausedUntil && row.paused_until !== null && { pausedUntil: row.paused_until }),
    ...(skippedOn !== null && { skippedOn }),
    ...(block && status !== "recurring_status_active" && { resumeBlockedBy: block }),
    ...productFieldsOf(row),
    description: describeRecurring(row),
    ...(offerName !== undefined && { offerName }),
    quickpick: row.item.is_quickpick,
    ...factsOf(row),
    minimumJackpotAmount: toMoney(row.minimum_jackpot_cents),
    defaultFund: fund,
    ...(last && isShown(last) && { lastAttemptStatus: last }),
    ...(cents !== null && { price: toMoney(cents) }),
    ...(newPrice &&
      newPrice.from > now && { newPrice: toMoney(newPrice.cents), newPriceFrom: newPrice.from.toISOString() }),
    ...(row.billing_period && { billingPeriod: row.billing_period }),
    ...(chargeOn !== null && !isCancelled && { nextChargeOn: chargeOn }),
    ...(nextDrawAt && !isCancelled && { nextDrawAt: nextDrawAt.toISOString() }),
    drawEncodedIds: isCancelled ? bought : [...bought, ...drawsToBuy(row, attempts, nextDraws)],
    ...(row.first_order_id !== null && { firstOrderId: row.first_order_id }),
    attempts: attempts
      .flatMap(toTries)
      .sort((a, b) => b.at.localeCompare(a.at))
      .slice(0, SHOWN_ATTEMPTS),
  };
}

/**
 * Returns the draws that an active purchase buys for sure: none if the jackpot decides, which buys a large one at once, and none whose
 * charge failed for good.
 */
function drawsToBuy(row: RecurringPurchase, attempts: AttemptForDraw[], nextDraws: Facts["nextDraws"]): string[] {
  const [next] = nextDraws;
  const isGivenUp = attempts.some(
    (attempt) => attempt.draw_id === next?.id && attempt.status !== "charging" && attempt.retry_at === null,
  );
  if (row.status !== "active" || row.minimum_jackpot_cents > 0 || isGivenUp) return [];
  return nextDraws.map(({ id }) => id);
}

/** Returns the fields that a membership, which has no draw, does not have. */
function productFieldsOf({ drawn_key: lotteryId, item }: RecurringPurchase): Partial<Schemas["RecurringPurchase"]> {
  if (productOf(item).hasNoDraw) return {};
  return {
    productType: item.product_type,
    productOfferKey: item.lottery_key,
    lotteryId,
  };
}

const isShown = (status: AttemptForDraw["status"]): status is Schemas["RecurringAttemptStatus"] =>
  status !== "charging" && status !== "skipped";

/** Returns every try of an attempt that has ended, the last one first. */
function toTries(attempt: AttemptForDraw): Schemas["RecurringPurchaseAttempt"][] {
  const { draw_at, earlier_tries, fund_kind, order_id, price_cents, reason, retry_at, status, tried_at } = attempt;
  const drawn = (drawAt: Date | string | null | undefined) => drawAt && { drawAt: new Date(drawAt).toISOString() };
  const earlier = earlier_tries
    .map((one, nth) => ({
      status: one.status,
      at: new Date(one.at).toISOString(),
      fundKind: one.fundKind,
      price: toMoney(one.priceCents),
      ...drawn(attempt.earlier_draws_at[nth]),
      ...(one.reason !== null && { reason: one.reason }),
    }))
    .toReversed();
  if (status === "charging") return earlier;
  const last = {
    status: isPaidDebt(attempt) ? ("debt_paid" as const) : status,
    at: tried_at.toISOString(),
    fundKind: isPaidDebt(attempt) ? ("wallet" as const) : fund_kind,
    price: toMoney(price_cents),
    ...drawn(draw_at),
    ...(reason !== null && { reason }),
    ...(order_id !== null && { orderId: order_id }),
    ...(retry_at !== null && { retryAt: retry_at.toISOString() }),
  };
  return [last, ...earlier];
}

/** Returns what pays: a saved fund, or the wallet. */
function toRecurringFund(fund: Fund | undefined): Schemas["RecurringFund"] {
  if (!fund) return { kind: "wallet" };
  const { brand, id, kind, lastFour } = toFund(fund);
  if (kind === "paypal") return { kind, id };
  return { kind, id, ...(kind === "cc" && { brand }), ...(lastFour && { lastFour }) };
}
