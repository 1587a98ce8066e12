// The ticket while it is being filled. Pure: each command takes the builder and answers the next one, and remembers the
// ticket before it, so that every change can be undone.

import { capGames, type NumberSet } from "#gateway/rules/games.ts";
import { quickPickGame } from "#gateway/rules/quick-pick.ts";
import type { RandomBelow } from "#gateway/rules/random.ts";
import { isGameReady } from "#gateway/rules/readiness.ts";

/** Numbers chosen so far, by set. A game that nobody has touched is the empty one. */
export type DraftGame = Readonly<Record<string, readonly number[]>>;

export type Ticket = {
  games: readonly DraftGame[];
  /** True while every number on it came from a quick-pick. */
  isQuickPick: boolean;
};

export type Builder = Ticket & {
  /** The place of the game on the board. */
  current: number;
  /** Counts quick-picks, so that the balls drop again; 0 when the last thing was no quick-pick. */
  dealt: number;
  past: readonly Ticket[];
  future: readonly Ticket[];
};

const EMPTY: DraftGame = {};
// Enough to take back a long session; the tickets share their games, so a step costs next to nothing.
const MAX_STEPS = 100;

export const isStarted = (game: DraftGame) => Object.values(game).some((numbers) => numbers.length > 0);
export const isReady = (game: DraftGame, sets: readonly NumberSet[]) => isGameReady(game, sets);

export function newBuilder(count: number, first: DraftGame = EMPTY): Builder {
  return { games: blank(count).with(0, first), isQuickPick: false, current: 0, dealt: 0, past: [], future: [] };
}

function blank(games: number): DraftGame[] {
  return Array.from({ length: games }, () => EMPTY);
}

function change(before: Builder, ticket: Ticket, place: { current?: number; dealt?: number } = {}): Builder {
  const { games, isQuickPick, current } = before;
  return {
    ...ticket,
    current: Math.min(place.current ?? current, ticket.games.length - 1),
    dealt: place.dealt ?? 0,
    past: [...before.past.slice(1 - MAX_STEPS), { games, isQuickPick }],
    future: [],
  };
}

function withGame(builder: Builder, game: DraftGame): readonly DraftGame[] {
  return builder.games.with(builder.current, game);
}

/** Puts the numbers chosen by hand into one set of the game on the board. */
export function choose(builder: Builder, set: string, numbers: readonly number[]): Builder {
  const game = { ...builder.games[builder.current], [set]: numbers };
  return change(builder, { games: withGame(builder, isStarted(game) ? game : EMPTY), isQuickPick: false });
}

/** Fills up the game on the board; one that is full already gets new numbers. */
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

/** Fills up every game that is not full; when all are, the whole ticket gets new numbers. */
export function quickPickAll(builder: Builder, sets: readonly NumberSet[], random: RandomBelow): Builder {
  const isFull = builder.games.every((game) => isReady(game, sets));
  const isQuickPick = isFull || builder.games.every((game) => isUntouched(builder, game));
  const games = builder.games.map((game) =>
    isReady(game, sets) && !isFull ? game : quickPickGame(sets, isFull ? EMPTY : game, random),
  );
  return change(builder, { games: games.map(sorted), isQuickPick }, { dealt: builder.dealt + 1 });
}

function dealt(game: DraftGame, sets: readonly NumberSet[], random: RandomBelow): DraftGame {
  return sorted(quickPickGame(sets, isReady(game, sets) ? EMPTY : game, random));
}

function isUntouched({ isQuickPick }: Ticket, game: DraftGame): boolean {
  return isQuickPick || !isStarted(game);
}

/** Tickets list numbers in order, however they were picked. */
function sorted(game: DraftGame): DraftGame {
  return Object.fromEntries(Object.entries(game).map(([set, numbers]) => [set, numbers.toSorted((a, b) => a - b)]));
}

export function clearOne(builder: Builder): Builder {
  if (!isStarted(builder.games[builder.current] ?? EMPTY)) return builder;
  return change(builder, { games: withGame(builder, EMPTY), isQuickPick: builder.isQuickPick });
}

export function clearAll(builder: Builder): Builder {
  if (!builder.games.some(isStarted)) return builder;
  return change(builder, { games: blank(builder.games.length), isQuickPick: false }, { current: 0 });
}

type Bounds = { minGames: number; maxGames: number; sets: readonly NumberSet[] };

/**
 * More or fewer games. Games go from the end; new ones are empty, except on a full quick-pick, where they are picked
 * too: the customer is only saying how many.
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

/** Turns to another game; nothing to undo. */
export function turnTo(builder: Builder, current: number): Builder {
  return { ...builder, current: Math.min(Math.max(current, 0), builder.games.length - 1), dealt: 0 };
}

/** The place of the next game that is not full, looking on from the one on the board; null when all are. */
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
  const { games, isQuickPick } = builder;
  return {
    ...turnTo({ ...builder, ...ticket }, builder.current),
    past: builder.past.slice(0, -1),
    future: [{ games, isQuickPick }, ...builder.future],
  };
}

export function redo(builder: Builder): Builder {
  const [ticket, ...future] = builder.future;
  if (!ticket) return builder;
  const { games, isQuickPick } = builder;
  return {
    ...turnTo({ ...builder, ...ticket }, builder.current),
    past: [...builder.past, { games, isQuickPick }],
    future,
  };
}

/** An empty ticket of as many games, after this one went to the cart. The way back stays open. */
export function startOver(builder: Builder): Builder {
  return change(builder, { games: blank(builder.games.length), isQuickPick: false }, { current: 0 });
}

/** The games that can be sold; what is unfinished stays behind. */
export function readyGames(games: readonly DraftGame[], sets: readonly NumberSet[]): DraftGame[] {
  return games.filter((game) => isReady(game, sets));
}
