// Packs the game offers of a play page: there are up to sixteen, and as JSON they would be a tenth of the page.

import { type Odds, oneIn } from "#site/lib/format/odds.ts";
import type { PlayChoice, PlaySetup } from "./play-choices.ts";

type Own = "name" | "standardGames" | "maxGames" | "prices" | "oddsAny";

/** A setup as the page sends it. The packed choices have what differs between them. */
export type PackedSetup = Omit<PlaySetup, Own | "choices"> &
  Partial<Pick<PlaySetup, Own>> & {
    choices?: string;
    /** The price of one standard game, as cents and games, if the same holds for all choices. */
    rate?: readonly [cents: number, games: number];
  };

// Almost always enough digits for the odds on the screen, which are whole numbers below 1,000 or have one decimal.
const ODDS_DIGITS = 5;

/** Returns n for "1 in n", in as few digits as round to the same label. */
function packOdds(odds: Odds): number {
  const exact = odds.denominator / odds.numerator;
  for (let digits = ODDS_DIGITS; ; digits += 1) {
    const packed = Number(exact.toPrecision(digits));
    if (packed === exact || oneIn({ numerator: 1, denominator: packed }) === oneIn(odds)) return packed;
  }
}

const keyOf = (name: string) => name.toLowerCase().replaceAll(" ", "_");

/** Packs the choices into one text. They share everything else with the setup, except the size of their first set. */
export function packChoices(setup: PlaySetup): PackedSetup {
  const { choices, ...single } = setup;
  if (!choices) return single;
  const { name: _name, standardGames: _games, maxGames: _max, prices: _prices, oddsAny: _odds, ...shared } = single;
  const rate = rateOf(choices);
  const packed = choices.map(({ gameOffer, name = "", standardGames = 1, sets, maxGames, oddsAny, prices }) => {
    const key = keyOf(name) === gameOffer ? "" : gameOffer;
    return [
      name,
      sets[0]?.count,
      standardGames,
      maxGames,
      oddsAny ? packOdds(oddsAny) : "",
      key,
      rate ? "" : prices,
    ].join("|");
  });
  return { ...shared, ...(rate && { rate }), choices: packed.join(";") };
}

/** Returns the price of a standard game that all price tables have in common. */
function rateOf(choices: readonly PlayChoice[]): [cents: number, games: number] | null {
  const rates = choices.map(({ prices, minGames, maxGames, standardGames = 1 }) => {
    const [, cents = 0, games = 1] = /^\d+-\d+ (\d+)\/(\d+)$/.exec(prices)?.map(Number) ?? [];
    return prices.startsWith(`${minGames}-${maxGames} `) ? ([cents, games * standardGames] as const) : null;
  });
  const [first] = rates;
  const isCommon = first && rates.every((rate) => rate && rate[0] * first[1] === first[0] * rate[1]);
  return isCommon ? [...first] : null;
}

/** Returns the setup that was packed. */
export function unpackChoices({ choices, rate: [cents, per] = [0, 0], ...setup }: PackedSetup): PlaySetup {
  const single = { maxGames: 0, prices: "", oddsAny: null, ...setup };
  const unpacked = choices?.split(";").map((text): PlayChoice => {
    const [name = "", count, games, max, odds, key, prices = ""] = text.split("|");
    return {
      ...single,
      name,
      gameOffer: key || keyOf(name),
      sets: setup.sets.map((set, at) => (at ? set : { ...set, count: Number(count) })),
      standardGames: Number(games),
      maxGames: Number(max),
      oddsAny: odds ? { numerator: 1, denominator: Number(odds) } : null,
      prices: per ? `${setup.minGames}-${max} ${cents * Number(games)}/${per}` : prices,
    };
  });
  return unpacked
    ? { ...single, ...unpacked.find(({ gameOffer }) => gameOffer === setup.gameOffer), choices: unpacked }
    : single;
}
