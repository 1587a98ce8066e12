import { bookFacts } from "#site/lib/format/books.ts";
import { type ItemView, TICKETS } from "../kind/product.ts";

export const raffleItem: ItemView = {
  family: "charity",
  prizeLabel: "First prize",
  hasTicketNumbers: true,
  contents: (item) => bookFacts({ ...item, books: item.quantity }),
  orderContents: bookFacts,
  /** Counts the raffle tickets in a book. A numbered ticket counts as one. */
  units: ({ numRaffleTickets = 0, quantity }) =>
    numRaffleTickets === quantity
      ? { count: quantity, unit: TICKETS }
      : { count: numRaffleTickets, unit: ["raffle ticket", "raffle tickets"] },
};
