import { formatWhole } from "./money.ts";

/** "1 game", "18 games", "38,760 games" */
export const countGames = (games: number) => (games === 1 ? "1 game" : `${formatWhole(games)} games`);

/** "1 book", "2 books" */
export const countBooks = (books: number) => (books === 1 ? "1 book" : `${books} books`);

/** "15 Ticket Book" (shop §9) */
export const ticketBook = (tickets: number) => `${tickets} Ticket Book`;

/** "1 ticket", "2 tickets" */
export const countTickets = (tickets: number) => (tickets === 1 ? "1 ticket" : `${tickets} tickets`);

/** The only ones who can win a raffle's prize of the type `book_buyer`. */
export const BOOK_BUYERS = "Buyers of the largest book";
