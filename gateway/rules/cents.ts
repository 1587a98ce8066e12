// Money arithmetic in whole cents, since 50 - 49.99 in binary floating point is not 0.01. The wire has decimals.

/** Converts a decimal amount to whole cents. */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** Converts whole cents to a decimal amount. */
export function fromCents(cents: number): number {
  return cents / 100;
}
