import { describe, expect, it } from "vitest";
import { fieldErrorsOf, summaryOf } from "./summary.ts";

const message = (text: string) => [{ code: "invalid_field", message: text }];

describe("fieldErrorsOf", () => {
  it("takes the first message of each field and leaves the general ones to the summary", () => {
    const targets = { email: [...message("first"), ...message("second")], general: message("all") };

    expect(fieldErrorsOf({ targets })).toEqual({ email: "first" });
  });
});

describe("summaryOf", () => {
  it("leads to each field at fault, and speaks for itself when none is", () => {
    expect(summaryOf({ email: "wrong" }, { code: "invalid_field", status: 422, message: "wrong" })).toEqual([
      { field: "email", message: "Email: wrong" },
    ]);
    expect(summaryOf({}, { code: "invalid_credentials", status: 401, message: "Please try again." })).toEqual([
      { message: "Please try again." },
    ]);
  });

  it("follows the order of the form, whatever the order of the rules", () => {
    const summary = summaryOf({ password: "c", termsAccepted: "d", dateOfBirth: "b", firstname: "a" }, null);

    expect(summary.map(({ field }) => field)).toEqual(["firstname", "dateOfBirth", "password", "termsAccepted"]);
  });

  it("says that nothing is lost when nobody answered", () => {
    const failure = { code: "errorMessageFallback", status: 502, message: "Something went wrong" } as const;
    expect(summaryOf({}, failure)[0]?.message).toMatch(/What you typed is still here/);
  });
});
