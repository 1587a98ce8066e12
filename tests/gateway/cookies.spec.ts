import { describe, expect, it } from "vitest";
import { cookieTable } from "#gateway/rules/cookies.ts";
import { createCookieJar } from "#gateway/session/cookies.ts";
import { forcedPageOf, keepForcedPage } from "#gateway/session/forced-page.ts";
import { createNewestBalances } from "#gateway/session/newest-balances.ts";
import { readVisitor, updateVisitor } from "#gateway/session/visitor.ts";
import { standardTicket, startShop } from "#tests/shop.ts";

const signedIn = "dc_access=a; dc_refresh=r; dc_customer=cus_1; dc_customer_token=t; dc_device=d; dc_sub_variant=NSW";

describe("cookies", () => {
  it("are HttpOnly, SameSite=Lax, Secure over TLS, with the specification's lifetimes (Cart 1)", () => {
    const jar = createCookieJar(null, true);
    jar.set("dc_access", "abc");
    jar.set("dc_cart", "anc_1");
    expect(jar.lines()).toEqual([
      "__Host-dc_access=abc; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Lax",
      "__Host-dc_cart=anc_1; Max-Age=1209600; Path=/; HttpOnly; Secure; SameSite=Lax",
    ]);
  });

  it("belong to this host alone over TLS: another host of the domain cannot plant them", () => {
    const planted = "dc_refresh=theirs; dc_device=theirs; __Host-dc_device=mine; dc_consent=essential";
    const jar = createCookieJar(planted, true);
    expect([jar.get("dc_refresh"), jar.get("dc_device"), jar.get("dc_consent")]).toEqual([null, "mine", "essential"]);
    jar.clear("dc_device");
    expect(jar.lines()).toEqual(["__Host-dc_device=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax"]);
  });

  it("have their plain name without TLS and where page scripts read them", () => {
    expect(createCookieJar("__Host-dc_refresh=r", false).get("dc_refresh")).toBeNull();
    const jar = createCookieJar(null, true);
    jar.set("dc_paying", crypto.randomUUID());
    expect(jar.lines()[0]).toMatch(/^dc_paying=/);
  });

  it("return values set in the same request", () => {
    const jar = createCookieJar("dc_cart=old", false);
    jar.set("dc_cart", "new");
    expect(jar.get("dc_cart")).toBe("new");
    expect(jar.lines()).toEqual(["dc_cart=new; Max-Age=1209600; Path=/; HttpOnly; SameSite=Lax"]);
  });

  it("are deleted at sign-out, except those of the device and the region", () => {
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

  it("write nothing when there is nothing to delete", () => {
    const jar = createCookieJar("other=1", false);
    jar.clearCredentials();
    expect(jar.lines()).toEqual([]);
  });

  it("escape values", () => {
    const jar = createCookieJar(null, false);
    expect(() => jar.set("dc_cart", "x; Domain=evil.example")).toThrow();
    expect(() => jar.set("dc_cart", "x\r\nSet-Cookie: y=1")).toThrow();
  });

  it("use the first of two cookies with the same name", () => {
    expect(createCookieJar("dc_cart=mine; dc_cart=planted", false).get("dc_cart")).toBe("mine");
  });
});

describe("a forced page", () => {
  it("is stored with the account overview, and cleared when the overview demands nothing", () => {
    const jar = createCookieJar(signedIn, false);
    keepForcedPage(jar, { forcePasswordChange: true, accountUpgrade: true });
    expect(forcedPageOf(jar)).toBe("force-password-change");
    keepForcedPage(jar, { forcePasswordChange: false, accountUpgrade: true });
    expect(forcedPageOf(jar)).toBe("my-account-upgrade-account");
    keepForcedPage(jar, { forcePasswordChange: false, accountUpgrade: false });
    expect(forcedPageOf(jar)).toBeNull();
    expect(jar.lines()).toEqual(["dc_forced=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax"]);
  });

  it("is one of the two known pages, whatever the cookie holds, and ends with the session", () => {
    expect(forcedPageOf(createCookieJar("dc_forced=//evil.example", false))).toBeNull();
    const jar = createCookieJar(`${signedIn}; dc_forced=force-password-change`, false);
    jar.clearCredentials();
    expect(forcedPageOf(jar)).toBeNull();
  });
});

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Invalid values that the browser's owner, or a page of another host of the domain, can put in our cookies. */
const NONSENSE = {
  "broken escapes": "%E0%A4%A",
  quotes: '"a\\\\b"',
  "another alphabet": "\xe9\xff\xa0",
  "wrong JSON": base64("text"),
  "JSON of another shape": base64({ signedIn: 1, cartCount: "many", productTypes: 5, fundsCents: {} }),
  dots: "../../..",
  "an id that no cookie can hold": `"x\\".${Date.now() - 10 * 60_000}`,
  "an id of the future": `${crypto.randomUUID()}.99999999999999`,
  "a number too large": "a.1e308",
  huge: "x".repeat(12_000),
  nothing: "",
};

describe("malformed cookies", () => {
  const names = Object.keys(cookieTable);
  const kinds = Object.entries(NONSENSE);
  const failure = (error: unknown) => error;

  it.each(kinds)("%s in every cookie count as none, and a visitor can shop", async (_, value) => {
    const { cookies, caller } = await startShop();
    for (const name of names) cookies.set(name, value);
    expect(await caller.session.get()).toBeNull();

    for (const name of names.filter((it) => !/access|refresh|customer/.test(it))) cookies.set(name, value);
    const item = standardTicket("monday_lotto");
    const cart = await caller.cart.addItem({ item, idempotencyKey: crypto.randomUUID() });
    expect(cart.cartItems).toHaveLength(1);
    expect((await caller.cart.get()).cartItems).toHaveLength(1);
  });

  it.each(kinds)("%s together with a customer's cookies only end the session", async (kind, value) => {
    const { cookies, caller, signIn, open } = await startShop();
    await signIn(["anna", "ben", "cara", "dan", "erin"][kinds.findIndex(([it]) => it === kind) % 5] ?? "");
    const own = new Map(cookies);
    for (const name of names) {
      for (const [known, good] of own) cookies.set(known, good);
      cookies.set(name, value);
      expect(() => open().visitor()).not.toThrow();
      const pages = [caller.cart.get, caller.session.get, caller.offers.list, caller.draws.listResultKeys];
      for (const read of pages) {
        const answer = await read().catch(failure);
        if (answer instanceof Error) expect({ name, answer }).toMatchObject({ answer: { problem: { status: 401 } } });
      }
    }
  });
});

describe("the readable cookie", () => {
  it("is written only when something changes", () => {
    const jar = createCookieJar(null, false);
    updateVisitor(jar, { cartCount: 0 });
    expect(jar.lines()).toEqual([]);
    updateVisitor(jar, { cartCount: 2, productTypes: ["lottery_ticket"] });
    expect(jar.lines()[0]).toMatch(/^dc_visitor=[\w-]+; Max-Age=1209600; Path=\/; SameSite=Lax$/);
    expect(readVisitor(jar)).toMatchObject({ signedIn: false, cartCount: 2, productTypes: ["lottery_ticket"] });
  });

  it("does not outlive the customer's session", () => {
    const jar = createCookieJar(null, false);
    updateVisitor(jar, { signedIn: true, fundsCents: 25_000 });
    expect(jar.lines()[0]).toContain("Max-Age=3600");
  });

  it("never shows an older balance again, whichever response is the last", () => {
    const newest = createNewestBalances();
    const inTab = (visitor: string, token = "tok_anna") =>
      createCookieJar(`dc_customer_token=${token}; dc_visitor=${visitor}`, false, newest);
    const shown = { signedIn: true, cartCount: 1, fundsCents: 5_000, fundsAt: 1_000 };
    const old = base64(shown);
    updateVisitor(inTab(old), { fundsCents: 4_730, fundsAt: 3_000, cartCount: 0 });

    const late = inTab(old);
    updateVisitor(late, { fundsCents: 5_100, fundsAt: 2_000 });
    expect(readVisitor(late).fundsCents).toBe(4_730);
    const carried = inTab(old);
    updateVisitor(carried, { cartCount: 0 });
    expect(readVisitor(carried).fundsCents).toBe(4_730);
    const next = inTab(old);
    updateVisitor(next, { fundsCents: 6_000, fundsAt: 4_000 });
    expect(readVisitor(next).fundsCents).toBe(6_000);

    const forged = inTab(old, "tok_guess");
    updateVisitor(forged, { cartCount: 0 });
    expect(readVisitor(forged).fundsCents).toBe(5_000);
    const future = createCookieJar(`dc_visitor=${base64({ ...shown, fundsAt: 9e15 })}`, false);
    expect(readVisitor(future).fundsAt).toBe(0);
  });

  it("counts as signed out when edited", () => {
    expect(readVisitor(createCookieJar("dc_visitor=%%%", false)).signedIn).toBe(false);
  });

  it("is deleted when any cookie of the session has expired", async () => {
    const { cookies, open, signIn } = await startShop();
    await signIn("anna");
    const own = new Map(cookies);
    for (const lost of ["dc_refresh", "dc_customer", "dc_customer_token"]) {
      for (const [known, good] of own) cookies.set(known, good);
      cookies.delete(lost);

      const page = open();

      expect([lost, page.visitor().signedIn]).toEqual([lost, false]);
      // Every cookie of the session is deleted.
      const deleted = page.setCookies().flatMap((line) => /^(\w+)=; .*Max-Age=0/.exec(line)?.[1] ?? []);
      expect([lost, deleted.includes("dc_visitor"), deleted.includes("dc_access")]).toEqual([lost, true, true]);
      expect(deleted).toHaveLength(page.setCookies().length);
    }
  });

  it("is kept while the session can be refreshed", async () => {
    const { cookies, open, signIn } = await startShop();
    await signIn("anna");
    cookies.delete("dc_access");

    expect(open().visitor().signedIn).toBe(true);
    expect(open().setCookies()).toEqual([]);
  });

  it("is deleted when the services ended the session", async () => {
    const { cookies, caller, open, services, signIn } = await startShop();
    const { customer } = await signIn("anna");
    await services.db
      .updateTable("login")
      .set({ revoked_at: new Date() })
      .where("customer_id", "=", customer.customerId)
      .execute();

    expect(await caller.session.get()).toBeNull();

    expect([...cookies.keys()]).not.toContain("dc_visitor");
    expect(open().visitor().signedIn).toBe(false);
  });
});
