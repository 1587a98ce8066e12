// Descriptions of items and orders (shop §9). Pure.

type Play = { gameOfferName?: string };

/**
 * Returns "4 x Monday Lotto games", or "2 x Monday Lotto System 8 games", with the number of draws if there is more than one. The
 * specification has no singular.
 */
export function describeGames(offerName: string, numGames: number, numDraws: number, play: Play = {}): string {
  const { gameOfferName = "Standard" } = play;
  // "Lotto Strike" already ends with its game.
  const kind = gameOfferName === "Standard" || offerName.endsWith(gameOfferName) ? "" : ` ${gameOfferName}`;
  const games = `${numGames} x ${offerName}${kind} games`;
  return numDraws === 1 ? games : `${games} for ${numDraws} draws`;
}

/** Returns "2 x Syndicate shares of Saturday System 8". */
export const describeShares = (name: string, shares: number): string => `${shares} x Syndicate shares of ${name}`;

/** Returns "15 Ticket Book of Beach house raffle", with the number of books if there is more than one. */
export function describeBooks(offerName: string, ticketsPerBook: number, books: number): string {
  // Tickets with numbers of their own are not sold in books.
  if (ticketsPerBook === 1) return `${books} ${books === 1 ? "ticket" : "tickets"} of ${offerName}`;
  const book = `${ticketsPerBook} Ticket Book of ${offerName}`;
  return books === 1 ? book : `${books} x ${book}`;
}
