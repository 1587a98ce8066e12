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

type Numbered = { ticketRuns?: readonly { first: string; last: string }[] | undefined };

/**
 * Returns the numbers of raffle tickets as a fact, such as "Numbers 0000001 to 0000005, 0000011 to 0000015". None before they are
 * given. Of more than `most` runs, the others are counted: "and 7 more".
 */
export function numberFacts({ ticketRuns = [] }: Numbered, most = Number.POSITIVE_INFINITY): string[] {
  const [run] = ticketRuns;
  if (!run) return [];
  const shown = ticketRuns.slice(0, most).map(({ first, last }) => (first === last ? first : `${first} to ${last}`));
  const more = ticketRuns.length - shown.length;
  const isOne = ticketRuns.length === 1 && run.first === run.last;
  return [`${isOne ? "Number" : "Numbers"} ${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`];
}
