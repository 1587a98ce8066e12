import { describe, expect, it } from "vitest";
import { feedbackBanner, feedbackStep, stepAfterEvent } from "./feedback.ts";

describe("feedback steps", () => {
  it("advance only when the event has been created", () => {
    expect(stepAfterEvent("comment", "creating", "success")).toBe("complete");
    expect(stepAfterEvent("comment", "creating", "failure")).toBe("comment");
    expect(stepAfterEvent("comment", null, "success")).toBe("comment");
  });

  it("never go below the first or above the last", () => {
    expect(feedbackStep("comment", -1)).toBe("comment");
    expect(feedbackStep("complete", 5)).toBe("complete");
    expect(feedbackStep("complete", -1)).toBe("comment");
  });
});

it("shows the feedback banner only with a loaded variant and content", () => {
  expect(feedbackBanner(null, true)).toBe("pending");
  expect(feedbackBanner("variant_b", true)).toBe("successful");
  expect(feedbackBanner("variant_a", false)).toBe("unsuccessful");
});
