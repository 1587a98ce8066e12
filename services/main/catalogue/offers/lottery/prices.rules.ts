// Prices and validity of games. A price sent by the client is never used.
import { randomInt } from "node:crypto";
import { refuse } from "#services/lib/refusal.ts";
import type { GameOffer, GameTypeKey, NumberSet } from "../../game-offers/game-offer.ts";
import type { Offer } from "../offer.ts";

/** The numbers of one game, by set name. */
export type Game = Record<string, number[]>;

/** The game types of cart items that contain another one as well. Game offers have unique keys, which tell them apart. */
const PARENTS: Partial<Record<GameTypeKey, GameTypeKey>> = {
  powerhit_super_combo: "powerhit",
  powerpik_system: "powerpik",
};

/** Returns a game offer by the game type of its cart item, or null if it is unknown. */
export function findGameOffer(offer: Offer, gameType: string, gameOffer: string): GameOffer | null {
  const types = "gameTypes" in offer ? offer.gameTypes : [];
  const found = types
    .filter(({ key }) => (PARENTS[key] ?? key) === gameType)
    .flatMap(({ gameOffers }) => gameOffers)
    .find(({ key }) => key === gameOffer);
  return found ?? null;
}

/** Returns a game offer. Refuses an unknown one with 404. */
export const gameOfferOf = (offer: Offer, gameType: string, gameOffer: string): GameOffer =>
  findGameOffer(offer, gameType, gameOffer) ?? refuse(404, "not_found", "You can't play this way right now.");

/** Returns the price in cents of a number of games for one draw, rounded up. */
export function priceCents({ price, standardGames }: GameOffer, numGames: number): number {
  return Math.ceil((numGames * standardGames * price.cents) / price.games);
}

/** Returns every purchasable number of games with its price. */
export function priceTable(offer: GameOffer): { games: number; cents: number }[] {
  return Array.from({ length: offer.maxGames - offer.minGames + 1 }, (_, index) => {
    const games = offer.minGames + index;
    return { games, cents: priceCents(offer, games) };
  });
}

/** Refuses with 422 games_out_of_bounds if the offer does not sell this number of games. */
export function requireNumGames({ minGames, maxGames }: GameOffer, numGames: number): void {
  if (numGames >= minGames && numGames <= maxGames) return;
  refuse(422, "games_out_of_bounds", `Choose from ${minGames} to ${maxGames} games.`, "games");
}

/** Refuses games that do not match the offer's number sets, with the place of the first fault. */
export function validateGames(offer: GameOffer, games: readonly Game[]): void {
  requireNumGames(offer, games.length);
  for (const [index, game] of games.entries()) validateGame(offer, game, index);
}

/** Refuses a game that does not match the offer's number sets. `index` is its place on the ticket. */
export function validateGame(offer: GameOffer, game: Game, index: number): void {
  const target = `games.${index}`;
  const isForeign = Object.keys(game).some((name) => !offer.numberSets.some((set) => set.name === name));
  if (isForeign)
    refuse(422, "invalid_field", `Game ${index + 1} has a set of numbers that this game doesn't use.`, target);
  for (const set of offer.numberSets) validateSet(set, game[set.name] ?? [], index + 1, target);
}

function validateSet(set: NumberSet, numbers: readonly number[], gameNo: number, target: string): void {
  const at = `${target}.${set.name}`;
  if (numbers.length < set.count) refuse(422, "games_incomplete", `Game ${gameNo} is not complete.`, at);
  if (numbers.length > (set.max ?? set.count)) refuse(422, "invalid_field", `Game ${gameNo} has too many numbers.`, at);
  if (!numbers.every((number) => Number.isInteger(number) && number >= set.from && number <= set.to)) {
    refuse(422, "number_out_of_range", `Numbers in game ${gameNo} are from ${set.from} to ${set.to}.`, at);
  }
  if (!set.repeats && new Set(numbers).size < numbers.length) {
    refuse(422, "number_repeated", `Game ${gameNo} has the same number twice.`, at);
  }
}

/** Returns random games from a cryptographic source, so that they cannot be predicted. */
export function quickPick(offer: GameOffer, count: number): Game[] {
  return Array.from({ length: count }, () =>
    Object.fromEntries(
      offer.numberSets.filter(({ placeholder }) => !placeholder).map((set) => [set.name, pickSet(set)]),
    ),
  );
}

function pickSet({ from, to, count, repeats, isOrdered }: NumberSet): number[] {
  const balls = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const picked = Array.from({ length: count }, () => {
    const at = randomInt(balls.length);
    return (repeats ? balls[at] : balls.splice(at, 1)[0]) ?? from;
  });
  // Digits and ordered numbers are matched by position.
  return repeats || isOrdered ? picked : picked.sort((a, b) => a - b);
}
