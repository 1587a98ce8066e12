// The unfinished ticket. Pure: each command takes the builder and returns the next one, which keeps the previous ticket
// so that every change can be undone.

import { capGames, type NumberSet } from "#gateway/rules/games.ts";
import { quickPickGame } from "#gateway/rules/quick-pick.ts";
import type { RandomBelow } from "#gateway/rules/random.ts";
import { isBoardReady } from "#gateway/rules/readiness.ts";

/** The numbers chosen so far, by set. An untouched game is empty. */
export type DraftGame = Readonly<Record<string, readonly number[]>>;

export type Ticket = {
  games: readonly DraftGame[];
  /** True while all its numbers come from quick-picks. */
  isQuickPick: boolean;
  /** The key of the game offer that it plays. */
  offer: string;
  /** True once favourite numbers were used on it. */
  hasFavourites?: boolean | undefined;
};

export type Builder = Ticket & {
  /** The index of the game on the board. */
  current: number;
  /** Counts quick-picks, to replay the ball animation; 0 if the last change was not a quick-pick. */
  dealt: number;
  past: readonly Ticket[];
  future: readonly Ticket[];
};

const EMPTY: DraftGame = {};
// Enough for a long session. Tickets share their unchanged games, so a step uses little memory.
const MAX_STEPS = 100;

export const isStarted = (game: DraftGame) => Object.values(game).some((numbers) => numbers.length > 0);
export const isReady = (game: DraftGame, sets: readonly NumberSet[]) => isBoardReady(game, sets);

export function newBuilder(count: number, first: DraftGame = EMPTY, offer = ""): Builder {
  const games = blank(count).with(0, first);
  return { games, isQuickPick: false, offer, current: 0, dealt: 0, past: [], future: [] };
}

function blank(games: number): DraftGame[] {
  return Array.from({ length: games }, () => EMPTY);
}

type Change = Omit<Ticket, "offer"> & Partial<Ticket>;

function change(before: Builder, ticket: Change, place: { current?: number; dealt?: number } = {}): Builder {
  return {
    offer: before.offer,
    hasFavourites: before.hasFavourites,
    ...ticket,
    current: Math.min(place.current ?? before.current, ticket.games.length - 1),
    dealt: place.dealt ?? 0,
    past: [...before.past.slice(1 - MAX_STEPS), ticketOf(before)],
    future: [],
  };
}

export const ticketOf = ({ games, isQuickPick, offer, hasFavourites }: Ticket): Ticket => ({
  games,
  isQuickPick,
  offer,
  hasFavourites,
});

function withGame(builder: Builder, game: DraftGame): readonly DraftGame[] {
  return builder.games.with(builder.current, game);
}

/** Sets the numbers of one set of the current game, chosen by hand. */
export function choose(builder: Builder, set: string, numbers: readonly number[]): Builder {
  const game = { ...builder.games[builder.current], [set]: numbers };
  return change(builder, { games: withGame(builder, isStarted(game) ? game : EMPTY), isQuickPick: false });
}

/** Sets the numbers of the current game to a suggestion. */
export function fillGame(builder: Builder, game: DraftGame): Builder {
  return change(builder, { games: withGame(builder, game), isQuickPick: false });
}

/** Completes the current game. A game that is already complete gets new numbers. */
export function quickPickOne(builder: Builder, sets: readonly NumberSet[], random: RandomBelow): Builder {
  const game = builder.games[builder.current] ?? EMPTY;
  const games = withGame(builder, dealt(game, sets, random));
  const isQuickPick = games.every((one, place) => place === builder.current || isUntouched(builder, one));
  return change(
    builder,
    { games, isQuickPick: isQuickPick && isUntouched(builder, game) },
    { dealt: builder.dealt + 1 },
  );
}

/** Completes every incomplete game. If all are complete, the whole ticket gets new numbers. */
export function quickPickAll(builder: Builder, sets: readonly NumberSet[], random: RandomBelow): Builder {
  const isFull = builder.games.every((game) => isReady(game, sets));
  const isQuickPick = isFull || builder.games.every((game) => isUntouched(builder, game));
  const games = builder.games.map((game) =>
    isReady(game, sets) && !isFull ? game : quickPickGame(sets, isFull ? EMPTY : game, random),
  );
  return change(builder, { games: games.map((game) => sorted(game, sets)), isQuickPick }, { dealt: builder.dealt + 1 });
}

function dealt(game: DraftGame, sets: readonly NumberSet[], random: RandomBelow): DraftGame {
  return sorted(quickPickGame(sets, isReady(game, sets) ? EMPTY : game, random), sets);
}

