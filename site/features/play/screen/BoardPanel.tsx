import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef, useState } from "react";
import { boundsOf } from "#gateway/rules/games.ts";
import type { RandomBelow } from "#gateway/rules/random.ts";
import { NumberBoard } from "#site/ui/ball/NumberBoard.tsx";
import { Button } from "#site/ui/button/Button.tsx";
import { RefusedTicket } from "../adding/RefusedTicket.tsx";
import { type FavouritesUse, hasTips, nounOf, type PlaySetup } from "../choices/play-choices.ts";
import { boardField } from "../posting/posted-ticket.ts";
import { keepStay, keptStay } from "../ticket/kept-ticket.ts";
import {
  type Builder,
  choose,
  clearOne,
  type DraftGame,
  fillAll,
  fillGame,
  isReady,
  isStarted,
  nextUnfinished,
  quickPickOne,
  resize,
  turnTo,
} from "../ticket/ticket-builder.ts";
import { FavouritesButton } from "./FavouritesButton.tsx";
import { LatePanel } from "./LatePanel.tsx";
import type { PlayParts } from "./play-parts.ts";

type Props = {
  setup: PlaySetup;
  builder: Builder;
  change: Dispatch<SetStateAction<Builder>>;
  heading: RefObject<HTMLHeadingElement | null>;
  open: (place: number) => void;
  /** Why the numbers of the posted form were refused. */
  refused: string | undefined;
  random: RandomBelow;
  /** False before hydration: controls that cannot work yet must not look as if they do. */
  isLive: boolean;
  favourites: FavouritesUse | undefined;
  drawNo: number;
  /** Whether a tip can be added to the cart at once. */
  sellsTips: boolean;
  opensPreCart: boolean | undefined;
  /** The board of digits, where the game has them. */
  Digits: PlayParts["Digits"];
};

/**
 * How long a complete game is shown before the next one opens. A press in between opens it at once and counts there; a second
 * press of the last number takes that back and keeps the game open.
 */
const SHOWN_MS = 400;

