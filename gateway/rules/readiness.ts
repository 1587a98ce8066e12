import { boundsOf, type DraftGame, type NumberSet } from "./games.ts";

type Slots = readonly (number | null)[];

const isFull = (slots: Slots | undefined, count: number) =>
  slots?.length === count && slots.every((number) => number !== null && number !== undefined);

/** Every set holds exactly its count and no slot is empty (shop §5). */
export function isGameReady(game: DraftGame, sets: readonly NumberSet[], gameType = "standard"): boolean {
  if (gameType !== "mega_combo") return sets.every((set) => isFull(game[set.name] ?? [], set.count));

  // A mega combo may name favourites, but an empty list of them means that the choice was begun and not made.
  const numbers = sets.find((set) => set.name === "Numbers");
  const favourites = game["Favourites"];
  return isFull(game["Numbers"], numbers?.count ?? 0) && (favourites === undefined || favourites.length > 0);
}

export function countReadyGames(games: readonly DraftGame[], sets: readonly NumberSet[], gameType?: string): number {
  return games.filter((game) => isGameReady(game, sets, gameType)).length;
}

/** A ticket is ready when it has games and none is left half filled. */
export function isTicketReady(games: readonly DraftGame[], sets: readonly NumberSet[], gameType?: string): boolean {
  return games.length > 0 && countReadyGames(games, sets, gameType) === games.length;
}

export type GameFault = "incomplete" | "out_of_range" | "repeated";

/** What is wrong with one game that came from a form, or null. */
export function gameFault(game: DraftGame, sets: readonly NumberSet[]): GameFault | null {
  if (!isGameReady(game, sets)) return "incomplete";
  for (const set of sets) {
    const numbers = game[set.name] ?? [];
    const { first, last } = boundsOf(set);
    if (numbers.some((number) => number === null || !Number.isInteger(number) || number < first || number > last)) {
      return "out_of_range";
    }
    if (!set.repeats && new Set(numbers).size !== numbers.length) return "repeated";
  }
  return null;
}

type Choice = {
  minGames: number;
  completeGames: number;
  daysApply?: boolean;
  day?: string | null;
  /** Keys of the causes the offer lists; one of them must be chosen. */
  causes?: readonly string[];
  causeKey?: string | null;
};

/** What a ticket still lacks before it can go to the cart, or null (shop §5). The button says it in words. */
export function missingForCart(choice: Choice): "games" | "day" | "cause" | null {
  if (choice.completeGames < choice.minGames) return "games";
  if (choice.daysApply && !choice.day) return "day";
  if (!isCauseChosen(choice.causes ?? [], choice.causeKey)) return "cause";
  return null;
}

export function isAddable(choice: Choice): boolean {
  return missingForCart(choice) === null;
}

export function isCauseChosen(causes: readonly string[], causeKey?: string | null): boolean {
  return causes.length === 0 || (causeKey != null && causes.includes(causeKey));
}
