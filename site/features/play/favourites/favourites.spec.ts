import { expect, it } from "vitest";
import { fitFavourites } from "./favourites.ts";

const numbers = { name: "Numbers", count: 3, first: 1, last: 45 };

it("fits favourites to a board in rising order, and says which it leaves out", () => {
  expect(fitFavourites([46, 9, 3, 11, 7], numbers)).toEqual({
    numbers: [3, 9, 11],
    message: "Used 9, 3, 11. Not on this board: 46. No room for 7.",
  });
});

it("takes as many as a list of a super combo may have", () => {
  expect(fitFavourites([46, 9, 3, 11, 7], { ...numbers, max: 4 }).numbers).toEqual([3, 7, 9, 11]);
});

it("keeps the order of digits", () => {
  const digits = { name: "Digits", count: 2, first: 0, last: 9, repeats: true };
  expect(fitFavourites([9, 3, 11], digits).numbers).toEqual([9, 3]);
});

it("fits none of a visitor without favourites", () => {
  expect(fitFavourites([46], numbers).numbers).toEqual([]);
  expect(fitFavourites([], numbers).message).toBe(
    "You have no favourite numbers yet. Choose numbers, then save them here.",
  );
});
