import { describe, expect, it } from "vitest";
import { unpackPrices } from "#site/lib/format/packed-prices.ts";
import { packChoices, unpackChoices } from "./packed-choices.ts";
import type { PlayChoice, PlaySetup } from "./play-choices.ts";

const choice = (size: number, more: Partial<PlayChoice> = {}): PlayChoice => ({
  gameOffer: `system_${size}`,
  name: `System ${size}`,
  gameType: "reduced_system",
  standardGames: size,
  sets: [
    { name: "Numbers", count: size, first: 1, last: 35 },
    { name: "Powerball", count: 1, first: 1, last: 20 },
  ],
  minGames: 1,
  maxGames: 12,
  defaultGames: 1,
  prices: `1-12 ${155 * size}/2`,
  oddsAny: { numerator: 1, denominator: 4 },
  ...more,
});
const page = {
  offerKey: "powerball",
  oneIn: 134_490_400,
  path: "systems",
  currency: "AUD",
  causes: [],
  draws: [],
  drawCounts: "1",
} as const;
const setup = (choices: PlayChoice[]): PlaySetup => ({
  ...choice(8),
  ...page,
  causes: [],
  draws: [],
  drawCounts: "1",
  choices,
});

describe("packed choices", () => {
  it("are unpacked as they were, with names that are not their keys", () => {
    const choices = [
      choice(8),
      choice(9, { maxGames: 5, prices: "1-5 1395/2" }),
      choice(10, { gameOffer: "mega_combo", oddsAny: null }),
    ];
    const unpacked = unpackChoices(packChoices(setup(choices))).choices ?? [];
    expect(unpacked).toHaveLength(3);
    expect(unpackChoices(packChoices(setup(choices)))).toMatchObject({ name: "System 8", standardGames: 8 });
    for (const [at, { prices, ...one }] of choices.entries()) {
      expect(unpacked[at]).toMatchObject(one);
      expect(unpackPrices(unpacked[at]?.prices ?? "")).toEqual(unpackPrices(prices));
    }
  });

  it("are sent without prices where a standard game costs the same in all of them", () => {
    const linear = packChoices(setup([choice(8), choice(9)]));
    expect(linear).toMatchObject({ rate: [1240, 16], choices: "System 8|8|8|12|4||;System 9|9|9|12|4||" });
    const own = setup([choice(8), choice(9, { prices: "1-12 7/1" })]);
    expect(unpackChoices(packChoices(own)).choices?.map(({ prices }) => prices)).toEqual(["1-12 1240/2", "1-12 7/1"]);
  });

  it("keep the digits of the odds that the screen shows", () => {
    const oddsAny = { numerator: 7_654_321, denominator: 134_490_400 };
    const [only] = unpackChoices(packChoices(setup([choice(8, { oddsAny })]))).choices ?? [];
    expect(only?.oddsAny?.denominator).toBeCloseTo(134_490_400 / 7_654_321, 3);
  });

  it("are absent where there is one way to play", () => {
    const { choices: _, ...single } = setup([]);
    expect(unpackChoices(packChoices(single))).toEqual(single);
  });
});
