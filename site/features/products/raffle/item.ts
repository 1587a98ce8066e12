import { bookFacts } from "#site/lib/format/books.ts";
import type { ItemView } from "../kind/product.ts";

export const raffleItem: ItemView = {
  family: "charity",
  prizeLabel: "Main prize",
  hasTicketNumbers: true,
  contents: (item) => bookFacts({ ...item, books: item.quantity }),
  orderContents: bookFacts,
  /** Books are counted as their raffle tickets; a ticket with a number of its own counts as any other. */
  units: ({ numRaffleTickets = 0, quantity }) =>
    numRaffleTickets === quantity ? { tickets: quantity } : { raffleTickets: numRaffleTickets },
};
