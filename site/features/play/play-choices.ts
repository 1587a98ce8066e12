// The choices on the play screen. play-setup.ts computes them from an offer; the island loads it only when needed.

import type { NumberSet } from "#gateway/rules/games.ts";

type Odds = { numerator: number; denominator: number };

/** A draw that a ticket can start with. Its text stays correct while the page is open. */
export type DrawChoice = { drawNo: number; day: string; jackpot: string; closes: string };

export type PlaySetup = {
  offerKey: string;
  gameOffer: string;
  sets: NumberSet[];
  minGames: number;
  maxGames: number;
  defaultGames: number;
  /** Packed; see packed-prices.ts. */
  prices: string;
  currency: "AUD" | "GBP";
  oddsAnyDivision: Odds | null;
  /** If there are any, the customer must choose one (shop §5). */
  causes: { key: string; name: string }[];
  draws: DrawChoice[];
};

/** Returns the requested draw, else the next one (shop §2: firstDrawNo). */
export function firstDraw(draws: readonly DrawChoice[], wanted?: number | null): DrawChoice | undefined {
  return draws.find(({ drawNo }) => drawNo === wanted) ?? draws[0];
}
