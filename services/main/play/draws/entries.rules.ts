import { createHash } from "node:crypto";
import type { GameTypeKey } from "../../catalogue/game-offers/game-offer.ts";
import type { Game } from "../../catalogue/offers/lottery/prices.rules.ts";

export type Entry = { orderId: string; gameNo: number; gameType: GameTypeKey; numbers: Game };

/**
 * Returns a sold board as a line of the hashed text: game type, sets by name, numbers in the order sold. The game type decides
 * what the numbers win.
 */
export function entryLine({ orderId, gameNo, gameType, numbers }: Entry): string {
  const sets = Object.keys(numbers)
    .sort()
    .map((name) => `${name}:${(numbers[name] ?? []).join(",")}`);
  return `${orderId}|${gameNo}|${gameType}|${sets.join(";")}\n`;
}

/**
 * Hashes all games sold for a draw. The hash is published when sales close, so that adding, removing or changing a game
 * afterwards can be detected. Entries must be in canonical order: by order id (bytes), then game number.
 */
export function createEntriesHasher() {
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

/** Returns the hash of entries in any order. */
export function hashEntries(entries: readonly Entry[]): string {
  const hasher = createEntriesHasher();
  const inOrder = [...entries].sort(
    (a, b) => (a.orderId < b.orderId ? -1 : a.orderId > b.orderId ? 1 : 0) || a.gameNo - b.gameNo,
  );
  for (const entry of inOrder) hasher.add(entry);
  return hasher.digest().entriesHash;
}
