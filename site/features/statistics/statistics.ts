// The texts and the chart of the statistics screen.
import type { Outputs } from "#gateway/gateway.ts";
import { formatWhole } from "#site/lib/format/money.ts";

export type Statistics = Outputs["statistics"]["get"];
export type NumberSet = Statistics["numberSets"][number];

/** A bar of the chart, in units of its SVG: one number is 10 wide, the tallest bar is 100 high. */
type Bar = { number: number; x: number; height: number; isMost: boolean; showsNumber: boolean };

const LABELLED_EVERY = 5;

/** Returns a bar for each number. The tallest ones stand out, and every fifth number is written below. */
export function barsOf({ numbers }: NumberSet): Bar[] {
  const most = Math.max(1, ...numbers.map(({ frequency }) => frequency));
  return numbers.map(({ number, frequency }, index) => ({
    number,
    x: index * 10,
    height: Math.round((frequency / most) * 100),
    isMost: frequency === most,
    showsNumber: numbers.length <= 12 || number === numbers[0]?.number || number % LABELLED_EVERY === 0,
  }));
}

function listOf(numbers: readonly number[]): string {
  const last = numbers.at(-1);
  return numbers.length < 2 ? `${last}` : `${numbers.slice(0, -1).join(", ")} and ${last}`;
}

const times = (count: number) => (count === 1 ? "once" : count === 2 ? "twice" : `${formatWhole(count)} times`);

/** Returns what the chart shows, in words: "Drawn most often: 7 and 12 (21 times). Least often: 3 (8 times)." */
export function summaryOf({ numbers }: NumberSet): string {
  const counts = numbers.map(({ frequency }) => frequency);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const having = (count: number) =>
    listOf(numbers.filter(({ frequency }) => frequency === count).map(({ number }) => number));
  if (least === most) return `Every number was drawn ${times(most)}.`;
  const leastText = least === 0 ? `Never: ${having(0)}.` : `Least often: ${having(least)} (${times(least)}).`;
  return `Drawn most often: ${having(most)} (${times(most)}). ${leastText}`;
}
