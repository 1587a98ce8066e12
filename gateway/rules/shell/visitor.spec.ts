import { describe, expect, it } from "vitest";
import { toVisitor } from "./visitor.ts";

const NOBODY = {
  signedIn: false,
  cartCount: 0,
  productTypes: [],
  fundsCents: null,
  unread: 0,
  dot: null,
  toConfirm: [],
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
  ])("sees nobody in %j", (said) => {
    expect(toVisitor(said)).toEqual(NOBODY);
  });

  it("keeps what makes sense beside what does not", () => {
    const said = { signedIn: true, cartCount: 2, productTypes: ["lottery_ticket", 7, "<b>"], fundsCents: 0, dot: 1 };
    expect(toVisitor(said)).toEqual({
      ...NOBODY,
      signedIn: true,
      cartCount: 2,
      productTypes: ["lottery_ticket"],
      fundsCents: 0,
    });
  });

  it("holds no more kinds than there can be", () => {
    expect(toVisitor({ productTypes: Array.from({ length: 900 }, () => "ticket") }).productTypes).toHaveLength(10);
  });
});
