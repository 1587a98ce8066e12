import { describe, expect, it } from "vitest";
import { readConsent } from "#gateway/rules/cookies.ts";
import { allowedCookies, withdrawnCookies } from "./consent.ts";

const lines = ["dc_cart=anc_1; Path=/", "dc_utm=source=app; Path=/", "dc_affiliate=abc; Path=/"];
const silent = () => undefined;

describe("allowedCookies", () => {
  it("sends only essential cookies without consent", () => {
    for (const choice of [null, "essential", "nonsense"]) {
      expect(allowedCookies(lines, readConsent(choice, true), silent)).toEqual(lines.slice(0, 1));
    }
  });

  it("sends all cookies with consent, or where none is needed", () => {
    expect(allowedCookies(lines, readConsent("essential+non_essential", true), silent)).toEqual(lines);
    expect(allowedCookies(lines, readConsent(null, false), silent)).toEqual(lines);
  });

  it("applies a choice among them to the others", () => {
    const accepted = ["dc_consent=essential+non_essential; Path=/", ...lines];
    expect(allowedCookies(accepted, readConsent(null, true), silent)).toEqual(accepted);
    const declined = ["dc_consent=essential; Path=/", ...lines];
    expect(allowedCookies(declined, readConsent("essential+non_essential", true), silent)).toEqual(
      declined.slice(0, 2),
    );
  });

  it("always allows deleting a cookie", () => {
    const deletion = "dc_utm=; Path=/; Max-Age=0";
    expect(allowedCookies([deletion], readConsent(null, true), silent)).toEqual([deletion]);
  });

  it("drops a cookie without a category and warns", () => {
    const warnings: string[] = [];
    expect(allowedCookies(["_track=1; Path=/"], readConsent(null, false), (reason) => warnings.push(reason))).toEqual(
      [],
    );
    expect(warnings).toEqual(["_track has no category and was not set"]);
  });
});

describe("withdrawnCookies", () => {
  it("deletes received cookies without consent", () => {
    const header = "dc_cart=1; dc_utm=source=app; dc_affiliate=x; theirs=1";
    expect(withdrawnCookies(header, readConsent("essential", true))).toEqual([
      "dc_utm=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
      "dc_affiliate=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
    ]);
    expect(withdrawnCookies(header, readConsent("essential+non_essential", true))).toEqual([]);
    expect(withdrawnCookies(undefined, readConsent(null, true))).toEqual([]);
  });
});
