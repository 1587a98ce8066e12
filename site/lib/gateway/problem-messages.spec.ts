import { describe, expect, it } from "vitest";
import { isUnanswered, problemMessage, refusalMessage } from "./problem-messages.ts";

const refusal = { code: "too_many_requests", status: 429, message: "Please wait a minute." } as const;
const failure = { code: "service_unavailable", status: 503, message: "disk full on db-2" } as const;
const unreadable = { code: "unparseable_body", status: 422, message: "The API responded with a 200 error" } as const;

describe("problemMessage", () => {
  it("are those of a refusal, and of what is not built yet", () => {
    expect(problemMessage(refusal)).toBe("Please wait a minute.");
    const notYet = { code: "not_implemented", status: 501, message: "This is not available yet." } as const;
    expect(problemMessage(notYet)).toBe("This is not available yet.");
  });

  it.each([undefined, failure, unreadable])("say nothing that servers say among themselves: %o", (problem) => {
    expect(problemMessage(problem)).toBe("Something went wrong. Please try again.");
  });
});

describe("isUnanswered", () => {
  it("knows when nobody can say what became of it: a purchase then keeps its key, and nobody reads that nothing was charged", () => {
    expect([failure, unreadable, refusal].map(isUnanswered)).toEqual([true, true, false]);
  });
});

describe("refusalMessage", () => {
  it("are the first words of the service for what it refuses, and none for what nobody could read", () => {
    const said = [{ code: "draw_closed", message: "This draw has closed." }];
    expect(refusalMessage({ ...refusal, messages: said })).toBe("This draw has closed.");
    expect(refusalMessage({ ...refusal, messages: [] })).toBeNull();
    expect([failure, unreadable].map((problem) => refusalMessage({ ...problem, messages: said }))).toEqual([
      null,
      null,
    ]);
  });
});
