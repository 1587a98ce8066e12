// Reads games that a customer types or pastes, a line each: from notes, mails or another shop.

import { boundsOf, type NumberSet } from "#gateway/rules/games.ts";

export type TypedGame = Record<string, number[]>;

/** A line that is not a game. */
export type LineProblem = { line: number; text: string; reason: string };

type Bounds = { sets: readonly NumberSet[]; maxGames: number; noun: "game" | "entry" };
/** A game, or why the line is none; `fits` if only its values are wrong, not how many there are. */
type Reading = { game: TypedGame; problem?: undefined } | { game?: undefined; problem: string; fits: boolean };

/**
 * Returns the games of a text in the order of its lines, and why other lines are not games. Lines without a number, and lines
 * that hold nothing but a label such as "Game 1", are neither.
 */
export function readGames(text: string, { sets, maxGames, noun }: Bounds) {
  const games: TypedGame[] = [];
  const problems: LineProblem[] = [];
  let place = 0;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim();
    const texts = withoutLabel(line, place + 1);
    if (!/\d/.test(line) || texts.some((one) => one === "")) continue;
    place += 1;
    const readings = texts.map((one) => readLine(one, sets));
    const read = readings.find(({ game }) => game) ?? readings.find((one) => one.problem && one.fits) ?? readings[0];
    const problem =
      read?.problem ?? (place > maxGames ? `A ticket has at most ${maxGames} ${plural(noun, maxGames)}.` : null);
    if (problem) problems.push({ line: index + 1, text: line, reason: problem });
    else if (read?.game) games.push(read.game);
  }
  return { games, problems };
}

const plural = (noun: string, count: number) =>
  count === 1 ? noun : noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`;

/** Returns the line without its label. Where the label may be a number of the game, returns both ways to read it. */
function withoutLabel(line: string, place: number): string[] {
  const [named, numbered] = [/^[a-z]+\s*#?\s*\d{1,3}(?:\s*[:.)-])?(?:\s+|$)/i, /^[a-z]+\s*[:.)-]?\s*(?=\d|$)/i].map(
    (label) => (label.test(line) ? line.replace(label, "") : null),
  );
  const letters = /^[a-z]/i.test(line);
  if (letters)
    return [named, numbered].filter((one) => one !== null && one !== undefined).concat(named ?? numbered ?? line);
  const marked = /^#?\d{1,3}\s*[:)]\s*/;
  if (marked.test(line)) return [line.replace(marked, "")];
  // "1. 3 8 12": a label only where it counts the lines, and the numbers are apart in another way.
  const counted = /^(\d{1,3})\s*[.-]\s+(?=\d)/;
  const rest = line.replace(counted, "");
  const isLabel = Number(counted.exec(line)?.[1]) === place && !/\d\s*[.-]\s/.test(rest);
  return isLabel ? [line, rest] : [line];
}

/** Reads the numbers of a line: of the first set up to a mark or its count, then of the next set. */
function readLine(line: string, sets: readonly NumberSet[]): Reading {
  const played = sets.filter(({ placeholder }) => !placeholder);
  const names = played.slice(1).map(({ name }) => name.replace(/[^\w ]/g, ""));
  const mark = new RegExp(
    `\\s*(?:[+/|]|\\b(?:${["PB", "powerballs?", "bonus", "supps?", ...names].join("|")})(?![a-z])[:.]?)+\\s*`,
    "gi",
  );
  const parts = line.replace(mark, "+").replace(/\++/g, "+").split("+");
  const words = parts.map((part) => part.split(/[\s,;.()[\]•*–—-]+/).filter(Boolean));
  const unread = words.flat().find((word) => !/^\d+$/.test(word));
  if (unread !== undefined) return { problem: `We can't read "${unread.slice(0, 20)}" as a number.`, fits: false };
  const lists = words.map((list, at) => list.flatMap((word) => numbersOf(word, played[at])));
  const all = lists.flat();
  const counts = played.map(({ count }) => count);
  const isMarked = lists.length > 1;
  const needed = counts.reduce((sum, count) => sum + count, 0);
  const fits = isMarked
    ? lists.length === counts.length && lists.every((list, at) => list.length === counts[at])
    : all.length === needed;
  if (!fits) return { problem: countProblem(lists, sets), fits };

  let from = 0;
  const game: TypedGame = {};
  for (const set of played) {
    const numbers = all.slice(from, from + set.count);
    from += set.count;
    const problem = valueProblem(numbers, set, played[0] === set);
    if (problem) return { problem, fits };
    game[set.name] = numbers;
  }
  return { game };
}

/** Digits may be typed as one text, such as "007123". */
const numbersOf = (word: string, set: NumberSet | undefined) => (set?.repeats ? [...word].map(Number) : [Number(word)]);

function valueProblem(numbers: readonly number[], set: NumberSet, isFirst: boolean): string | null {
  const { first, last } = boundsOf(set);
  const outside = numbers.find((number) => number < first || number > last);
  if (outside !== undefined) return `${isFirst ? "" : `${set.name} `}${outside} is not from ${first} to ${last}.`;
  const twice = set.repeats ? undefined : numbers.find((number, at) => numbers.indexOf(number) !== at);
  return twice === undefined ? null : `${twice} is there twice.`;
}

function countProblem(lists: readonly (readonly number[])[], sets: readonly NumberSet[]): string {
  const found = lists.map(({ length }) => length).join(" + ");
  const played = sets.find(({ placeholder }) => placeholder);
  const note = played ? ` All ${boundsOf(played).last} ${played.name}s are played.` : "";
  const total = lists.flat().length;
  const needed = sets.reduce((sum, { count, placeholder }) => sum + (placeholder ? 0 : count), 0);
  const size =
    total < needed ? "Too few numbers" : total > needed ? "Too many numbers" : "The numbers are in the wrong part";
  return `${size}: ${found} instead of ${neededOf(sets)}.${note}`;
}

/** Returns what a line needs: "7", or "7 + 1 Powerball". */
function neededOf(sets: readonly NumberSet[]): string {
  return sets
    .filter(({ placeholder }) => !placeholder)
    .map(({ count, name }, at) => (at === 0 ? `${count}` : `${count} ${name}`))
    .join(" + ");
}
