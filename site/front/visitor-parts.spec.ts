import { describe, expect, it } from "vitest";
import { createVisitorParts } from "./visitor-parts.ts";

const FINGERPRINT = "abcdefg1234567";
const html =
  `<!--unless dismissed=${FINGERPRINT}--><p>News</p><!--/unless-->` +
  "<!--unless decided--><p>Cookies</p><!--/unless--><main></main><!--unless lottery_ticket--><p>Play</p><!--/unless-->";
const page = { identity: Buffer.from(html) };
const visitor = (value: object) => `dc_visitor=${Buffer.from(JSON.stringify(value)).toString("base64url")}`;
const dismissed = (content: string) => `dc_banner=${content}~2026-11-20T01:00:00.000Z~true`;

const textFor = (cookies: string | undefined) => createVisitorParts()(page, cookies).encodings.identity.toString();

describe("a shared page", () => {
  it("shows somebody new all its parts, without the marks", () => {
    expect(textFor(undefined)).toBe("<p>News</p><p>Cookies</p><main></main><p>Play</p>");
    expect(createVisitorParts()(page, "").isForOne).toBe(false);
  });

  it("leaves out what this visitor has done with", () => {
    expect(textFor("a=1; dc_consent=essential")).toBe("<p>News</p><main></main><p>Play</p>");
    expect(textFor(dismissed(FINGERPRINT))).toBe("<p>Cookies</p><main></main><p>Play</p>");
    expect(textFor(visitor({ productTypes: ["lottery_ticket"] }))).toBe("<p>News</p><p>Cookies</p><main></main>");
  });

  it("brings a banner back that says something else", () => {
    expect(textFor(dismissed("zzzzzzz1234567"))).toContain("News");
  });

  it("takes no harm from cookies somebody wrote themselves", () => {
    expect(textFor("dc_banner=x; dc_visitor=%%%; not_dc_consent=1")).toContain("Cookies");
  });

  it("is cut once for all who see the same of it", () => {
    const shownTo = createVisitorParts();
    expect(shownTo(page, "dc_consent=essential")).toBe(shownTo(page, "x=1; dc_consent=essential+non_essential"));
    expect(shownTo(page, "dc_consent=essential").etag).not.toBe(shownTo(page, "").etag);
  });
});
