import type { GameOffer } from "../../catalogue/game-offers/game-offer.ts";
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import type { LotteryOffer } from "../../catalogue/offers/offer.ts";
import { drawIdOf, LISTED_DRAWS, placeInInterval, sameDateDrawNo } from "../draws/schedule.rules.ts";

const longestTicket = ({ drawCounts, maxWeeks = 1 }: GameOffer) => Math.max(...drawCounts) * maxWeeks;

/** Returns how many draws there are at least: enough for the longest ticket that starts with the last one listed. */
export function countAhead({ gameTypes }: LotteryOffer): number {
  const gameOffers = gameTypes.flatMap((gameType) => gameType.gameOffers);
  return Math.max(...gameOffers.map(longestTicket)) + LISTED_DRAWS - 1;
}

/** Returns the draw of another lottery that decides a draw, or null. */
export function decidingDrawOf(offer: LotteryOffer, drawNo: number): { lottery: LotteryOffer; drawNo: number } | null {
  if (!offer.drawnFrom) return null;
  const lottery = findLottery(offer.drawnFrom[placeInInterval(offer.schedule, drawNo)] ?? "");
  const sourceNo = lottery && sameDateDrawNo(lottery.schedule, offer.schedule, drawNo);
  if (!lottery || sourceNo === null) throw new Error(`no draw decides ${offer.key} ${drawNo}`);
  return { lottery, drawNo: sourceNo };
}

/** Returns the id of the draw that decides a draw, or null. */
export function decidingIdOf(offer: LotteryOffer, drawNo: number): string | null {
  const source = decidingDrawOf(offer, drawNo);
  return source && drawIdOf(source.lottery.key, source.drawNo);
}
