import { describe, expect, it } from "vitest";
import { toVisitor } from "./visitor.ts";

const SIGNED_OUT = {
  signedIn: false,
  cartCount: 0,
  productTypes: [],
  fundsCents: null,
  unread: 0,
  dot: null,
  toConfirm: [],
  migrates: false,
  autoFavourites: false,
  isBanned: false,
  hasWon: false,
};

describe("toVisitor", () => {
  it.each([
    null,
    undefined,
    7,
    "text",
    true,
    [],
    ["x"],
    {},
    { signedIn: "true" },
    { cartCount: -1 },
    { cartCount: 1e300 },
  ])("returns an anonymous visitor for %j", (input) => {
    expect(toVisitor(input)).toEqual(SIGNED_OUT);
  });

  it("keeps valid values and drops invalid ones", () => {
    const input = { signedIn: true, cartCount: 2, productTypes: ["lottery_ticket", 7, "<b>"], fundsCents: 0, dot: 1 };
    expect(toVisitor(input)).toEqual({
      ...SIGNED_OUT,
      signedIn: true,
      cartCount: 2,
      productTypes: ["lottery_ticket"],
      fundsCents: 0,
    });
  });

  it("limits the number of product types", () => {
    expect(toVisitor({ productTypes: Array.from({ length: 900 }, () => "ticket") }).productTypes).toHaveLength(10);
  });
});
