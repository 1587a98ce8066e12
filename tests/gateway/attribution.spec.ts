// Tests campaign attribution: read from the URL, stored in a cookie for the visit, and sent with the purchase.
import { describe, expect, it } from "vitest";
import { runInTransaction } from "#services/lib/transaction.ts";
import { countByAffiliate } from "#services/main/identity/customer/customer.rows.ts";
import { visitOf } from "#site/front/visit.ts";
import { openBackend } from "#tests/gateway/backend.ts";
import { newcomer } from "#tests/newcomer.ts";
import { type Shop, standardTicket, startShop } from "#tests/shop.ts";

const opened = (address: string, cookie = "", referer = "") =>
  visitOf(new URL(address, "http://shop.example"), { headers: { cookie, referer } }, false);

/** Opens the shop at this URL. */
function arrive({ cookies }: Shop, address: string, referer = "") {
  const [pair = ""] = opened(address, "", referer).setCookies[0]?.split(";") ?? [];
  cookies.set("dc_utm", pair.slice(pair.indexOf("=") + 1));
}

/** Registers, buys one ticket, and returns the attribution that the service stored. */
async function buy(shop: Shop, email: string) {
  const { customer } = await shop.caller.session.signUp(newcomer(email));
  const item = standardTicket("monday_lotto");
  const cart = await shop.caller.cart.addItem({ item, idempotencyKey: crypto.randomUUID() });
  await shop.caller.purchases.create({
    idempotencyKey: crypto.randomUUID(),
    cartRevision: cart.revision,
    expectedTotal: cart.cartTotal,
    utmSource: shop.open().attribution().source,
    deposit: { methodCode: "td", depositMethodId: "dpm_td", amount: 10 },
  });
  const { db } = shop.services;
  const { customerId } = customer;
  const customers = db.selectFrom("customer").select("attribution").where("id", "=", customerId);
  const checkouts = db.selectFrom("checkout").select("purchase").where("customer_id", "=", customerId);
  const [{ attribution }, { purchase }] = await Promise.all([
    customers.executeTakeFirstOrThrow(),
    checkouts.executeTakeFirstOrThrow(),
  ]);
  return { attribution, purchase };
}

describe("campaign parameters in the address", () => {
  it("are stored for 30 minutes in an HttpOnly cookie, and available to the same request", () => {
    const { headers, setCookies } = opened("/monday_lotto?utm_source=spring_sale-2024&utm_term=a%2Bb", "dc_cart=anc_1");

    expect(setCookies).toEqual([
      "dc_utm=source=spring_sale-2024&term=a%2Bb; Path=/; Max-Age=1800; HttpOnly; SameSite=Lax",
    ]);
    expect(headers.cookie).toBe("dc_cart=anc_1; dc_utm=source=spring_sale-2024&term=a%2Bb");
  });

  it("are left out when invalid (Analytics 8), and set no cookie when none is valid", () => {
    expect(opened("/?utm_source=two%20words&utm_medium=email").setCookies[0]).toMatch(/^dc_utm=medium=email;/);
    expect(opened("/?utm_source=%3Cscript%3E&utm_id=7").setCookies).toEqual([]);
    expect(opened(`/?utm_source=${"x".repeat(101)}`).setCookies).toEqual([]);
  });
});

describe("the referrer of a visit", () => {
  const FORUM = "https://forum.example/threads/7?token=secret#last";
  const kept = (address: string, cookie = "", referer = FORUM) => opened(address, cookie, referer).setCookies[0];
  const stored = "dc_utm=referrer=https%3A%2F%2Fforum.example%2Fthreads%2F7";

  it("is kept without its query", () => {
    expect(kept("/")).toBe(`${stored}; Path=/; Max-Age=1800; HttpOnly; SameSite=Lax`);
  });

  it("is kept with the campaign of the same URL, which replaces an earlier one", () => {
    expect(kept("/?utm_source=forum", "dc_utm=source=mail; dc_session=x")).toMatch(/^dc_utm=source=forum&referrer=/);
  });

  it("changes nothing in the middle of a visit: banks send customers back", () => {
    expect(kept("/cart", "dc_session=x")).toBeUndefined();
    expect(kept("/cart", "__Host-dc_session=x")).toBeUndefined();
    expect(kept("/cart", "dc_utm=source=mail")).toBeUndefined();
  });

  it("is only its origin if it is long", () => {
    expect(kept("/", "", `https://forum.example/${"x".repeat(600)}`)).toMatch(
      /^dc_utm=referrer=https%3A%2F%2Fforum.example;/,
    );
  });

  it.each(["http://shop.example/cart", "android-app://com.example", "javascript:alert(1)", "nonsense", ""])(
    "is not kept from %o",
    (referer) => expect(kept("/", "", referer)).toBeUndefined(),
  );
});

describe("the parameter p", () => {
  it("is kept like a UTM value", () => {
    expect(opened("/?p=card-7").setCookies[0]).toMatch(/^dc_utm=p=card-7;/);
    expect(opened("/?p=two%20words").setCookies).toEqual([]);
  });

  it("has no other effect: the sign-up does not send it", async () => {
    const shop = await startShop();
    arrive(shop, "/?p=card-7&utm_source=mail");
    expect((await buy(shop, "letter@example.com")).attribution).toEqual({ source: "mail" });
  });
});

