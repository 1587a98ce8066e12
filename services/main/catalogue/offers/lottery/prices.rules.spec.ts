import { describe, expect, it } from "vitest";
import type { GameOffer } from "../../game-offers/game-offer.ts";
import { findLottery, findOffer } from "../catalogue.ts";
import type { Offer } from "../offer.ts";
import { gameOfferOf, priceCents, priceTable, quickPick, validateGames } from "./prices.rules.ts";

const gameOffer = (key: string): GameOffer => gameOfferOf(findLottery(key) as Offer, "standard", "standard");
const monday = gameOffer("monday_lotto");
const powerball = gameOffer("powerball");

/** Returns the code and target of the refusal. */
function faultOf(run: () => unknown): [code: string, target?: string] {
  try {
    run();
  } catch (error) {
    const { code, target } = error as { code: string; target?: string };
    return target === undefined ? [code] : [code, target];
  }
  throw new Error("nothing was refused");
}

describe("priceCents", () => {
  it.each([
    ["monday_lotto", 4, 270],
    ["monday_lotto", 5, 338],
    ["monday_lotto", 18, 1215],
    ["monday_lotto", 50, 3375],
    ["saturday_lotto", 18, 1710],
    ["powerball", 4, 620],
    ["oz_lotto", 1, 145],
  ])("%s: %i games cost %i cents", (key, games, cents) => {
    expect(priceCents(gameOffer(key), games)).toBe(cents);
  });

  const anyOffer = (key: string, offerKey: string) =>
    findLottery(key)
      ?.gameTypes.flatMap(({ gameOffers }) => gameOffers)
      .find((offer) => offer.key === offerKey) as GameOffer;

  it.each([
    ["saturday_lotto", "system_7", 1, 7 * 95],
    ["monday_lotto", "system_8", 3, (3 * 28 * 270) / 4],
    ["monday_lotto", "pick_4", 1, (820 * 270) / 4],
    ["powerball", "powerhit", 2, 2 * 20 * 155],
    ["powerball", "powerpik_system_14", 1, 68_640 * 155],
    ["powerball", "powerhit_super_combo", 10, 10 * 20 * 155],
    ["lotto_strike", "strike_boxed", 1, 24 * 100],
  ])("%s: the standard games of %s decide the price of %i", (key, offerKey, games, cents) => {
    expect(priceCents(anyOffer(key, offerKey), games)).toBe(cents);
  });

  it("lists every purchasable number of games", () => {
    const table = priceTable(monday);
    expect(table.map(({ games }) => games)).toEqual(Array.from({ length: 47 }, (_, index) => index + 4));
    expect(table[0]).toEqual({ games: 4, cents: 270 });
  });
});

describe("gameOfferOf", () => {
  it("refuses unknown game types and offers", () => {
    expect(faultOf(() => gameOfferOf(findOffer("monday_lotto") as Offer, "powerhit", "standard"))).toEqual([
      "not_found",
    ]);
    expect(faultOf(() => gameOfferOf(findOffer("monday_lotto") as Offer, "standard", "book_5"))).toEqual(["not_found"]);
    expect(faultOf(() => gameOfferOf(findOffer("monday_lotto") as Offer, "reduced_system", "system_6"))).toEqual([
      "not_found",
    ]);
    expect(faultOf(() => gameOfferOf(findOffer("charity_raffle") as Offer, "deferred", "book_5"))).toEqual([
      "not_found",
    ]);
  });
});

describe("validateGames", () => {
  const game = { Numbers: [1, 2, 3, 4, 5, 6] };
  const four = (last: Record<string, number[]>) => [game, game, game, last];

  it("accepts complete games", () => {
    expect(() => validateGames(monday, four(game))).not.toThrow();
    expect(() => validateGames(powerball, quickPick(powerball, 50))).not.toThrow();
    // Numbers and Powerball come from different barrels.
    const both = { Numbers: [1, 2, 3, 4, 5, 6, 7], Powerball: [7] };
    expect(() => validateGames(powerball, [both, both, both, both])).not.toThrow();
  });

  it.each<[string, string, Record<string, number[]>]>([
    ["games_incomplete", "games.3.Numbers", { Numbers: [1, 2, 3, 4, 5] }],
    ["games_incomplete", "games.3.Numbers", {}],
    ["number_out_of_range", "games.3.Numbers", { Numbers: [1, 2, 3, 4, 5, 46] }],
    ["number_out_of_range", "games.3.Numbers", { Numbers: [0, 2, 3, 4, 5, 6] }],
    ["number_out_of_range", "games.3.Numbers", { Numbers: [1.5, 2, 3, 4, 5, 6] }],
    ["number_repeated", "games.3.Numbers", { Numbers: [1, 2, 3, 4, 5, 5] }],
    ["invalid_field", "games.3.Numbers", { Numbers: [1, 2, 3, 4, 5, 6, 7] }],
    ["invalid_field", "games.3", { Numbers: [1, 2, 3, 4, 5, 6], Powerball: [7] }],
  ])("refuses with %s at %s", (code, target, last) => {
    expect(faultOf(() => validateGames(monday, four(last)))).toEqual([code, target]);
  });

  it.each([
    ["Game 4 is not complete.", [1, 2, 3, 4, 5]],
    ["Game 4 has too many numbers.", [1, 2, 3, 4, 5, 6, 7]],
    ["Numbers in game 4 are from 1 to 45.", [1, 2, 3, 4, 5, 46]],
    ["Game 4 has the same number twice.", [1, 2, 3, 4, 5, 5]],
  ])("refuses with the words: %s", (message, Numbers) => {
    expect(() => validateGames(monday, four({ Numbers }))).toThrow(message);
  });

  it("requires every set of a game", () => {
    const without = { Numbers: [1, 2, 3, 4, 5, 6, 7] };
    expect(faultOf(() => validateGames(powerball, [without, without, without, without]))).toEqual([
      "games_incomplete",
      "games.0.Powerball",
    ]);
  });

  it("refuses too few and too many games", () => {
    expect(faultOf(() => validateGames(monday, [game, game, game]))).toEqual(["games_out_of_bounds", "games"]);
    expect(faultOf(() => validateGames(monday, Array(51).fill(game)))).toEqual(["games_out_of_bounds", "games"]);
  });
});

describe("quickPick", () => {
  it("can pick every ball of every set", () => {
    const games = quickPick(powerball, 2_000);
    for (const { name, from, to } of powerball.numberSets) {
      const seen = new Set(games.flatMap((game) => game[name] ?? []));
      expect(seen).toEqual(new Set(Array.from({ length: to - from + 1 }, (_, index) => from + index)));
    }
  });

  it("keeps the order of digits and sorts balls", () => {
    const [game] = quickPick(monday, 1);
    expect(game?.["Numbers"]).toEqual([...(game?.["Numbers"] ?? [])].sort((a, b) => a - b));
    expect(() => validateGames(gameOffer("one_lottery"), quickPick(gameOffer("one_lottery"), 20))).not.toThrow();
  });
});
