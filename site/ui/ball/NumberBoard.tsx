import { type ChangeEvent, type KeyboardEvent, useRef, useState } from "react";
import { ballClass } from "./ball.ts";
import { nextCell } from "./board.ts";
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

/** A set of numbers to choose from: native checkboxes in a labelled group, so it also works in a plain form. */
export function NumberBoard(props: Props) {
  const { name, label, first = 1, last, count, value, defaultValue = [], onChange, disabled = [], dealt } = props;
  const [own, setOwn] = useState<readonly number[]>(defaultValue);
  const grid = useRef<HTMLDivElement>(null);
  const chosen = value ?? own;
  const full = chosen.length >= count;
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);

  function toggle(event: ChangeEvent<HTMLInputElement>) {
    const number = Number(event.currentTarget.value);
    // A press beyond the last free place changes nothing; the count beside the label says why.
    if (event.currentTarget.checked && full) return;
    const next = chosen.includes(number) ? chosen.filter((one) => one !== number) : [...chosen, number];
    next.sort((a, b) => a - b);
    if (value === undefined) setOwn(next);
    onChange?.(next);
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const cells = [...(grid.current?.querySelectorAll<HTMLInputElement>("input") ?? [])];
    const target = nextCell(cells, event.key);
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  return (
    <fieldset className={["board", full && "board--full", dealt && "board--dealt"].filter(Boolean).join(" ")}>
      <legend className="board__head">
        <span className="board__name">{label}</span>
        <span className="soft small num" aria-live="polite">
          {chosen.length} of {count} chosen
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
              onChange={toggle}
            />
            <span className={ballClass({})}>{number}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
