import { describe, expect, it } from "vitest";
import { readVisitor } from "./visitor.ts";

const cookie = (value: unknown) => `a=1; dc_visitor=${Buffer.from(JSON.stringify(value)).toString("base64url")}; b=2`;

describe("readVisitor", () => {
  it("reads what the gateway wrote", () => {
    expect(readVisitor(cookie({ signedIn: true, cartCount: 3 }))).toEqual({ signedIn: true, cartCount: 3 });
  });

  it("knows nobody without a cookie, or with one that was tampered with", () => {
    expect(readVisitor("")).toEqual({});
    expect(readVisitor("dc_visitor=not-json")).toEqual({});
    expect(readVisitor(cookie(null))).toEqual({});
  });
});
