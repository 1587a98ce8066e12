import { describe, expect, it } from "vitest";
import { acceptedEncoding } from "./encoding.ts";

describe("acceptedEncoding", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["deflate, zstd", "identity"],
    ["x-gzip", "gzip"],
    ["BR;Q=1", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0,gzip;q=0", "identity"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["gzip;q=0.5, identity", "identity"],
    ["*", "br"],
    ["*;q=0.5, br;q=0", "gzip"],
    ["*;q=0", "identity"],
    ["identity;q=0, br", "br"],
    ["identity;q=0, *;q=0.1", "br"],
    ["gzip, *;q=0", "gzip"],
    ["br;q=high, gzip;q=0.1", "gzip"],
    ["abridged", "identity"],
  ])("chooses for %s: %s", (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });

  it("does not compress small bodies unless identity is refused", () => {
    expect(acceptedEncoding("br, gzip", { isWorth: false })).toBe("identity");
    expect(acceptedEncoding("gzip, identity;q=0", { isWorth: false })).toBe("gzip");
    expect(acceptedEncoding("gzip, *;q=0", { isWorth: false })).toBe("gzip");
  });
});
