// The games of super combos against a list of all games that the numbers make.
import { describe, expect, it } from "vitest";
import { fewestNumbersFor as fewestOnPage, mostGamesOf as mostOnPage } from "#gateway/rules/super-combos.ts";
import type { GameOffer } from "#services/main/catalogue/game-offers/game-offer.ts";
import { LOTTERIES } from "#services/main/catalogue/offers/lottery/lotteries.ts";
import {
  fewestNumbersFor,
  makeGames,
  mostGamesOf,
} from "#services/main/catalogue/offers/lottery/super-combos.rules.ts";
import { counted, randomFrom, seed } from "#tests/concurrency/counts.ts";
import { type Board, eachChoice, numbersTo, pickFrom, SPEC_GAMES } from "./games-oracle.ts";

const random = randomFrom(seed);

/** Returns every game with all favourites whose other numbers are on the list, as text. */
function listGames(list: Board, pick: number): Set<string> {
  const { Favourites: favourites = [], Numbers: numbers = [] } = list;
  const games = new Set<string>();
  eachChoice(
    [...new Set([...numbers, ...favourites])].sort((a, b) => a - b),
    pick,
    (game) => {
      if (favourites.every((favourite) => game.includes(favourite))) games.add(game.join());
    },
  );
  return games;
}

/** Returns a random list: 10 to 13 numbers, and up to two favourites that may be among them. */
function randomList(poolTo: number, powerball: number | undefined): Board {
  const pool = numbersTo(poolTo);
  const numbers = pickFrom(pool, 10 + Math.floor(random() * 4), random);
  const favourites = pickFrom(random() < 0.5 ? numbers : pool, Math.floor(random() * 3), random);
  return { Numbers: numbers, Favourites: favourites, ...(powerball && { Powerball: [powerball] }) };
}

const combos = SPEC_GAMES.flatMap((game) =>
  game.gameTypes
    .filter(({ key }) => key === "mega_combo" || key === "powerhit_super_combo")
    .map((type) => [game.key, type.key, game, type] as const),
);

it("are sold for every lottery of six or more numbers", () => {
  expect(combos).toHaveLength(7);
});

describe.each(combos)("%s, %s", (key, gameType, { structure }, type) => {
  const offer = LOTTERIES.find((lottery) => lottery.key === key)
    ?.gameTypes.find((one) => one.key === gameType)
    ?.gameOffers.at(0) as GameOffer & { makesGamesOf: number };
  const { pick, poolTo, powerballPoolTo } = structure;
  const page = { makesGamesOf: offer.makesGamesOf, sets: offer.numberSets };

  it(`makes different games out of the list only, with every favourite (seed ${seed})`, { timeout: 900_000 }, () => {
    const wanted = counted(1_000_000, 3_000);
    for (let made = 0; made < wanted; ) {
      const list = randomList(poolTo, gameType === "mega_combo" ? powerballPoolTo : undefined);
      const all = listGames(list, pick);
      expect([mostGamesOf(offer, list), mostOnPage(page, list)]).toEqual([all.size, all.size]);
      const count = Math.min(type.maxGames, all.size);
      const games = makeGames(offer, list, count);
      const texts = new Set(games.map(({ Numbers }) => Numbers?.join() ?? ""));
      expect({ list, texts: texts.size, others: [...texts].filter((text) => !all.has(text)) }).toEqual({
        list,
        texts: count,
        others: [],
      });
      const { Powerball } = list;
      for (const { Numbers: _, ...others } of games) expect(others).toEqual(Powerball ? { Powerball } : {});
      if (count === all.size) expect(texts).toEqual(all);
      else expect(() => makeGames(offer, list, all.size + 1)).toThrow("different games");
      made += count;
    }
  });

  it("needs as many numbers as the shortest list that makes the games", () => {
    const sizes = [10, 11, 12].map((numbers) => listGames({ Numbers: numbersTo(numbers) }, pick).size);
    for (let games = type.minGames; games <= type.maxGames; games++) {
      const least = 10 + sizes.findIndex((size) => size >= games);
      expect([games, fewestNumbersFor(offer, games), fewestOnPage(page, games)]).toEqual([games, least, least]);
    }
  });
});

it("are made with equal chances", () => {
  const list = { Numbers: numbersTo(10), Favourites: [9, 40] };
  const all = listGames(list, 6);
  const rounds = counted(50_000, 5_000);
  const seen = new Map([...all].map((text) => [text, 0]));
  for (let round = 0; round < rounds; round++)
    for (const { Numbers = [] } of makeGames({ makesGamesOf: 6, numberSets: [] }, list, 10)) {
      const text = Numbers.join();
      seen.set(text, (seen.get(text) ?? 0) + 1);
    }
  const chance = 10 / all.size;
  const deviation = Math.sqrt(rounds * chance * (1 - chance));
  // Each of 126 games within six standard deviations: a false alarm once in millions of runs.
  for (const count of seen.values()) expect(Math.abs(count - rounds * chance)).toBeLessThan(6 * deviation);
});
