// Rules for the draws of a raffle: its prizes, and the numbers that win them. Pure.
import { createHash } from "node:crypto";
import { findRaffle } from "../../catalogue/offers/catalogue.ts";
import type { RaffleOffer } from "../../catalogue/offers/offer.ts";
import { type DrawIdentity, sourceOf } from "../draws/numbers.rules.ts";

export type EarlyBird = RaffleOffer["earlyBirds"][number];
/** A draw of a raffle: the main draw, or one of its early birds. */
export type RaffleDraw = { raffle: RaffleOffer; earlyBird: EarlyBird | null };

export type RafflePrize = {
  id: string;
  type: "main" | "early_bird" | "book_buyer";
  name: string;
  cents: number;
  isGoods: boolean;
};

export const earlyBirdKeyOf = (raffle: RaffleOffer, { key }: EarlyBird) => `${raffle.key}/${key}`;

/** Returns the raffle of a draw's key, which is the raffle's or that of an early bird. Null for other draws. */
export function findRaffleDraw(drawKey: string): RaffleDraw | null {
  const [key = "", part] = drawKey.split("/");
  const raffle = findRaffle(key);
  if (!raffle) return null;
  if (part === undefined) return { raffle, earlyBird: null };
  const earlyBird = raffle.earlyBirds.find((one) => one.key === part);
  return earlyBird ? { raffle, earlyBird } : null;
}

/** Returns "Early bird 1". */
export const earlyBirdName = ({ earlyBirds }: RaffleOffer, { key }: EarlyBird) =>
  `Early bird ${earlyBirds.findIndex((one) => one.key === key) + 1}`;

/** Returns the prizes of a draw, most valuable first; a book-buyer prize last. Ids sort in the same order. */
export function prizesOf({ raffle, earlyBird }: RaffleDraw, drawNo: number): RafflePrize[] {
  const idOf = (part: string) => `prz_${raffle.key}_${drawNo}_${part}`;
  if (earlyBird) {
    const { cents, key } = earlyBird;
    return [{ id: idOf(key), type: "early_bird", name: "A prize in cash", cents, isGoods: false }];
  }
  const main = raffle.levels.flatMap(({ cents, count, isGoods = false, level, name }) =>
    Array.from({ length: count }, (_, index): RafflePrize => {
      const no = String(index + 1).padStart(String(count).length, "0");
      return { id: idOf(count > 1 ? `${level}_${no}` : `${level}`), type: "main", name, cents, isGoods };
    }),
  );
  const bookBuyer: RafflePrize = {
    id: idOf("book_buyer"),
    type: "book_buyer",
    name: "Book-buyer prize in cash",
    cents: raffle.bookBuyerCents,
    isGoods: false,
  };
  return [...main, bookBuyer];
}

type DrawnRaffle = { product_offer_key: string; draw_no: number; numbers: Record<string, number[]> | null };

/** Returns the ticket that won the first prize of a raffle's draw, as a field; nothing if another seller has sold it. */
export function winningTicketOf({ draw_no, numbers, product_offer_key }: DrawnRaffle): { winningTicket?: string } {
  const part = findRaffleDraw(product_offer_key);
  if (!part || !numbers) return {};
  const [first] = numbers[part.raffle.numbered ? "1" : (prizesOf(part, draw_no)[0]?.id ?? "")] ?? [];
  return first === undefined ? {} : { winningTicket: formatTicket(part.raffle, first) };
}

/** Returns the tickets of the largest book, whose buyers have a prize of their own. */
export const largestBook = ({ books }: RaffleOffer) => Math.max(...books.map(({ tickets }) => tickets));

export type Run = { orderId: string; bookNo: number; first: number; last: number };

/** Returns the numbers of a book as a line of the hashed text. */
const runLine = ({ bookNo, first, last, orderId }: Run) => `${orderId}|${bookNo}|${first}-${last}\n`;

/** Hashes the books of a draw, in the order of their numbers, and counts their tickets. */
export function createRunsHasher(raffle: RaffleOffer) {
  const hash = createHash("sha256");
  const counts = { tickets: 0, inLargestBooks: 0 };
  const largest = largestBook(raffle);
  return {
    add(run: Run) {
      hash.update(runLine(run));
      const tickets = run.last - run.first + 1;
      counts.tickets += tickets;
      if (tickets === largest) counts.inLargestBooks += tickets;
    },
    digest: () => ({ entriesHash: hash.digest("hex"), ...counts }),
  };
}

/** The place of a winning ticket among those in its draw, from 0 in the order of their numbers. */
type WinningPlace = { prize: RafflePrize; place: number };
type TicketCounts = { tickets: number; inLargestBooks: number };

/**
 * Draws a ticket for each prize, most valuable first. A ticket that has won stays in the draw. The book-buyer prize is drawn
 * among the tickets of the largest books. A prize without tickets is not won. The same identity gives the same places.
 */
export function drawPlaces(
  { seed, lotteryKey, drawNo, entriesHash }: DrawIdentity,
  prizes: readonly RafflePrize[],
  counts: TicketCounts,
): WinningPlace[] {
  const source = sourceOf(seed, `${lotteryKey}|${drawNo}|${entriesHash}`);
  return prizes.flatMap((prize) => {
    const tickets = prize.type === "book_buyer" ? counts.inLargestBooks : counts.tickets;
    return tickets === 0 ? [] : [{ prize, place: source(tickets) }];
  });
}

/** Finds the ticket numbers at places, while the books pass in the order of their numbers. */
export class TicketsAt {
  readonly found: { prize: RafflePrize; number: number }[] = [];
  readonly #places: readonly WinningPlace[];
  readonly #largest: number;
  #passed = 0;
  #passedLargest = 0;

  constructor(raffle: RaffleOffer, places: readonly WinningPlace[]) {
    this.#places = places;
    this.#largest = largestBook(raffle);
  }

  pass({ first, last }: Run): void {
    const tickets = last - first + 1;
    const isLargest = tickets === this.#largest;
    for (const { place, prize } of this.#places) {
      if (prize.type === "book_buyer" && !isLargest) continue;
      const at = place - (prize.type === "book_buyer" ? this.#passedLargest : this.#passed);
      if (at >= 0 && at < tickets) this.found.push({ prize, number: first + at });
    }
    this.#passed += tickets;
    if (isLargest) this.#passedLargest += tickets;
  }
}

/** Returns the cents of each cause: what sales leave after the prizes, by the sales for it; the first gets the remainder. */
export function causeShares(sales: ReadonlyMap<string, number>, prizeCents: number): Map<string, number> {
  const total = [...sales.values()].reduce((sum, cents) => sum + cents, 0);
  const left = Math.max(0, total - prizeCents);
  const shares = new Map(
    [...sales].map(([key, cents]) => [key, Number((BigInt(left) * BigInt(cents)) / BigInt(total || 1))]),
  );
  const given = [...shares.values()].reduce((sum, cents) => sum + cents, 0);
  const [first] = shares.keys();
  if (first !== undefined) shares.set(first, (shares.get(first) ?? 0) + left - given);
  return shares;
}

/** Returns a ticket number with as many digits as the highest one: "0481516". */
export const formatTicket = ({ maxTickets }: RaffleOffer, ticketNumber: number) =>
  String(ticketNumber).padStart(String(maxTickets).length, "0");
