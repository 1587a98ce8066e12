import { expect, it } from "vitest";
import { checkCustomerFields } from "./customer-fields.rules.ts";

it("refuses a name with 13 digits and accepts one with 12", () => {
  expect(checkCustomerFields({ firstname: "Ann4 123456789012" })).toMatchObject([
    { message: "Please enter the card holder's name." },
  ]);
  expect(checkCustomerFields({ firstname: "Ann 123456789012" })).toEqual([]);
});

it("treats a field of spaces or control characters as empty", () => {
  for (const suburb of ["  ", "\u202e\u0000"]) {
    expect(checkCustomerFields({ suburb })).toMatchObject([{ target: "suburb", message: "This field is required" }]);
  }
});
