import { useEffect, useRef, useState } from "react";
import { boundsOf } from "#gateway/rules/games.ts";
import { Button } from "#site/ui/button/Button.tsx";
import { TextArea } from "#site/ui/field/TextArea.tsx";
import { countOf, nounOf, type PlaySetup } from "../choices/play-choices.ts";
import { type Builder, type DraftGame, isStarted, sorted } from "../ticket/ticket-builder.ts";
import { type LineProblem, readGames } from "./read-games.ts";

type Props = {
  setup: PlaySetup;
  ticket: Pick<Builder, "games" | "isQuickPick">;
  /** Replaces the games of the ticket. */
  fill: (games: readonly DraftGame[]) => void;
  isOpen: boolean;
};

// A ticket of 50 systems is a tenth of this.
const MOST_CHARACTERS = 20_000;
const MOST_SHOWN = 5;

/**
 * Fills the ticket with the games of a text, all of them or none. Games that the customer has begun on the board stay; those of a
 * quick-pick, and of the text as it was before, are replaced.
 */
export function TypedPanel({ setup, ticket, fill, isOpen }: Props) {
  const [filled, setFilled] = useState<readonly DraftGame[]>([]);
  const [total, setTotal] = useState(0);
  const [problems, setProblems] = useState<readonly LineProblem[]>([]);
  const [message, setMessage] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const first = useRef<HTMLLIElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const noun = nounOf(setup);

  useEffect(() => {
    if (!isOpen) return;
    field.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  useEffect(() => {
    if (problems.length > 0) first.current?.focus();
  }, [problems]);

  function read() {
    const { sets, maxGames } = setup;
    const own = ticket.isQuickPick ? [] : ticket.games.filter((game) => isStarted(game) && !isIn(filled, game));
    const read = readGames(field.current?.value ?? "", { sets, maxGames: maxGames - own.length, noun });
    setProblems(read.problems);
    setMessage("");
    if (read.problems.length > 0) return;
    if (read.games.length === 0) {
      setMessage(`Type the numbers of one ${noun} first.`);
      return field.current?.focus();
    }
    fill([...own, ...read.games]);
    setFilled(read.games.map((game) => sorted(game, sets)));
    setTotal(own.length + read.games.length);
    const stay =
      own.length > 0 ? `, and your ${own.length === 1 ? `other ${noun} stays` : `${own.length} others stay`}` : "";
    setMessage(`${countOf(setup, read.games.length)} filled in${stay}. “Undo” restores the ticket as it was.`);
  }
  // The ticket was changed or added since: what was said of it is no longer true.
  const isChanged =
    ticket.games.filter(isStarted).length !== total || !filled.every((game) => isIn(ticket.games, game));
  useEffect(() => {
    if (isChanged) setMessage("");
  }, [isChanged]);

  return (
    <div className="play__typed" ref={panel}>
      <TextArea
        name=""
        id="typed-numbers"
        label="Your numbers"
        hint={`A line for each ${noun}, such as ${exampleOf(setup.sets)}.`}
        ref={field}
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={MOST_CHARACTERS}
        aria-invalid={problems.length > 0 || undefined}
        onChange={() => setMessage("")}
      />
      {problems.length > 0 && (
        <ul className="play__problems">
          {problems.slice(0, MOST_SHOWN).map(({ line, text, reason }, at) => (
            <li key={line} className="field__error" ref={at === 0 ? first : undefined} tabIndex={-1}>
              <span>{`Line ${line}, “${text.slice(0, 60)}”: ${reason}`}</span>
            </li>
          ))}
          {problems.length > MOST_SHOWN && (
            <li className="field__error">{`And ${problems.length - MOST_SHOWN} more lines.`}</li>
          )}
          <li className="small soft">Your ticket has not changed.</li>
        </ul>
      )}
      <div className="cluster">
        <Button variant="secondary" onClick={read}>
          Fill in these numbers
        </Button>
        <p className="small" role="status">
          {message}
        </p>
      </div>
    </div>
  );
}

const isIn = (games: readonly DraftGame[], game: DraftGame) =>
  games.some((one) => JSON.stringify(one) === JSON.stringify(game));

/** Returns the first numbers of each set: "1 2 3 4 5 6 7 + 1". */
function exampleOf(sets: PlaySetup["sets"]): string {
  return sets
    .filter(({ placeholder }) => !placeholder)
    .map((set) => Array.from({ length: set.count }, (_, at) => boundsOf(set).first + at).join(" "))
    .join(" + ");
}
