// Computes the play screen's choices from an offer: on the server, and again in the island when a draw has closed.

import type { Outputs } from "#gateway/gateway.ts";
import { startingGames } from "#gateway/rules/games.ts";
import { dayAndTime, fullDate } from "#site/lib/format/dates.ts";
import { forwardDrawLabel } from "#site/lib/format/forward-draw.ts";
import { jackpot } from "#site/lib/format/jackpot.ts";
import { packPrices } from "#site/lib/format/packed-prices.ts";
import { cartTypeOf, typesAt } from "#site/lib/game-types.ts";
import type { DrawChoice, PlayChoice, PlaySetup } from "./play-choices.ts";

type Offer = Outputs["offers"]["get"];
type GameType = Offer["gameTypes"][number];
type GameOffer = GameType["gameOffers"][number];

/** Returns the setup of one of an offer's play pages; `null` if it sells nothing or no draw is on sale. */
export function playSetup(offer: Offer, now: Date | number, path?: string): PlaySetup | null {
  const choices = typesAt(offer.gameTypes, path).flatMap((type) =>
    type.gameOffers.map((gameOffer) => toChoice(type, gameOffer)),
  );
  const draws = drawChoices(offer, now);
  // The cheapest game offer is chosen first, so that no customer pays more by accident.
  const first = choices.reduce<PlayChoice | undefined>(
    (least, choice) => (least && (least.standardGames ?? 1) <= (choice.standardGames ?? 1) ? least : choice),
    undefined,
  );
  if (!first || draws.length === 0) return null;
  const [sold] = typesAt(offer.gameTypes, path)[0]?.gameOffers ?? [];
  const division = typesAt(offer.gameTypes, path)[0]?.divisions?.[0]?.odds;
  return {
    ...first,
    offerKey: offer.key,
    oneIn: division ? division.denominator / division.numerator : null,
    ...(path !== undefined && { path }),
    ...(choices.length > 1 && { choices }),
    currency: offer.gameTypes[0]?.gameOffers[0]?.priceCurrency ?? "AUD",
    drawCounts: (sold?.drawCounts ?? [1]).join(),
    ...(sold?.days && { days: sold.days, maxWeeks: sold.maxWeeks ?? 1 }),
    ...(offer.recurringPurchase.availability !== "never" && { recurs: recursOf(offer.recurringPurchase) }),
    ...(offer.causes.length > 0 && { causes: offer.causes.map(({ key, name }) => ({ key, name })) }),
    draws,
  };
}

const recursOf = ({ availability, minimumJackpots, type }: Offer["recurringPurchase"]) => ({
  type,
  ...(minimumJackpots && { jackpots: minimumJackpots }),
  name: type === "autoplay" ? "Autoplay" : "Subscription",
  ...(availability === "always" && { isAlways: true as const }),
});

function toChoice(type: GameType, offer: GameOffer): PlayChoice {
  const { standardGames = 1 } = offer;
  return {
    gameOffer: offer.key,
    sets: offer.numberSets.flatMap(({ sets }) =>
      sets.map(({ name, count, max, from, to, repeats, isOrdered, placeholder }) => ({
        name,
        count,
        first: from,
        last: to,
        ...(max !== undefined && { max }),
        ...(repeats && { repeats }),
        ...(isOrdered && { isOrdered }),
        ...(placeholder && { placeholder }),
      })),
    ),
    minGames: offer.minGames,
    maxGames: offer.maxGames,
    defaultGames: startingGames(offer, type.key),
    prices: packPrices(offer.prices),
    oddsAny: offer.odds?.anyDivision ?? type.oddsAnyDivision ?? null,
    ...(offer.isPickedByShop && { isPickedByShop: true }),
    ...(offer.makesGamesOf !== undefined && { makesGamesOf: offer.makesGamesOf }),
    ...(type.key !== "standard" && { gameType: cartTypeOf(type.key) }),
    ...(standardGames > 1 && { name: offer.name ?? offer.key, standardGames }),
  };
}

function drawChoices(offer: Offer, now: Date | number): DrawChoice[] {
  // Paid by month, and the same in every draw: the page's head names it.
  const isAnnuity = offer.gameTypes[0]?.divisions?.[0]?.annuity !== undefined;
  const prize = (draw: Offer["draws"][number]) => (isAnnuity ? [] : [jackpot(draw)]);
  return offer.draws
    .filter(({ purchaseStatus, stop }) => purchaseStatus === "open" && Date.parse(stop) > Number(now))
    .map((draw, at) => ({
      drawNo: draw.drawNo,
      day: shortDay(draw.drawDate),
      label: [shortDay(draw.drawDate), ...prize(draw), forwardDrawLabel(at)].join(" · "),
      // The page's head says when the next draw closes.
      ...(at > 0 && { closes: dayAndTime(draw.stop) }),
    }));
}

/** Returns "Thu 26 Nov": short enough for a select on a phone. */
function shortDay(date: string): string {
  const [weekday = "", day = "", month = ""] = fullDate(date).split(" ");
  return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}`;
}
