import { describe, expect, it } from "vitest";
import { codeDigits, completesCode } from "./one-time-code.ts";

describe("a one-time code", () => {
  it.each([
    ["123 456", "123456"],
    ["12-34-56", "123456"],
    ["1234567", "123456"],
    ["Your code is 123-456.", "123456"],
    ["12345678", "123456"],
    ["12a", "12"],
    ["", ""],
  ])("keeps the digits of %j, at most six (Two-factor 4, 5, 6)", (pasted, kept) => {
    expect(codeDigits(pasted)).toBe(kept);
  });

  it("completes once at the sixth digit", () => {
    expect(completesCode("12345", "123456")).toBe(true);
    expect(completesCode("123456", "123456")).toBe(false);
    expect(completesCode("1234", "12345")).toBe(false);
  });
});
