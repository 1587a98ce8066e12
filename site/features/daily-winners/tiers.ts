// The periods in which premium is paid, and the form that adds it to the cart. Pure.
import { formatMoney } from "#site/lib/format/money.ts";
import type { Config } from "./membership-page.ts";

type TierOffer = NonNullable<Config["membershipTiers"][number]["offers"]>[number];

/** How often each period is paid, and how many months it lasts. */
export const PERIODS = {
  monthly: { each: "each month", months: 1 },
  quarterly: { each: "every 3 months", months: 3 },
  biannually: { each: "every 6 months", months: 6 },
  annually: { each: "each year", months: 12 },
} as const satisfies Record<TierOffer["billingPeriod"], { each: string; months: number }>;

/** Returns the price of a month, rounded up to a cent. */
export const monthlyPrice = ({ billingPeriod, price }: Pick<TierOffer, "billingPeriod" | "price">): string =>
  formatMoney({ ...price, amount: Math.ceil(Math.round(price.amount * 100) / PERIODS[billingPeriod].months) / 100 });

/** Returns the form for cart.addItem. The posted form names the offer and its period; the service decides the price. */
export function membershipForm(posted: FormData): FormData {
  const form = new FormData();
  form.set("item.productType", "membership");
  form.set("item.membershipProgram", "daily_winners");
  form.set("item.membershipOffer", String(posted.get("offer") ?? ""));
  form.set("item.recurringPurchase.type", "subscription");
  form.set("item.recurringPurchase.enabled", "true");
  form.set("item.recurringPurchase.billingPeriod", String(posted.get("billingPeriod") ?? "monthly"));
  return form;
}
