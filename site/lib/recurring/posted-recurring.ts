// The fields of a posted form that repeat a purchase. A file of its own: islands load what is beside the fields of a play form.
import type { Outputs } from "#gateway/gateway.ts";

export type RecurringOption = Outputs["offers"]["get"]["recurringPurchase"];
type Type = RecurringOption["type"];

const FIELD = "item.recurringPurchase";
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

/** Whether a select of a posted form was set to repeat the ticket. */
export const isRecurring = (posted: FormData | undefined): boolean =>
  COUNTS.some((name) => Object.hasOwn(CHOICES, String(posted?.get(name))));

/**
 * Turns the choices of a posted form into the fields of cart.addItem. Without a choice nothing repeats, unless the offer always
 * does. Returns whether it repeats.
 */
export function settleRecurring(form: FormData, { availability, type }: RecurringOption): boolean {
  const field = recurringField(type);
  const chosen = String(form.get(field) ?? "");
  const isCounted = COUNTS.some((name) => form.get(name) === type);
  for (const name of COUNTS) if (form.get(name) === type) form.set(name, "1");
  for (const name of [...form.keys()]) if (name.startsWith(`${FIELD}.`)) form.delete(name);
  if (availability === "never" || (availability !== "always" && chosen === "" && !isCounted)) return false;
  form.set(`${FIELD}.type`, type);
  form.set(`${FIELD}.enabled`, "true");
  if (chosen !== "" && chosen !== "0") form.set(field, chosen);
  return true;
}
