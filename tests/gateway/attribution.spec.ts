// Tests campaign attribution: read from the address, stored in a cookie for the visit, and sent with the purchase.
import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { visitOf } from "#site/front/visit.ts";
import { newcomer } from "#tests/newcomer.ts";
import { type Shop, standardTicket, startShop } from "#tests/shop.ts";

const opened = (address: string, cookie = "") =>
  visitOf(new URL(address, "http://shop.example"), { headers: { cookie } } as IncomingMessage, false);

/** Opens the shop at this address. */
function arrive({ cookies }: Shop, address: string) {
  const [pair = ""] = opened(address).setCookies[0]?.split(";") ?? [];
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
    utmSource: shop.open().campaign().source,
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

describe("a campaign in an address", () => {
  it("is kept for half an hour where no script reads it, for the page at hand too", () => {
    const { headers, setCookies } = opened("/monday_lotto?utm_source=spring_sale-2024&utm_term=a%2Bb", "dc_cart=anc_1");

    expect(setCookies).toEqual([
      "dc_utm=source=spring_sale-2024&term=a%2Bb; Path=/; Max-Age=1800; HttpOnly; SameSite=Lax",
    ]);
    expect(headers.cookie).toBe("dc_cart=anc_1; dc_utm=source=spring_sale-2024&term=a%2Bb");
  });

  it("leaves out what is not accepted (Analytics 8), and writes nothing when nothing is left", () => {
    expect(opened("/?utm_source=two%20words&utm_medium=email").setCookies[0]).toMatch(/^dc_utm=medium=email;/);
    expect(opened("/?utm_source=%3Cscript%3E&utm_id=7").setCookies).toEqual([]);
    expect(opened(`/?utm_source=${"x".repeat(101)}`).setCookies).toEqual([]);
  });
});

describe("an affiliate in an address", () => {
  it("is remembered for fourteen days (Shell 24)", () => {
    expect(opened("/about?aff=friend-7").setCookies).toEqual([
      "dc_affiliate=friend-7; Path=/; Max-Age=1209600; HttpOnly; SameSite=Lax",
    ]);
    expect(opened("/about?aff=%3Cscript%3E").setCookies).toEqual([]);
  });
});

describe("a customer who came by a campaign", () => {
  it("is written down with it, and buys on the app's channel when the app was the source", async () => {
    const shop = await startShop();
    arrive(shop, "/?utm_source=app&utm_campaign=spring&utm_content=a%2Bb");

    expect(await buy(shop, "app@example.com")).toEqual({
      attribution: { source: "app", campaign: "spring", content: "a+b" },
      purchase: expect.objectContaining({ channelKey: "APP", metadata: { utm_source: "app" } }),
    });
  });

  it("buys on the web's channel otherwise, and when nobody knows", async () => {
    const shop = await startShop();
    arrive(shop, "/?utm_source=newsletter");
    const stranger = { ...shop, ...shop.visit() };

    expect((await buy(shop, "news@example.com")).purchase).toMatchObject({ channelKey: "web" });
    expect(await buy(stranger, "stranger@example.com")).toEqual({
      attribution: {},
      purchase: expect.objectContaining({ channelKey: "web", metadata: {} }),
    });
  });

  it("may edit the cookie: what is not accepted does not get in", async () => {
    const shop = await startShop();
    shop.cookies.set("dc_utm", "source=<b>&medium=email&nonsense=1");

    expect((await buy(shop, "edited@example.com")).attribution).toEqual({ medium: "email" });
  });

  it("leaves nothing of it to the next one on this browser", async () => {
    const shop = await startShop();
    arrive(shop, "/?utm_source=app");
    await shop.signIn("anna");
    await shop.caller.session.logout();

    expect(shop.cookies.has("dc_utm")).toBe(false);
  });
});
