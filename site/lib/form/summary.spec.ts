import { describe, expect, it } from "vitest";
import type { Problem } from "#gateway/foundation/problem.ts";
import { defineForm } from "./form.ts";
import { fieldErrorsOf, summaryOf } from "./summary.ts";

const message = (text: string) => [{ code: "invalid_field", message: text }];
const problem = ({ message: text = "Please try again.", ...more }: Partial<Problem>): Problem => ({
  code: "invalid_field",
  status: 422,
  message: text,
  messages: message(text),
  targets: {},
  requestId: "",
  ...more,
});

const form = defineForm("session.signUp", {
  name: "example",
  fields: {
    firstname: { label: "First name" },
    email: { label: "Email" },
    password: { kind: "password", label: "Password" },
    termsAccepted: { kind: "checkbox", label: "I agree to the terms." },
  },
});

describe("fieldErrorsOf", () => {
  it("returns the first message of each field, without general ones", () => {
    const targets = { email: [...message("first"), ...message("second")], general: message("all") };

    expect(fieldErrorsOf({ targets })).toEqual({ email: "first" });
  });
});

describe("summaryOf", () => {
  it("lists and links invalid fields in form order", () => {
    const errors = { termsAccepted: "d", password: "c", firstname: "a" };

    expect(summaryOf(form, { errors, problem: null })).toEqual({
      title: "Please check the form",
      problems: [
        { field: "firstname", message: "First name: a" },
        { field: "password", message: "Password: c" },
        { field: "termsAccepted", message: "d" },
      ],
    });
  });

  it("shows the problem's message if no field is invalid", () => {
    expect(summaryOf(form, { errors: {}, problem: problem({}) })?.problems).toEqual([{ message: "Please try again." }]);
    expect(summaryOf(form, { errors: {}, problem: null })).toBeNull();
  });

  it("shows only general messages for a short form", () => {
    const short = { ...form, isShort: true as const };

    expect(summaryOf(short, { errors: { email: "wrong" }, problem: problem({}) })).toBeNull();
    expect(summaryOf(short, { errors: {}, problem: problem({}) })?.problems).toHaveLength(1);
  });

  it("keeps entries after a lost response, and asks to wait after too many attempts", () => {
    const lost = summaryOf(form, { errors: {}, problem: problem({ code: "errorMessageFallback", status: 502 }) });
    expect([lost?.title, lost?.problems[0]?.message]).toEqual([
      "Something went wrong",
      "We couldn't reach the shop. What you typed is still here. Please try again in a moment.",
    ]);
    expect(summaryOf(form, { errors: {}, problem: problem({ status: 429 }) })?.title).toBe("Please wait a while");
  });

  it("names what a one-time code has to do with it", () => {
    const asks = problem({ code: "required", message: "2 factor authentication is required." });
    expect(summaryOf(form, { errors: {}, problem: asks })?.title).toBe("You did not enter the code");
    const plain = summaryOf(form, { errors: {}, problem: asks, codeHint: "Your authenticator app shows it." });
    expect(plain).toEqual({ title: "Enter the code", problems: [{ message: asks.message }] });
    const locked = problem({ messages: [{ code: "2fa_account_locked", message: "Locked.", level: "error" }] });
    expect(summaryOf(form, { errors: {}, problem: locked })?.title).toBe("Account locked");
  });

  it("links the words that send to support", () => {
    const message = "Your account has been locked. Please contact support.";
    expect(summaryOf(form, { errors: {}, problem: problem({ message }) })?.problems).toEqual([
      { message, links: { "contact support": "/about/contact-us" } },
    ]);
  });
});
