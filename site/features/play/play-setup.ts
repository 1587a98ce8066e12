// Computes the play screen's choices from an offer: on the server, and again in the island when a draw has closed.

import type { Outputs } from "#gateway/gateway.ts";
import { startingGames } from "#gateway/rules/games.ts";
import { dayAndTime, fullDate } from "#site/lib/format/dates.ts";
import { jackpot } from "#site/lib/format/jackpot.ts";
import { packPrices } from "#site/lib/format/packed-prices.ts";
import type { DrawChoice, PlaySetup } from "./play-choices.ts";

type Offer = Outputs["offers"]["get"];
/** Returns `null` if the offer has no standard game or no draw on sale. */
export function playSetup(offer: Offer, now: Date | number): PlaySetup | null {
  const type = offer.gameTypes.find(({ key }) => key === "standard");
  const standard = type?.gameOffers[0];
  const draws = drawChoices(offer, now);
  if (!type || !standard || draws.length === 0) return null;

  const { minGames, maxGames } = standard;
  return {
    offerKey: offer.key,
    gameOffer: standard.key,
    sets: standard.numberSets.flatMap(({ sets }) =>
      sets.map(({ name, count, from, to, repeats }) => ({
        ...{ name, count, first: from, last: to },
        ...(repeats && { repeats }),
      })),
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
      closes: dayAndTime(draw.stop),
    }));
}

/** Returns "Thu 26 Nov": short enough for a select on a phone. */
function shortDay(date: string): string {
  const [weekday = "", day = "", month = ""] = fullDate(date).split(" ");
  return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}`;
}
