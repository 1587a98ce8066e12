import { expect, it } from "vitest";
import { countShares, shareFacts } from "./shares.ts";

it("counts shares", () => {
  expect([countShares(1), countShares(2)]).toEqual(["1 share", "2 shares"]);
});

it("tells the shares of a syndicate, of how many if that is known", () => {
  expect(shareFacts({ syndicateName: "Saturday System 8", numShares: 1 })).toEqual(["Saturday System 8", "1 share"]);
  expect(shareFacts({ syndicateName: "Saturday System 8", numShares: 2, size: 20 })[1]).toBe("2 of 20 shares");
});
