import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { ballClass } from "./ball.ts";
import { nextCell, typedNumber } from "./board.ts";
import "./ball.css";
import "./board.css";

type Props = {
  /** The form field the chosen numbers are posted under. */
  name: string;
  label: string;
  first?: number;
  last: number;
  /** How many numbers the set needs. */
  count: number;
  /** Given: the parent owns the choice and hears `onChange`. */
  value?: readonly number[];
  defaultValue?: readonly number[];
  onChange?: (numbers: number[]) => void;
  disabled?: readonly number[];
  /** The choice came from a quick-pick: the balls drop into place. */
  dealt?: boolean;
};

// Digits typed faster than this belong to one number.
const TYPING_MS = 1000;

/**
 * A set of numbers to choose from: native checkboxes in a labelled group, so it also works in a plain form. With a
 * script the board is one stop for Tab; arrows, Home and End walk through it, and typing a number goes there.
 */
export function NumberBoard(props: Props) {
  const { name, label, first = 1, last, count, value, defaultValue = [], onChange, disabled = [], dealt } = props;
  const [own, setOwn] = useState<readonly number[]>(defaultValue);
  const [refused, setRefused] = useState(false);
  // Without a script every box is a stop of its own: only a board that is awake may take them away.
  const [stop, setStop] = useState<number | null>(null);
  const typed = useRef({ digits: "", at: 0 });
  const grid = useRef<HTMLDivElement>(null);
  const chosen = value ?? own;
  const full = chosen.length >= count;
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);

  useEffect(() => setStop((now) => now ?? first), [first]);

  function toggle(event: ChangeEvent<HTMLInputElement>) {
    const number = Number(event.currentTarget.value);
    // A press beyond the last free place changes nothing; the count beside the label says why.
    const isTooMany = event.currentTarget.checked && full;
    setRefused(isTooMany);
    if (isTooMany) return;
    const next = chosen.includes(number) ? chosen.filter((one) => one !== number) : [...chosen, number];
    next.sort((a, b) => a - b);
    if (value === undefined) setOwn(next);
    onChange?.(next);
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const cells = [...(grid.current?.querySelectorAll<HTMLInputElement>("input") ?? [])];
    const target = /^\d$/.test(event.key) ? typedCell(cells, event) : nextCell(cells, event.key);
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  function typedCell(cells: HTMLInputElement[], { key, timeStamp }: KeyboardEvent) {
    const before = timeStamp - typed.current.at < TYPING_MS ? typed.current.digits : "";
    const digits = typedNumber(before, key, (number) => numbers.includes(number));
    typed.current = { digits, at: timeStamp };
    return cells.find(({ value, disabled }) => Number(value) === Number(digits) && !disabled);
  }

  const keepStop = (event: FocusEvent<HTMLInputElement>) => setStop(Number(event.currentTarget.value));

  return (
    <fieldset className={["board", full && "board--full", dealt && "board--dealt"].filter(Boolean).join(" ")}>
      <legend className="board__head">
        <span className="board__name">{label}</span>
        <span className="soft small num" aria-live="polite">
          {chosen.length} of {count} chosen
          {refused && full && ". Take one out to choose another"}
        </span>
      </legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are an extra; each box inside is native */}
      <div className="board__grid" ref={grid} onKeyDown={move}>
        {numbers.map((number) => (
          <label className="board__cell" key={number}>
            <input
              className="board__input"
              type="checkbox"
              name={name}
              value={number}
              checked={chosen.includes(number)}
              disabled={disabled.includes(number)}
              tabIndex={stop === null || stop === number ? undefined : -1}
              onChange={toggle}
              onFocus={keepStop}
            />
            <span className={ballClass({})}>{number}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
