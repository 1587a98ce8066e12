// What recurring purchases buy.
import type { RecurringItem } from "#services/db/tables/recurring.ts";
import { newId } from "#services/lib/ids.ts";
import { weekdayAndDay } from "#services/lib/locale.ts";
import { drawnWhenSoldOut, findOffer } from "../../catalogue/offers/catalogue.ts";
import type { SaleDraw } from "../../play/draws/sale-draws.rows.ts";
import { DAY_MS, nextDrawNo, timesOf } from "../../play/draws/schedule.rules.ts";
import type { ItemRow } from "../../sales/products/item.ts";
import { productOf } from "../../sales/products/kinds.ts";
import type { RecurringPurchase } from "./recurring-purchases.rows.ts";

/** Returns the fields of the contract that depend on the type of product. */
export const factsOf = ({ item }: Pick<RecurringPurchase, "item">) => productOf(item).recurring.facts(item);

/** Returns the customer's name for a recurring purchase, or "4 x Monday Lotto games". */
export const describeRecurring = ({ item, label }: Pick<RecurringPurchase, "item" | "label">): string =>
  label ?? productOf(item).recurring.describe(item);

/** Returns the name that the description lacks: of a raffle or syndicate. */
export const offerNameOf = ({ item, label }: Pick<RecurringPurchase, "item" | "label">): string | undefined =>
  label === null ? productOf(item).recurring.nameOf?.(item) : undefined;

/** Returns the description with that name, for mails: "5 Ticket Book of Camper raffle". */
export function nameRecurring(kept: Pick<RecurringPurchase, "item" | "label">): string {
  const name = offerNameOf(kept);
  return name === undefined ? describeRecurring(kept) : `${describeRecurring(kept)} of ${name}`;
}

/** Returns the draws of a charge, for mails: "draw 4322 on Monday 30 November", "7 draws from draw 12 on …"; null without any. */
export function nameDraws([first, ...more]: readonly Pick<SaleDraw, "draw_at" | "draw_no" | "product_offer_key">[]) {
  if (!first) return null;
  const name = `draw ${first.draw_no}`;
  const dated = isDated(first) ? `${name} on ${weekdayAndDay(first.draw_at)}` : name;
  return more.length === 0 ? dated : `${more.length + 1} draws from ${dated}`;
}

const isDated = ({ product_offer_key: key }: Pick<SaleDraw, "product_offer_key">) =>
  !drawnWhenSoldOut(key).isDrawnWhenSoldOut;

/** Returns the causes that it supports. */
export const causesOf = ({ item }: { item: Pick<RecurringItem, "cause_key"> }): string[] =>
  item.cause_key === null ? [] : [item.cause_key];

/** The page of each type. Where one list shows all types, these lead to it, also customers who sign in on the way. */
export const LISTS = {
  autoplay: "/my-account/autoplay",
  subscription: "/my-account/subscriptions",
  combined_recurring_purchase: "/my-account/subscriptions",
} as const satisfies Record<RecurringPurchase["type"], string>;

/** Returns the page of a recurring purchase, which shows every charge and has the forms that change it. */
export const pageOf = ({ id, type }: Pick<RecurringPurchase, "id" | "type">): string => `${LISTS[type]}/ticket/${id}`;

/** Returns the item of one charge at `now`, for these draws. */
export function itemToBuy(kept: RecurringPurchase, draws: readonly Pick<SaleDraw, "id">[], now: Date): ItemRow {
  const { on: _, ...item } = productOf(kept.item).recurring.pick(kept.item);
  return {
    ...item,
    id: newId("itm"),
    cart_id: "",
    draw_ids: draws.map(({ id }) => id),
    affiliate_code: null,
    invitation: null,
    recurring: null,
    is_scheduled: false,
    unit_price_cents: Math.floor((centsAt(kept, now) ?? 0) / (item.quantity * kept.draws_each)),
  };
}

/** Returns what a recurring purchase of an item buys each time. */
export function toRecurringItem(item: ItemRow): RecurringItem {
  const {
    affiliate_code: _,
    cart_id: __,
    draw_ids: ___,
    id: ____,
    invitation: _____,
    is_scheduled: ______,
    recurring: _______,
    unit_price_cents,
    ...kept
  } = item;
  return productOf(item).keepsPrice ? { ...kept, unit_price_cents } : kept;
}

/** Returns today's price of one charge in cents: of all its draws. Null if it is no longer sold. */
export function centsEach({ draws_each, item }: Pick<RecurringPurchase, "draws_each" | "item">): number | null {
  const unit = productOf(item).unitCentsOf(item);
  return unit === null ? null : unit * item.quantity * draws_each;
}

type Told = Pick<RecurringPurchase, "draws_each" | "item" | "price_cents" | "told_price_cents" | "told_price_from">;

/** Returns the price of a charge at `at`, or null if it is no longer sold. A higher price holds only once its mail said so. */
export function centsAt(kept: Told, at: Date): number | null {
  const today = centsEach(kept);
  if (today === null || today <= kept.price_cents) return today;
  const { from } = newPriceOf(kept) ?? {};
  return from && from <= at ? today : kept.price_cents;
}

/** Returns the higher price that the customer was told, and when it holds. */
export function newPriceOf(kept: Told): { cents: number; from: Date } | null {
  const { price_cents, told_price_cents: cents, told_price_from: from } = kept;
  return cents !== null && from !== null && cents > price_cents && cents === centsEach(kept) ? { cents, from } : null;
}

// A membership has no draws.
const WEEK_MS = 7 * DAY_MS;

/**
 * Returns when a higher price begins, if the customer is mailed about it at `now`: after the next draw, which is still sold at the
 * old price. For a membership, a week later.
 */
export function newPriceFrom({ drawn_key }: Pick<RecurringPurchase, "drawn_key">, now: Date): Date {
  const offer = findOffer(drawn_key);
  if (!offer || !("schedule" in offer)) return new Date(now.getTime() + WEEK_MS);
  return timesOf(offer.schedule, nextDrawNo(offer.schedule, now) + 1).stop;
}
