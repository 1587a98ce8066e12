const rows: number[][] = [[1]];

/** Returns row n of Pascal's triangle. */
function rowOf(n: number): number[] {
  for (let at = rows.length; at <= n; at++) {
    const before = rows[at - 1] ?? [];
    rows.push(Array.from({ length: at + 1 }, (_, k) => (before[k - 1] ?? 0) + (before[k] ?? 0)));
  }
  return rows[n] ?? [];
}

/** Returns the number of ways to choose k of n; 0 if there is none. Exact for n up to 50, the largest barrel. */
export const choose = (n: number, k: number): number => (n < 0 ? 0 : (rowOf(n)[k] ?? 0));

/** Returns a whole number, which the database, the wire and sums hold exactly. Throws if it is too large. */
export function exact(count: number): number {
  if (!Number.isSafeInteger(count)) throw new Error(`${count} is not an exact number`);
  return count;
}
