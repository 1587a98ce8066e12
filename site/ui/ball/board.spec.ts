import { describe, expect, it } from "vitest";
import { pressNumber, typedNumber } from "./board.ts";

const to45 = (number: number) => number >= 1 && number <= 45;
const type = (keys: string) => [...keys].reduce((before, digit) => typedNumber(before, digit, to45), "");

describe("typedNumber", () => {
  it("combines quickly typed digits into one number", () => {
    expect(type("7")).toBe("7");
    expect(type("42")).toBe("42");
    expect(type("07")).toBe("07");
  });

  it("starts again with a digit that would exceed the board", () => {
    expect(type("49")).toBe("9");
    expect(type("123")).toBe("3");
  });
});

describe("pressNumber", () => {
  it("chooses, takes back, and has no room for one more than the set", () => {
    expect(pressNumber([9, 3], 5, { count: 3 })).toEqual([3, 5, 9]);
    expect(pressNumber([9, 3], 5, { count: 3, ordered: true })).toEqual([9, 3, 5]);
    expect(pressNumber([3, 5, 9], 5, { count: 3 })).toEqual([3, 9]);
    expect(pressNumber([3, 5, 9], 6, { count: 3 })).toBeNull();
  });
});
