import { bookFacts } from "#site/lib/format/books.ts";
import { countTickets } from "#site/lib/format/counts.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { numberWays } from "#site/lib/numbering.ts";
import type { Offer, OfferView } from "../kind/product.ts";
import { gamePriceTables, replayGames } from "../lottery/offer.ts";

const booksOf = ({ gameTypes }: Pick<Offer, "gameTypes">) => gameTypes[0]?.gameOffers ?? [];
const bookLabel = (tickets: number) => `Book of ${tickets} tickets`;

export const raffleOffer: OfferView = {
  family: "charity",
  unit: "ticket",
  notYet: "You can't buy or reserve a ticket yet. Tickets will be sold on this page.",
  isSold: true,
  picksNumbers: false,
  drawsTickets: true,
  paysCauses: true,
  syndicates: null,
  prizeLabel: "First prize",
  buyLabel: "Buy tickets",
  buyLink: (name) => `Buy tickets of ${name}`,
  pressAdds: "One press adds this to your cart. Nothing is paid yet.",
  chooseLabel: ({ gameTypes }) => (numberWays(gameTypes).length > 0 ? "Choose your tickets" : "Choose your books"),
  drawsNote: "You buy for one draw at a time.",
  results: {
    tab: "raffles",
    family: "charity",
    linkText: "Winning tickets",
    finds: "winning tickets",
    entries: "books",
    buy: () => "Buy tickets",
  },
  hasPrices: () => true,
  hasStock: () => true,
  // A page of its own, so that the play page has nothing of raffles to load.
  pageOf({ key }, next, isOpen, query) {
    const postal = query.has("free-postal-entry") ? "?free-postal-entry=true" : "";
    return isOpen && next ? `/${key}/draw/${next.drawNo}${postal}` : null;
  },
  smallestTicket: () => undefined,
  quickPick: () => undefined,
  smallestItem(offer) {
    const [book] = booksOf(offer).toSorted((a, b) => (a.prices[0]?.price ?? 0) - (b.prices[0]?.price ?? 0));
    const price = book?.prices[0];
    if (!book || !price) return undefined;
    return {
      fields: { "item.raffleOffer": book.key, "item.books": String(price.games) },
      label: countTickets(book.defaultEntryCount * price.games),
      price: { amount: price.price, currency: book.priceCurrency },
    };
  },
  startingPrice(offer) {
    const [book] = booksOf(offer);
    const price = book?.prices[0]?.price;
    if (!book || price === undefined) return undefined;
    return `${countTickets(book.defaultEntryCount)} ${formatMoney({ amount: price, currency: book.priceCurrency })}`;
  },
  sizeNote: () => undefined,
  facts: (offer) =>
    booksOf(offer).map(({ prices, priceCurrency: currency, defaultEntryCount }) => ({
      label: bookLabel(defaultEntryCount),
      text: prices[0] ? formatMoney({ amount: prices[0].price, currency }) : "",
    })),
  previewLabel: ({ defaultEntryCount }) => bookLabel(defaultEntryCount),
  repeatContents: ({ numGames: books }, sold) =>
    bookFacts({ books, numRaffleTickets: books * (sold?.defaultEntryCount ?? 1) }),
  replay: replayGames,
  priceTables: gamePriceTables,
};
