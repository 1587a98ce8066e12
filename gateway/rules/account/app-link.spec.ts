import { expect, it } from "vitest";
import { appLinkOf } from "./app-link.ts";

it("accepts only the shop's own apps", () => {
  expect(appLinkOf("drawcard://wallet?from=deposit")).toBe("drawcard://wallet?from=deposit");
  for (const link of ["javascript:alert(1)", "https://evil.example/", "otherapp://x", "drawcard", "", null]) {
    expect(appLinkOf(link)).toBeNull();
  }
});
