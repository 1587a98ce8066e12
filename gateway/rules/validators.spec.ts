import { expect, it } from "vitest";
import { securityCode } from "./validators.ts";

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
