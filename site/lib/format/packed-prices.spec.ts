import { describe, expect, it } from "vitest";
import { packPrices, unpackPrices } from "./packed-prices.ts";

const prices = [
  { games: 4, price: 2.7 },
  { games: 5, price: 3.38 },
  { games: 6, price: 4.05 },
  { games: 10, price: 6.75 },
];

describe("packed prices", () => {
  it("are stored as steps", () => {
    expect(packPrices(prices)).toBe("4 270 1 68 1 67 4 270");
  });

  it("unpack to the same table, gaps included", () => {
    expect(unpackPrices(packPrices(prices))).toEqual(prices);
    expect(unpackPrices(packPrices([]))).toEqual([]);
  });
});
