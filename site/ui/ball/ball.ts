export type Family = "lottery" | "charity" | "social" | "membership";
export type BallState = "drawn" | "empty" | "matched" | "supplementary" | "supplementary matched" | "disabled";
export type BallSize = "s" | "m" | "l";
export type BallLook = { state?: BallState; size?: BallSize };

/** One drawn number and its state. */
export type BallValue = { number: number | string; state?: BallState };

/** A named group of balls: main numbers, supplementary numbers or the Powerball. */
export type BallSet = { name?: string; balls: readonly BallValue[] };

/** What screen readers announce for a state whose name is no adjective of a number. */
const SPOKEN: Partial<Record<BallState, string>> = {
  disabled: ", not available",
  empty: "not chosen",
};

export const stateLabel = (state: BallState = "drawn") => (state === "drawn" ? "" : (SPOKEN[state] ?? `, ${state}`));

export function ballClass({ state = "drawn", size = "m" }: BallLook) {
  return ["ball", size !== "m" && `ball--${size}`, state !== "drawn" && `is-${state}`].filter(Boolean).join(" ");
}
