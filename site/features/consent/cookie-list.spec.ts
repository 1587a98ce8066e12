import { describe, expect, it } from "vitest";
import { cookieTable } from "#gateway/rules/cookies.ts";
import { cookiesOf, lifetime } from "./cookie-list.ts";

describe("cookie list", () => {
  it("lists each cookie once, in its category", () => {
    const listed = [...cookiesOf("essential"), ...cookiesOf("non_essential")];
    expect(listed.map(({ name }) => name).sort()).toEqual(Object.keys(cookieTable).sort());
    expect(cookiesOf("non_essential").map(({ name }) => name)).toEqual([
      "dc_affiliate",
      "dc_anonymous_id",
      "dc_signed_out",
      "dc_added",
      "dc_atv_commercial",
      "dc_atv_charity",
      "dc_atv_syndicate",
      "dc_atv_social_syndicate",
      "dc_utm",
    ]);
  });

  it("shows each lifetime in its largest unit", () => {
    expect([365 * 86_400, 14 * 86_400, 86_400, 3600, 1800].map(lifetime)).toEqual([
      "1 year",
      "14 days",
      "1 day",
      "1 hour",
      "30 minutes",
    ]);
  });
});
