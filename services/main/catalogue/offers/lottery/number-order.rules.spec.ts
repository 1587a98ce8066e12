import { expect, it } from "vitest";
import { sortNumbers } from "./number-order.rules.ts";

it("sorts balls and keeps the order and the repeats of digits", () => {
  const drawn = { Numbers: [44, 5], Supplementary: [27, 8] };
  expect(sortNumbers([{ name: "Numbers" }], drawn)).toEqual({ Numbers: [5, 44], Supplementary: [8, 27] });
  expect(sortNumbers([{ name: "Numbers", repeats: true }], { Numbers: [0, 5, 4, 2, 5, 9] })).toEqual({
    Numbers: [0, 5, 4, 2, 5, 9],
  });
});
