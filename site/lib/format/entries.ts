// Tickets whose boards stand for several games, such as systems, are counted in entries.
import { countGames } from "./counts.ts";

/** What customers call a game offer, and the standard games that one of its games stands for. */
type Play = { gameOfferName?: string | undefined; standardGames?: number | undefined };

export const isEntry = ({ standardGames = 1 }: Play) => standardGames > 1;

/** What one board of a ticket is called. */
export const boardNoun = (play: Play) => (isEntry(play) ? "Entry" : "Game");

/** The label of a field that changes how many boards a ticket has. */
export const boardsLabel = (play: Play) => (isEntry(play) ? "Number of entries" : "Number of games");

/** Returns "4 games" or "2 entries". */
export const countBoards = (play: Play, boards: number) =>
  isEntry(play) ? `${boards} ${boards === 1 ? "entry" : "entries"}` : countGames(boards);

/** Returns what a ticket's boards are: "4 games"; "System 8" and "28 games"; "2 × System 8" and "56 games". */
export function boardFacts(play: Play, boards: number): string[] {
  if (!isEntry(play)) return [countGames(boards)];
  const { gameOfferName = "Entry", standardGames = 1 } = play;
  return [`${boards > 1 ? `${boards} × ` : ""}${gameOfferName}`, countGames(boards * standardGames)];
}

type Won = { division?: number | undefined; wins?: readonly { division: number; games: number }[] | undefined };

/** Returns what a board won, highest division first: "Division 4", or "15 × Division 4" where it stands for several games. */
export function winLabels({ division, wins = [] }: Won, play: Play): string[] {
  if (division === undefined) return [];
  if (!isEntry(play) || wins.length === 0) return [`Division ${division}`];
  return wins.map((win) => `${win.games} × Division ${win.division}`);
}
