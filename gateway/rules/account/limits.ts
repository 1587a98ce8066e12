import { fromCents, toCents } from "../cents.ts";

/** What may still be spent in the period (shop §5). */
export function remainingOfLimit(limit: number, spent: number): number {
  return fromCents(toCents(limit) - toCents(spent));
}

/** By how much an amount goes over the limit; negative while it fits. */
export function exceededBy(amount: number, limit: number, spent: number): number {
  return fromCents(toCents(amount) - toCents(remainingOfLimit(limit, spent)));
}

/** A weekly deposit limit is the most that can be deposited in any seven days (account §5). */
export function fitsLimit(amount: number, limit: number, used: number): boolean {
  return exceededBy(amount, limit, used) <= 0;
}
