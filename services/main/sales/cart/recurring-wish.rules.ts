// What a customer wants to be bought again after a purchase, or charged later. Pure.
import type { components } from "#generated/main/schema.ts";
import type { RecurringWish } from "#services/db/tables/sales.ts";
import { refuse } from "#services/lib/refusal.ts";
import { findOffer } from "../../catalogue/offers/catalogue.ts";
import { recurrenceOf, requireGrowing } from "../../catalogue/offers/recurrence.ts";
import type { ItemRow } from "../products/item.ts";
import { productOf } from "../products/kinds.ts";
import type { Priced } from "../products/product.ts";

type Schemas = components["schemas"];
type Choice = Schemas["RecurringChoice"];
const AT = "recurring_purchase";

type Chosen = Priced & Partial<Pick<ItemRow, "invitation">>;

/** Returns how an item can be bought again: as its offer, unless the item itself cannot. */
function recurrenceOfItem(item: Chosen): Schemas["RecurringPurchaseOption"] {
  const offer = findOffer(item.lottery_key);
  if (!offer) return { availability: "never", type: "autoplay" };
  const recurrence = recurrenceOf(offer);
  const { mayRecur = () => true } = productOf(item).recurring;
  return mayRecur(item) ? recurrence : { ...recurrence, availability: "never" };
}

/** Returns an amount in cents. Refuses one with more than two decimals. */
export function jackpotCents(amount: number, target: string): number {
  const cents = Math.round(amount * 100);
  if (Math.abs(amount * 100 - cents) < 1e-3) return cents;
  return refuse(422, "invalid_field", "Amount must follow format e.g: 1.50", target);
}

/** Whether an item buys no more draws than each later charge will: the fewest that are sold (shop §4). */
function isOfOneCharge(item: Chosen & Pick<ItemRow, "draw_ids">, drawNos: readonly number[]): boolean {
  const { drawsEach, isOneWeek } = productOf(item).recurring;
  return isOneWeek?.(item, drawNos) ?? item.draw_ids.length <= drawsEach(item);
}

/** Refuses to repeat a ticket of several draws. */
export function requireOneDraw(
  item: Chosen & Pick<ItemRow, "draw_ids" | "recurring">,
  drawNos: readonly number[],
): void {
  if (item.recurring && !isOfOneCharge(item, drawNos))
    refuse(422, "invalid_field", "An autoplay buys one draw at a time.", "num_draws");
}

/** Returns how an item recurs, or null if it is bought once. Refuses a choice that its offer does not have. */
export function wishOf(
  { recurringPurchase: choice }: { recurringPurchase?: Choice | undefined },
  item: Chosen & Pick<ItemRow, "games">,
): RecurringWish | null {
  const { availability, type } = recurrenceOfItem(item);
  const isEnabled = availability === "always" || (choice?.enabled ?? false);
  if (!isEnabled || type === "combined_recurring_purchase") return null;
  if (availability === "never") refuse(422, "invalid_field", "This can only be bought once.", `${AT}.enabled`);
  if (choice && choice.type !== type) refuse(422, "invalid_field", "This doesn't repeat in this way.", `${AT}.type`);
  const cents = jackpotCents(choice?.minimumJackpotAmount ?? 0, `${AT}.minimum_jackpot_amount`);
  if (cents > 0 && type === "subscription")
    refuse(422, "invalid_field", "A subscription has no minimum jackpot.", `${AT}.minimum_jackpot_amount`);
  requireGrowing(item.lottery_key, cents, `${AT}.minimum_jackpot_amount`);
  const { quickpick } = choice ?? {};
  if (quickpick !== undefined && item.games.length === 0)
    refuse(422, "invalid_field", "This has no numbers to choose.", `${AT}.quickpick`);
  const isSubscription = type === "subscription";
  const fixed = productOf(item).recurring.billingPeriodOf?.(item);
  if (fixed && choice?.billingPeriod && choice.billingPeriod !== fixed)
    refuse(422, "invalid_field", "This is paid in another period.", `${AT}.billing_period`);
  return {
    type,
    minimumJackpotCents: cents,
    billingPeriod: isSubscription ? (fixed ?? choice?.billingPeriod ?? "monthly") : null,
    ...(quickpick !== undefined && { quickpick }),
  };
}

/** Returns whether an input wants a ticket to be charged later; undefined if it does not say so. */
export const scheduledBy = (input: { productType: string } | { scheduled?: boolean | undefined }) =>
  "scheduled" in input ? input.scheduled : undefined;

/** Returns an item. Refuses one that is both charged later and bought again: its repetition begins with a purchase. */
export function requireOneWay<T extends Pick<ItemRow, "is_scheduled" | "recurring">>(item: T): T {
  if (item.is_scheduled && item.recurring)
    refuse(422, "invalid_field", "A ticket that is bought again is paid now.", "scheduled");
  return item;
}

/** Returns the repetition of an item in the contract's shape. A ticket of several draws cannot begin to repeat. */
export function toRecurrence(
  item: ItemRow,
  drawNos: readonly number[],
): Pick<Schemas["CartItem"], "recurringPurchase" | "minimumJackpotAmount"> {
  const { recurring } = item;
  const option = recurrenceOfItem(item);
  const { type } = option;
  const availability = recurring || isOfOneCharge(item, drawNos) ? option.availability : "never";
  const { describe, isWeekly } = productOf(item).recurring;
  return {
    recurringPurchase: {
      type,
      availability,
      enabled: Boolean(recurring),
      ...(recurring?.billingPeriod && { billingPeriod: recurring.billingPeriod }),
      ...(recurring && { description: describe(item) }),
      ...(recurring && isWeekly?.(item) && { frequency: "weekly" as const }),
      ...(recurring && item.games.length > 0 && { quickpick: recurring.quickpick ?? item.is_quickpick }),
    },
    ...(recurring &&
      recurring.minimumJackpotCents > 0 && { minimumJackpotAmount: recurring.minimumJackpotCents / 100 }),
  };
}
