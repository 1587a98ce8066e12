import { describe, expect, it } from "vitest";
import { feedbackBanner, feedbackStep, stepAfterEvent } from "./feedback.ts";

describe("the steps of feedback", () => {
  it("go forward when creating an event has succeeded, and only then", () => {
    expect(stepAfterEvent("comment", "creating", "success")).toBe("complete");
    expect(stepAfterEvent("comment", "creating", "failure")).toBe("comment");
    expect(stepAfterEvent("comment", null, "success")).toBe("comment");
  });

  it("never leave either end", () => {
    expect(feedbackStep("comment", -1)).toBe("comment");
    expect(feedbackStep("complete", 5)).toBe("complete");
    expect(feedbackStep("complete", -1)).toBe("comment");
  });
});

it("the feedback banner waits for its variant and needs its content", () => {
  expect(feedbackBanner(null, true)).toBe("pending");
  expect(feedbackBanner("variant_b", true)).toBe("successful");
  expect(feedbackBanner("variant_a", false)).toBe("unsuccessful");
});
