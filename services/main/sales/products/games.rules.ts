// The games of a lottery ticket: chosen, picked by the shop, or made of a list of numbers. Pure.
import { refuse } from "#services/lib/refusal.ts";
import type { GameOffer } from "../../catalogue/game-offers/game-offer.ts";
import { sortNumbers } from "../../catalogue/offers/lottery/number-order.rules.ts";
import {
  type Game,
  priceCents,
  quickPick,
  requireNumGames,
  validateGame,
  validateGames,
} from "../../catalogue/offers/lottery/prices.rules.ts";
import { fewestNumbersFor, mostGamesOf } from "../../catalogue/offers/lottery/super-combos.rules.ts";
import type { ItemRow } from "./item.ts";

export type WantedGames = { games?: Game[] | undefined; numGames?: number | undefined };

/** The games of an item; of a super combo, its list, and how many games the shop makes of it. */
export type ChosenGames = Pick<ItemRow, "games" | "made_games">;

/** Returns the games of a new item: the chosen ones, or quick-picks. */
export function chooseGames(offer: GameOffer, wanted: WantedGames): ChosenGames {
  const { games, numGames } = wanted;
  if (offer.makesGamesOf !== undefined) return chooseCombo(offer, wanted);
  if (games && offer.isPickedByShop) {
    refuse(422, "invalid_field", "We pick the numbers of this game. You can't choose them.", "games");
  }
  if (!games) {
    const count = numGames ?? offer.defaultGames;
    requireNumGames(offer, count);
    return { games: quickPick(offer, count), made_games: null };
  }
  requireSameCount(games, numGames);
  validateGames(offer, games);
  return { games: games.map((game) => sortNumbers(offer.numberSets, withoutEmptySets(game))), made_games: null };
}

/** Returns the list of a super combo: the chosen one, or a quick-pick. Refuses more games than it makes. */
function chooseCombo(offer: GameOffer, { games, numGames = offer.defaultGames }: WantedGames): ChosenGames {
  requireNumGames(offer, numGames);
  if (games && games.length > 1) refuse(422, "invalid_field", "A super combo has one list of numbers.", "games");
  const list = games?.[0] ?? quickPickList(offer, numGames);
  validateGame(offer, list, 0);
  const most = mostGamesOf(offer, list);
  if (numGames > most) {
    const message = `These numbers make ${most} different ${most === 1 ? "game" : "games"}. Choose more numbers or fewer games.`;
    refuse(422, "games_out_of_bounds", message, "num_games");
  }
  return { games: [sortNumbers(offer.numberSets, withoutEmptySets(list))], made_games: numGames };
}

function quickPickList(offer: GameOffer, numGames: number): Game {
  const [first, ...others] = offer.numberSets;
  const numberSets = first ? [{ ...first, count: fewestNumbersFor(offer, numGames) }, ...others] : [];
  return quickPick({ ...offer, numberSets }, 1)[0] ?? {};
}

/** A set that is played in full is absent from the board. */
const withoutEmptySets = (game: Game): Game =>
  Object.fromEntries(Object.entries(game).filter(([, numbers]) => numbers.length > 0));

/** Returns the games of an item after a change: replaced, cut off at the end, or filled up with quick-picks. */
export function changeGames(offer: GameOffer, current: ChosenGames, { games, numGames }: WantedGames): ChosenGames {
  if (current.made_games !== null) {
    return chooseGames(offer, { games: games ?? current.games, numGames: numGames ?? current.made_games });
  }
  if (games) return chooseGames(offer, { games, numGames });
  if (numGames === undefined) return current;
  if (numGames < offer.minGames || numGames > offer.maxGames) {
    refuse(422, "games_out_of_bounds", `Choose from ${offer.minGames} to ${offer.maxGames} games.`, "num_games");
  }
  const kept = current.games.slice(0, numGames);
  return { games: [...kept, ...quickPick(offer, numGames - kept.length)], made_games: null };
}

function requireSameCount(games: Game[], numGames: number | undefined) {
  if (numGames === undefined || numGames === games.length) return;
  refuse(422, "invalid_field", `The ticket has ${games.length} games, but ${numGames} were expected.`, "num_games");
}

/** Returns the price of a line in cents: its games times its draws. */
export function lineCents(offer: GameOffer, numGames: number, numDraws: number): number {
  return priceCents(offer, numGames) * numDraws;
}
