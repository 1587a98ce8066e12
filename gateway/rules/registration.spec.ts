import { describe, expect, it } from "vitest";
import { fieldErrors } from "./form.ts";
import { ageOn, isCalendarDate, registrationRules } from "./registration.ts";

const TODAY = "2026-11-20";
const form = {
  firstname: "Anna",
  lastname: "Citizen",
  email: "anna@example.com",
  password: "secret words",
  dateOfBirth: "2008-11-20",
  phoneNumber: "+61 412 345 678",
  address: "1 High Street",
  suburb: "Sydney",
  state: "NSW",
  postcode: "2000",
  country: "AU",
  termsAccepted: "on",
};

describe("registration", () => {
  it("accepts a filled form, also on the eighteenth birthday", () => {
    expect(fieldErrors(registrationRules, form, TODAY)).toEqual({});
  });

  it.each([
    ["dateOfBirth", "2008-11-21", "You must be 18 or over to register"],
    ["dateOfBirth", "2001-02-30", "Please enter a valid date of birth"],
    ["dateOfBirth", "2030-01-01", "Please enter a valid date of birth"],
    ["dateOfBirth", "0085-05-17", "Please enter a valid date of birth"],
    ["dateOfBirth", "17/5/90", "Enter the year with four digits, such as 17/05/1990."],
    ["dateOfBirth", "170590", "Enter the year with four digits, such as 17/05/1990."],
    ["dateOfBirth", "1899-12-31", "Please enter a valid date of birth"],
    ["firstname", "4111 1111 1111 1111", "Please enter the card holder's name."],
    ["lastname", "1234567890123", "Please enter the card holder's name."],
    ["email", "anna@", "Please enter a valid email address"],
    ["phoneNumber", "12", "Please enter a valid phone number"],
    ["postcode", "20000", "Please enter a valid post code"],
    ["termsAccepted", undefined, "You must agree to the terms and conditions to proceed."],
    ["suburb", "", "This field is required"],
  ])("refuses %s %j: %s", (field, value, message) => {
    expect(fieldErrors(registrationRules, { ...form, [field]: value }, TODAY)).toEqual({ [field]: message });
  });

  it("counts a leap-day birthday from 1 March", () => {
    expect(ageOn("2008-02-29", "2026-02-28")).toBe(17);
    expect(ageOn("2008-02-29", "2026-03-01")).toBe(18);
    expect(isCalendarDate("2008-02-29")).toBe(true);
    expect(isCalendarDate("2007-02-29")).toBe(false);
    expect(isCalendarDate("nonsense")).toBe(false);
  });
});
