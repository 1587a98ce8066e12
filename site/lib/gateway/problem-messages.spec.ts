import { describe, expect, it } from "vitest";
import type { Problem } from "#gateway/foundation/problem.ts";
import { problemOf } from "./client.ts";
import { isUnanswered, problemMessage, refusalMessage } from "./problem-messages.ts";

const problem = (code: Problem["code"], status: number, ...texts: string[]) => ({
  code,
  status,
  messages: texts.map((message) => ({ code, message })),
});
const refusal = problem("too_many_requests", 429, "Please wait a minute.");
const failure = problem("service_unavailable", 503, "disk full on db-2");
const unreadable = problem("unparseable_body", 422, "The API responded with a 200 error");
/** A 409 of an operator's service with an empty body. */
const unworded = problem("internal_error", 409);

describe("problemMessage", () => {
  it("returns the message of a refusal and of an unbuilt call", () => {
    expect(problemMessage(refusal)).toBe("Please wait a minute.");
    expect(problemMessage(problem("not_implemented", 501, "This is not available yet."))).toBe(
      "This is not available yet.",
    );
  });

  it.each([undefined, failure, unreadable, unworded])("has its own text for what no service worded: %o", (found) => {
    expect(problemMessage(found)).toBe("Something went wrong. Please try again.");
  });
});

describe("a request without a response", () => {
  it("shows 'Something went wrong' (Errors 7)", () => {
    const lost = problemOf(new TypeError("Failed to fetch"));
    expect(lost).toMatchObject({ code: "errorMessageFallback", message: "Something went wrong" });
    expect(problemMessage(lost)).toBe("Something went wrong. Please try again.");
  });
});

describe("isUnanswered", () => {
  it("is true if the outcome is unknown, so that a purchase keeps its key", () => {
    expect([failure, unreadable, refusal].map(isUnanswered)).toEqual([true, true, false]);
  });
});

describe("refusalMessage", () => {
  it("returns the service's first message for a refusal, else null", () => {
    expect(refusalMessage(refusal)).toBe("Please wait a minute.");
    expect([unworded, failure, unreadable].map(refusalMessage)).toEqual([null, null, null]);
  });
});
