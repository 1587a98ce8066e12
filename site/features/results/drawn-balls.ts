// Drawn numbers as balls. Draws keep the order the balls came in; people look numbers up in rising order.

import type { BallSet, BallState } from "#site/ui/ball/ball.ts";

type NumbersBySet = Readonly<Record<string, readonly number[]>>;

const MAIN = "Numbers";
const SUPPLEMENTARY = "Supplementary";

const rising = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
const others = (numbers: NumbersBySet) => Object.keys(numbers).filter((set) => set !== MAIN && set !== SUPPLEMENTARY);

/** What was drawn: the main numbers, the supplementary ones outlined, everything else (a Powerball) set apart by name. */
export function drawnBalls(numbers: NumbersBySet): BallSet[] {
  const set = (key: string, state: BallState, name?: string): BallSet[] => {
    const balls = rising(numbers[key] ?? []).map((number) => ({ number, state }));
    return balls.length > 0 ? [{ ...(name && { name }), balls }] : [];
  };
  return [
    ...set(MAIN, "drawn"),
    ...set(SUPPLEMENTARY, "supplementary", "Supps"),
    ...others(numbers).flatMap((key) => set(key, "drawn", key)),
  ];
}

/** One of the customer's games with what came up in gold. A supplementary number is matched among the main ones. */
export function playedBalls(game: NumbersBySet, matched: NumbersBySet): BallSet[] {
  const hits = (key: string) =>
    new Set([...(matched[key] ?? []), ...(key === MAIN ? (matched[SUPPLEMENTARY] ?? []) : [])]);
  return [MAIN, ...others(game)].flatMap((key) => {
    const numbers = game[key];
    if (!numbers) return [];
    const won = hits(key);
    const balls = rising(numbers).map((number) => ({ number, state: won.has(number) ? "matched" : "drawn" }) as const);
    return [{ ...(key !== MAIN && { name: key }), balls }];
  });
}

/** "4 numbers + 1 supplementary": what a game has in common with the draw; null when that is nothing. */
export function matchWords(matched: NumbersBySet): string | null {
  const count = (number: number, one: string, many: string) =>
    number > 0 ? [`${number} ${number === 1 ? one : many}`] : [];
  const parts = [
    ...count(matched[MAIN]?.length ?? 0, "number", "numbers"),
    ...count(matched[SUPPLEMENTARY]?.length ?? 0, "supplementary", "supplementaries"),
    ...others(matched).flatMap((key) => (matched[key]?.length ? [key] : [])),
  ];
  return parts.length > 0 ? parts.join(" + ") : null;
}
