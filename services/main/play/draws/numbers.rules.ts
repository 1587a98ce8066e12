// Draws the numbers from seed and entries hash alone, so that anyone can verify the result.
import { createHash, createHmac } from "node:crypto";
import type { Barrel } from "../../catalogue/game-offers/game-offer.ts";

/** Drawn numbers by set, in the order drawn: "Numbers", and where the game has them "Supplementary" and "Powerball". */
export type DrawnNumbers = Record<string, number[]>;

/** Returns the SHA-256 of a seed (32 bytes in hex), which is published before sales open. */
export function seedHashOf(seed: string): string {
  return createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
}

/** Returns uniformly distributed numbers below a bound. */
export type Source = (bound: number) => number;

/**
 * Creates a source from HMAC-SHA256(seed, `message|0`), `message|1` …, split into big-endian 32-bit numbers. Numbers above
 * the largest multiple of the bound are skipped, because a plain remainder would favour small results.
 */
export function sourceOf(seed: string, message: string): Source {
  const key = Buffer.from(seed, "hex");
  let block: Buffer = Buffer.alloc(0);
  let blocks = 0;
  const next = (): number => {
    if (block.length === 0) block = createHmac("sha256", key).update(`${message}|${blocks++}`).digest();
    const word = block.readUInt32BE(0);
    block = block.subarray(4);
    return word;
  };
  return (bound) => {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    for (;;) {
      const word = next();
      if (word < limit) return word % bound;
    }
  };
}

export type DrawIdentity = { seed: string; lotteryKey: string; drawNo: number; entriesHash: string };

/** Returns the numbers of a draw by barrel, in the order drawn. The same identity always gives the same numbers. */
export function numbersOf(
  { seed, lotteryKey, drawNo, entriesHash }: DrawIdentity,
  barrels: readonly Barrel[],
): DrawnNumbers {
  const source = sourceOf(seed, `${lotteryKey}|${drawNo}|${entriesHash}`);
  const drawn: DrawnNumbers = {};
  for (const barrel of barrels) {
    const balls = Array.from({ length: barrel.to - barrel.from + 1 }, (_, index) => barrel.from + index);
    const take = (count: number) =>
      Array.from({ length: count }, () => {
        const at = source(balls.length);
        return (barrel.repeats ? balls[at] : balls.splice(at, 1)[0]) ?? barrel.from;
      });
    drawn[barrel.name] = take(barrel.count);
    if (barrel.supplementary) drawn["Supplementary"] = take(barrel.supplementary);
  }
  return drawn;
}