describe("consent on the first page of a visit", () => {
  it("keeps what its URL and its referrer say", async () => {
    const { caller, cookies } = await startShop();
    const query = "?utm_campaign=spring&aff=friend-7";
    await caller.consent.choose({ nonEssential: true, query, referrer: "https://forum.example/7" });
    expect(cookies.get("dc_utm")).toBe("campaign=spring&referrer=https%3A%2F%2Fforum.example%2F7");
    expect(cookies.get("dc_affiliate")).toBe("friend-7");
  });

  it("keeps nothing of them when it is refused, and is stored whatever they are", async () => {
    const { caller, cookies } = await startShop();
    await caller.consent.choose({ nonEssential: false, query: "?utm_campaign=spring" });
    expect([...cookies.keys()]).toEqual(["dc_consent"]);
    await caller.consent.choose({ nonEssential: true, query: "x".repeat(9000), referrer: "javascript:alert(1)" });
    expect([...cookies.keys()]).toEqual(["dc_consent", "dc_anonymous_id"]);
  });
});

describe("an affiliate in the address", () => {
  it("is stored for 14 days (Shell 24)", () => {
    expect(opened("/about?aff=friend-7").setCookies).toEqual([
      "dc_affiliate=friend-7; Path=/; Max-Age=1209600; HttpOnly; SameSite=Lax",
    ]);
    expect(opened("/about?aff=%3Cscript%3E").setCookies).toEqual([]);
  });
});

describe("a visitor whom a partner has sent (shop §7)", () => {
  const codesOf = async ({ services }: Shop) =>
    (await services.db.selectFrom("cart_item").select("affiliate_code").execute()).map((row) => row.affiliate_code);

  it("carries the partner's code with each item, of a visitor's cart and of a customer's", async () => {
    const shop = await startShop();
    const add = () =>
      shop.caller.cart.addItem({ item: standardTicket("monday_lotto"), idempotencyKey: crypto.randomUUID() });
    await add();
    shop.cookies.set("dc_affiliate", "friend-7");
    const { cartItems } = await add();
    expect((await codesOf(shop)).sort()).toEqual(["friend-7", null]);

    await shop.caller.session.signUp(newcomer("partner@example.com"));
    await shop.caller.cart.removeItem({ itemId: cartItems[0]?.id ?? "" });
    await shop.caller.cart.build({
      items: [{ ...standardTicket("monday_lotto"), productType: "lottery_ticket" }],
      idempotencyKey: crypto.randomUUID(),
    });
    expect(await codesOf(shop)).toEqual(["friend-7", "friend-7"]);
    // A cookie that the shop did not write.
    shop.cookies.set("dc_affiliate", "<script>");
    await add();
    expect((await codesOf(shop)).sort()).toEqual(["friend-7", "friend-7", null]);
  });

  it("is stored with the customer whom it brought, and counted for operators", async () => {
    const shop = await startShop();
    for (const [name, code] of Object.entries({ a: "pal-1", b: "pal-1", c: "", d: "pal-2" })) {
      shop.cookies.set("dc_affiliate", code);
      await shop.caller.session.signUp(newcomer(`${name}@affiliates.example`));
    }
    const counts = await runInTransaction(shop.services.db, countByAffiliate);
    // Other tests of this file have an affiliate too.
    expect(counts.filter(({ code }) => code === "" || code.startsWith("pal"))).toEqual([
      { code: "pal-1", customers: 2 },
      { code: "pal-2", customers: 1 },
    ]);
  });

  it("carries it with the sign-up", async () => {
    const backend = await openBackend();
    const { caller } = backend.open("dc_affiliate=friend-7");
    await caller.session.signUp(newcomer("partner@example.com")).catch(() => undefined);
    expect(backend.askedAt("/main/signup").map(({ body }) => JSON.parse(String(body)))).toEqual([
      expect.objectContaining({ affiliate_code: "friend-7" }),
    ]);
    await backend.close();
  });
});

describe("a customer from a campaign", () => {
  it("is registered with the campaign, and buys through the app's channel when the app is its source (Checkout 5)", async () => {
    const shop = await startShop();
    arrive(shop, "/?utm_source=app&utm_campaign=spring&utm_content=a%2Bb", "https://forum.example/threads/7");

    expect(await buy(shop, "app@example.com")).toEqual({
      attribution: {
        source: "app",
        campaign: "spring",
        content: "a+b",
        referrer: "https://forum.example/threads/7",
        referringDomain: "forum.example",
      },
      purchase: expect.objectContaining({ channelKey: "APP", metadata: { utm_source: "app" } }),
    });
  });

  it("buys through the web's channel with another source or none (Checkout 5)", async () => {
    const shop = await startShop();
    arrive(shop, "/?utm_source=newsletter");
    const otherVisitor = { ...shop, ...shop.visit() };

    expect((await buy(shop, "news@example.com")).purchase).toMatchObject({ channelKey: "web" });
    expect(await buy(otherVisitor, "stranger@example.com")).toEqual({
      attribution: {},
      purchase: expect.objectContaining({ channelKey: "web", metadata: {} }),
    });
  });

  it("cannot inject invalid values by editing the cookie", async () => {
    const shop = await startShop();
    shop.cookies.set("dc_utm", "source=<b>&medium=email&nonsense=1");

    expect((await buy(shop, "edited@example.com")).attribution).toEqual({ medium: "email" });
  });

  it("does not pass the campaign to the next customer on the browser", async () => {
    const shop = await startShop();
    arrive(shop, "/?utm_source=app");
    await shop.signIn("anna");
    await shop.caller.session.logout();

    expect(shop.cookies.has("dc_utm")).toBe(false);
  });
});
