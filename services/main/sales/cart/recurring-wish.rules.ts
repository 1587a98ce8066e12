// What a customer wants to be bought again after a purchase. Pure.
import type { components } from "#generated/main/schema.ts";
import type { RecurringWish } from "#services/db/tables/sales.ts";
import { refuse } from "#services/lib/refusal.ts";
import { findOffer } from "../../catalogue/offers/catalogue.ts";
import { recurrenceOf } from "../../catalogue/offers/recurrence.ts";
import type { ItemRow, ItemToBuy } from "../products/item.ts";

type Schemas = components["schemas"];
type Choice = Schemas["RecurringChoice"];
const AT = "recurring_purchase";

/** Returns how an item recurs, or null if it is bought once. Refuses a choice that its offer does not have. */
export function wishOf(input: Schemas["CartItemInput"], item: ItemToBuy): RecurringWish | null {
  const choice: Choice | undefined = "recurringPurchase" in input ? input.recurringPurchase : undefined;
  const offer = findOffer(item.lottery_key);
  const { availability, type } = offer ? recurrenceOf(offer) : ({ availability: "never", type: "autoplay" } as const);
  const isEnabled = availability === "always" || (choice?.enabled ?? false);
  if (!isEnabled || type === "combined_recurring_purchase") return null;
  if (availability === "never") refuse(422, "invalid_field", "This can only be bought once.", `${AT}.enabled`);
  if (choice && choice.type !== type) refuse(422, "invalid_field", "This doesn't repeat in this way.", `${AT}.type`);
  const cents = Math.round((choice?.minimumJackpotAmount ?? 0) * 100);
  if (cents > 0 && type === "subscription")
    refuse(422, "invalid_field", "A subscription has no minimum jackpot.", `${AT}.minimum_jackpot_amount`);
  const isSubscription = type === "subscription";
  return {
    type,
    minimumJackpotCents: cents,
    billingPeriod: isSubscription ? (choice?.billingPeriod ?? "monthly") : null,
  };
}

/** Returns the repetition of an item in the contract's shape. */
export function toRecurrence({
  lottery_key,
  recurring,
}: ItemRow): Pick<Schemas["CartItem"], "recurringPurchase" | "minimumJackpotAmount"> {
  const offer = findOffer(lottery_key);
  const { availability, type } = offer ? recurrenceOf(offer) : ({ availability: "never", type: "autoplay" } as const);
  return {
    recurringPurchase: {
      ...{ type, availability, enabled: Boolean(recurring) },
      ...(recurring?.billingPeriod && { billingPeriod: recurring.billingPeriod }),
    },
    ...(recurring &&
      recurring.minimumJackpotCents > 0 && { minimumJackpotAmount: recurring.minimumJackpotCents / 100 }),
  };
}
