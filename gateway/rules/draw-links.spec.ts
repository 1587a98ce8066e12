import { expect, it } from "vitest";
import { raffleDrawUrl } from "./draw-links.ts";

it("is the draw's own for an open draw of a raffle that is not the first (Offers 16)", () => {
  const draw = { drawNumber: 7, first: false, open: true };
  expect(raffleDrawUrl("/x", draw)).toBe("/x/draw/7");
  expect(raffleDrawUrl("/x", { ...draw, first: true })).toBe("/x");
  expect(raffleDrawUrl("/x", { ...draw, open: false })).toBe("/x");
});
