// Rules for books of raffle tickets. Pure.
import type { components } from "#generated/main/schema.ts";
import { refuse } from "#services/lib/refusal.ts";
import { findRaffle } from "../../catalogue/offers/catalogue.ts";
import type { RaffleOffer } from "../../catalogue/offers/offer.ts";
import { MAX_BOOKS } from "../../catalogue/offers/raffle/raffle.ts";
import type { NumbersInSale } from "./product.ts";

type Schemas = components["schemas"];
type Book = RaffleOffer["books"][number];
type Books = { lottery_key: string; game_offer: string; quantity: number };

/** Returns the book of an item, or null if the catalogue no longer has it. */
export const bookOf = ({ game_offer, lottery_key }: Omit<Books, "quantity">): Book | null =>
  findRaffle(lottery_key)?.books.find(({ key }) => key === game_offer) ?? null;

export const ticketsOf = (item: Books): number => (bookOf(item)?.tickets ?? 0) * item.quantity;

/** Returns the numbers that tickets of numbered draws get in the sale, or null if they get them after payment. */
export function numbersGivenInSale(item: Books & { draw_ids: readonly string[] }): NumbersInSale | null {
  const [drawId = ""] = item.draw_ids;
  const numbering = bookOf(item)?.numbering ?? "deferred";
  if (numbering === "deferred") return null;
  const last = findRaffle(item.lottery_key)?.maxTickets ?? 0;
  return { drawId, count: ticketsOf(item), last, inRow: numbering === "sequential" };
}

/** Returns a book. Refuses an unknown one with 404. */
export function requireBook({ books }: RaffleOffer, key: string): Book {
  return books.find((book) => book.key === key) ?? refuse(404, "not_found", "You can't play this way right now.");
}

export function requireNumBooks({ maxBooks = MAX_BOOKS, numbered }: RaffleOffer, books: number): void {
  if (books <= maxBooks) return;
  refuse(422, "games_out_of_bounds", `Choose from 1 to ${maxBooks} ${numbered ? "tickets" : "books"}.`, "books");
}

/** Returns the cause of the books. It must be chosen if the raffle lists several (shop §5). */
export function chooseCause({ causes }: RaffleOffer, chosen: string | undefined): string | null {
  const [only = null, ...others] = causes;
  if (chosen === undefined && others.length === 0) return only;
  if (chosen === undefined) refuse(422, "invalid_field", "Choose a cause.", "cause_key");
  if (!causes.includes(chosen)) refuse(422, "invalid_field", "Choose one of the raffle's causes.", "cause_key");
  return chosen;
}

/** Returns why these tickets cannot be sold when so many are left, or null. */
export function shortageReason(
  left: number,
  tickets: number,
  fewer = "Choose fewer or smaller books.",
): Schemas["AutoRemovedReason"] | null {
  if (tickets <= left) return null;
  const message =
    left === 0
      ? "This draw is sold out. Choose the next one."
      : `Only ${left} ${left === 1 ? "ticket is" : "tickets are"} left. ${fewer}`;
  return { type: "draw_sold_out", message, actionType: "close" };
}
