export type Family = "lottery" | "charity" | "social" | "membership";
export type BallState = "drawn" | "empty" | "matched" | "supplementary" | "disabled";
export type BallSize = "s" | "m" | "l";
export type BallLook = { state?: BallState; size?: BallSize };

/** One drawn number and its state. */
export type BallValue = { number: number | string; state?: BallState };

/** A named group of balls: main numbers, supplementary numbers or the Powerball. */
export type BallSet = { name?: string; balls: readonly BallValue[] };

/** The text that screen readers announce for each state. */
const SPOKEN: Partial<Record<BallState, string>> = {
  matched: ", matched",
  supplementary: ", supplementary",
  disabled: ", not available",
  empty: "not chosen",
};

export const stateLabel = (state: BallState = "drawn") => SPOKEN[state] ?? "";

export function ballClass({ state = "drawn", size = "m" }: BallLook) {
  return ["ball", size !== "m" && `ball--${size}`, state !== "drawn" && `is-${state}`].filter(Boolean).join(" ");
}
