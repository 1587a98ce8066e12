import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { LOTTERIES } from "../../catalogue/offers/lottery/lotteries.ts";
import { numbersOf, seedHashOf, sourceOf } from "./numbers.rules.ts";

const seed = "1ddfe0ca866551921cac532e63df44df081dbd8906120c7185d305798f5a12a5";
const entriesHash = createHash("sha256").digest("hex");

describe("numbersOf", () => {
  it.each(LOTTERIES.map((lottery) => [lottery.key, lottery] as const))(
    "draws %s in range and without repeats",
    (key, lottery) => {
      for (let drawNo = 1; drawNo <= 50; drawNo++) {
        const drawn = numbersOf({ seed, lotteryKey: key, drawNo, entriesHash }, lottery.rules.barrels);
        for (const barrel of lottery.rules.barrels) {
          const all = [...(drawn[barrel.name] ?? []), ...(barrel.supplementary ? (drawn["Supplementary"] ?? []) : [])];
          expect(all).toHaveLength(barrel.count + (barrel.supplementary ?? 0));
          expect(all.every((number) => number >= barrel.from && number <= barrel.to)).toBe(true);
          if (!barrel.repeats) expect(new Set(all).size).toBe(all.length);
        }
      }
    },
  );

  it("depends on every part of the identity and nothing else", () => {
    const draw = { seed, lotteryKey: "monday_lotto", drawNo: 4320, entriesHash };
    const barrels = [{ name: "Numbers", from: 1, to: 45, count: 6, supplementary: 2 }];
    const numbers = numbersOf(draw, barrels);

    expect(numbersOf(draw, barrels)).toEqual(numbers);
    expect(numbersOf({ ...draw, drawNo: 4321 }, barrels)).not.toEqual(numbers);
    expect(numbersOf({ ...draw, lotteryKey: "wednesday_lotto" }, barrels)).not.toEqual(numbers);
    expect(numbersOf({ ...draw, entriesHash: seed }, barrels)).not.toEqual(numbers);
    expect(numbersOf({ ...draw, seed: entriesHash }, barrels)).not.toEqual(numbers);
  });

  it("matches the published description", () => {
    const message = `monday_lotto|4320|${entriesHash}`;
    const block = createHmac("sha256", Buffer.from(seed, "hex")).update(`${message}|0`).digest();

    // Only the last 31 of the 32-bit numbers are skipped for a bound of 45.
    expect(
      numbersOf({ seed, lotteryKey: "monday_lotto", drawNo: 4320, entriesHash }, [
        { name: "Numbers", from: 1, to: 45, count: 6 },
      ])["Numbers"]?.[0],
    ).toBe(1 + (block.readUInt32BE(0) % 45));
  });

  it("favours no ball", () => {
    const counts = new Map<number, number>();
    for (let drawNo = 1; drawNo <= 7_500; drawNo++) {
      const { Numbers = [] } = numbersOf({ seed, lotteryKey: "monday_lotto", drawNo, entriesHash }, [
        { name: "Numbers", from: 1, to: 45, count: 6 },
      ]);
      for (const number of Numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    // Chi-squared with 44 degrees of freedom: a fair source exceeds 84.0 once in 4,000 runs.
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(counts.size).toBe(45);
    expect(chi).toBeLessThan(84);
  });
});

describe("sourceOf", () => {
  it("skips numbers that would favour small results", () => {
    // Just over half of all 32-bit numbers: a plain remainder would return lower results twice as often.
    const bound = 2 ** 31 + 1;
    const source = sourceOf(seed, "bias");
    const results = Array.from({ length: 2_000 }, () => source(bound));
    const low = results.filter((result) => result < bound / 2).length;
    expect(low / results.length).toBeGreaterThan(0.46);
    expect(low / results.length).toBeLessThan(0.54);
  });
});

describe("seedHashOf", () => {
  it("is the SHA-256 of the seed's bytes", () => {
    expect(seedHashOf("00".repeat(32))).toBe("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
  });
});