/** Shows the current game, with one board per number set. */
export function BoardPanel({
  setup,
  builder,
  change,
  heading,
  open,
  refused,
  random,
  isLive,
  Digits,
  favourites,
  drawNo,
  sellsTips,
  opensPreCart,
}: Props) {
  const { sets, name = "Game" } = setup;
  const noun = nounOf(setup);
  const { games, current, dealt } = builder;
  const game = games[current] ?? {};
  const next = nextUnfinished(builder, sets);
  const main = sets.find(({ placeholder }) => !placeholder);
  const turn = useRef<HTMLDivElement>(null);
  /** The turn to the next game that is due, and the press that completed this one. */
  const due = useRef<{ timer: number; following: number; last: string } | null>(null);
  const press = useRef("");
  const latest = useRef(builder);
  useEffect(() => {
    latest.current = builder;
  });
  const [stays, setStays] = useState(false);
  useEffect(() => setStays(keptStay()), []);

  function chooseNumbers(set: string, numbers: readonly number[]) {
    stopTurn();
    const chosen = choose(latest.current, set, numbers);
    latest.current = chosen;
    change((now) => choose(now, set, numbers));
    if (!isReady(chosen.games[chosen.current] ?? {}, sets)) return;
    const following = nextUnfinished(chosen, sets);
    if (following !== null && !stays) {
      const timer = window.setTimeout(openFrom, SHOWN_MS, chosen.current, following);
      due.current = { timer, following, last: press.current };
    }
    // On a phone the bar may cover "Next game", which is needed now.
    else turn.current?.scrollIntoView({ block: "nearest" });
  }

  /** Makes a turn that is due at once, and returns the numbers of the game it opens: fast presses are meant for that. */
  function turnAtOnce(set: string, pressed = "") {
    press.current = `${set} ${pressed}`;
    const { following, last } = due.current ?? {};
    if (following === undefined || last === press.current) return undefined;
    stopTurn();
    latest.current = turnTo(latest.current, following);
    change((now) => turnTo(now, following));
    return latest.current.games[following]?.[set] ?? [];
  }

  function stopTurn() {
    clearTimeout(due.current?.timer);
    due.current = null;
  }

  /** Opens the next game, unless the customer has opened another one or undone this one meanwhile. */
  function openFrom(place: number, following: number) {
    due.current = null;
    const { games, current } = latest.current;
    if (current !== place || !isReady(games[place] ?? {}, sets)) return;
    change((now) => turnTo(now, following));
    // Typing goes on at its place in the next game, but from a second set at the first, before which nothing is chosen yet.
    const boards = turn.current?.closest("section")?.querySelectorAll<HTMLElement>("fieldset.board") ?? [];
    const at = [...boards].findIndex((board) => board.querySelector(":focus-visible"));
    if (at > 0) boards[0]?.querySelector<HTMLElement>("input:not([tabindex='-1'])")?.focus();
  }

  return (
    <section className="play__board card no-print" aria-labelledby="board-heading">
      <div className="cluster between">
        <h2 id="board-heading" ref={heading} tabIndex={-1} aria-live="polite">
          {games.length > 1 || !setup.name ? `${name} ${current + 1} ` : name}
          {games.length > 1 && <span className="soft">{`of ${games.length}`}</span>}
        </h2>
        {games.length > 1 && (
          <fieldset className="cluster play__commands" disabled={!isLive}>
            <Button variant="secondary" icon="dice" onClick={() => change((now) => quickPickOne(now, sets, random))}>
              Quick-pick<span className="play__noun"> {noun}</span>
            </Button>
            <Button variant="quiet" idle={!isStarted(game)} onClick={() => change(clearOne)}>
              Clear<span className="play__noun"> {noun}</span>
            </Button>
          </fieldset>
        )}
      </div>
      {refused && <RefusedTicket reason={refused} />}
      {sets.map((set) => {
        const { first, last } = boundsOf(set);
        return set.placeholder ? (
          <p key={set.name} className="cluster">
            <span className="ball">{set.placeholder}</span>
            {` All ${last} ${set.name}s`}
          </p>
        ) : set.repeats && Digits ? (
          <Digits
            key={set.name}
            set={set}
            value={game[set.name] ?? []}
            onChange={(digits) => chooseNumbers(set.name, digits)}
            onMore={(digits) => {
              const next = turnAtOnce(set.name);
              if (next) chooseNumbers(set.name, [...next, ...digits].slice(0, set.count));
              return next !== undefined;
            }}
          />
        ) : (
          <NumberBoard
            key={set.name}
            name={boardField(set.name)}
            label={set.name}
            first={first}
            last={last}
            count={set.count}
            ordered={set.isOrdered}
            value={game[set.name] ?? []}
            dealt={dealt > 0}
            onChange={(numbers) => chooseNumbers(set.name, numbers)}
            onPress={(number) => turnAtOnce(set.name, `${number}`)}
          />
        );
      })}
      {favourites !== "off" && main && (
        <FavouritesButton
          isLive={isLive}
          fill={(numbers) => change((now) => ({ ...choose(now, main.name, numbers), hasFavourites: true }))}
          set={main}
          chosen={game[main.name] ?? []}
          isAutomatic={favourites === "automatic"}
          isNew={!games.some(isStarted)}
        />
      )}
      {main && (
        <LatePanel
          label="Type or paste numbers"
          load={(later) => later.loadTyped()}
          panel={{
            setup,
            ticket: builder,
            fill: (games: readonly DraftGame[]) => change((now) => fillAll(now, games, setup)),
          }}
        />
      )}
      {hasTips(setup) && (
        <LatePanel
          label="Tips"
          load={(later) => later.loadTips()}
          panel={{
            setup,
            drawNo,
            opensPreCart,
            sells: sellsTips,
            use: (numbers: DraftGame) => change((now) => fillGame(now, numbers)),
          }}
        />
      )}
      {games.length > 1 && (
        <div className="cluster between play__turn" ref={turn}>
          <Button variant="quiet" onClick={() => open((current + games.length - 1) % games.length)}>
            {`Previous ${noun}`}
          </Button>
          <Button variant="secondary" onClick={() => open(next ?? (current + 1) % games.length)}>
            {next === null || next === current ? `Next ${noun}` : `Next: ${noun} ${next + 1}`}
          </Button>
          {next === null && games.length < setup.maxGames && (
            <Button
              variant="secondary"
              onClick={() => {
                change((now) => turnTo(resize(now, games.length + 1, setup, random), games.length));
                // The button goes away.
                heading.current?.focus();
              }}
            >
              {`One more ${noun}`}
            </Button>
          )}
          <label className="cluster small">
            <input
              type="checkbox"
              checked={!stays}
              onChange={(event) => {
                setStays(!event.currentTarget.checked);
                keepStay(!event.currentTarget.checked);
              }}
            />
            {`Open the next ${noun} when one is complete`}
          </label>
        </div>
      )}
    </section>
  );
}
