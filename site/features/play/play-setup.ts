// What the play screen needs of an offer: made by the page, and again by the island when a draw has closed under it.

import type { Outputs } from "#gateway/gateway.ts";
import { startingGames } from "#gateway/rules/games.ts";
import { fullDate, timeOfDay } from "#site/lib/dates.ts";
import { jackpot } from "#site/lib/jackpot.ts";
import { packPrices } from "./packed-prices.ts";
import type { DrawChoice, PlaySetup } from "./play-choices.ts";

type Offer = Outputs["offers"]["get"];
/** Null when there is nothing to fill in: no standard game, or no draw on sale. */
export function playSetup(offer: Offer, now: Date | number): PlaySetup | null {
  const type = offer.gameTypes.find(({ key }) => key === "standard");
  const standard = type?.gameOffers[0];
  const draws = drawChoices(offer, now);
  if (!type || !standard || draws.length === 0) return null;

  const { minGames, maxGames } = standard;
  return {
    offerKey: offer.key,
    offerName: offer.name,
    gameOffer: standard.key,
    sets: standard.numberSets.flatMap(({ sets }) =>
      sets.map(({ name, count, from, to }) => ({ name, count, first: from, last: to })),
    ),
    minGames,
    maxGames,
    defaultGames: startingGames(standard),
    prices: packPrices(standard.prices),
    currency: standard.priceCurrency,
    oddsAnyDivision: type.oddsAnyDivision ?? null,
    causes: offer.causes.map(({ key, name }) => ({ key, name })),
    draws,
  };
}

function drawChoices(offer: Offer, now: Date | number): DrawChoice[] {
  return offer.draws
    .filter(({ purchaseStatus, stop }) => purchaseStatus === "open" && Date.parse(stop) > Number(now))
    .map((draw) => ({
      drawNo: draw.drawNo,
      day: shortDay(draw.drawDate),
      jackpot: jackpot(draw),
      closes: `${fullDate(draw.stop)}, ${timeOfDay(draw.stop)}`,
    }));
}

/** "Thu 26 Nov": weekday and month by their first letters, so that it fits a list on a phone. */
function shortDay(date: string): string {
  const [weekday = "", day = "", month = ""] = fullDate(date).split(" ");
  return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}`;
}
