// Matches of played games in words. A module of its own, because most islands show balls but no matches.
import { MAIN, type NumbersBySet, others, SUPPLEMENTARY } from "./balls.ts";

/** Describes the matches of a game: "4 numbers + 1 supplementary". */
export function describeMatches(matched: NumbersBySet = {}): string {
  const count = (number: number, one: string, many: string) =>
    number > 0 ? [`${number} ${number === 1 ? one : many}`] : [];
  const parts = [
    ...count(matched[MAIN]?.length ?? 0, "number", "numbers"),
    ...count(matched[SUPPLEMENTARY]?.length ?? 0, "supplementary", "supplementaries"),
    ...others(matched).flatMap((set) => (matched[set]?.length ? [set] : [])),
  ];
  return parts.join(" + ") || "No match";
}

/** Explains how matches are marked, as far as these games have any; `null` without a match. */
export function matchLegend(games: readonly { matched?: NumbersBySet | undefined }[]): string | null {
  const has = (set: (name: string) => boolean) =>
    games.some(({ matched = {} }) =>
      Object.entries(matched).some(([name, numbers]) => set(name) && numbers.length > 0),
    );
  const parts = [
    ...(has((name) => name !== SUPPLEMENTARY) ? ["Gold balls with a tick match a winning number."] : []),
    ...(has((name) => name === SUPPLEMENTARY) ? ["Outlined balls with a plus match a supplementary number."] : []),
  ];
  return parts.join(" ") || null;
}
