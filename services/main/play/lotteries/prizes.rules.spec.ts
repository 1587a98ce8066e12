import { describe, expect, it } from "vitest";
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import type { LotteryOffer } from "../../catalogue/offers/offer.ts";
import { nextPromiseCents, type PrizeInput, promisedPrizeCents, settlePrizes } from "./prizes.rules.ts";

const rulesOf = (key: string) => (findLottery(key) as LotteryOffer).rules;

function settle(key: string, winners: Record<number, number>, input: Partial<PrizeInput> = {}) {
  return settlePrizes({
    rules: rulesOf(key),
    winners: new Map(Object.entries(winners).map(([division, count]) => [Number(division), count])),
    poolCents: 1_000_000,
    carriedCents: 0,
    promisedCents: 0,
    rollovers: 0,
    ...input,
  });
}

/** Asserts that every cent is either paid or carried over. */
function total({ divisions, carriedCents }: ReturnType<typeof settle>) {
  return divisions.reduce((sum, { winners, prizeCents }) => sum + winners * prizeCents, carriedCents);
}

describe("settlePrizes", () => {
  it("divides the pool by basis points and rounds equal shares down", () => {
    const result = settle("saturday_lotto", { 1: 1, 2: 1, 3: 3, 4: 7, 5: 11, 6: 100 });

    expect(result.divisions.map(({ prizeCents }) => prizeCents)).toEqual([
      327_500, 37_000, 18_666, 11_857, 11_136, 3_740,
    ]);
    // 2 + 1 + 4 cents remain after dividing.
    expect(result.carriedCents).toBe(2 + 1 + 4);
    expect(result.rollovers).toBe(0);
  });

  it("carries an unwon first division over to the next draw", () => {
    const result = settle("powerball", { 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1 }, { carriedCents: 5_000 });

    expect(result.carriedCents).toBe(335_000 + 5_000);
    expect(result.rollovers).toBe(1);
  });

  it("pays at least the advertised first prize", () => {
    const result = settle("powerball", { 1: 2 }, { carriedCents: 5_000, promisedCents: 500_000_000 });
    expect(result.divisions[0]?.prizeCents).toBe(250_000_000);
  });

  it("returns the pool that the first division shared, which may be more than was advertised", () => {
    const input = { poolCents: 20_000_000, promisedCents: 1_666_600 };
    const [lower, paidBelow] = [{ 2: 1, 3: 2, 4: 3, 5: 4 }, 666_600 + 2 * 66_600 + 3 * 6_600 + 4 * 660];
    const won = settle("super_66", { 1: 2, ...lower }, input);
    expect(won.firstPoolCents).toBe(20_000_000 - paidBelow);
    expect(won.divisions[0]?.prizeCents).toBe(won.firstPoolCents / 2);
    // What is carried over grows from it.
    const unwon = settle("super_66", lower, input);
    expect(unwon).toMatchObject({ firstPoolCents: won.firstPoolCents, carriedCents: won.firstPoolCents });
  });

  it("returns the advertised prize of a first division without a pool", () => {
    expect(settle("monday_lotto", { 1: 7 }, { promisedCents: 100_000_000 }).firstPoolCents).toBe(100_000_000);
  });

  it("adds an unwon division to the next lower one with a winner", () => {
    const result = settle("saturday_lotto", { 1: 1, 2: 0, 3: 0, 4: 1, 5: 1, 6: 1 });
    expect(result.divisions[3]?.prizeCents).toBe(37_000 + 56_000 + 83_000);
  });

  it("adds the first division to the second after the last rollover", () => {
    const lower = { 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 };
    const fourth = settle("saturday_lotto", lower, { rollovers: 3, carriedCents: 1_000 });
    const last = settle("saturday_lotto", lower, { rollovers: 4, carriedCents: 1_000 });

    expect(fourth).toMatchObject({ carriedCents: 328_500, rollovers: 4 });
    expect(last.divisions[1]?.prizeCents).toBe(327_500 + 1_000 + 37_000);
    expect(last).toMatchObject({ carriedCents: 0, rollovers: 0 });
  });

  it("carries over the pool of unwon divisions without a lower winner", () => {
    const result = settle("saturday_lotto", { 1: 1 });
    expect(result.carriedCents).toBe(1_000_000 - 327_500);
  });

  it("pays fixed prizes in full up to the cap, which more winners share", () => {
    expect(settle("monday_lotto", { 1: 6 }).divisions[0]?.prizeCents).toBe(100_000_000);
    expect(settle("monday_lotto", { 1: 7 }).divisions[0]?.prizeCents).toBe(85_714_285);
    expect(settle("monday_lotto", {}).divisions[0]).toMatchObject({ winners: 0, prizeCents: 100_000_000 });
  });

  it("keeps the reserve of a lottery without a jackpot", () => {
    const all = { 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 };
    expect(settle("monday_lotto", all, { carriedCents: 12 })).toMatchObject({ carriedCents: 12, rollovers: 0 });
  });

  it("pays or carries every cent of 100,000 random pools", () => {
    const random = seededRandom(20_261_122);
    const keys = ["monday_lotto", "saturday_lotto", "oz_lotto", "powerball"];
    let unbalanced = 0;
    for (let round = 0; round < 100_000; round++) {
      const key = keys[round % keys.length] as string;
      const { divisions } = rulesOf(key);
      const winners = Object.fromEntries(divisions.map(({ division }) => [division, Math.floor(random() * 5)]));
      const input = { poolCents: Math.floor(random() * 1e10), carriedCents: Math.floor(random() * 1e9) };
      const result = settle(key, winners, { ...input, rollovers: round % 6 });
      const fixed = divisions.flatMap(({ division, prize }) => (prize.kind === "fixed" ? [division] : []));
      const shared = result.divisions.filter(({ division }) => !fixed.includes(division));
      // All shares of a lottery add up to the pool.
      if (total({ ...result, divisions: shared }) !== input.poolCents + input.carriedCents) unbalanced++;
    }
    expect(unbalanced).toBe(0);
  });
});

/** Returns a repeatable source of numbers from 0 to 1 (a linear congruential generator). */
function seededRandom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe("promisedPrizeCents", () => {
  it("rounds jackpots and keeps fixed prizes", () => {
    expect(promisedPrizeCents(rulesOf("powerball"), 0)).toBe(500_000_000);
    expect(promisedPrizeCents(rulesOf("powerball"), 1_594_999_999)).toBe(2_090_000_000);
    expect(promisedPrizeCents(rulesOf("monday_lotto"), 1_594_999_999)).toBe(100_000_000);
  });
});

describe("a rollover prize", () => {
  const rules = {
    ...rulesOf("monday_lotto"),
    baseCents: 100,
    rollover: { kind: "rollover_prize", stepCents: 40, mostCents: 150 },
  } as const;
  const next = (winners: number, promised: number) =>
    nextPromiseCents(
      rules,
      { ...settle("monday_lotto", {}), divisions: [{ division: 1, label: "", winners, prizeCents: 0 }] },
      promised,
    );

  it("rises by its step while it is not won, to its most, and starts again once it is won or has been paid there", () => {
    expect([next(0, 100), next(0, 140), next(1, 140), next(0, 150)]).toEqual([140, 150, 100, 100]);
  });
});
