import { describe, expect, it } from "vitest";
import type { Problem } from "#gateway/problem.ts";
import { defineForm } from "./form.ts";
import { fieldErrorsOf, summaryOf } from "./summary.ts";

const message = (text: string) => [{ code: "invalid_field", message: text }];
const problem = (more: Partial<Problem>): Problem => ({
  code: "invalid_field",
  status: 422,
  message: "Please try again.",
  messages: [],
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
  it("takes the first message of each field and leaves the general ones to the summary", () => {
    const targets = { email: [...message("first"), ...message("second")], general: message("all") };

    expect(fieldErrorsOf({ targets })).toEqual({ email: "first" });
  });
});

describe("summaryOf", () => {
  it("names and links each wrong field in the order of the form", () => {
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

  it("shows the problem's message when no field is wrong, and nothing when nothing is", () => {
    expect(summaryOf(form, { errors: {}, problem: problem({}) })?.problems).toEqual([{ message: "Please try again." }]);
    expect(summaryOf(form, { errors: {}, problem: null })).toBeNull();
  });

  it("leaves the wrong field of a short form to the field, but not what belongs to none", () => {
    const short = { ...form, isShort: true as const };

    expect(summaryOf(short, { errors: { email: "wrong" }, problem: problem({}) })).toBeNull();
    expect(summaryOf(short, { errors: {}, problem: problem({}) })?.problems).toHaveLength(1);
  });

  it("says that nothing is lost when there was no answer, and to wait when there were too many attempts", () => {
    const lost = summaryOf(form, { errors: {}, problem: problem({ code: "errorMessageFallback", status: 502 }) });
    expect([lost?.title, lost?.problems[0]?.message]).toEqual([
      "Something went wrong",
      "We couldn't reach the shop. What you typed is still here. Please try again in a moment.",
    ]);
    expect(summaryOf(form, { errors: {}, problem: problem({ status: 429 }) })?.title).toBe("Please wait a while");
  });
});
