import { findLottery } from "./catalogue.ts";

/** What customers call a game offer, and the standard games that one of its games stands for. */
export type GameOfferFacts = { gameOfferName?: string; standardGames?: number };

/** Returns the facts of a game offer, also of one that is no longer on sale; none if the catalogue does not have it. */
export function gameOfferFacts(lotteryKey: string, gameOffer: string): GameOfferFacts {
  const offers = findLottery(lotteryKey)?.gameTypes.flatMap(({ gameOffers }) => gameOffers) ?? [];
  const found = offers.find(({ key }) => key === gameOffer);
  return found ? { gameOfferName: found.name, standardGames: found.standardGames } : {};
}
