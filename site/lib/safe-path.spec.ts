import { describe, expect, it } from "vitest";
import { safePath } from "./safe-path.ts";

describe("safePath", () => {
  it("keeps paths of this site with query and hash", () => {
    for (const path of ["/", "/cart", "/my-account/past-tickets/2?x=1#end"]) expect(safePath(path)).toBe(path);
  });

  it("refuses every form of another site's address", () => {
    for (const path of [
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "/\t/evil.example",
      "/.//evil.example",
      "/..//evil.example",
      "javascript:alert(1)",
      "cart",
      "",
      null,
    ]) {
      expect(safePath(path), String(path)).toBeUndefined();
    }
  });
});
