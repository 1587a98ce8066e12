// Numbers as balls, drawn and played, and the words for what they have in common: the same on every screen.

/** Numbers by set name, as the wire carries a game: its keys are data. */
type NumbersBySet = Readonly<Record<string, readonly number[]>>;

type Ball = { number: number; state?: "supplementary" | "matched" };
type BallSet = { name?: string; balls: Ball[] };

const MAIN = "Numbers";
const SUPPLEMENTARY = "Supplementary";

// Draws keep the order the balls came in; people look numbers up in rising order.
const rising = (numbers: readonly number[] = []) => [...numbers].sort((a, b) => a - b);
const others = (numbers: NumbersBySet) => Object.keys(numbers).filter((set) => set !== MAIN && set !== SUPPLEMENTARY);

/** What was drawn: the main numbers, the supplementary ones outlined, everything else (a Powerball) set apart by name. */
export function drawnBalls(numbers: NumbersBySet): BallSet[] {
  const main = { balls: rising(numbers[MAIN]).map((number) => ({ number })) };
  const supplementary = rising(numbers[SUPPLEMENTARY]).map((number) => ({ number, state: "supplementary" as const }));
  const rest = others(numbers).map((name) => ({ name, balls: rising(numbers[name]).map((number) => ({ number })) }));
  return [main, { name: "Supps", balls: supplementary }, ...rest].filter(({ balls }) => balls.length > 0);
}

/** A game that was played, with what came up in gold. A supplementary number is met by one of the main ones. */
export function playedBalls(game: NumbersBySet, matched: NumbersBySet = {}): BallSet[] {
  const hits = (set: string) => [...(matched[set] ?? []), ...(set === MAIN ? (matched[SUPPLEMENTARY] ?? []) : [])];
  const ball = (number: number, won: readonly number[]): Ball =>
    won.includes(number) ? { number, state: "matched" } : { number };
  return [MAIN, ...others(game)].flatMap((name) => {
    const won = hits(name);
    const balls = rising(game[name]).map((number) => ball(number, won));
    return balls.length > 0 ? [{ ...(name !== MAIN && { name }), balls }] : [];
  });
}

/** "4 numbers + 1 supplementary": what a game has in common with the draw. */
export function matchWords(matched: NumbersBySet = {}): string {
  const count = (number: number, one: string, many: string) =>
    number > 0 ? [`${number} ${number === 1 ? one : many}`] : [];
  const parts = [
    ...count(matched[MAIN]?.length ?? 0, "number", "numbers"),
    ...count(matched[SUPPLEMENTARY]?.length ?? 0, "supplementary", "supplementaries"),
    ...others(matched).flatMap((set) => (matched[set]?.length ? [set] : [])),
  ];
  return parts.join(" + ") || "No match";
}

/** The product family whose hue a thing wears (shop §3, product types). */
export function familyOf(productType: string): "lottery" | "charity" | "social" | "membership" {
  if (productType === "raffle_ticket") return "charity";
  if (productType === "membership") return "membership";
  return productType.endsWith("syndicate_share") ? "social" : "lottery";
}
