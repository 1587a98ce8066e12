import { findLottery } from "../../catalogue/offers/catalogue.ts";
import { findGameOffer, type Game } from "../../catalogue/offers/prices.rules.ts";
import { makeGames } from "../../catalogue/offers/super-combos.rules.ts";
import type { ItemRow } from "./item.ts";

/** Returns the games that an item plays when it is bought. Those of a super combo are made here, once for all its draws. */
export function playedGamesOf(item: ItemRow): Game[] {
  const { games, made_games } = item;
  const [list] = games;
  if (made_games === null || !list) return games;
  const lottery = findLottery(item.lottery_key);
  const offer = lottery && findGameOffer(lottery, item.game_type, item.game_offer);
  if (!offer) throw new Error(`${item.id} is of an offer that is not sold`);
  return makeGames(offer, list, made_games);
}
