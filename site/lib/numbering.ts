// How tickets with numbers of their own get them (games.json: sequential, random, deferred).
import type { Outputs } from "#gateway/gateway.ts";

type GameTypes = readonly Pick<Outputs["offers"]["get"]["gameTypes"][number], "key">[];

type Way = { key: string; path: string | undefined; label: string; hint: string };

const WAYS: readonly Way[] = [
  { key: "sequential", path: undefined, label: "In a row", hint: "Numbers one after another, such as 104 to 108." },
  { key: "deferred", path: undefined, label: "After payment", hint: "You get your numbers before the draw closes." },
  { key: "random", path: "random", label: "At random", hint: "You get your numbers as you pay." },
];

/** Returns the ways in which the numbers of an offer are given, its own page first; none for books and lotteries. */
export const numberWays = (types: GameTypes): Way[] =>
  types.some(({ key }) => key === "random") ? WAYS.filter((way) => types.some(({ key }) => key === way.key)) : [];

/** Returns the label of the prize that grows until it is won, or undefined. */
export function growingPrizeOf(types: GameTypes): string | undefined {
  if (types.some(({ key }) => key === "sequential")) return "Jackpot";
  return numberWays(types).length > 0 ? "Rollover prize" : undefined;
}
