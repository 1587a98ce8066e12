import { expect, it } from "vitest";
import { requestedDrawNote } from "./requested-draw.ts";

const setup = { draws: [10, 12].map((drawNo) => ({ drawNo, day: "Thu 26 Nov", label: "Thu 26 Nov · $1 Million" })) };
const draw = (drawNo: number, purchaseStatus: "open" | "sold_out" | "past_draw" | "pre_order") => ({
  drawNo,
  purchaseStatus,
});
const listed = [draw(9, "past_draw"), draw(10, "open"), draw(11, "sold_out"), draw(12, "open"), draw(13, "pre_order")];

it.each([
  [null, null],
  [12, null],
  [9, "Draw 9 is closed."],
  [11, "Draw 11 is sold out."],
  [13, "Draw 13 is not on sale yet."],
  [7, "Draw 7 is closed."],
  [40, "Draw 40 is not on sale yet."],
])("of draw %j is %j", (wanted, why) => {
  const start = " Your ticket starts with draw 10 on Thu 26 Nov.";
  expect(requestedDrawNote(setup, listed, wanted)).toBe(why && `${why}${start}`);
});
