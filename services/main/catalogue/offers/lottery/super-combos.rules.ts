// Super combos: the customer chooses a list of numbers, and the shop makes different games out of it at the purchase. Pure.
import { randomInt } from "node:crypto";
import { choose } from "../../game-offers/combinations.ts";
import type { GameOffer } from "../../game-offers/game-offer.ts";
import type { Game } from "./prices.rules.ts";

type Combo = Pick<GameOffer, "makesGamesOf" | "numberSets">;

/** Splits a list into the favourites, which every game has, and the numbers that the shop chooses from. */
function partsOf({ makesGamesOf = 0 }: Combo, list: Game) {
  const favourites = list["Favourites"] ?? [];
  // A favourite may be among the numbers as well: it counts once.
  const numbers = (list["Numbers"] ?? []).filter((number) => !favourites.includes(number));
  return { favourites, numbers, drawn: makesGamesOf - favourites.length };
}

/** Returns how many different games a list makes. */
export function mostGamesOf(offer: Combo, list: Game): number {
  const { drawn, numbers } = partsOf(offer, list);
  return choose(numbers.length, drawn);
}

/** Returns the least length of a list without favourites that makes this many different games. */
export function fewestNumbersFor({ makesGamesOf = 0, numberSets }: Combo, games: number): number {
  const { count = 0, max = count } = numberSets[0] ?? {};
  let numbers = count;
  while (numbers < max && choose(numbers, makesGamesOf) < games) numbers++;
  return numbers;
}

/** Makes different games out of a list, from a cryptographic source. Throws if the list makes fewer. */
export function makeGames(offer: Combo, list: Game, count: number): Game[] {
  if (mostGamesOf(offer, list) < count) throw new Error(`The list does not make ${count} different games`);
  const { drawn, favourites, numbers } = partsOf(offer, list);
  const { Favourites: _inEveryGame, Numbers: _list, ...others } = list;
  const games = new Map<string, Game>();
  while (games.size < count) {
    const rest = [...numbers];
    const picked = Array.from({ length: drawn }, () => rest.splice(randomInt(rest.length), 1)[0] ?? 0);
    const game = [...favourites, ...picked].sort((a, b) => a - b);
    games.set(game.join(), { ...others, Numbers: game });
  }
  return [...games.values()];
}
