// Tests sales in a region whose sales close before those of the others. No lottery of the catalogue has one at present: the
// stated times of Western Australia are not before the general ones. These tests give Monday Lotto one.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setShopNow } from "#services/lib/clock.ts";
import { findLottery } from "#services/main/catalogue/offers/catalogue.ts";
import type { LotteryOffer, Schedule } from "#services/main/catalogue/offers/offer.ts";
import { openServices, type Services, type SignedIn } from "./open-services.ts";
import { addTicket, aud, keyed, mondayTicket, purchaseOf, refusalOf } from "./sales.ts";

// 16:00 in Perth is 18:00 in Brisbane; the shop stops five minutes before.
const WA_STOP = new Date("2026-11-23T07:55:00Z");
const STOP = new Date("2026-11-23T09:25:00Z");
const secondBefore = (stop: Date) => new Date(stop.getTime() - 1000);

const lottery = findLottery("monday_lotto") as { schedule: Schedule } & LotteryOffer;
const usual = lottery.schedule;

let services: Services;
let anna: SignedIn;
beforeAll(async () => {
  lottery.schedule = { ...usual, regionalCloses: { WA: { zone: "Australia/Perth", time: "16:00" } } };
  services = await openServices();
  anna = await services.signIn("anna@example.com");
});
afterAll(async () => {
  lottery.schedule = usual;
  await services.close();
});
beforeEach(() => services.db.deleteFrom("cart").execute());

const inRegion = (region: string) => ({ "x-shop-sub-variant": region });
const at = (time: Date) => setShopNow(services.db, time, { frozen: true });
const add = (region: string, ticket: object) =>
  services.call({
    method: "POST",
    path: "/v2/cart/items",
    body: ticket,
    as: anna,
    headers: { ...keyed(), ...inRegion(region) },
  });
const cartIn = async (region: string) =>
  (await services.call({ path: "/v2/cart/items", as: anna, headers: inRegion(region) })).body.result;
const buy = (region: string, body: object) =>
  services.call({
    method: "POST",
    path: "/v2/cart/purchase",
    body,
    as: anna,
    headers: { ...keyed(), ...inRegion(region) },
  });

describe("a region that closes early", () => {
  it("shows its own stop", async () => {
    await at(secondBefore(WA_STOP));
    const { body } = await services.call({
      path: "/v2/pricing/pri_au_wa/product_offers",
      headers: inRegion("WA"),
    });
    const monday = body.result.offers.find(({ key }: { key: string }) => key === "monday_lotto");
    expect(monday.draws).toHaveLength(4);
    expect(monday.draws[0]).toMatchObject({ stop: WA_STOP.toISOString(), purchase_status: "open" });
    expect((await addTicket(services, anna)).cart_items[0].draw_stop).toBe(STOP.toISOString());
    expect((await cartIn("WA")).cart_items[0].draw_stop).toBe(WA_STOP.toISOString());
  });

  it("sells until the second before its stop, and then the next draw", async () => {
    await at(secondBefore(WA_STOP));
    expect((await add("WA", mondayTicket({ draw_no: 4321 }))).status).toBe(200);
    await at(WA_STOP);

    expect(refusalOf(await add("WA", mondayTicket({ draw_no: 4321 })))).toBe("409 draw_closed");
    expect((await add("WA", mondayTicket())).body.result.cart_items).toMatchObject([{ draw_no: 4322 }]);
    expect((await add("NSW", mondayTicket())).body.result.cart_items.at(-1)).toMatchObject({ draw_no: 4321 });
  });

  it("refuses the purchase of a cart that was filled before its stop", async () => {
    await at(secondBefore(WA_STOP));
    const { body } = await add("WA", mondayTicket({ draw_no: 4321 }));
    await at(WA_STOP);

    const order = purchaseOf(body.result);
    expect(refusalOf(await buy("WA", order))).toBe("409 draw_closed");
    expect((await buy("NSW", order)).body.result).toMatchObject({ total: aud(2.7) });
  });

  it("removes the ticket from the cart, with the reason", async () => {
    await at(secondBefore(WA_STOP));
    await add("WA", mondayTicket({ draw_no: 4321 }));
    await at(WA_STOP);

    const cart = await cartIn("WA");
    expect(cart.cart_items).toEqual([]);
    expect(cart.auto_removed_items).toMatchObject([{ reason: { type: "draw_closed" } }]);
  });
});
