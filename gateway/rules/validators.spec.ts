import { expect, it } from "vitest";
import { matches, securityCode } from "./validators.ts";

it.each([
  ["", null],
  ["123", null],
  ["1234", null],
  ["12", "Enter the 3 or 4 digit security code."],
  ["12345", "Enter the 3 or 4 digit security code."],
  ["12a", "Please enter numbers only"],
  ["１２３", "Please enter numbers only"],
])("a security code %j: %s", (value, message) => {
  expect(securityCode(value)).toBe(message);
});

it("a repeated password may be written with other Unicode characters of the same letters", () => {
  expect(matches("password", "Caf\u00e9-Secret-9")("Cafe\u0301-Secret-9")).toBeNull();
  expect(matches("password", "Caf\u00e9-Secret-9")("Cafe-Secret-9")).toBe("Your password does not match");
});
