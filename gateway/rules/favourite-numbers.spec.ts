import { expect, it } from "vitest";
import { favouriteNumbers, fitBoard, readNumbers } from "./favourite-numbers.ts";

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place).join(" ");

it("reads numbers between spaces, commas and line breaks, in their order", () => {
  expect(readNumbers(" 42,3;  0\n11, ")).toEqual([42, 3, 0, 11]);
});

it.each([
  ["3 seven", '"seven" is not a number. Separate numbers with spaces or commas.'],
  ["-1", '"-1" is not a number. Separate numbers with spaces or commas.'],
  ["3 1000", "Number 1000 is not in any game."],
  ["3 11 03", "Number 3 is chosen twice."],
  [upTo(41), "Please enter at most 40 numbers. You entered 41."],
])("refuses %j", (text, message) => {
  expect(favouriteNumbers(text)).toBe(message);
});

it("accepts up to 40 numbers", () => {
  expect(favouriteNumbers(upTo(40))).toBeNull();
});

it("fills a board in order and names what does not fit", () => {
  const board = { first: 1, last: 45, count: 3 };
  expect(fitBoard([46, 9, 3, 0, 11, 20], board)).toEqual({ used: [9, 3, 11], missing: [46, 0], spare: [20] });
});
