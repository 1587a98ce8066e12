import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { ballClass } from "./ball.ts";
import { nextCell, pressNumber, typedNumber } from "./board.ts";
import "./ball.css";
import "./board.css";

type Props = {
  /** The form field the chosen numbers are posted under. */
  name: string;
  label: string;
  first?: number;
  last: number;
  /** The number of balls to pick, or the most of them. */
  count: number;
  /** The fewest balls to pick, where the customer decides how many. */
  least?: number;
  /** Makes the board controlled: the parent holds the selection and updates it on `onChange`. */
  value?: readonly number[];
  defaultValue?: readonly number[];
  onChange?: (numbers: number[]) => void;
  /** Called with each press. Returns the selection that it changes, if the parent has just turned to another game. */
  onPress?: ((number: number) => readonly number[] | undefined) | undefined;
  disabled?: readonly number[];
  /** The order of the numbers counts: they stay in the order chosen. */
  ordered?: boolean;
  /** The selection is a quick-pick: animates the balls dropping into place. */
  dealt?: boolean;
};

// Digits typed within this time form one number.
const TYPING_MS = 1000;

/**
 * A group of native checkboxes for picking numbers. It works in a plain form. With a script the board is one tab stop:
 * arrow keys, Home and End move the focus, and typing a number focuses it.
 */
export function NumberBoard(props: Props) {
  const {
    name,
    label,
    first = 1,
    last,
    count,
    least,
    value,
    defaultValue = [],
    onChange,
    onPress,
    disabled = [],
    ordered,
    dealt,
  } = props;
  const [own, setOwn] = useState<readonly number[]>(defaultValue);
  const [refused, setRefused] = useState(false);
  // `null` until the island hydrates: without a script every checkbox stays a tab stop.
  const [stop, setStop] = useState<number | null>(null);
  const typed = useRef({ digits: "", at: 0 });
  const grid = useRef<HTMLDivElement>(null);
  const chosen = value ?? own;
  const full = chosen.length >= count;
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);

  useEffect(() => setStop((now) => now ?? first), [first]);

  function toggle(event: ChangeEvent<HTMLInputElement>) {
    const number = Number(event.currentTarget.value);
    const next = pressNumber(onPress?.(number) ?? chosen, number, { count, ordered });
    // A full set takes no more. The text next to the label explains why.
    setRefused(next === null);
    if (next === null) return;
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
          {/* Replaces the count: a longer text would wrap and move the board under the finger. */}
          {refused && full
            ? "Deselect one to change it."
            : least
              ? `${chosen.length} chosen, at least ${least}`
              : `${chosen.length} of ${count} chosen`}
        </span>
      </legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are an enhancement; each checkbox is native */}
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
