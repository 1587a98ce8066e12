import { market } from "./locale.ts";

/** Money on the wire. Services use integer cents. */
export type Money = { amount: number; currency: "AUD" | "GBP" };

export function toMoney(cents: number): Money {
  return { amount: cents / 100, currency: market().currency };
}

const formats = new Map<string, Intl.NumberFormat>();

/** Returns "$1,250.00". */
export function formatCents(cents: number): string {
  const { locale, currency } = market();
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { style: "currency", currency });
  formats.set(locale, format);
  return format.format(cents / 100);
}

/** Rounds, because 0.29 * 100 is 28.999… in binary. */
export function toCents(money: { amount: number }): number {
  return Math.round(money.amount * 100);
}
