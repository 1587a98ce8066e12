import type { NumberSet } from "#gateway/rules/games.ts";
import { nounOf, type PlayChoice } from "../choices/play-choices.ts";
import { type DraftGame, isReady } from "../ticket/ticket-builder.ts";

/** Returns which complete games have the same numbers, as a sentence; `null` if all differ. They may be bought. */
export function equalGamesMessage(choice: Pick<PlayChoice, "name" | "sets">, games: readonly DraftGame[]) {
  const places = new Map<string, number[]>();
  for (const [at, game] of games.entries()) {
    if (!isReady(game, choice.sets)) continue;
    const key = choice.sets.map((set) => numbersOf(game, set)).join(";");
    places.set(key, [...(places.get(key) ?? []), at + 1]);
  }
  const equal = [...places.values()].find(({ length }) => length > 1);
  if (!equal) return null;
  const noun = nounOf(choice) === "game" ? "Games" : "Entries";
  return `${noun} ${equal.slice(0, -1).join(", ")} and ${equal.at(-1)} have the same numbers.`;
}

/** The order counts for digits, and where places count. */
function numbersOf(game: DraftGame, { name, isOrdered, repeats }: NumberSet): string {
  const numbers = game[name] ?? [];
  return (isOrdered || repeats ? numbers : numbers.toSorted((a, b) => a - b)).join();
}
