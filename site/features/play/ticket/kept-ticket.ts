// Saves the unfinished ticket in sessionStorage, so that it survives a reload or Back. Storage may be full, blocked or
// edited by hand, so nothing here throws and stored values are validated.

import { boundsOf, type NumberSet } from "#gateway/rules/games.ts";
import { keptTicketKey } from "#site/lib/kept-ticket-key.ts";
import type { RecurringWish } from "#site/lib/recurring/posted-recurring.ts";
import { type PlaySetup, withOffer } from "../choices/play-choices.ts";
import type { DraftGame, Ticket } from "./ticket-builder.ts";

export type KeptTicket = Ticket & {
  drawNo: number;
  numDraws: number;
  /** The games that the shop makes of a super combo. */
  made?: number;
  /** What was chosen for later draws; absent if the ticket is bought once. */
  recurring?: RecurringWish | undefined;
  /** Whether it is paid when its draw is the next one. */
  scheduled?: boolean;
};
type Page = Pick<PlaySetup, "offerKey" | "path">;
type Bounds = Pick<PlaySetup, "sets" | "maxGames" | "gameOffer" | "choices">;

const keyOf = ({ offerKey, path }: Page) => keptTicketKey(offerKey, path);

export function write(key: string, value: unknown) {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage it lasts until the page is closed.
  }
}

export function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Saves the ticket of a page, or forgets it with `null`. */
export const keepTicket = (page: Page, ticket: KeptTicket | null) => write(keyOf(page), ticket);

export const keptTicket = (setup: Page & Bounds): KeptTicket | null => readTicket(read(keyOf(setup)), setup);

const STAY_KEY = "dc_play_stay";

/** Saves whether a complete game stays on the board, instead of the next game replacing it. */
export const keepStay = (stays: boolean) => write(STAY_KEY, stays);

export const keptStay = () => read(STAY_KEY) === "true";

/** Parses a stored ticket and cuts it to the offer's current limits. Returns `null` if it is not a ticket. */
export function readTicket(text: string | null, bounds: Bounds): KeptTicket | null {
  const stored = parse(text);
  if (!isRecord(stored) || !Array.isArray(stored["games"]) || stored["games"].length === 0) return null;
  const { gameOffer, maxGames, sets } = withOffer(bounds, String(stored["offer"]));
  return {
    offer: gameOffer,
    games: stored["games"].slice(0, maxGames).map((game) => readGame(game, sets)),
    isQuickPick: stored["isQuickPick"] === true,
    hasFavourites: stored["hasFavourites"] === true,
    drawNo: Number(stored["drawNo"]) || 0,
    numDraws: Number(stored["numDraws"]) || 1,
    ...(Number.isInteger(stored["made"]) && { made: Number(stored["made"]) }),
    ...(stored["scheduled"] === true && { scheduled: true }),
    ...(isRecord(stored["recurring"]) && { recurring: readWish(stored["recurring"]) }),
  };
}

const PERIODS = ["monthly", "quarterly", "biannually", "annually"] as const;

function readWish({ billingPeriod, minimumJackpotAmount, quickpick }: Record<string, unknown>): RecurringWish {
  const period = PERIODS.find((known) => known === billingPeriod);
  return {
    ...(period && { billingPeriod: period }),
    ...(Number.isInteger(minimumJackpotAmount) && { minimumJackpotAmount: Number(minimumJackpotAmount) }),
    ...(typeof quickpick === "boolean" && { quickpick }),
  };
}

function readGame(game: unknown, sets: readonly NumberSet[]): DraftGame {
  if (!isRecord(game)) return {};
  const entries = sets.flatMap((set) => {
    const stored: unknown = game[set.name];
    if (!Array.isArray(stored)) return [];
    const { first, last } = boundsOf(set);
    const numbers = (set.repeats ? stored : [...new Set(stored)]).filter(
      (number): number is number => Number.isInteger(number) && number >= first && number <= last,
    );
    return numbers.length > 0 ? [[set.name, numbers] as const] : [];
  });
  return Object.fromEntries(entries);
}

export function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
