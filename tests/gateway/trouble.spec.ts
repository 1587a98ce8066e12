import { afterEach, describe, expect, it } from "vitest";
import { standardTicket, startShop } from "#tests/shop.ts";

const add = (lotteryKey: string) => ({ item: standardTicket(lotteryKey), idempotencyKey: crypto.randomUUID() });

afterEach(async () => {
  const { fault } = await startShop();
  await fault("*", "off");
  for (const operation of ["listProductOffers", "getConfigNavigation", "addAnonCartItem"])
    await fault(operation, "off");
});

describe("when main is down", () => {
  it("gives a page the error page to show", async () => {
    const { fault, open } = await startShop();
    await fault("listProductOffers", "down");
    const page = open();
    const error = await page.caller.offers.list().catch((thrown: unknown) => thrown);

    expect(page.problemOf(error)).toMatchObject({ status: 503, isSiteWide: true, requestId: page.requestId });
  });

  it("fails a write with a message, and works when main is back", async () => {
    const { caller, fault } = await startShop();
    const attempt = add("monday_lotto");
    await fault("addAnonCartItem", "down");
    await expect(caller.cart.addItem(attempt)).rejects.toMatchObject({ problem: { status: 503 } });
    await fault("addAnonCartItem", "off");

    expect((await caller.cart.addItem(attempt)).cartItems).toHaveLength(1);
  });
});

describe("when another service is down", () => {
  it("omits only its part", async () => {
    const { caller, fault } = await startShop();
    await fault("getConfigNavigation", "down");

    const error = await caller.navigation.get().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ problem: { status: 503 } });
    expect(error).not.toMatchObject({ problem: { isSiteWide: true } });
    expect((await caller.offers.list()).offers.length).toBeGreaterThan(0);
  });
});

describe("missing things", () => {
  it("are NOT_FOUND", async () => {
    const { caller } = await startShop();
    await expect(caller.offers.get({ productOfferKey: "nothing" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(caller.draws.getDetails({ productOfferKey: "monday_lotto", drawNo: 999_999 })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("require sign-in when they are a customer's (rule signed-in-guard)", async () => {
    const { caller } = await startShop();
    await expect(caller.orders.list({ status: "upcoming_products" })).rejects.toMatchObject({
      code: "UNAUTHORIZED",
      problem: { code: "signed_out", status: 401 },
    });
  });
});

describe("the clock", () => {
  it("is the shop's, not the machine's", async () => {
    const { at, caller, gateway } = await startShop();
    await at("2026-11-20T08:00:00Z");
    await caller.cart.get();
    await caller.offers.list();

    expect(gateway.now().toISOString()).toMatch(/^2026-11-20T08:00/);
  });
});
