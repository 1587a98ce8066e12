// The catalogue, the odds and the scoring against the specification's tables and an oracle that lists every game.
import { describe, expect, it } from "vitest";
import type { Division, GameTypeKey, Rules } from "#services/main/catalogue/game-offers/game-offer.ts";
import { oddsOfGame, oddsOfOffer } from "#services/main/catalogue/game-offers/odds.rules.ts";
import { LOTTERIES } from "#services/main/catalogue/offers/lottery/lotteries.ts";
import type { LotteryOffer } from "#services/main/catalogue/offers/offer.ts";
import { divisionsOf, standardGamesOf } from "#services/main/play/lotteries/scoring.rules.ts";
import { counted, randomFrom, seed } from "#tests/concurrency/counts.ts";
import {
  type Board,
  countByList,
  type Drawn,
  eachChoice,
  numbersTo,
  pickFrom,
  randomDraw,
  SPEC_GAMES,
  type SpecGame,
  scoreByList,
} from "./games-oracle.ts";

const lotteryOf = (key: string): LotteryOffer => {
  const found = LOTTERIES.find((lottery) => lottery.key === key);
  if (!found) throw new Error(`the catalogue has no ${key}`);
  return found;
};

const games = SPEC_GAMES.map((game) => [game.key, game] as const);
const offersOf = ({ gameTypes }: LotteryOffer) =>
  gameTypes.flatMap(({ key, gameOffers }) => gameOffers.map((offer) => ({ gameType: key, offer })));

