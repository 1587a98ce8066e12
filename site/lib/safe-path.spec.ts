import { describe, expect, it } from "vitest";
import { safePath } from "./safe-path.ts";

describe("safePath", () => {
  it("keeps paths of this site, with their query", () => {
    expect(safePath("/cart")).toBe("/cart");
    expect(safePath("/my-account/past-tickets/2?x=1#end")).toBe("/my-account/past-tickets/2?x=1");
  });

  it("refuses every way of naming another site", () => {
    for (const path of [
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "/\t/evil.example",
      "javascript:alert(1)",
      "cart",
      "",
      null,
    ]) {
      expect(safePath(path), String(path)).toBeUndefined();
    }
  });
});
