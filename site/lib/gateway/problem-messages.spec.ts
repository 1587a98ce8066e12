import { describe, expect, it } from "vitest";
import { isUnanswered, problemMessage, refusalMessage } from "./problem-messages.ts";

const refusal = { code: "too_many_requests", status: 429, message: "Please wait a minute." } as const;
const failure = { code: "service_unavailable", status: 503, message: "disk full on db-2" } as const;
const unreadable = { code: "unparseable_body", status: 422, message: "The API responded with a 200 error" } as const;

describe("problemMessage", () => {
  it("returns the message of a refusal and of an unbuilt call", () => {
    expect(problemMessage(refusal)).toBe("Please wait a minute.");
    const notYet = { code: "not_implemented", status: 501, message: "This is not available yet." } as const;
    expect(problemMessage(notYet)).toBe("This is not available yet.");
  });

  it.each([undefined, failure, unreadable])("hides internal server messages: %o", (problem) => {
    expect(problemMessage(problem)).toBe("Something went wrong. Please try again.");
  });
});

describe("isUnanswered", () => {
  it("is true if the outcome is unknown, so that a purchase keeps its key", () => {
    expect([failure, unreadable, refusal].map(isUnanswered)).toEqual([true, true, false]);
  });
});

describe("refusalMessage", () => {
  it("returns the service's first message for a refusal, else null", () => {
    const messages = [{ code: "draw_closed", message: "This draw has closed." }];
    expect(refusalMessage({ ...refusal, messages })).toBe("This draw has closed.");
    expect(refusalMessage({ ...refusal, messages: [] })).toBeNull();
    expect([failure, unreadable].map((problem) => refusalMessage({ ...problem, messages }))).toEqual([null, null]);
  });
});
