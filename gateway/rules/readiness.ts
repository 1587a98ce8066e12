import type { DraftGame, NumberSet } from "./games.ts";

type Slots = readonly (number | null)[];

const isFull = (slots: Slots | undefined, count: number) =>
  slots?.length === count && slots.every((number) => number !== null && number !== undefined);

/** Whether every set has exactly its count of numbers and no empty slot (shop §5). */
export const isBoardReady = (game: DraftGame, sets: readonly NumberSet[]): boolean =>
  sets.every((set) => isFull(game[set.name] ?? [], set.count));

/** Whether the numbers of a game of any type are complete (shop §5). */
export function isGameReady(game: DraftGame, sets: readonly NumberSet[], gameType = "standard"): boolean {
  if (gameType !== "mega_combo") return isBoardReady(game, sets);

  // Favourites are optional in a mega combo. An empty list means the customer started choosing and has not picked any.
  const favourites = game["Favourites"];
  if (favourites?.length === 0) return false;
  return sets.every(({ count, max, name, placeholder }) => {
    const slots = game[name] ?? [];
    return (
      placeholder !== undefined ||
      name === "Favourites" ||
      isFull(slots, max === undefined ? count : Math.max(count, slots.length))
    );
  });
}

type Choice = {
  minGames: number;
  completeGames: number;
  daysApply?: boolean;
  day?: string | null;
  /** Keys of the offer's causes. If there are any, the customer must choose one. */
  causes?: readonly string[];
  causeKey?: string | null;
};

/** Returns what the ticket lacks before it can go to the cart, or null (shop §5). The button shows it as text. */
export function missingForCart(choice: Choice): "games" | "day" | "cause" | null {
  if (choice.completeGames < choice.minGames) return "games";
  if (choice.daysApply && !choice.day) return "day";
  if (!isCauseChosen(choice.causes ?? [], choice.causeKey)) return "cause";
  return null;
}

export function isCauseChosen(causes: readonly string[], causeKey?: string | null): boolean {
  return causes.length === 0 || (causeKey != null && causes.includes(causeKey));
}
