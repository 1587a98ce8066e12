import { describe, expect, it } from "vitest";
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
    expect(await inCart()).toEqual(["4 games of X Lotto"]);
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
