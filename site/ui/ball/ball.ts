export type Family = "lottery" | "charity" | "social" | "membership";
export type BallState = "drawn" | "empty" | "matched" | "supplementary" | "disabled";
export type BallSize = "s" | "m" | "l";
export type BallLook = { state?: BallState; size?: BallSize };

/** One number to draw, and what became of it. */
export type BallValue = { number: number | string; state?: BallState };

/** A run of balls that belongs together: the main numbers, the supplementary ones, the Powerball. */
export type BallSet = { name?: string; balls: readonly BallValue[] };

/** What the state says to those who do not see it. */
const SPOKEN: Partial<Record<BallState, string>> = {
  matched: ", matched",
  supplementary: ", supplementary",
  disabled: ", not available",
  empty: "not chosen",
};

export const spoken = (state: BallState = "drawn") => SPOKEN[state] ?? "";

export function ballClass({ state = "drawn", size = "m" }: BallLook) {
  return ["ball", size !== "m" && `ball--${size}`, state !== "drawn" && `is-${state}`].filter(Boolean).join(" ");
}
