import { useEffect, useRef, useState } from "react";
import { boundsOf } from "#gateway/rules/games.ts";
import { Button } from "#site/ui/button/Button.tsx";
import { TextArea } from "#site/ui/field/TextArea.tsx";
import { countOf, nounOf, type PlaySetup } from "../choices/play-choices.ts";
import type { DraftGame } from "../ticket/ticket-builder.ts";
import { type LineProblem, readGames } from "./read-games.ts";

type Props = {
  setup: PlaySetup;
  /** Replaces the games of the ticket. */
  fill: (games: readonly DraftGame[]) => void;
  isOpen: boolean;
};

// A ticket of 50 systems is a tenth of this.
const MOST_CHARACTERS = 20_000;
const MOST_SHOWN = 5;

/** Fills the ticket with the games of a text, all of them or none. */
export function TypedPanel({ setup, fill, isOpen }: Props) {
  const [problems, setProblems] = useState<readonly LineProblem[]>([]);
  const [message, setMessage] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const first = useRef<HTMLLIElement>(null);
  const noun = nounOf(setup);

  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  useEffect(() => {
    if (problems.length > 0) first.current?.focus();
  }, [problems]);

  function read() {
    const { sets, maxGames, minGames } = setup;
    const read = readGames(field.current?.value ?? "", { sets, maxGames, noun });
    setProblems(read.problems);
    setMessage("");
    if (read.problems.length > 0) return;
    if (read.games.length === 0) {
      setMessage(`Type the numbers of one ${noun} first.`);
      return field.current?.focus();
    }
    fill(read.games);
    const missing = minGames - read.games.length;
    const more = missing > 0 ? ` ${countOf(setup, missing)} to go (minimum ${minGames}).` : "";
    setMessage(`${countOf(setup, read.games.length)} filled in. "Undo" brings the last ticket back.${more}`);
  }

  return (
    <div className="play__typed">
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

/** Returns the first numbers of each set: "1 2 3 4 5 6 7 + 1". */
function exampleOf(sets: PlaySetup["sets"]): string {
  return sets
    .filter(({ placeholder }) => !placeholder)
    .map((set) => Array.from({ length: set.count }, (_, at) => boundsOf(set).first + at).join(" "))
    .join(" + ");
}
