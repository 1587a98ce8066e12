import { memo, useDeferredValue } from "react";
import type { NumberSet } from "#gateway/rules/games.ts";
import { countOf, nounOf, type PlaySetup } from "../choices/play-choices.ts";
import { type Builder, type DraftGame, isReady, isStarted } from "./ticket-builder.ts";
import "#site/ui/ball/ball.css";
import "./ticket-panel.css";

type Props = { setup: PlaySetup; builder: Builder; complete: number; open: (place: number) => void };

/** Shows the ticket as it will be printed. Each game is a line that opens its board. */
export function TicketPanel({ setup, builder, complete, open }: Props) {
  const { sets } = setup;
  const noun = nounOf(setup);
  // Fifty lines take longer to draw than a press may. The board and the count are drawn first, and "Add" reads the ticket itself.
  const { games, current, dealt } = useDeferredValue(builder);
  return (
    <section className="play__ticket" aria-labelledby="ticket-heading">
      <div className="cluster between play__ticket-head">
        <h2 id="ticket-heading">Your ticket</h2>
        <p className="soft num" role="status">
          {`${complete} of ${countOf(setup, builder.games.length)} complete`}
        </p>
      </div>
      <ol className="play__games" aria-labelledby="ticket-heading">
        {games.map((game, place) => (
          <GameLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a game's position on the ticket is its identity
            key={place}
            game={game}
            place={place}
            sets={sets}
            noun={noun}
            open={open}
            isCurrent={place === current}
            dealt={dealt}
          />
        ))}
      </ol>
    </section>
  );
}

type LineProps = {
  game: DraftGame;
  place: number;
  sets: PlaySetup["sets"];
  noun: "game" | "entry";
  isCurrent: boolean;
  dealt: number;
  open: (place: number) => void;
};

// A ticket has up to 50 lines. Memoised, so that a line renders again only when its own game changes.
const GameLine = memo(function GameLine({ game, place, sets, noun, isCurrent, dealt, open }: LineProps) {
  const label = isStarted(game) ? (isReady(game, sets) ? spokenNumbers(game, sets) : "incomplete") : "empty";
  return (
    <li>
      <button
        type="button"
        className={isCurrent ? "game-line is-current" : "game-line"}
        aria-current={isCurrent || undefined}
        onClick={() => open(place)}
      >
        <span className="sr-only">{`${noun === "game" ? "Game" : "Entry"} ${place + 1}, ${label}`}</span>
        <span className="game-line__place num" aria-hidden="true">
          {place + 1}
        </span>
        <span aria-hidden="true" className={dealt > 0 ? "game-line__balls is-dealt" : "game-line__balls"} key={dealt}>
          {sets.map((set, at) => (
            <span className={at > 0 ? "game-line__set game-line__set--apart" : "game-line__set"} key={set.name}>
              {(game[set.name] ?? []).map((number, slot) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: digits repeat
                <span key={`${slot} ${number}`} className="ball">
                  {number}
                </span>
              ))}
              {set.placeholder && <span className="ball">{set.placeholder}</span>}
              {emptySlots(set, game).map((slot) => (
                <span key={slot} className="ball is-empty" />
              ))}
            </span>
          ))}
        </span>
      </button>
    </li>
  );
});

/** Returns a key for each empty slot, from its position. */
function emptySlots(set: NumberSet, game: DraftGame): string[] {
  const filled = game[set.name]?.length ?? 0;
  return Array.from({ length: set.count - filled }, (_, index) => `empty ${filled + index}`);
}

/** Returns the numbers of a game for screen readers: "Numbers 3 9 14, Powerball 7". */
export function spokenNumbers(game: DraftGame, sets: PlaySetup["sets"]): string {
  return sets
    .map(({ name, placeholder }) => (placeholder ? `all ${name}s` : `${name} ${(game[name] ?? []).join(" ")}`))
    .join(", ");
}
