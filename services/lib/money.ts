/** Money on the wire. Services use integer cents. */
export type Money = { amount: number; currency: "AUD" };

export function toMoney(cents: number): Money {
  return { amount: cents / 100, currency: "AUD" };
}

/** Rounds, because 0.29 * 100 is 28.999… in binary. */
export function toCents(money: { amount: number }): number {
  return Math.round(money.amount * 100);
}
