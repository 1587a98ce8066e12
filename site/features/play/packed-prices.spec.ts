import { describe, expect, it } from "vitest";
import { unpackPrices } from "./packed-prices.ts";
import { packPrices } from "./play-setup.ts";

const prices = [
  { games: 4, price: 2.7 },
  { games: 5, price: 3.38 },
  { games: 6, price: 4.05 },
  { games: 10, price: 6.75 },
];

describe("a packed price table", () => {
  it("is told in steps", () => {
    expect(packPrices(prices)).toBe("4 270 1 68 1 67 4 270");
  });

  it("comes out as it went in, gaps included", () => {
    expect(unpackPrices(packPrices(prices))).toEqual(prices);
    expect(unpackPrices(packPrices([]))).toEqual([]);
  });
});
