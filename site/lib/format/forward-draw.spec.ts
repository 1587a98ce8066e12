import { expect, it } from "vitest";
import { forwardDrawLabel } from "./forward-draw.ts";

it("calls draws by how far ahead they are (Recurring 17)", () => {
  expect([0, 1, 2, 3, 5].map((ahead) => forwardDrawLabel(ahead))).toEqual([
    ...["Next Available Draw", "1st", "2nd", "3rd", "5th Forward Draw"],
  ]);
});
