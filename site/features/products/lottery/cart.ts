import { countGames } from "#site/lib/format/counts.ts";
import { boardNoun, boardsLabel, countBoards } from "#site/lib/format/entries.ts";
import { playPathOf } from "#site/lib/game-types.ts";
import { href } from "#site/lib/href.ts";
import { type CartView, type Restorable, recurringOf } from "../kind/product.ts";

type Item = Parameters<CartView["restore"]>[0];

function hintOf(item: Item): string | undefined {
  if (item.makesGames) return "We make different games out of your list when you buy.";
  if (item.quickpick) return undefined;
  return `${boardNoun(item) === "Entry" ? "Entries" : "Games"} you add are quick-picks.`;
}

/** With days, the draws are one for each day in a number of weeks. */
function drawsOf({ days, numDraws = 1 }: Item) {
  if (!days?.length) return { days: undefined, numDraws, numWeeks: undefined };
  return { days, numDraws: days.length, numWeeks: numDraws / days.length };
}

export const lotteryCart: CartView = {
  count: (item) => ({
    field: "numGames",
    count: item.numGames,
    draws: item.quantity,
    label: boardsLabel(item),
    hint: hintOf(item),
    labelOf: (boards) => countBoards(item, boards),
  }),
  change: ({ id: itemId }, numGames) => ({
    change: { productType: "lottery_ticket", itemId, numGames },
    label: countGames(numGames),
  }),
  more: (item) => ({
    path: playPathOf(item.makesGames ? "mega_combo" : item.gameType),
    label: `Add another ${item.offerName} ticket`,
  }),
  instead: (productOfferKey, next) => {
    if (!next || !("gameType" in next)) return { href: href("offer-play", { productOfferKey }), label: "Next draw" };
    const { games, gameType, numGames } = next;
    const gameTypeKey = playPathOf(games && numGames ? "mega_combo" : gameType);
    return {
      href: href("offer-play", { productOfferKey, ...(gameTypeKey !== undefined && { gameTypeKey }) }),
      label: games ? "Choose other numbers" : "Choose another ticket",
    };
  },
  restore: (item): Restorable<"lottery_ticket"> => ({
    productType: "lottery_ticket",
    lotteryKey: item.lotteryKey ?? "",
    gameType: item.gameType ?? "standard",
    gameOffer: item.gameOffer ?? "standard",
    // The shop picks its numbers again.
    games: item.isPickedByShop ? undefined : item.games,
    numGames: item.makesGames ? item.numGames : item.isPickedByShop ? item.games.length : undefined,
    quickpick: item.quickpick,
    ...drawsOf(item),
    drawNo: item.drawNo,
    causeKey: item.causeKey,
    recurringPurchase: recurringOf(item),
    scheduled: item.scheduledPurchase?.type === "scheduled_purchase" ? true : undefined,
    favourite: item.favourite,
    hasFavouriteNumbers: item.hasFavouriteNumbers,
  }),
};
