// Recurring purchases in the contract's shape.
import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { toMoney } from "#services/lib/money.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import { productOf } from "../../sales/products/kinds.ts";
import { type Fund, listFunds } from "../../wallet/funds/funds.rows.ts";
import { toFund } from "../../wallet/funds/payment-methods.ts";
import { readMethodKey } from "../recurring-purchase-methods/recurring-purchase-methods.rows.ts";
import { centsEach, describeRecurring, factsOf } from "./recurring-items.ts";
import { type Attempt, type RecurringPurchase, readAttempts, readNextDraws } from "./recurring-purchases.rows.ts";
import { dayOf, statusOn } from "./recurring-purchases.rules.ts";

type Schemas = components["schemas"];

/** As many attempts as one page shows. */
const SHOWN_ATTEMPTS = 20;

/** Returns recurring purchases in the contract's shape, in their order, with their newest attempts. */
export async function toRecurringPurchases(
  tx: Tx,
  rows: readonly RecurringPurchase[],
  now: Date,
): Promise<Schemas["RecurringPurchase"][]> {
  const [first] = rows;
  if (!first) return [];
  const ids = rows.map(({ id }) => id);
  const draws = await readNextDraws(tx, rows, now);
  const attempts = await readAttempts(tx, ids, SHOWN_ATTEMPTS);
  const fundOf = await readFundsOf(tx, first.customer_id);
  return rows.map((row) => {
    const facts = { attempts: attempts.get(row.id) ?? [], fund: fundOf(row), nextDrawAt: draws.get(row.id), now };
    return toRecurringPurchase(row, facts);
  });
}

/** Returns a function that finds what pays for a recurring purchase of a customer: a saved fund, or the wallet. */
export async function readFundsOf(tx: Tx, customerId: string) {
  const funds = await listFunds(tx, customerId);
  const methodKey = await readMethodKey(tx, customerId);
  return ({ from_wallet, fund_id }: Pick<RecurringPurchase, "from_wallet" | "fund_id">): Schemas["RecurringFund"] =>
    toRecurringFund(from_wallet ? undefined : funds.find(({ id }) => id === (fund_id ?? methodKey)));
}

/** Returns one recurring purchase as the body of a reply. */
export async function replyWith(tx: Tx, row: RecurringPurchase, now: Date) {
  const [result = refuseNotFound()] = await toRecurringPurchases(tx, [row], now);
  return { status: 200 as const, body: { result } };
}

type Facts = {
  attempts: Attempt[];
  fund: Schemas["RecurringFund"];
  nextDrawAt: { draw_at: Date } | undefined;
  now: Date;
};

function toRecurringPurchase(
  row: RecurringPurchase,
  { attempts, fund, nextDrawAt, now }: Facts,
): Schemas["RecurringPurchase"] {
  const status = statusOn(row, dayOf(now));
  const cents = centsEach(row);
  const last = attempts.find((attempt) => isShown(attempt.status))?.status;
  return {
    id: row.id,
    ...(row.type === "autoplay" && { autoplayId: row.id }),
    type: row.type,
    status,
    ...(status === "recurring_status_timed_pause" && row.paused_until !== null && { pausedUntil: row.paused_until }),
    ...productFieldsOf(row),
    description: describeRecurring(row),
    quickpick: row.item.is_quickpick,
    ...factsOf(row),
    minimumJackpotAmount: toMoney(row.minimum_jackpot_cents),
    defaultFund: fund,
    ...(last && isShown(last) && { lastAttemptStatus: last }),
    ...(cents !== null && { price: toMoney(cents) }),
    ...(row.billing_period && { billingPeriod: row.billing_period }),
    ...(row.due_on && status !== "recurring_status_cancelled" && { nextChargeOn: row.due_on }),
    ...(nextDrawAt && status !== "recurring_status_cancelled" && { nextDrawAt: nextDrawAt.draw_at.toISOString() }),
    ...(row.first_order_id !== null && { firstOrderId: row.first_order_id }),
    attempts: attempts.filter(({ status: result }) => result !== "charging").map(toAttempt),
  };
}

/** Returns the fields that a membership, which has no draw, does not have. */
function productFieldsOf({ drawn_key: lotteryId, item }: RecurringPurchase): Partial<Schemas["RecurringPurchase"]> {
  if (productOf(item).hasNoDraw) return {};
  return {
    productType: item.product_type as Exclude<typeof item.product_type, "membership">,
    productOfferKey: item.lottery_key,
    lotteryId,
  };
}

const isShown = (status: Attempt["status"]): status is Schemas["RecurringAttemptStatus"] =>
  status !== "charging" && status !== "skipped";

const toAttempt = (attempt: Attempt): Schemas["RecurringPurchaseAttempt"] => ({
  status: attempt.status === "charging" ? "soft_failure" : attempt.status,
  at: attempt.created_at.toISOString(),
  fundKind: attempt.fund_kind,
  price: toMoney(attempt.price_cents),
  ...(attempt.reason !== null && { reason: attempt.reason }),
  ...(attempt.order_id !== null && { orderId: attempt.order_id }),
  ...(attempt.retry_at !== null && { retryAt: attempt.retry_at.toISOString() }),
});

/** Returns what pays: a saved fund, or the wallet. */
function toRecurringFund(fund: Fund | undefined): Schemas["RecurringFund"] {
  if (!fund) return { kind: "wallet" };
  const { brand, id, kind, lastFour } = toFund(fund);
  if (kind !== "cc") return { kind, id };
  return { kind, id, brand, ...(lastFour && { lastFour }) };
}
