// Favourite numbers as text: "3, 11 19". One set for each customer, in the customer's order (shop §8).
import type { Validator } from "./validators.ts";

const MAX_NUMBERS = 40;
// No game has a larger number (contract of saveFavouriteNumbers).
const LARGEST = 999;

const partsOf = (text: string) => text.split(/[\s,;]+/).filter((part) => part !== "");

/** Returns the whole numbers of a text in their order, and leaves out everything else. */
export const readNumbers = (text: string): number[] =>
  partsOf(text)
    .filter((part) => /^\d+$/.test(part))
    .map(Number);

/** Returns why a text is no set of at most 40 different numbers from 0 to 999; `null` if it is one. */
export const favouriteNumbers: Validator = (value) => {
  const parts = partsOf(String(value ?? ""));
  const wrong = parts.find((part) => !/^\d+$/.test(part));
  if (wrong !== undefined) return `"${wrong.slice(0, 20)}" is not a number. Separate numbers with spaces or commas.`;
  const numbers = parts.map(Number);
  const outside = numbers.find((number) => number > LARGEST);
  if (outside !== undefined) return `Number ${outside} is not in any game.`;
  const repeated = numbers.find((number, place) => numbers.indexOf(number) < place);
  if (repeated !== undefined) return `Number ${repeated} is chosen twice.`;
  return numbers.length > MAX_NUMBERS
    ? `Please enter at most ${MAX_NUMBERS} numbers. You entered ${numbers.length}.`
    : null;
};

/** Sorts favourite numbers for a board of `first` to `last`: `used` fill it, `missing` are not on it, `spare` are more than it takes. */
export function fitBoard(
  numbers: readonly number[],
  { first, last, count }: { first: number; last: number; count: number },
): { used: number[]; missing: number[]; spare: number[] } {
  const fits = numbers.filter((number) => number >= first && number <= last);
  const missing = numbers.filter((number) => number < first || number > last);
  return { used: fits.slice(0, count), missing, spare: fits.slice(count) };
}
