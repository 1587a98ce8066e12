// Descriptions of items and orders (shop §9). Pure.

/** Returns "4 games of Monday Lotto", with the number of draws if there is more than one. */
export function describeGames(offerName: string, numGames: number, numDraws: number): string {
  const games = `${numGames} ${numGames === 1 ? "game" : "games"} of ${offerName}`;
  return numDraws === 1 ? games : `${games} for ${numDraws} draws`;
}

/** Returns "15 Ticket Book of Beach house raffle", with the number of books if there is more than one. */
export function describeBooks(offerName: string, ticketsPerBook: number, books: number): string {
  const book = `${ticketsPerBook} Ticket Book of ${offerName}`;
  return books === 1 ? book : `${books} x ${book}`;
}
