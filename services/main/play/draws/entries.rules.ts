import { createHash } from "node:crypto";
import type { Game } from "../../catalogue/offers/prices.rules.ts";

export type Entry = { orderId: string; gameNo: number; numbers: Game };

/** One sold game as it counts for the hash: sets by name, numbers as they were sold. */
export function entryLine({ orderId, gameNo, numbers }: Entry): string {
  const sets = Object.keys(numbers)
    .sort()
    .map((name) => `${name}:${(numbers[name] ?? []).join(",")}`);
  return `${orderId}|${gameNo}|${sets.join(";")}\n`;
}

/**
 * The hash of everything sold for a draw, published when sales close: after that no game can be added, taken away or
 * changed unseen. Entries come in canonical order: by order id (bytes), then game number.
 */
export function entriesHasher() {
  const hash = createHash("sha256");
  let count = 0;
  return {
    add(entry: Entry) {
      hash.update(entryLine(entry));
      count++;
    },
    digest: () => ({ entriesHash: hash.digest("hex"), count }),
  };
}

/** The hash of a list of entries, in any order. */
export function hashEntries(entries: readonly Entry[]): string {
  const hasher = entriesHasher();
  const inOrder = [...entries].sort(
    (a, b) => (a.orderId < b.orderId ? -1 : a.orderId > b.orderId ? 1 : 0) || a.gameNo - b.gameNo,
  );
  for (const entry of inOrder) hasher.add(entry);
  return hasher.digest().entriesHash;
}
