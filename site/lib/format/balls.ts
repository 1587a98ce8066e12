// Numbers as balls, drawn and played, and what they have in common.

/** Numbers by set name, as the wire carries a game: its keys are data. */
export type NumbersBySet = Readonly<Record<string, readonly number[]>>;

type Ball = { number: number | string; state?: "supplementary" | "matched" | "supplementary matched" };
type BallSet = { name?: string; balls: Ball[] };

export const MAIN = "Numbers";
export const SUPPLEMENTARY = "Supplementary";

/** Returns the names of the other sets, such as a Powerball. */
export const others = (numbers: NumbersBySet) =>
  Object.keys(numbers).filter((set) => set !== MAIN && set !== SUPPLEMENTARY);

/**
 * Returns the drawn numbers as balls: main numbers first, supplementary numbers outlined, other sets (a Powerball) with their name. Each set
 * keeps the order of the reply, because digit games depend on it.
 */
export function drawnBalls(numbers: NumbersBySet): BallSet[] {
  const main = { balls: (numbers[MAIN] ?? []).map((number) => ({ number })) };
  const supplementary = (numbers[SUPPLEMENTARY] ?? []).map((number) => ({ number, state: "supplementary" as const }));
  const rest = others(numbers).map((name) => ({ name, balls: (numbers[name] ?? []).map((number) => ({ number })) }));
  return [main, { name: "Supps", balls: supplementary }, ...rest].filter(({ balls }) => balls.length > 0);
}

/** The text shown instead of a Powerball in game types that play every Powerball (shop §5). */
const PLACEHOLDERS: Record<string, string> = { powerhit: "PH", powerpik: "PP" };

/** Returns a played game with its matches. A main number can match a supplementary one, which is another kind of match. */
export function playedBalls(game: NumbersBySet, matched: NumbersBySet = {}, gameType = "standard"): BallSet[] {
  const number = PLACEHOLDERS[gameType];
  const all: Ball | undefined = number
    ? { number, ...(matched["Powerball"]?.length && { state: "matched" }) }
    : undefined;
  return [...chosenBalls(game, matched), ...(all ? [{ name: "All 20 Powerballs", balls: [all] }] : [])];
}

function chosenBalls(game: NumbersBySet, matched: NumbersBySet): BallSet[] {
  return [MAIN, ...others(game)].flatMap((name) => {
    const numbers = game[name] ?? [];
    const isMatch = matchTest(numbers, matched[name] ?? []);
    const supplementary = name === MAIN ? (matched[SUPPLEMENTARY] ?? []) : [];
    const balls = numbers.map((number, place): Ball => {
      if (isMatch(number, place)) return { number, state: "matched" };
      return supplementary.includes(number) ? { number, state: "supplementary matched" } : { number };
    });
    return balls.length > 0 ? [{ ...(name !== MAIN && { name }), balls }] : [];
  });
}

/** Digits match from one end, so a digit may also occur without a match. Balls occur once. */
function matchTest(numbers: readonly number[], won: readonly number[]): (number: number, place: number) => boolean {
  const end = numbers.length - won.length;
  if (won.every((number, place) => numbers[place] === number)) return (_, place) => place < won.length;
  if (won.every((number, place) => numbers[end + place] === number)) return (_, place) => place >= end;
  return (number) => won.includes(number);
}
