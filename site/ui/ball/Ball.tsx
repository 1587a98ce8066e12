import { type BallLook, type BallSet, type BallSize, ballClass, spoken } from "./ball.ts";
import "./ball.css";

/** One numbered ball. */
function Ball({ number, state, size }: BallLook & { number?: number | string }) {
  return (
    <span className={ballClass({ state, size })}>
      {number}
      {spoken(state) && <span className="sr-only">{spoken(state)}</span>}
    </span>
  );
}

/** Sets of balls in one line; every set after the first is set apart by a rule and its name. */
export function BallRow({ sets, size = "m", label }: { sets: readonly BallSet[]; size?: BallSize; label?: string }) {
  return (
    <ul className={`ball-row ball-row--${size}`} aria-label={label}>
      {sets.map((set, at) =>
        set.balls.map((ball, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty balls have no other identity than their place
          <li key={`${at}-${index}`} className={at > 0 && index === 0 ? "ball-row__break" : undefined}>
            {at > 0 && index === 0 && set.name && <span>{set.name}</span>}
            <Ball {...ball} size={size} />
          </li>
        )),
      )}
    </ul>
  );
}
