import { gameOfferIn } from "../regional-names.ts";
import { LOTTERIES } from "./lotteries.ts";

/** What customers call a game offer, and the standard games that one of its games stands for. */
export type GameOfferFacts = { gameOfferName?: string; standardGames?: number };

/** Returns the facts of a game offer, also of one that is no longer on sale; none if the catalogue does not have it. */
export function gameOfferFacts(lotteryKey: string, gameOffer: string): GameOfferFacts {
  const offers =
    LOTTERIES.find(({ key }) => key === lotteryKey)?.gameTypes.flatMap(({ gameOffers }) => gameOffers) ?? [];
  const found = offers.find(({ key }) => key === gameOffer);
  return found ? { gameOfferName: found.name, standardGames: found.standardGames } : {};
}

/** Returns what is played by its names in a region: PowerHit and PowerPik are one game. */
export function playIn<GameType>(
  region: string | null,
  lotteryKey: string,
  played: { gameOffer: string; gameType: GameType },
) {
  const gameOffer = gameOfferIn(region, played.gameOffer);
  const isHit = gameOffer === "powerhit" || gameOffer === "powerpik";
  const gameType: GameType | "powerhit" | "powerpik" = isHit ? gameOffer : played.gameType;
  return { gameOffer, gameType, ...gameOfferFacts(lotteryKey, gameOffer) };
}
