import type { components } from "#generated/main/schema.ts";
import { toMoney } from "#services/lib/money.ts";
import type { Kind, SharesSold } from "../kind.ts";
import { gameOfferFacts } from "../lottery/game-offer-facts.ts";
import type { SyndicateOffer } from "../offer.ts";
import { SYNDICATES } from "./syndicates.ts";

type Schemas = components["schemas"];

/** Shares of tickets that the shop plays in a lottery. */
export const syndicate: Kind<SyndicateOffer> = {
  offers: SYNDICATES,
  colour: "#8244ba",
  recurringType: "autoplay",
  canRecur: () => true,
  // The draw of the lottery goes on.
  closesWhenSoldOut: false,
  isShare: true,
  causesOf: () => [],
  gameTypesOf: () => [],
  fieldsOf: (offer, next, sharesSold) => ({ syndicates: toSyndicates(offer, next, sharesSold) }),
};

function toSyndicates(
  { lotteryKey, shares }: SyndicateOffer,
  next: Schemas["Draw"] | undefined,
  sharesSold: SharesSold,
): Schemas["SyndicateShare"][] {
  return shares.map(({ id, name, shareCents, size, ticket: { gameOffer, games } }) => {
    const { gameOfferName = gameOffer, standardGames = 1 } = gameOfferFacts(lotteryKey, gameOffer);
    return {
      syndicateEncodedId: id,
      name,
      lotteryKey,
      size,
      costPerShare: toMoney(shareCents),
      sharesAvailable: next ? Math.max(0, size - sharesSold(next.drawId, id)) : 0,
      tickets: [{ name: gameOfferName, numGames: games, numStandardGames: games * standardGames }],
      ...(next && { drawId: next.drawId }),
    };
  });
}
