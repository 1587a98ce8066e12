import { describe, expect, it } from "vitest";
import { findRaffle } from "../../catalogue/offers/catalogue.ts";
import {
  drawNumbers,
  isNumbered,
  type NumberedOffer,
  numberedPrizes,
  numberWins,
  soldElsewhere,
  specialCents,
} from "./numbered.rules.ts";

const requireNumbered = (key: string): NumberedOffer => {
  const raffle = findRaffle(key);
  if (!raffle || !isNumbered(raffle)) throw new Error(`${key} is not numbered`);
  return raffle;
};
const SUPER = requireNumbered("super_jackpot_lottery");
const SMILE = requireNumbered("make_a_smile_lottery");
const identityOf = ({ key }: NumberedOffer, seed: number) => ({
  seed: seed.toString(16).padStart(64, "0"),
  lotteryKey: key,
  drawNo: 1,
  entriesHash: "ab",
});
const draw = (raffle: NumberedOffer, seed: number, own: number[] = [], rollovers = 0) =>
  drawNumbers(identityOf(raffle, seed), raffle, { own, rollovers });

/** A small lottery, so that a test can look at every number. */
const SMALL: NumberedOffer = {
  ...SUPER,
  maxTickets: 12,
  levels: [
    { level: 1, count: 1, cents: 10_000, name: "Level 1" },
    { level: 2, count: 2, cents: 1_000, name: "Level 2" },
  ],
};

describe("a draw that is sold out", () => {
  it("draws each prize number once", () => {
    const { levels } = draw(SUPER, 1);
    const numbers = levels.flatMap((level) => level.numbers);
    expect(levels.map((level) => level.numbers.length)).toEqual([1, 1, 1, 2, 10, 20, 30, 400, 500, 3000]);
    expect(new Set(numbers).size).toBe(3965);
    expect(numbers.every((number) => number !== null && number >= 1 && number <= 270_000)).toBe(true);
    expect(draw(SUPER, 1)).toEqual(draw(SUPER, 1));
  });

  it("gives each number what the rules of the game give it", () => {
    for (let seed = 0; seed < 300; seed++) {
      const drawn = draw(SMALL, seed);
      const wins = numberWins(SMALL, 1, { cents: 50_000_000, drawn });
      const prizeNumbers = drawn.levels.flatMap(({ level, numbers }) => numbers.map((number) => ({ level, number })));
      for (let ticket = 1; ticket <= 12; ticket++) {
        const expected = prizeNumbers.flatMap(({ level, number }) => {
          // The circle of numbers, by its remainders.
          const distance = (ticket - (number ?? 0) + 12) % 12;
          if (distance === 0) return [level === 1 ? 10_000 : 1_000];
          return distance === 1 || distance === 11 ? [level === 1 ? SMALL_NEIGHBOUR : 220] : [];
        });
        if (drawn.special === ticket && prizeNumbers.some(({ number }) => number === ticket)) expected.push(50_000_000);
        const won = wins.filter(({ number }) => number === ticket).map(({ cents }) => cents);
        expect(won.sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
      }
      expect(new Set(wins.map(({ id }) => id)).size).toBe(wins.length);
    }
  });

  it("wins the jackpot as often as its odds say", () => {
    const won = Array.from({ length: 3_000 }, (_, seed) => draw(SMALL, seed)).filter(
      ({ isSpecialWon }) => isSpecialWon,
    );
    // 3 of 12 numbers; six standard deviations.
    expect(Math.abs(won.length - 750)).toBeLessThan(6 * Math.sqrt(3_000 * 0.25 * 0.75));
  });

  it("lists its prizes by level, with their number", () => {
    const prizes = numberedPrizes(SUPER, 1, 56_000_000);
    expect(prizes.slice(-3)).toMatchObject([
      { cents: 50_000, count: 2 },
      { cents: 220, count: 7_928 },
      { name: "Jackpot", cents: 56_000_000, count: 1 },
    ]);
  });

  it("is sold by others too, the last ticket at its stop", () => {
    const row = { draw_no: 1, seed: "0".repeat(64), stop: new Date("2026-11-25T09:00:00Z") };
    const at = (time: string) => soldElsewhere(SUPER, row, new Date(time));
    expect(at("2026-11-01T00:00:00Z")).toBe(0);
    expect(at("2026-11-24T09:00:00Z")).toBeGreaterThan(at("2026-11-23T09:00:00Z"));
    expect(at("2026-11-25T08:59:59Z")).toBeLessThan(270_000);
    expect(at("2026-11-25T09:00:00Z")).toBe(270_000);
  });
});
const SMALL_NEIGHBOUR = 50_000;

describe("a weekly draw", () => {
  const own = Array.from({ length: 5_000 }, (_, at) => 3 * at + 1);

  it("gives a ticket one prize at most", () => {
    for (let seed = 0; seed < 20; seed++) {
      const numbers = draw(SMILE, seed, own, 49).levels.flatMap((level) => level.numbers);
      const { special } = draw(SMILE, seed, own, 49);
      const sold = [...numbers, special].filter((number) => number !== null);
      expect(numbers).toHaveLength(102);
      expect(sold.length).toBeGreaterThan(0);
      expect(new Set(sold).size).toBe(sold.length);
      expect(sold.every((number) => own.includes(number))).toBe(true);
    }
  });

  it("has a prize that grows by $500 a week up to $25,000 and is won then", () => {
    expect([0, 1, 48, 49, 60].map((rollovers) => specialCents(SMILE, rollovers))).toEqual([
      50_000, 100_000, 2_450_000, 2_500_000, 2_500_000,
    ]);
    expect(Array.from({ length: 50 }, (_, seed) => draw(SMILE, seed, own, 49).isSpecialWon)).not.toContain(false);
    expect(Array.from({ length: 50 }, (_, seed) => draw(SMILE, seed, own, 0).isSpecialWon)).toContain(false);
  });
});
