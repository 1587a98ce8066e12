// The choices on the play screen. play-setup.ts computes them from an offer; the island loads it only when needed.

import type { Outputs } from "#gateway/gateway.ts";
import type { NumberSet } from "#gateway/rules/games.ts";
import { countGames } from "#site/lib/format/counts.ts";
import type { Odds } from "#site/lib/format/odds.ts";
import type { CartGameType } from "#site/lib/game-types.ts";
import type { RecurringOption } from "#site/lib/recurring/posted-recurring.ts";

export type Weekday = NonNullable<Outputs["cart"]["get"]["cartItems"][number]["days"]>[number];

/** Whether new tickets start with the favourite numbers, or there are none. Absent: a press uses them. */
export type FavouritesUse = "automatic" | "off";

/** A draw that a ticket can start with. Its text stays correct while the page is open. */
export type DrawChoice = {
  drawNo: number;
  day: string;
  /** The day, the jackpot and the place among the draws ahead. */
  label: string;
  closes?: string;
};

/** One way to buy: a game offer with its boards, prices and odds. */
export type PlayChoice = {
  gameOffer: string;
  /** The game type of its cart item; absent for a standard game. */
  gameType?: CartGameType;
  /** What customers call an entry; absent where a board is one game. */
  name?: string;
  /** The standard games of one entry; absent where a board is one game. */
  standardGames?: number;
  sets: NumberSet[];
  /** The shop picks the numbers; the customer chooses how many games. */
  isPickedByShop?: true;
  /** Super combos: the shop makes games of so many numbers out of the list. */
  makesGamesOf?: number;
  minGames: number;
  maxGames: number;
  defaultGames: number;
  /** Packed; see packed-prices.ts. */
  prices: string;
  /** The odds that one game or entry wins anything. */
  oddsAny: Odds | null;
};

/** A play page: its first choice, and all of them if there are several. */
export type PlaySetup = PlayChoice & {
  /** n for "1 in n": the odds that one standard game wins first division. */
  oneIn: number | null;
  offerKey: string;
  /** The page below the offer's; absent for the offer's own page. */
  path?: string;
  choices?: PlayChoice[];
  currency: "AUD" | "GBP";
  /** How many draws a ticket may take part in, as "1,2,5": shorter in the page than a list. */
  drawCounts: string;
  /** The days that a ticket may be played on, and for how many weeks, where customers choose them. */
  days?: readonly Weekday[];
  maxWeeks?: number;
  /** If there are any, the customer must choose one (shop §5). */
  causes?: { key: string; name: string }[];
  draws: DrawChoice[];
  /** How a ticket is bought again for later draws, where that is offered. */
  recurs?: {
    type: RecurringType;
    name: string;
    isAlways?: true;
    /** The smallest jackpots to choose from, if the shop names them. */
    jackpots?: readonly number[];
  };
};

export type RecurringType = RecurringOption["type"];

/** Returns the options of the select of draws or weeks. The last one repeats the ticket. */
export function countOptions(
  counts: readonly number[],
  noun: "draw" | "week",
  recurs: PlaySetup["recurs"],
): { value: string; label: string }[] {
  const once = recurs?.isAlways ? [] : counts;
  return once
    .map((count) => ({ value: String(count), label: `${count} ${noun}${count > 1 ? "s" : ""}` }))
    .concat(recurs ? { value: recurs.type, label: recurs.name } : []);
}

/** Returns the requested draw, else the next one (shop §2: firstDrawNo). */
export function firstDraw(draws: readonly DrawChoice[], wanted?: number | null): DrawChoice | undefined {
  return draws.find(({ drawNo }) => drawNo === wanted) ?? draws[0];
}

/** Returns the setup with the game offer of this key, or as it is if the page does not sell that one. */
export function withOffer<T extends Pick<PlaySetup, "choices">>(setup: T, gameOffer: string): T {
  return { ...setup, ...setup.choices?.find((choice) => choice.gameOffer === gameOffer) };
}

/** Whether there are tips for the page: for standard games of one draw whose numbers the customer chooses once each. */
export const hasTips = ({ gameType, days, isPickedByShop, sets }: PlaySetup) =>
  !gameType && !days && !isPickedByShop && !sets.some(({ repeats }) => repeats);

type Board = "days" | "digits" | "entries" | "games" | "list";

/** Returns what customers fill: a list that games are made of, games on days, digits, entries such as systems, or plain games. */
export function boardOf({ days, makesGamesOf, name, sets }: PlaySetup): Board {
  if (makesGamesOf !== undefined) return "list";
  if (days) return "days";
  if (sets.some(({ repeats }) => repeats)) return "digits";
  return name ? "entries" : "games";
}

/** What a filled board is called: a game, or an entry that stands for several. */
export const nounOf = ({ name }: Pick<PlayChoice, "name">) => (name ? "entry" : "game");

/** Returns "1 game" or "3 entries". */
export const countOf = (setup: Pick<PlayChoice, "name">, count: number) =>
  setup.name ? `${count} ${count === 1 ? "entry" : "entries"}` : countGames(count);

/** Returns what a price is for: "4 games", "System 8" or "2 × System 8". */
export const ticketLabel = ({ name }: Pick<PlayChoice, "name">, count: number) =>
  name ? `${count > 1 ? `${count} × ` : ""}${name}` : countGames(count);

/** Returns how many draws a ticket may take part in. */
export const drawCountsOf = ({ drawCounts }: Pick<PlaySetup, "drawCounts">) => drawCounts.split(",").map(Number);
