import type { ComponentProps } from "react";
import { BallRow } from "../ball/Ball.tsx";
import "./ticket.css";

type Sets = ComponentProps<typeof BallRow>["sets"];
type Props = {
  /** The number sets of each game. */
  games: readonly Sets[];
  /** The name of the draw or product, needed when a page has several tickets. */
  of?: string;
  /** What one board is called. */
  noun?: "Game" | "Entry" | "List";
};

// Fold the rest, so that a ticket of 50 games does not push the next one off the screen. Print shows all games.
const SHOWN_GAMES = 4;

/** The games of a ticket: the first few, and the rest in a disclosure. */
export function TicketGames({ games, of, noun = "Game" }: Props) {
  const more = games.length - SHOWN_GAMES;
  return (
    <>
      <Games of={of} noun={noun} games={games.slice(0, SHOWN_GAMES)} from={1} />
      {more > 0 && (
        <details className="ticket__more">
          <summary>
            Show {more} more {noun === "Entry" ? (more === 1 ? "entry" : "entries") : more === 1 ? "game" : "games"}
          </summary>
          <Games of={of} noun={noun} games={games.slice(SHOWN_GAMES)} from={SHOWN_GAMES + 1} />
        </details>
      )}
    </>
  );
}

type GamesProps = { games: readonly Sets[]; of: string | undefined; noun: "Game" | "Entry" | "List"; from: number };

function Games({ games, of, noun, from }: GamesProps) {
  if (games.length === 0) return null;
  return (
    <ol className="ticket__games" start={from}>
      {games.map((sets, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two games may have the same numbers, so the index is the identity
        <li key={from + index}>
          <span aria-hidden="true">{from + index}</span>
          <BallRow sets={sets} size="s" label={`${noun} ${from + index}${of ? ` of ${of}` : ""}`} />
        </li>
      ))}
    </ol>
  );
}
