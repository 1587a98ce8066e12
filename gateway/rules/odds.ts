/**
 * Returns n for "1 in n", rounded down to a whole number: the odds that a ticket wins first division. `oneIn` is that of one game;
 * the games of a ticket differ, so each of them adds as much. A board of a system is many games.
 */
export function oddsOfTicket(oneIn: number, games: number): number {
  return Math.floor(oneIn / Math.max(1, games));
}
