import { describe, expect, it } from "vitest";
import { packPrices, unpackPrices } from "./packed-prices.ts";

const prices = [
  { games: 4, price: 2.7 },
  { games: 5, price: 3.38 },
  { games: 6, price: 4.05 },
  { games: 10, price: 6.75 },
];

describe("packed prices", () => {
  it("are one ratio where games cost the same, rounded up", () => {
    const row = (games: number, cents: number, per: number) => ({
      games,
      price: Math.ceil((games * cents) / per) / 100,
    });
    const tables = [
      Array.from({ length: 47 }, (_, index) => row(index + 4, 270, 4)),
      Array.from({ length: 12 }, (_, index) => row(index + 1, 77_520 * 155, 1)),
    ];
    expect(tables.map(packPrices)).toEqual(["4-50 135/2", "1-12 12015600/1"]);
    expect(tables.map(packPrices).map(unpackPrices)).toEqual(tables);
  });

  it("are stored as steps otherwise", () => {
    expect(packPrices(prices)).toBe("4 270 1 68 1 67 4 270");
  });

  it("unpack to the same table, gaps included", () => {
    expect(unpackPrices(packPrices(prices))).toEqual(prices);
    expect(unpackPrices(packPrices([]))).toEqual([]);
  });
});
