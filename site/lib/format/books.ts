import { countBooks, countTickets } from "./counts.ts";

type Books = {
  books?: number | undefined;
  numRaffleTickets?: number | undefined;
  causeName?: string | undefined;
};

/** Returns the books of a raffle and the cause they support as facts of a ticket; none for other products. */
export function bookFacts({ books = 1, numRaffleTickets, causeName }: Books): string[] {
  if (numRaffleTickets === undefined) return [];
  const isSingle = numRaffleTickets === books;
  return [
    isSingle ? countTickets(books) : `${countBooks(books)} of ${countTickets(numRaffleTickets / books)}`,
    ...(causeName === undefined ? [] : [`Supports ${causeName}`]),
  ];
}
