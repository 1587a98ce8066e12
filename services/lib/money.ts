/** Money on the wire. Services use integer cents. */
export type Money = { amount: number; currency: "AUD" };

export function toMoney(cents: number): Money {
  return { amount: cents / 100, currency: "AUD" };
}

const dollars = new Intl.NumberFormat("en-AU", { style: "currency", currency: "AUD" });

/** Returns "$1,250.00". */
export const formatCents = (cents: number): string => dollars.format(cents / 100);

/** Rounds, because 0.29 * 100 is 28.999… in binary. */
export function toCents(money: { amount: number }): number {
  return Math.round(money.amount * 100);
}
