import type { ComponentProps } from "react";
import { BallRow } from "../ball/Ball.tsx";
import "./ticket.css";

type Sets = ComponentProps<typeof BallRow>["sets"];
type Props = {
  /** The number sets of each game. */
  games: readonly Sets[];
  /** What they are played in, where several tickets stand on one page. */
  of?: string;
};

// A ticket of 50 games would push the next one off the screen. What is folded away is printed all the same.
const SHOWN_GAMES = 4;

/** The games of a ticket: the first few, and a fold with the rest. */
export function TicketGames({ games, of }: Props) {
  const more = games.length - SHOWN_GAMES;
  return (
    <>
      <Games games={games.slice(0, SHOWN_GAMES)} of={of} from={1} />
      {more > 0 && (
        <details className="ticket__more">
          <summary>
            Show {more} more {more === 1 ? "game" : "games"}
          </summary>
          <Games games={games.slice(SHOWN_GAMES)} of={of} from={SHOWN_GAMES + 1} />
        </details>
      )}
    </>
  );
}

function Games({ games, of, from }: { games: readonly Sets[]; of: string | undefined; from: number }) {
  if (games.length === 0) return null;
  return (
    <ol className="ticket__games" start={from}>
      {games.map((sets, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two games may hold the same numbers; their place is their identity
        <li key={from + index}>
          <span aria-hidden="true">{from + index}</span>
          <BallRow sets={sets} size="s" label={`Game ${from + index}${of ? ` of ${of}` : ""}`} />
        </li>
      ))}
    </ol>
  );
}
