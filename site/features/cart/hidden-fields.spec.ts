import { describe, expect, it } from "vitest";
import { hiddenFields } from "./hidden-fields.ts";

describe("hiddenFields", () => {
  it("names every value of an item so that the form door can put it together again", () => {
    const item = {
      lotteryKey: "powerball",
      quickpick: true,
      games: [{ Numbers: [1, 2], Powerball: [7] }],
      drawNo: undefined,
    };

    expect(hiddenFields([item], "items")).toEqual([
      ["items.0.lotteryKey", "powerball"],
      ["items.0.quickpick", "true"],
      ["items.0.games.0.Numbers", "1"],
      ["items.0.games.0.Numbers", "2"],
      ["items.0.games.0.Powerball", "7"],
    ]);
  });
});
