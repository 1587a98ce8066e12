import type { components } from "#generated/main/schema.ts";
import { market } from "#services/lib/locale.ts";
import { toMoney } from "#services/lib/money.ts";
import { toCauses } from "../../causes/causes.shapes.ts";
import type { Kind } from "../kind.ts";
import type { RaffleOffer } from "../offer.ts";
import { NUMBERED } from "./numbered.ts";
import { RAFFLES } from "./raffles.ts";

export const ALL_RAFFLES: readonly RaffleOffer[] = [...RAFFLES, ...NUMBERED];

type Schemas = components["schemas"];

/** Raffles: tickets are sold in books or one by one, and one ticket is drawn for each prize. */
export const raffle: Kind<RaffleOffer> = {
  offers: ALL_RAFFLES,
  colour: "#c52c26",
  recurringType: "subscription",
  canRecur: ({ numbered }) => numbered?.kind !== "sold_out",
  closesWhenSoldOut: true,
  isShare: false,
  causesOf: ({ causes }, content) => toCauses(content, causes),
  gameTypesOf: ({ books, maxBooks }) => {
    const byNumbering = Map.groupBy(books, ({ numbering = "deferred" }) => numbering);
    return [...byNumbering].map(([key, sold]) => ({
      key,
      gameOffers: sold.map((book) => toBookOffer(book, maxBooks)),
    }));
  },
  fieldsOf: () => ({}),
};

// The most books in one order, unless the raffle has a limit of its own.
export const MAX_BOOKS = 10;

function toBookOffer(
  { key, tickets, cents }: RaffleOffer["books"][number],
  maxBooks = MAX_BOOKS,
): Schemas["GameOffer"] {
  return {
    key,
    minGames: 1,
    maxGames: maxBooks,
    defaultGames: 1,
    defaultEntryCount: tickets,
    numberSets: [],
    prices: Array.from({ length: maxBooks }, (_, index) => ({
      games: index + 1,
      price: toMoney(cents * (index + 1)).amount,
    })),
    priceCurrency: market().currency,
  };
}
