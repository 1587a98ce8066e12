import { countBooks, countTickets } from "#site/lib/format/counts.ts";
import { playPathOf } from "#site/lib/game-types.ts";
import { href } from "#site/lib/href.ts";
import { type CartView, type Restorable, recurringOf } from "../kind/product.ts";

type Item = Parameters<CartView["restore"]>[0];

/** Whether each ticket has a number of its own, so that there are no books. */
const isNumbered = ({ numRaffleTickets, quantity }: Item) => numRaffleTickets === quantity;
const labelOf = (item: Item) => (isNumbered(item) ? countTickets : countBooks);

export const raffleCart: CartView = {
  count: (item) => ({
    field: "books",
    count: item.quantity,
    draws: 1,
    label: isNumbered(item) ? "Number of tickets" : "Number of books",
    labelOf: labelOf(item),
  }),
  change: (item, books) => ({
    change: { productType: "raffle_ticket", itemId: item.id, books },
    label: labelOf(item)(books),
  }),
  more: ({ gameType, offerName }) => ({ path: playPathOf(gameType), label: `Add another ${offerName} ticket` }),
  instead: (productOfferKey) => ({ href: href("offer-play", { productOfferKey }), label: "Choose other tickets" }),
  restore: (item): Restorable<"raffle_ticket"> => ({
    productType: "raffle_ticket",
    lotteryKey: item.lotteryKey ?? "",
    raffleOffer: item.raffleOffer ?? "",
    books: item.quantity,
    drawNo: item.drawNo,
    causeKey: item.causeKey,
    showWinnerName: item.showWinnerName,
    recurringPurchase: recurringOf(item),
  }),
};
