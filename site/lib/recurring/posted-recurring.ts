// The fields of a posted form that repeat a purchase. A file of its own: islands load what is beside the fields of a play form.
import type { Outputs } from "#gateway/gateway.ts";

export type RecurringOption = Outputs["offers"]["get"]["recurringPurchase"];
type Type = RecurringOption["type"];

type Choice = Outputs["cart"]["get"]["cartItems"][number]["recurringPurchase"];
type BillingPeriod = NonNullable<Choice["billingPeriod"]>;
/** What a customer chose for later draws. */
export type RecurringWish = Partial<Pick<Choice, "billingPeriod" | "quickpick">> & { minimumJackpotAmount?: number };

const FIELD = "item.recurringPurchase";
/** Whether later draws get new numbers. */
const NUMBERS = `${FIELD}.quickpick`;
const CHOICES = {
  autoplay: "minimumJackpotAmount",
  subscription: "billingPeriod",
  combined_recurring_purchase: "billingPeriod",
} as const satisfies Record<Type, string>;

/** Returns what an offer that always repeats says: it cannot be turned off. `name` is that of the type. */
export const soldOnlyAs = (name: string): string => `Sold as ${name.toLowerCase()} only. You can cancel it any time.`;

/** The select that repeats a purchase: it is empty for a single draw. */
export const recurringField = (type: Type): string => `${FIELD}.${CHOICES[type]}`;

/** The select of draws and that of weeks have an option that repeats the ticket. */
const COUNTS = ["item.numDraws", "item.numWeeks"] as const;

/** Returns what a posted form chose for later draws, or undefined if no select was set to repeat the ticket. */
export function postedWish(posted: FormData | undefined): RecurringWish | undefined {
  if (!posted || !COUNTS.some((name) => Object.hasOwn(CHOICES, String(posted.get(name))))) return undefined;
  const textOf = (name: string) => String(posted.get(`${FIELD}.${name}`) ?? "");
  const jackpot = Number(textOf("minimumJackpotAmount"));
  // The service refuses any other text.
  const billingPeriod = textOf("billingPeriod") as BillingPeriod | "";
  return {
    ...(jackpot > 0 && { minimumJackpotAmount: jackpot }),
    ...(billingPeriod && { billingPeriod }),
    ...(textOf("quickpick") && { quickpick: textOf("quickpick") === "true" }),
  };
}

/**
 * Turns the choices of a posted form into the fields of cart.addItem. Without a choice nothing repeats, unless the offer always
 * does. Returns whether it repeats.
 */
export function settleRecurring(form: FormData, { availability, type }: RecurringOption): boolean {
  const field = recurringField(type);
  const chosen = String(form.get(field) ?? "");
  const quickpick = form.get(NUMBERS);
  const hasCount = COUNTS.some((name) => form.has(name));
  const isCounted = COUNTS.some((name) => form.get(name) === type);
  for (const name of COUNTS) if (form.get(name) === type) form.set(name, "1");
  for (const name of [...form.keys()]) if (name.startsWith(`${FIELD}.`)) form.delete(name);
  // A select that decides it may be beside those of what is repeated.
  const isChosen = availability === "always" || (hasCount ? isCounted : chosen !== "");
  if (availability === "never" || !isChosen) return false;
  form.set(`${FIELD}.type`, type);
  form.set(`${FIELD}.enabled`, "true");
  if (chosen !== "" && chosen !== "0") form.set(field, chosen);
  if (quickpick !== null) form.set(NUMBERS, quickpick);
  return true;
}
