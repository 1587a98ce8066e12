// Begins recurring purchases with the purchase of a cart, and ends those that a refund takes back.
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { drawnKeyOf } from "../../catalogue/offers/catalogue.ts";
import { firstBilling } from "../../sales/products/billing.rules.ts";
import type { ItemRow } from "../../sales/products/item.ts";
import { productOf } from "../../sales/products/kinds.ts";
import { createBuyWithDeposit } from "../../sales/purchases/deposit-purchase.commands.ts";
import type { KeepRecurring } from "../../sales/purchases/purchases.commands.ts";
import { refundCheckout } from "../../sales/purchases/refunds.commands.ts";
import { toRecurringItem } from "./recurring-items.ts";
import { cancelSingle, insertRecurring } from "./recurring-purchases.rows.ts";

/** What is bought now is charged now: each recurring purchase plays the draws after those of its item. */
export const keepRecurring: KeepRecurring = async (tx, { customerId, draws, items, now, orderIds, region }) => {
  for (const [index, item] of items.entries()) {
    if (!item.recurring) continue;
    const { billingPeriod, minimumJackpotCents, quickpick = item.is_quickpick, type } = item.recurring;
    const drawNos = item.draw_ids.flatMap((id) => draws.get(id)?.draw_no ?? []);
    const on = productOf(item).recurring.placesOf?.(item, drawNos);
    const template = { ...toRecurringItem(item), is_quickpick: quickpick, ...(on && { on }) };
    // A customer has one at a time: the one before was not paid.
    if (productOf(item).isSingle) await cancelSingle(tx, customerId, item.lottery_key);
    const each = productOf(item).recurring.drawsEach(item);
    await insertRecurring(tx, {
      id: newId(type === "autoplay" ? "aut" : "sub"),
      customer_id: customerId,
      type,
      region,
      created_at: now,
      item: template,
      drawn_key: drawnKeyOf(item.lottery_key),
      draws_each: each,
      status: "active",
      after_draw_no: Math.max(0, ...drawNos),
      price_cents: item.unit_price_cents * item.quantity * each,
      minimum_jackpot_cents: minimumJackpotCents,
      billing_period: billingPeriod,
      ...billingOf(item, now),
      first_order_id: orderIds[index] ?? null,
    });
  }
};

/** A subscription is charged again one period after its purchase, always on the same day of the month. */
function billingOf({ recurring }: ItemRow, now: Date) {
  return recurring?.billingPeriod ? firstBilling(recurring.billingPeriod, now) : { billing_day: null, due_on: null };
}

/** The purchase step of the deposit saga. */
export const buyWithDeposit = createBuyWithDeposit(keepRecurring);

/** Refunds a checkout. A membership that is taken back is not charged again. */
export async function refundPurchase(tx: Tx, checkoutId: string) {
  const { takenBack, ...refunded } = await refundCheckout(tx, checkoutId);
  for (const offerKey of takenBack) await cancelSingle(tx, refunded.customerId, offerKey);
  return refunded;
}
