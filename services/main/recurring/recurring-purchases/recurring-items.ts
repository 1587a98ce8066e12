// What recurring purchases buy.
import type { RecurringItem } from "#services/db/tables/recurring.ts";
import { newId } from "#services/lib/ids.ts";
import type { SaleDraw } from "../../play/draws/sale-draws.rows.ts";
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

/** The page of each type. Where one list shows all types, these lead to it, also customers who sign in on the way. */
export const LISTS = {
  autoplay: "/my-account/autoplay",
  subscription: "/my-account/subscriptions",
  combined_recurring_purchase: "/my-account/subscriptions",
} as const satisfies Record<RecurringPurchase["type"], string>;

/** Returns the page of a recurring purchase, which shows every charge and has the forms that change it. */
export const pageOf = ({ id, type }: Pick<RecurringPurchase, "id" | "type">): string => `${LISTS[type]}/ticket/${id}`;

/** Returns the item of one charge, for these draws at today's price. */
export function itemToBuy(template: RecurringItem, draws: readonly Pick<SaleDraw, "id">[]): ItemRow {
  const { on: _, ...item } = productOf(template).recurring.pick(template);
  return {
    ...item,
    id: newId("itm"),
    cart_id: "",
    draw_ids: draws.map(({ id }) => id),
    affiliate_code: null,
    invitation: null,
    recurring: null,
    is_scheduled: false,
    unit_price_cents: productOf(item).unitCentsOf(item) ?? 0,
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

/** Returns the price of one charge in cents: of all its draws. Null if it is no longer sold. */
export function centsEach({ draws_each, item }: Pick<RecurringPurchase, "draws_each" | "item">): number | null {
  const unit = productOf(item).unitCentsOf(item);
  return unit === null ? null : unit * item.quantity * draws_each;
}
