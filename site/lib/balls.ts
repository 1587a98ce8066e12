/** Numbers by set name, as the wire carries a game: its keys are data. */
export type NumbersBySet = Readonly<Record<string, readonly number[]>>;

type Ball = { number: number; state?: "matched" | "supplementary" };

/**
 * One game as runs of balls, each set in rising order. What was drawn is gold; a number that met a supplementary one is
 * outlined, since it counts for less.
 */
export function ballSets(game: NumbersBySet, matched: NumbersBySet = {}): { name: string; balls: Ball[] }[] {
  return Object.entries(game).map(([name, numbers]) => ({
    name,
    balls: [...numbers].sort((a, b) => a - b).map((number) => ({ number, ...stateOf(number, name, matched) })),
  }));
}

function stateOf(number: number, set: string, matched: NumbersBySet): Pick<Ball, "state"> {
  if (matched[set]?.includes(number)) return { state: "matched" };
  // games.json: supplementary numbers are met with the main set, never with a Powerball.
  return set === "Numbers" && matched["Supplementary"]?.includes(number) ? { state: "supplementary" } : {};
}

/** The product family whose hue a thing wears (shop §3, product types). */
export function familyOf(productType: string): "lottery" | "charity" | "social" | "membership" {
  if (productType === "raffle_ticket") return "charity";
  if (productType === "membership") return "membership";
  return productType.endsWith("syndicate_share") ? "social" : "lottery";
}
