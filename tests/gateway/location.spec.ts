import type { ServerResponse } from "node:http";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ANNA, type Backend, openBackend } from "#tests/gateway/backend.ts";
import { exampleOf } from "#tests/gateway/examples.ts";
import { standardTicket, startShop } from "#tests/shop.ts";

const add = (lotteryKey: string) => ({ item: standardTicket(lotteryKey), idempotencyKey: crypto.randomUUID() });

describe("the visitor's region", () => {
  it("is guessed until the visitor chooses", async () => {
    const { caller } = await startShop();
    expect(await caller.location.get()).toMatchObject({ subVariant: "NSW", isChosen: false });

    await caller.location.choose({ region: "VIC" });
    expect(await caller.location.get()).toMatchObject({ subVariant: "VIC", state: "VIC", isChosen: true });
  });

  it("comes with the available regions, grouped", async () => {
    const { caller } = await startShop();
    const { regions } = await caller.location.get();

    expect(regions.map(({ code, group }) => [code, group])).toEqual([
      ...[
        ["ACT", null],
        ["NSW", null],
        ["NT", "NT"],
        ["QLD", null],
        ["SA", "SA"],
      ],
      ...[
        ["TAS", "TAS_VIC"],
        ["VIC", "TAS_VIC"],
        ["WA", null],
        ["OTHER", null],
      ],
    ]);
    expect(regions.find(({ code }) => code === "TAS")?.name).toBe("Tasmania");
  });

  it("lists games with another name there, and those in the cart", async () => {
    const { caller, cookies } = await startShop();
    await caller.cart.addItem(add("saturday_lotto"));
    const nameOnOffer = async () => (await caller.offers.get({ productOfferKey: "saturday_lotto" })).name;
    const inCart = async () => (await caller.cart.get()).cartItems.map(({ description }) => description);
    expect(await nameOnOffer()).toBe("Saturday Lotto");

    expect(await caller.location.choose({ region: "SA" })).toMatchObject({ isCartUpdated: true });
    expect(cookies.get("dc_sub_variant")).toBe("SA");
    expect(await nameOnOffer()).toBe("X Lotto");
    expect(await inCart()).toEqual(["4 x X Lotto games"]);
    // The names are the same, so the cart has not changed.
    expect(await caller.location.choose({ region: "SA" })).toMatchObject({ isCartUpdated: false });
    expect(await caller.location.choose({ region: "VIC" })).toMatchObject({ isCartUpdated: true });
    expect(await caller.location.choose({ region: "TAS" })).toMatchObject({ isCartUpdated: false });
  });

  it("omits an empty cart, and games with the same name everywhere", async () => {
    const { caller } = await startShop();
    expect(await caller.location.choose({ region: "SA" })).toMatchObject({ isCartUpdated: false });
    await caller.cart.addItem(add("powerball"));
    expect(await caller.location.choose({ region: "NSW" })).toMatchObject({ isCartUpdated: false });
  });

  it("accepts a form, and refuses unknown regions", async () => {
    const { caller, form } = await startShop();
    expect(await form("location.choose", new URLSearchParams({ region: "GB" }))).toMatchObject({ ok: false });
    expect(await form("location.choose", new URLSearchParams({ region: "NT" }))).toMatchObject({ ok: true });
    expect(await caller.location.get()).toMatchObject({ subVariant: "NT" });
  });
});

describe("after a change of region the offers", () => {
  const OFFERS = "/main/pricing/pri_au_nsw/product_offers";
  const VIC_OFFERS = "/main/pricing/pri_au_vic/product_offers";
  let backend: Backend;
  beforeAll(async () => {
    backend = await openBackend();
    return () => backend.close();
  });
  beforeEach(() => backend.forget());

  /** The customer's price list after the change, and the names of both. */
  function answerWith(pricingId: string, names: Record<string, string>) {
    const { body } = exampleOf("GET", "/main/customer") as { body: { result: object } };
    const send = (response: ServerResponse, result: object) =>
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ result }));
    backend.answer("/main/customer", (_, response) => send(response, { ...body.result, pricing_id: pricingId }));
    for (const [id, name] of Object.entries(names))
      backend.answer(`/main/info/pricing/${id}`, (_, response) => send(response, { pricing_id: id, name }));
  }
  const choose = (cookie?: string) => backend.open(cookie).caller.location.choose({ region: "VIC" });
  const CUSTOMER = `${ANNA}; dc_pricing=pri_au_nsw`;

  it("are read again for a visitor", async () => {
    await choose();
    expect(backend.askedAt(OFFERS)).toHaveLength(1);
  });

  it("are not read for a customer whose price list is the same", async () => {
    answerWith("pri_au_nsw", {});
    await choose(CUSTOMER);
    expect(backend.askedAt(OFFERS)).toEqual([]);
  });

  it("are not read for a customer whose new price list has the same name", async () => {
    answerWith("pri_au_vic", { pri_au_nsw: "Australia", pri_au_vic: "Australia" });
    await choose(CUSTOMER);
    expect([...backend.askedAt(OFFERS), ...backend.askedAt(VIC_OFFERS)]).toEqual([]);
  });

  it("are read for a customer whose new price list has another name", async () => {
    answerWith("pri_au_vic", { pri_au_nsw: "Australia", pri_au_vic: "Victoria" });
    await choose(CUSTOMER);
    expect(backend.askedAt(VIC_OFFERS)).toHaveLength(1);
  });
});
