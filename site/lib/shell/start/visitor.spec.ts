import { describe, expect, it } from "vitest";
import { toVisitor } from "#gateway/rules/shell/visitor.ts";
import { readVisitor } from "./visitor.ts";

const cookie = (value: unknown) => `a=1; dc_visitor=${Buffer.from(JSON.stringify(value)).toString("base64url")}; b=2`;

describe("readVisitor", () => {
  it("reads the gateway's cookie", () => {
    expect(readVisitor(cookie({ signedIn: true, cartCount: 3 }))).toMatchObject({ signedIn: true, cartCount: 3 });
  });

  it("returns an anonymous visitor for a missing or invalid cookie", () => {
    const signedOut = toVisitor(null);
    expect(readVisitor("")).toEqual(signedOut);
    expect(readVisitor("dc_visitor=not-json")).toEqual(signedOut);
    expect(readVisitor("dc_visitor=%E0%A4%A")).toEqual(signedOut);
    expect(readVisitor(cookie(null))).toEqual(signedOut);
    expect(readVisitor(cookie({ signedIn: "yes", cartCount: null, productTypes: 7, fundsCents: "5" }))).toEqual(
      signedOut,
    );
  });
});
