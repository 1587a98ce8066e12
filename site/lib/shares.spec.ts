import { expect, it } from "vitest";
import { countShares, shareFacts, splitOwnWinnings } from "./shares.ts";

it("counts shares", () => {
  expect([countShares(1), countShares(2)]).toEqual(["1 share", "2 shares"]);
});

it("tells the shares of a syndicate, of how many if that is known", () => {
  expect(shareFacts({ syndicateName: "Saturday System 8", numShares: 1 })).toEqual(["Saturday System 8", "1 share"]);
  expect(shareFacts({ syndicateName: "Saturday System 8", numShares: 2, size: 20 })[1]).toBe("2 of 20 shares");
});

it.each([
  ["one prize: all that was paid", [1544], 1030, { numShares: 2, size: 3 }, [1030]],
  [
    "several prizes: the same total, odd cents to the first prizes",
    [1000, 1000, 500],
    1667,
    { numShares: 2, size: 3 },
    [667, 667, 333],
  ],
  ["no prize", [], 0, { numShares: 1, size: 3 }, []],
])("splits the winnings of shares: %s", (_, prizes, winnings, shares, parts) => {
  expect(splitOwnWinnings(prizes, winnings, shares)).toEqual(parts);
});
