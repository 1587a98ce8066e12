import { describe, expect, it } from "vitest";
import { partOf, type ShareOrder, splitPrize } from "./shares.rules.ts";

const orderOf = (quantity: number, index: number): ShareOrder => ({
  product_type: "syndicate_share",
  id: `ord_${index}`,
  customer_id: "cus_1",
  quantity,
});

describe("the part of a share", () => {
  it("is the prize divided by the shares, and one of the cents left over for the first shares", () => {
    expect(partOf(10_000, 30, { before: 0, count: 1 })).toBe(334);
    expect(partOf(10_000, 30, { before: 9, count: 1 })).toBe(334);
    expect(partOf(10_000, 30, { before: 10, count: 1 })).toBe(333);
    expect(partOf(10_000, 30, { before: 8, count: 4 })).toBe(334 * 2 + 333 * 2);
    expect(partOf(10_000, 30, { before: 0, count: 30 })).toBe(10_000);
  });

  it("of less than a cent each goes to the first shares", () => {
    expect([0, 1, 2, 3, 4].map((before) => partOf(3, 20, { before, count: 1 }))).toEqual([1, 1, 1, 0, 0]);
  });
});

describe("a prize", () => {
  it("is split in the order of purchase, and the house gets the part of the shares that are left", () => {
    const { houseCents, parts } = splitPrize(1_007, 20, [2, 1, 5].map(orderOf));
    expect(parts.map(({ cents }) => cents)).toEqual([102, 51, 254]);
    expect(houseCents).toBe(600);
  });

  it("belongs to the house if no share was sold", () => {
    expect(splitPrize(1_007, 20, [])).toEqual({ parts: [], houseCents: 1_007 });
  });

  it("is not split among more shares than there are", () => {
    expect(() => splitPrize(100, 5, [3, 3].map(orderOf))).toThrow("6 of 5 shares were sold");
  });

  it("is split to the cent, and no share gets more than a cent more than another", () => {
    let seed = 20_261_123;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 10_000; round++) {
      const size = 2 + random(99);
      const prize = random(100_000_000);
      const orders: ShareOrder[] = [];
      for (let free = size - random(size); free > 0; free -= orders.at(-1)?.quantity ?? free) {
        orders.push(orderOf(1 + random(free), orders.length));
      }
      const { houseCents, parts } = splitPrize(prize, size, orders);
      expect(parts.reduce((sum, { cents }) => sum + cents, houseCents)).toBe(prize);
      for (const { cents, quantity } of parts) {
        expect(Math.floor(cents / quantity)).toBeGreaterThanOrEqual(Math.floor(prize / size));
        expect(cents).toBeLessThanOrEqual(quantity * Math.ceil(prize / size));
      }
    }
  });
});
