// Packs the game offers of a play page: there are up to sixteen, and as JSON they would be a tenth of the page.

import type { PlayChoice, PlaySetup } from "./play-choices.ts";

type Own = "name" | "standardGames" | "maxGames" | "prices" | "oddsAny";

/** A setup as the page sends it. The packed choices have what differs between them. */
export type PackedSetup = Omit<PlaySetup, Own | "choices"> &
  Partial<Pick<PlaySetup, Own>> & {
    choices?: string;
    /** The price of one standard game, as cents and games, if the same holds for all choices. */
    rate?: readonly [cents: number, games: number];
  };

// Enough digits for the odds on the screen, which are whole numbers below 1,000 or have one decimal.
const ODDS_DIGITS = 5;

const keyOf = (name: string) => name.toLowerCase().replaceAll(" ", "_");

/** Packs the choices into one text. They share everything else with the setup, except the size of their first set. */
export function packChoices(setup: PlaySetup): PackedSetup {
  const { choices, ...single } = setup;
  if (!choices) return single;
  const { name: _name, standardGames: _games, maxGames: _max, prices: _prices, oddsAny: _odds, ...shared } = single;
  const rate = rateOf(choices);
  const packed = choices.map(({ gameOffer, name = "", standardGames = 1, sets, maxGames, oddsAny, prices }) => {
    const key = keyOf(name) === gameOffer ? "" : gameOffer;
    const oneIn = oddsAny ? Number((oddsAny.denominator / oddsAny.numerator).toPrecision(ODDS_DIGITS)) : "";
    return [name, sets[0]?.count, standardGames, maxGames, oneIn, key, rate ? "" : prices].join("|");
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
    const [name = "", count, games, max, oneIn, key, prices = ""] = text.split("|");
    return {
      ...single,
      name,
      gameOffer: key || keyOf(name),
      sets: setup.sets.map((set, at) => (at ? set : { ...set, count: Number(count) })),
      standardGames: Number(games),
      maxGames: Number(max),
      oddsAny: oneIn ? { numerator: 1, denominator: Number(oneIn) } : null,
      prices: per ? `${setup.minGames}-${max} ${cents * Number(games)}/${per}` : prices,
    };
  });
  return unpacked
    ? { ...single, ...unpacked.find(({ gameOffer }) => gameOffer === setup.gameOffer), choices: unpacked }
    : single;
}
