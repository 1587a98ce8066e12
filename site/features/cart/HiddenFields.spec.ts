import { describe, expect, it } from "vitest";
import { hiddenFields } from "./HiddenFields.tsx";

describe("hiddenFields", () => {
  it("flattens an item into fields that the form endpoint can rebuild", () => {
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