function isUntouched({ isQuickPick }: Ticket, game: DraftGame): boolean {
  return isQuickPick || !isStarted(game);
}

/** Sorts the numbers of each set in ascending order, as tickets list them. Digits and the numbers of Strike keep their order, which counts. */
/** Returns a game with its numbers in order, except where the order chosen counts. */
export function sorted(game: DraftGame, sets: readonly NumberSet[]): DraftGame {
  const isOrdered = (name: string) => sets.some((set) => set.name === name && (set.repeats || set.isOrdered));
  return Object.fromEntries(
    Object.entries(game).map(([set, numbers]) => [set, isOrdered(set) ? numbers : numbers.toSorted((a, b) => a - b)]),
  );
}

export function clearOne(builder: Builder): Builder {
  if (!isStarted(builder.games[builder.current] ?? EMPTY)) return builder;
  return change(builder, { games: withGame(builder, EMPTY), isQuickPick: builder.isQuickPick });
}

const emptied = ({ games }: Builder) => ({ games: blank(games.length), isQuickPick: false, hasFavourites: false });

export function clearAll(builder: Builder): Builder {
  if (!builder.games.some(isStarted)) return builder;
  return change(builder, emptied(builder), { current: 0 });
}

type Bounds = { minGames: number; maxGames: number; sets: readonly NumberSet[] };

/**
 * Changes the number of games. Removes games from the end. Added games are empty, except on a complete quick-pick
 * ticket, where they are quick-picked too.
 */
export function resize(builder: Builder, wanted: number, bounds: Bounds, random: RandomBelow): Builder {
  const count = capGames(Math.max(wanted, bounds.minGames), bounds.maxGames);
  const { games, isQuickPick } = builder;
  if (count === games.length) return builder;
  if (count < games.length) return change(builder, { games: games.slice(0, count), isQuickPick });

  const isDealt = isQuickPick && games.every((game) => isReady(game, bounds.sets));
  const added = blank(count - games.length).map((game) => (isDealt ? dealt(game, bounds.sets, random) : game));
  return change(builder, { games: [...games, ...added], isQuickPick }, { dealt: isDealt ? builder.dealt + 1 : 0 });
}

/** Replaces all games with chosen ones, and adds empty games up to the least that are sold. */
export function fillAll(builder: Builder, chosen: readonly DraftGame[], { minGames, sets }: Bounds): Builder {
  const games = [...chosen.map((game) => sorted(game, sets)), ...blank(Math.max(minGames - chosen.length, 0))];
  return change(builder, { games, isQuickPick: false, hasFavourites: false }, { current: 0 });
}

/** Plays another game offer with the same numbers. Removes games beyond its maximum, and never adds any (shop §5). */
export function switchOffer(builder: Builder, offer: string, maxGames: number): Builder {
  const { games, isQuickPick } = builder;
  return change(builder, { offer, isQuickPick, games: games.slice(0, capGames(games.length, maxGames)) });
}

/** Shows another game. Adds no undo step. */
export function turnTo(builder: Builder, current: number): Builder {
  return { ...builder, current: Math.min(Math.max(current, 0), builder.games.length - 1), dealt: 0 };
}

/** Returns the index of the next incomplete game after the current one, wrapping around; `null` if all are complete. */
export function nextUnfinished(builder: Builder, sets: readonly NumberSet[]): number | null {
  const { games, current } = builder;
  for (let step = 1; step <= games.length; step += 1) {
    const place = (current + step) % games.length;
    if (!isReady(games[place] ?? EMPTY, sets)) return place;
  }
  return null;
}

export function undo(builder: Builder): Builder {
  const ticket = builder.past.at(-1);
  if (!ticket) return builder;
  return {
    ...turnTo({ ...builder, ...ticket }, builder.current),
    past: builder.past.slice(0, -1),
    future: [ticketOf(builder), ...builder.future],
  };
}

export function redo(builder: Builder): Builder {
  const [ticket, ...future] = builder.future;
  if (!ticket) return builder;
  return {
    ...turnTo({ ...builder, ...ticket }, builder.current),
    past: [...builder.past, ticketOf(builder)],
    future,
  };
}

/** Returns an empty ticket with the same number of games, after this one was added to the cart. Can be undone. */
export function startOver(builder: Builder): Builder {
  return change(builder, emptied(builder), { current: 0 });
}

/** Returns the complete games, which can be sold. */
export function readyGames(games: readonly DraftGame[], sets: readonly NumberSet[]): DraftGame[] {
  return games.filter((game) => isReady(game, sets));
}
