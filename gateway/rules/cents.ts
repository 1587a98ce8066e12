// Money arithmetic. Decimals on the wire become whole cents here, since 50 - 49.99 in binary floats is not 0.01.

/** A decimal amount as whole cents. */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** Whole cents as the decimal amount of the wire. */
export function fromCents(cents: number): number {
  return cents / 100;
}
