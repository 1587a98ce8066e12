import { boardFacts, isEntry } from "#site/lib/format/entries.ts";
import { type ItemContents, type ItemView, TICKETS } from "../kind/product.ts";

/** Returns the entries that a ticket's boards stand for; none for plain games. */
export const entryFacts = (item: ItemContents): string[] =>
  isEntry(item) || item.makesGames ? boardFacts(item, item.numGames ?? item.games.length) : [];

export const lotteryItem: ItemView = {
  family: "lottery",
  prizeLabel: "Division 1 prize pool",
  hasTicketNumbers: false,
  contents: entryFacts,
  orderContents: (order) => boardFacts(order, order.numGames),
  units: () => ({ count: 1, unit: TICKETS }),
};