describe.each(games)("%s", (key, spec) => {
  const lottery = lotteryOf(key);
  const { rules } = lottery;

  it("has the specification's divisions, with exact odds", () => {
    const odds = oddsOfGame(rules);
    expect(rules.divisions.map(({ division, label }) => [division, label])).toEqual(
      spec.divisions.map(({ division, label }) => [division, label]),
    );
    for (const {
      division,
      odds: { denominator, numerator },
    } of spec.divisions) {
      const own = odds.divisions.get(division);
      // Some ratios of the tables are not in lowest terms.
      expect(BigInt(own?.numerator ?? 0) * BigInt(denominator)).toBe(BigInt(numerator) * BigInt(own?.denominator ?? 0));
    }
    const { denominator, numerator } = spec.oddsAnyDivision;
    expect(BigInt(odds.any.numerator) * BigInt(denominator)).toBe(BigInt(numerator) * BigInt(odds.any.denominator));
  });

  it("has the specification's game types, with the number of games of each system", () => {
    expect(lottery.gameTypes.map((type) => type.key).sort()).toEqual(spec.gameTypes.map((type) => type.key).sort());
    for (const type of spec.gameTypes) {
      const own = lottery.gameTypes.find((candidate) => candidate.key === type.key)?.gameOffers ?? [];
      const [first] = own;
      expect([first?.minGames, first?.maxGames]).toEqual([type.minGames, type.maxGames]);
      if (!type.gameOffers) {
        if (type.standardGamesPerBoard) expect(first?.standardGames).toBe(type.standardGamesPerBoard);
        continue;
      }
      expect(own.map(({ key: offerKey, standardGames }) => [offerKey, standardGames])).toEqual(
        type.gameOffers.map((offer) => [offer.key, offer.standardGamesPerBoard]),
      );
    }
    const keys = offersOf(lottery).map(({ offer }) => offer.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("counts the games of every system as a list of them does, and computes its odds from as many", () => {
    for (const { gameType, offer } of offersOf(lottery)) {
      const board = { Numbers: numbersTo(boardSize(spec, gameType, offer.numberSets[0]?.count ?? 0)), Powerball: [1] };
      expect(standardGamesOf(rules, gameType, board)).toBe(offer.standardGames);
      if (offer.standardGames <= counted(80_000, 4_000)) {
        expect(countByList(spec, gameType, board)).toBe(offer.standardGames);
      }
      expect(oddsOfOffer(rules, gameType, offer).standardGames).toBe(offer.standardGames);
    }
  });

  it(`scores random boards of every game offer as a list of their games does (seed ${seed})`, {
    timeout: 900_000,
  }, () => {
    const random = randomFrom(seed);
    // So many games of each game type are listed, and every system at least once.
    const listed = counted(1_000_000, 4_000);
    for (const { gameOffers, key: gameType } of lottery.gameTypes) {
      for (const { numberSets, standardGames } of gameOffers) {
        const boards = Math.ceil(listed / gameOffers.length / standardGames);
        for (let index = 0; index < boards; index++) {
          const drawn = randomDraw(spec, random);
          const board = randomBoard(spec, gameType, numberSets[0]?.count ?? 0, drawn, random);
          const counts = Object.fromEntries(divisionsOf(rules, { ...drawn }, gameType, board));
          const expected = scoreByList(spec, drawn, gameType, board);
          // Comparing texts is faster; both have the divisions in ascending order.
          if (JSON.stringify(counts) === JSON.stringify(expected)) continue;
          expect({ gameType, board, drawn, counts }).toEqual({ gameType, board, drawn, counts: expected });
        }
      }
    }
  });
});

/** The numbers on a board. The shop makes the games of a super combo. */
const boardSize = ({ structure }: SpecGame, gameType: GameTypeKey, count: number) =>
  gameType === "mega_combo" || gameType === "powerhit_super_combo" ? structure.pick : count;

/** Returns a board with a random number of the drawn numbers, because pure chance hardly ever wins. */
function randomBoard(spec: SpecGame, gameType: GameTypeKey, count: number, drawn: Drawn, random: () => number): Board {
  const { kind, structure } = spec;
  if (kind === "digits") {
    return { Numbers: drawn.Numbers.map((digit) => (random() < 0.6 ? digit : Math.floor(random() * 10))) };
  }
  const pool = numbersTo(structure.poolTo, structure.poolFrom);
  const size = boardSize(spec, gameType, count);
  const lucky = [...drawn.Numbers, ...(drawn.Supplementary ?? [])];
  if (kind === "strike") {
    const others = pickFrom(pool, pool.length, random).filter((number) => !lucky.includes(number));
    const inPlace = lucky.map((number, place) => (random() < 0.5 ? number : (others[place] ?? 0)));
    return { Numbers: random() < 0.5 ? inPlace : pickFrom(inPlace, size, random) };
  }
  const taken = pickFrom(lucky, Math.min(size, Math.floor(random() * (lucky.length + 1))), random);
  const others = pool.filter((number) => !lucky.includes(number));
  const powerballs = structure.powerballPoolTo;
  return {
    Numbers: [...taken, ...pickFrom(others, size - taken.length, random)],
    ...(powerballs && {
      Powerball: random() < 0.5 ? (drawn.Powerball ?? []) : [1 + Math.floor(random() * powerballs)],
    }),
  };
}

describe("the odds of a board", () => {
  // A pool small enough to list every draw: 4 of 9 with a supplementary, and a Powerball of 3.
  const spec: SpecGame = {
    key: "small",
    kind: "lotto",
    structure: { poolFrom: 1, poolTo: 9, pick: 4, drawnMain: 4, drawnSupplementary: 1, powerballPoolTo: 3 },
    gameTypes: [],
    divisions: [
      { division: 1, label: "4 + P", match: { main: 4, powerball: true } },
      { division: 2, label: "3 + 1 + P", match: { main: 3, supplementary: [1, 1], powerball: true } },
      { division: 3, label: "4", match: { main: 4, powerball: false } },
      { division: 4, label: "2 or 3 without", match: { main: [2, 3], supplementary: [0, 0], powerball: false } },
      { division: 5, label: "1 + 1", match: { main: 1, supplementary: [1, 1] } },
    ].map((division) => ({ ...division, prize: {}, odds: { numerator: 1, denominator: 1 } })) as SpecGame["divisions"],
    oddsAnyDivision: { numerator: 1, denominator: 1 },
  };
  const rules: Pick<Rules, "barrels" | "divisions"> = {
    barrels: [
      { name: "Numbers", from: 1, to: 9, count: 4, supplementary: 1 },
      { name: "Powerball", from: 1, to: 3, count: 1 },
    ],
    divisions: spec.divisions.map(
      ({ division, label, match: { main = 0, powerball, supplementary } }): Division => ({
        division,
        label,
        prize: { kind: "share", bp: 0 },
        match: {
          main: Array.isArray(main) ? main : [main, main],
          ...(supplementary && { supplementary }),
          ...(powerball !== undefined && { powerball }),
        },
      }),
    ),
  };
  const draws: Drawn[] = [];
  eachChoice(numbersTo(9), 4, (main) => {
    const Numbers = [...main];
    for (const extra of numbersTo(9).filter((number) => !Numbers.includes(number))) {
      for (const powerball of numbersTo(3)) draws.push({ Numbers, Supplementary: [extra], Powerball: [powerball] });
    }
  });

  it.each<[GameTypeKey, number]>([
    ["standard", 4],
    ...[2, 3, 5, 6, 7, 8, 9].map((size): [GameTypeKey, number] => ["reduced_system", size]),
    ["powerhit", 4],
    ...[2, 3, 5, 6, 7].map((size): [GameTypeKey, number] => ["powerpik_system", size]),
  ])("of %s with %i numbers are those of all %# draws", (gameType, size) => {
    expect(draws).toHaveLength(126 * 5 * 3);
    const board = { Numbers: numbersTo(size), Powerball: [2] };
    const results = draws.map((drawn) => scoreByList(spec, drawn, gameType, board));
    for (const [index, drawn] of draws.entries()) {
      expect(Object.fromEntries(divisionsOf(rules, drawn, gameType, board))).toEqual(results[index]);
    }
    const odds = oddsOfOffer(rules, gameType, { numberSets: [{ name: "Numbers", from: 1, to: 9, count: size }] });
    const isExact = (won: number, { denominator, numerator }: { numerator: number; denominator: number }) =>
      expect(won * denominator).toBe(draws.length * numerator);
    isExact(results.filter((result) => Object.keys(result).length > 0).length, odds.any);
    for (const { division } of rules.divisions) {
      const won = results.filter((result) => result[division]).length;
      isExact(won, odds.divisions.get(division) ?? { numerator: -1, denominator: 1 });
    }
  });

  it.each<[GameTypeKey]>([["strike_standard"], ["strike_boxed"]])(
    "of %s are those of all draws of a small barrel",
    (gameType) => {
      const strike = SPEC_GAMES.find(({ kind }) => kind === "strike") as SpecGame;
      const { divisions } = lotteryOf("lotto_strike").rules;
      const small = { barrels: [{ name: "Numbers", from: 1, to: 8, count: 4, isOrdered: true as const }], divisions };
      const all: number[][] = [];
      eachChoice(numbersTo(8), 4, (set) => {
        for (const a of set)
          for (const b of set)
            for (const c of set) for (const d of set) if (new Set([a, b, c, d]).size === 4) all.push([a, b, c, d]);
      });
      expect(all).toHaveLength(1_680);
      const board = { Numbers: [3, 1, 8, 5] };
      const results = all.map((Numbers) => scoreByList(strike, { Numbers }, gameType, board));
      for (const [index, Numbers] of all.entries()) {
        expect(Object.fromEntries(divisionsOf(small, { Numbers }, gameType, board))).toEqual(results[index]);
      }
      const odds = oddsOfOffer(small, gameType, { numberSets: small.barrels });
      for (const { division } of divisions) {
        const { denominator, numerator } = odds.divisions.get(division) ?? { numerator: -1, denominator: 1 };
        expect(results.filter((result) => result[division]).length * denominator).toBe(all.length * numerator);
      }
      expect(results.filter((result) => Object.keys(result).length > 0).length * odds.any.denominator).toBe(
        all.length * odds.any.numerator,
      );
    },
  );
});

it("gives odds in lowest terms", () => {
  const { any, divisions } = oddsOfGame(lotteryOf("monday_lotto").rules);
  expect(divisions.get(6)).toEqual({ numerator: 1887, denominator: 271_502 });
  expect(any).toEqual({ numerator: 227, denominator: 19_393 });
});

describe("divisionsOf", () => {
  it("scores System 10 with 4 winning numbers and 1 supplementary on Saturday as 15 × D4, 40 × D5, 40 × D6", () => {
    const drawn = { Numbers: [1, 2, 3, 4, 5, 6], Supplementary: [7, 8] };
    const board = { Numbers: [1, 2, 3, 4, 7, 20, 21, 22, 23, 24] };
    expect([...divisionsOf(lotteryOf("saturday_lotto").rules, drawn, "reduced_system", board)].sort()).toEqual([
      [4, 15],
      [5, 40],
      [6, 40],
    ]);
  });

  it("scores PowerHit with seven right as 1 × D1 and 19 × D2, with two right as 1 × D9", () => {
    const { rules } = lotteryOf("powerball");
    const drawn = { Numbers: [1, 2, 3, 4, 5, 6, 7], Powerball: [3] };
    expect([...divisionsOf(rules, drawn, "powerhit", { Numbers: [1, 2, 3, 4, 5, 6, 7] })]).toEqual([
      [1, 1],
      [2, 19],
    ]);
    expect([...divisionsOf(rules, drawn, "powerpik", { Numbers: [1, 2, 13, 14, 15, 16, 17] })]).toEqual([[9, 1]]);
  });

  it("never pays Strike 3 for all four balls in another order", () => {
    const board = { Numbers: [4, 3, 2, 1] };
    const wins = divisionsOf(lotteryOf("lotto_strike").rules, { Numbers: [1, 2, 3, 4] }, "strike_boxed", board);
    expect(Object.fromEntries(wins)).toEqual({ 1: 1, 3: 6, 4: 8 });
  });

  it("refuses a ticket that is no board of the game", () => {
    const { rules } = lotteryOf("monday_lotto");
    for (const gameType of ["deferred", "strike_boxed", "syndicate"] as const) {
      expect(() => divisionsOf(rules, { Numbers: [1, 2, 3, 4, 5, 6] }, gameType, { Numbers: [1] })).toThrow(
        "no boards",
      );
    }
  });

  it("scores a million System 20 boards without listing a game, in flat memory", { timeout: 60_000 }, () => {
    const { rules } = lotteryOf("powerball");
    const drawn = { Numbers: [1, 5, 9, 13, 17, 25, 33], Powerball: [3] };
    const board = { Numbers: numbersTo(20), Powerball: [3] };
    const boards = counted(1_000_000, 20_000);
    let won = 0;
    let mostBytes = 0;
    const bytesBefore = process.memoryUsage().heapUsed;
    for (let index = 0; index < boards; index++) {
      won += divisionsOf(rules, drawn, "reduced_system", board).get(9) ?? 0;
      if (index % 1_000 === 0) mostBytes = Math.max(mostBytes, process.memoryUsage().heapUsed - bytesBefore);
    }
    // Garbage of a few collections; 77,520 games of each board would be a hundred times as much.
    expect(mostBytes).toBeLessThan(300_000_000);
    expect(won / boards).toBe(
      scoreByList(SPEC_GAMES.find(({ key }) => key === "powerball") as SpecGame, drawn, "reduced_system", board)["9"],
    );
  });
});
