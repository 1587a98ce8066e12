import { describe, expect, it } from "vitest";
import { createCookieJar } from "#gateway/session/cookies.ts";
import { forcedPageOf, keepForcedPage } from "#gateway/session/forced-page.ts";
import { readVisitor, updateVisitor } from "#gateway/session/visitor.ts";

const signedIn = "dc_access=a; dc_refresh=r; dc_customer=cus_1; dc_customer_token=t; dc_device=d; dc_sub_variant=NSW";

describe("cookies", () => {
  it("are HttpOnly, SameSite=Lax, Secure over TLS, and live as long as the specification says", () => {
    const jar = createCookieJar(null, true);
    jar.set("dc_access", "abc");
    jar.set("dc_cart", "anc_1");
    expect(jar.lines()).toEqual([
      "dc_access=abc; Path=/; Max-Age=3600; SameSite=Lax; HttpOnly; Secure",
      "dc_cart=anc_1; Path=/; Max-Age=1209600; SameSite=Lax; HttpOnly; Secure",
    ]);
  });

  it("answer what was set in the same request", () => {
    const jar = createCookieJar("dc_cart=old", false);
    jar.set("dc_cart", "new");
    expect(jar.get("dc_cart")).toBe("new");
    expect(jar.lines()).toEqual(["dc_cart=new; Path=/; Max-Age=1209600; SameSite=Lax; HttpOnly"]);
  });

  it("lose every trace of the customer at sign-out, and keep the device and the region", () => {
    const jar = createCookieJar(signedIn, false);
    jar.clearCredentials();
    expect(jar.lines().map((line) => line.split(";")[0])).toEqual([
      "dc_access=",
      "dc_refresh=",
      "dc_customer=",
      "dc_customer_token=",
    ]);
    expect(jar.get("dc_customer")).toBeNull();
    expect(jar.get("dc_device")).toBe("d");
    expect(jar.get("dc_sub_variant")).toBe("NSW");
  });

  it("say nothing when there is nothing to take away", () => {
    const jar = createCookieJar("other=1", false);
    jar.clearCredentials();
    expect(jar.lines()).toEqual([]);
  });

  it("cannot be broken out of by a value", () => {
    const jar = createCookieJar(null, false);
    expect(() => jar.set("dc_cart", "x; Domain=evil.example")).toThrow();
    expect(() => jar.set("dc_cart", "x\r\nSet-Cookie: y=1")).toThrow();
  });

  it("take the first of two cookies of one name", () => {
    expect(createCookieJar("dc_cart=mine; dc_cart=planted", false).get("dc_cart")).toBe("mine");
  });
});

describe("what a customer has to do first", () => {
  it("is remembered with the overview, and forgotten with the next one that asks for nothing", () => {
    const jar = createCookieJar(signedIn, false);
    keepForcedPage(jar, { forcePasswordChange: true, accountUpgrade: true });
    expect(forcedPageOf(jar)).toBe("force-password-change");
    keepForcedPage(jar, { forcePasswordChange: false, accountUpgrade: true });
    expect(forcedPageOf(jar)).toBe("my-account-upgrade-account");
    keepForcedPage(jar, { forcePasswordChange: false, accountUpgrade: false });
    expect(forcedPageOf(jar)).toBeNull();
    expect(jar.lines()).toEqual(["dc_forced=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly"]);
  });

  it("is only one of the two pages, whatever the cookie says, and goes with the session", () => {
    expect(forcedPageOf(createCookieJar("dc_forced=//evil.example", false))).toBeNull();
    const jar = createCookieJar(`${signedIn}; dc_forced=force-password-change`, false);
    jar.clearCredentials();
    expect(forcedPageOf(jar)).toBeNull();
  });
});

describe("the readable cookie", () => {
  it("is written when something changes, and only then", () => {
    const jar = createCookieJar(null, false);
    updateVisitor(jar, { cartCount: 0 });
    expect(jar.lines()).toEqual([]);
    updateVisitor(jar, { cartCount: 2, productTypes: ["lottery_ticket"] });
    expect(jar.lines()[0]).toMatch(/^dc_visitor=[\w-]+; Path=\/; Max-Age=1209600; SameSite=Lax$/);
    expect(readVisitor(jar)).toMatchObject({ signedIn: false, cartCount: 2, productTypes: ["lottery_ticket"] });
  });

  it("does not outlive the session of a customer", () => {
    const jar = createCookieJar(null, false);
    updateVisitor(jar, { signedIn: true, fundsCents: 25_000 });
    expect(jar.lines()[0]).toContain("Max-Age=3600");
  });

  it("edited by its owner it is read as nobody", () => {
    expect(readVisitor(createCookieJar("dc_visitor=%%%", false)).signedIn).toBe(false);
  });
});
