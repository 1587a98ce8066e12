// Tests the gateway against the contracts' examples only: its requests and parsing match the contracts.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnv } from "#gateway/foundation/env.ts";
import { createGateway, type Gateway } from "#gateway/gateway.ts";
import { startMock } from "#scripts/lib/mock.ts";

let mock: Awaited<ReturnType<typeof startMock>>;
let gateway: Gateway;
beforeAll(async () => {
  mock = await startMock(0);
  gateway = createGateway(readEnv({ NODE_ENV: "test", DISCOVERY_URL: mock.url, APP_KEY: "mock", APP_SECRET: "mock" }));
});
afterAll(async () => {
  await gateway.close();
  mock.server.close();
});

const anna = [
  "dc_customer=cus_anna0000000001",
  "dc_customer_token=ctk_anna0000000001",
  "dc_access=a.b.c",
  "dc_refresh=rft_0123456789abcdef0123456789abcdef",
].join("; ");

const open = (cookie = "") =>
  gateway.open({ headers: new Headers({ cookie, "sec-fetch-site": "same-origin" }), ip: null, url: "/" });
const draw = { productOfferKey: "monday_lotto", drawNo: 4320 };
const idempotencyKey = "6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11";
const item = { lotteryKey: "monday_lotto", gameOffer: "standard", numGames: 4 };

describe("on Prism, which serves the contracts' examples", () => {
  it("a visitor reads everything a page needs", async () => {
    const { caller } = open();
    const answers = await Promise.all([
      caller.config.get(),
      caller.siteConfig.get(),
      caller.capabilities.get(),
      caller.navigation.get(),
      caller.components.get(),
      caller.theme.get(),
      caller.branding.list(),
      caller.content.list({ categories: ["home"], types: ["plain"] }),
      caller.location.get({ sv: "NSW" }),
      caller.offers.list(),
      caller.offers.get({ productOfferKey: "monday_lotto" }),
      caller.draws.getDetails(draw),
      caller.draws.listPast({ productOfferKey: "monday_lotto", page: 2 }),
      caller.draws.listResultKeys(),
      caller.draws.getFullResult(draw),
      caller.session.checkEmail({ email: "anna@example.com" }),
    ]);
    expect(answers.every((answer) => answer !== null && answer !== undefined)).toBe(true);
  });

  it("a visitor sends feedback", async () => {
    const created = await open().caller.events.create({ rating: "satisfied", source: "/" });
    expect(created).toEqual({ eventId: "evt_0000000000000001" });
  });

  it("a visitor fills a cart", async () => {
    const page = open();
    expect((await page.caller.cart.addItem({ item, idempotencyKey })).cartItems.length).toBeGreaterThan(0);
    expect(page.setCookies().join()).toContain("dc_cart=anc_0123456789abcdef0123456789abcdef");
    expect((await page.caller.cart.get()).cartReference).toMatch(/^anc_/);
  });

  it("a customer reads and buys", async () => {
    const { caller } = open(anna);
    const cart = await caller.cart.get();
    const answers = await Promise.all([
      caller.session.get(),
      caller.orders.list({ status: "upcoming_products" }),
      caller.orders.get({ id: "ord_0000000000000001" }),
      caller.funds.paymentMethods(),
      caller.funds.cardGateway(),
      caller.deposits.get({ depositId: "dep_0000000000000001" }),
      caller.purchases.get({ checkoutId: "chk_0000000000000001" }),
      caller.contentCards.list(),
      caller.contentCards.markViewed({ ids: ["ccd_0000000000000001"] }),
      caller.customer.confirmAddress(),
      caller.customer.confirmEmailAddress(),
      caller.draws.getFullResult(draw),
      caller.purchases.create({ idempotencyKey, cartRevision: cart.revision, expectedTotal: cart.cartTotal }),
    ]);
    expect(answers.at(-1)).toEqual({ kind: "receipt", checkoutId: "chk_0000000000000001" });
  });

  it("a visitor signs in", async () => {
    const page = open();
    const { customer } = await page.caller.session.login({ email: "anna@example.com", password: "Drawcard-demo-1" });
    expect(customer.customerId).toBe("cus_anna0000000001");
    expect(page.session).toMatchObject({ isAuthenticated: true, customerId: "cus_anna0000000001" });
  });
});
