import { describe, expect, it } from "vitest";
import { typedNumber } from "./board.ts";

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
