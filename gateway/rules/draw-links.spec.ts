import { expect, it } from "vitest";
import { raffleDrawUrl } from "./draw-links.ts";

it("is the draw's only if it is open and not the first", () => {
  const draw = { drawNumber: 7, first: false, open: true };
  expect(raffleDrawUrl("/x", draw)).toBe("/x/draw/7");
  expect(raffleDrawUrl("/x", { ...draw, first: true })).toBe("/x");
  expect(raffleDrawUrl("/x", { ...draw, open: false })).toBe("/x");
});
