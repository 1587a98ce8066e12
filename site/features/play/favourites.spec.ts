import { expect, it } from "vitest";
import { fitFavourites } from "./favourites.ts";
import { clearAll, newBuilder } from "./ticket-builder.ts";

const numbers = { name: "Numbers", count: 3, first: 1, last: 45 };

it("fills the current game, and marks the ticket until it is cleared", () => {
  const { apply, message } = fitFavourites([46, 9, 3, 11, 7], numbers);
  const builder = apply(newBuilder(2));

  expect(builder).toMatchObject({ games: [{ Numbers: [3, 9, 11] }, {}], hasFavourites: true });
  expect(message).toBe("Used 9, 3, 11. Not on this board: 46. No room for 7.");
  expect(clearAll(builder).hasFavourites).toBe(false);
});

it("keeps the order of digits", () => {
  const { apply } = fitFavourites([9, 3, 11], { name: "Digits", count: 2, first: 0, last: 9, repeats: true });
  expect(apply(newBuilder(1)).games).toEqual([{ Digits: [9, 3] }]);
});

it("changes nothing if no number fits", () => {
  const before = newBuilder(1);
  expect(fitFavourites([46], numbers).apply(before)).toBe(before);
  expect(fitFavourites([], numbers).message).toBe(
    "You have no favourite numbers yet. Choose numbers, then save them here.",
  );
});
