// The draw itself, so that anybody can repeat it: seed + entries hash -> numbers. Nothing else goes in.
import { createHash, createHmac } from "node:crypto";
import type { Barrel } from "../../catalogue/offers/offer.ts";
import type { DrawnNumbers } from "./scoring.rules.ts";

/** What is published before sales open: the SHA-256 of the seed's 32 bytes, in hex. Seeds are kept as hex. */
export function seedHashOf(seed: string): string {
  return createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
}

/** An endless source of numbers below a bound, all equally likely. */
export type Source = (bound: number) => number;

/**
 * HMAC-SHA256(seed, `message|0`), `message|1` … cut into 32-bit numbers, big end first. Numbers above the largest
 * multiple of the bound are skipped: taking the remainder of all would favour small results.
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

/** The numbers of a draw, barrel by barrel, in the order drawn. The same four facts give the same numbers for ever. */
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
