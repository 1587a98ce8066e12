import { describe, expect, it } from "vitest";
import { matches, required, terms } from "#gateway/rules/validators.ts";
import { defineForm, errorsIn, inputOf, keptValues, readValues, untouched } from "./form.ts";
import { viewOf } from "./summary.ts";

const form = defineForm("session.signUp", {
  name: "example",
  fields: {
    email: { kind: "email", label: "Email", rules: [required] },
    password: { kind: "password", label: "Password", rules: [required] },
    passwordConfirmation: {
      kind: "password",
      label: "Repeat password",
      rules: [(value, { values }) => matches("password", values["password"])(value)],
    },
    suburb: { label: "Code", optional: true },
    termsAccepted: { kind: "checkbox", label: "I agree to the terms.", rules: [terms] },
    emailOptIn: { kind: "checkbox", label: "Send me offers." },
  },
});

describe("a form definition", () => {
  it("reads each field as its kind, and passwords as they are", () => {
    const typed = { email: " anna@example.com\u200b", password: " a\u200b ", suburb: "\u202aAB\u202c " };
    expect(readValues(form, { ...typed, other: " x " })).toEqual({
      email: "anna@example.com",
      password: " a\u200b ",
      suburb: "AB",
      other: " x ",
    });
  });

  it("returns an error for every field that breaks a rule, including comparisons", () => {
    expect(errorsIn(form, { password: "a", passwordConfirmation: "b" }, "2026-11-22")).toEqual({
      email: "This field is required",
      passwordConfirmation: "Your password does not match",
      termsAccepted: "You must agree to the terms and conditions to proceed.",
    });
  });

  it("builds the procedure's input: checkboxes as booleans, no empty or unknown fields", () => {
    const values = { email: "a@b.au", password: "p", suburb: "", termsAccepted: "on", command: "go" };

    expect(inputOf(form, values)).toEqual({ email: "a@b.au", password: "p", termsAccepted: true, emailOptIn: false });
  });

  it("never keeps passwords or fields of another form", () => {
    expect(keptValues(form, { email: "a@b.au", password: "p", other: "x" })).toEqual({ email: "a@b.au" });
  });

  it("marks required and optional fields", () => {
    const { fields } = viewOf(form, untouched);
    const marks = Object.entries(fields).map(([name, { required }]) => [name, required]);

    expect(Object.fromEntries(marks)).toEqual({
      email: true,
      password: true,
      passwordConfirmation: undefined,
      suburb: false,
      termsAccepted: true,
      emailOptIn: undefined,
    });
  });

  it("does not compile with a field unknown to its procedure", () => {
    // @ts-expect-error: session.login has no field "nickname"
    defineForm("session.login", { name: "wrong", fields: { nickname: { label: "Nickname" } } });
  });
});
