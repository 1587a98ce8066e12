// Super combos: the shop makes different games out of the customer's list (games.json).
import type { DraftGame, NumberSet } from "./games.ts";
import { isGameReady } from "./readiness.ts";

type Combo = { makesGamesOf: number; sets: readonly NumberSet[] };

/** Returns how many different games a list makes. The favourites are in each of them. */
export function mostGamesOf({ makesGamesOf }: Pick<Combo, "makesGamesOf">, list: DraftGame): number {
  const favourites = list["Favourites"] ?? [];
  const numbers = (list["Numbers"] ?? []).filter((number) => !favourites.includes(number)).length;
  const drawn = makesGamesOf - favourites.length;
  let games = 1;
  for (let step = 1; step <= drawn; step++) games = (games * (numbers - drawn + step)) / step;
  return drawn > numbers ? 0 : games;
}

/** Returns the least length of a list without favourites that makes this many different games. */
export function fewestNumbersFor({ makesGamesOf, sets }: Combo, games: number): number {
  const { count = 0, max = count } = sets[0] ?? {};
  let numbers = count;
  while (numbers < max && mostGamesOf({ makesGamesOf }, { Numbers: Array(numbers).fill(null) }) < games) numbers++;
  return numbers;
}

/** Returns why a list cannot be played with this many games, as an instruction; `null` if it can. */
export function comboReason(combo: Combo, list: DraftGame, games: number): string | null {
  const { sets } = combo;
  const [numbers, , powerball] = sets;
  if (!numbers) return null;
  if ((list["Numbers"]?.length ?? 0) < numbers.count) return `Choose at least ${numbers.count} numbers.`;
  if (!isGameReady(list, sets, "mega_combo")) return powerball ? "Choose a Powerball." : "Choose a favourite, or none.";
  const most = mostGamesOf(combo, list);
  return games > most
    ? `These numbers make ${most} different ${most === 1 ? "game" : "games"}. Choose more numbers or fewer games.`
    : null;
}
