// What the play screen is given to choose from. How it follows from an offer is in play-setup.ts, which the island
// fetches only when it has to.

import type { NumberSet } from "#gateway/rules/games.ts";

type Odds = { numerator: number; denominator: number };

/** A draw a ticket can start with, in words that stay true while the page is open. */
export type DrawChoice = { drawNo: number; day: string; jackpot: string; closes: string };

export type PlaySetup = {
  offerKey: string;
  gameOffer: string;
  sets: NumberSet[];
  minGames: number;
  maxGames: number;
  defaultGames: number;
  /** Packed: see packed-prices.ts. */
  prices: string;
  currency: "AUD" | "GBP";
  oddsAnyDivision: Odds | null;
  /** When there are any, one must be chosen (shop §5). */
  causes: { key: string; name: string }[];
  draws: DrawChoice[];
};

/** The draw asked for, else the next one (shop §2: firstDrawNo). */
export function firstDraw(draws: readonly DrawChoice[], wanted?: number | null): DrawChoice | undefined {
  return draws.find(({ drawNo }) => drawNo === wanted) ?? draws[0];
}
