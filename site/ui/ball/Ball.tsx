import { type BallLook, type BallSet, type BallSize, ballClass, stateLabel } from "./ball.ts";
import "./ball.css";
import "./ball-row.css";

function Ball({ number, state, size }: BallLook & { number?: number | string }) {
  return (
    <span className={ballClass({ state, size })}>
      {number}
      {stateLabel(state) && <span className="sr-only">{stateLabel(state)}</span>}
    </span>
  );
}

/** Shows sets of balls in one row. A divider and the set's name precede every set after the first. */
export function BallRow({ sets, size = "m", label }: { sets: readonly BallSet[]; size?: BallSize; label?: string }) {
  return (
    <ul className={`ball-row ball-row--${size}`} aria-label={label}>
      {sets.map((set, at) =>
        set.balls.map((ball, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the only identity of an empty ball
          <li key={`${at}-${index}`} className={at > 0 && index === 0 ? "ball-row__break" : undefined}>
            {at > 0 && index === 0 && set.name && <span>{set.name}</span>}
            <Ball {...ball} size={size} />
          </li>
        )),
      )}
    </ul>
  );
}
