import { describe, expect, it } from "vitest";
import type { SharedPage } from "./html-cache.ts";
import { VisitorCopies } from "./visitor-parts.ts";

const FINGERPRINT = "abcdefg1234567";
const html =
  `<!--unless dismissed=${FINGERPRINT}--><p>News</p><!--/unless-->` +
  "<!--unless decided--><p>Cookies</p><!--/unless--><main></main><!--unless lottery_ticket--><p>Play</p><!--/unless-->";
const pageOf = (text: string): SharedPage => ({ status: 200, headers: {}, html: Buffer.from(text), renderedAt: 0 });
const page = pageOf(html);
const visitor = (value: object) => `dc_visitor=${Buffer.from(JSON.stringify(value)).toString("base64url")}`;
const dismissed = (content: string) => `dc_banner=${content}~2026-11-20T01:00:00.000Z~true`;

const textFor = (cookies: string | undefined) =>
  new VisitorCopies().copyFor(page, cookies).encodings.identity.toString();

describe("a shared page", () => {
  it("shows a new visitor all its parts, without the markers", () => {
    expect(textFor(undefined)).toBe("<p>News</p><p>Cookies</p><main></main><p>Play</p>");
    expect(new VisitorCopies().copyFor(page, "").isPersonal).toBe(false);
  });

  it("leaves out what this visitor has dismissed or has in the cart", () => {
    expect(textFor("a=1; dc_consent=essential")).toBe("<p>News</p><main></main><p>Play</p>");
    expect(textFor(dismissed(FINGERPRINT))).toBe("<p>Cookies</p><main></main><p>Play</p>");
    expect(textFor(visitor({ productTypes: ["lottery_ticket"] }))).toBe("<p>News</p><p>Cookies</p><main></main>");
  });

  it("shows a banner again when its content changes", () => {
    expect(textFor(dismissed("zzzzzzz1234567"))).toContain("News");
  });

  it("ignores malformed cookies", () => {
    expect(textFor("dc_banner=x; dc_visitor=%%%; not_dc_consent=1")).toContain("Cookies");
  });

  it("is adapted once for all visitors who see the same", () => {
    const copies = new VisitorCopies();
    const decided = copies.copyFor(page, "dc_consent=essential");
    expect(decided).toBe(copies.copyFor(page, "x=1; dc_consent=essential+non_essential"));
    expect(decided.etag).not.toBe(copies.copyFor(page, "").etag);
  });
});

describe("the idempotency key of a form on a shared page", () => {
  const KEY = "6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11";
  const form = pageOf(`<input name="idempotencyKey" value="${KEY}"/><astro-island props="${KEY}">`);
  const copies = new VisitorCopies();
  const textFor = (cookies: string | undefined) => copies.copyFor(form, cookies).encodings.identity.toString();
  const withCart = (cartCount: number) => textFor(visitor({ cartCount }));

  it("is the page's own for visitors with an empty cart", () => {
    expect(textFor(undefined)).toContain(`value="${KEY}"`);
    expect(withCart(0)).toBe(textFor(undefined));
  });

  it("is another one, in all places, after each ticket that was added", () => {
    expect(withCart(1)).not.toContain(KEY);
    expect(withCart(1)).toBe(withCart(1));
    expect(new Set([withCart(0), withCart(1), withCart(2)]).size).toBe(3);
  });
});
