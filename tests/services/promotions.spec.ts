import { describe, expect, it } from "vitest";
import { setShopNow } from "#services/lib/clock.ts";
import type { SignedIn } from "./open-services.ts";
import { buy, cartOf, openTill, person, redeem, services, setUp, withCode } from "./promotions-till.ts";
import { addTicket, aud, keyed, mondayTicket, refusalOf } from "./sales.ts";

openTill();

describe("a code in the cart", () => {
  it("is the last item, in any letter case, with its discount", async () => {
    const { as, cart } = await withCode(" welcome1 ");

    expect(cart.cart_items).toMatchObject([
      { product_type: "lottery_ticket" },
      {
        id: expect.stringMatching(/^itm_/),
        product_type: "voucher_fixed_discount",
        offer_name: "WELCOME1",
        promotion_code: "WELCOME1",
        description: "$1 off your first ticket",
        price: aud(1),
      },
    ]);
    expect(cart.cart_total).toEqual(aud(1.7));
    expect(await cartOf(as)).toEqual(cart);
  });

  it("takes a percentage off all lines, floored to the cent, and follows later changes", async () => {
    const { as, cart } = await withCode("SPRING15");
    expect([cart.cart_items[1].price, cart.cart_total]).toEqual([aud(0.4), aud(2.3)]);

    const more = await addTicket(services, as);
    expect(more.cart_items.map(({ price }: { price: object }) => price)).toEqual([aud(2.7), aud(2.7), aud(0.81)]);
    expect(more.cart_total).toEqual(aud(4.59));
  });

  it("never brings the total below zero", async () => {
    await setUp({ code: "ALLOFIT", amount_cents: 10_000 });
    const { cart } = await withCode("ALLOFIT");

    expect([cart.cart_items[1].price, cart.cart_total]).toEqual([aud(2.7), aud(0)]);
  });

  it("states its expiry, and is removed with a message when it expires", async () => {
    const { as, cart } = await withCode("WEEKEND");
    expect(cart.cart_items[1].expires_at).toBe("2026-11-22T13:00:00.000Z");

    await setShopNow(services.db, new Date("2026-11-22T12:59:58Z"));
    expect((await cartOf(as)).cart_total).toEqual(aud(1.7));
    await setShopNow(services.db, new Date("2026-11-22T13:00:00Z"));
    const after = await cartOf(as);

    expect(after).toMatchObject({ cart_items: [{ product_type: "lottery_ticket" }], cart_total: aud(2.7) });
    expect(after.revision).toBe(cart.revision + 1);
    expect(after.auto_removed_items).toEqual([
      {
        id: cart.cart_items[1].id,
        description: "$1 off this weekend",
        reason: {
          type: "promotion_not_added",
          message: "You can no longer use this code with your cart.",
          action_type: "close",
        },
      },
    ]);
  });

  it("is removed with a message when the cart falls below its minimum", async () => {
    await setUp({ code: "FROM5", minimum_cents: 500 });
    const as = await person();
    await addTicket(services, as);
    const [, second] = (await addTicket(services, as)).cart_items;
    expect((await redeem("FROM5", as)).body.result.cart_total).toEqual(aud(4.4));

    const path = `/v2/cart/items/${second.id}`;
    const { result } = (await services.call({ method: "DELETE", path, as })).body;

    expect(result).toMatchObject({ cart_total: aud(2.7), auto_removed_items: [{ description: "Something off" }] });
  });

  it("can be replaced after it is removed", async () => {
    const { as, cart } = await withCode("SPRING15");
    expect(refusalOf(await redeem("WELCOME1", as))).toBe("422 promotion_not_added");

    const path = `/v2/cart/promotion/${cart.cart_items[1].id}`;
    const { result } = (await services.call({ method: "DELETE", path, as })).body;
    expect(result).toMatchObject({ cart_total: aud(2.7), auto_removed_items: [] });
    expect(result.cart_items).toHaveLength(1);
    expect((await redeem("WELCOME1", as)).body.result.cart_total).toEqual(aud(1.7));
  });

  it("can be replaced after it expired, seen or not, with a message", async () => {
    const { as } = await withCode("WEEKEND");
    await setShopNow(services.db, new Date("2026-11-22T13:00:00Z"));

    expect((await redeem("SPRING15", as)).body.result).toMatchObject({
      cart_total: aud(2.3),
      auto_removed_items: [{ description: "$1 off this weekend" }],
    });
  });

  it("is refused without the reason", async () => {
    const as = await person();
    await addTicket(services, as);
    const refused = await Promise.all(
      ["NOTHING", "SOON", "LASTYEAR", "BIG50", "RAFFLE2"].map((code) => redeem(code, as)),
    );

    expect(new Set(refused.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(refused[0]?.body.errors).toEqual({
      promotion_code: [{ id: "promotion_not_added", message: "You can't use this code with your cart." }],
    });
    expect((await cartOf(as)).revision).toBe(1);
  });
});

describe("a visitor's code", () => {
  const open = async (code?: string) => {
    const token = (await services.call({ method: "POST", path: "/v2/anon-cart" })).body.result;
    const put = {
      method: "POST",
      path: `/v2/anon-cart/${token}/items`,
      body: mondayTicket(),
      headers: keyed(),
    } as const;
    await services.call(put);
    const body = { promotion_code: code };
    if (code) await services.call({ method: "POST", path: `/v2/anon-cart/${token}/promotion`, body });
    return token;
  };
  const convert = async (token: string, as: SignedIn) =>
    (await services.call({ method: "POST", path: `/v2/anon-cart/${token}/convert`, as })).body.result;

  it("is kept at sign-in", async () => {
    const as = await person();
    await addTicket(services, as);

    expect(await convert(await open("SPRING15"), as)).toMatchObject({
      cart_items: [{}, {}, { promotion_code: "SPRING15", price: aud(0.81) }],
      auto_removed_items: [],
    });
  });

  it("is dropped with a message when the customer's cart has a code", async () => {
    const { as } = await withCode("SPRING15");

    expect(await convert(await open("WELCOME1"), as)).toMatchObject({
      cart_items: [{}, {}, { promotion_code: "SPRING15" }],
      auto_removed_items: [
        { description: "$1 off your first ticket", reason: { message: "Your cart already has a promotion." } },
      ],
    });
  });

  it("replaces an expired code, seen or not, with a message", async () => {
    const { as } = await withCode("WEEKEND");
    await setShopNow(services.db, new Date("2026-11-22T13:00:00Z"));

    expect(await convert(await open("SPRING15"), as)).toMatchObject({
      cart_items: [{}, {}, { promotion_code: "SPRING15" }],
      auto_removed_items: [{ description: "$1 off this weekend", reason: { type: "promotion_not_added" } }],
    });
  });

  it("is dropped with a message when the customer has used it before", async () => {
    const { as, cart } = await withCode("WELCOME1");
    expect((await buy(cart, as)).status).toBe(200);

    expect(await convert(await open("WELCOME1"), as)).toMatchObject({
      cart_items: [{ product_type: "lottery_ticket" }],
      cart_total: aud(2.7),
      auto_removed_items: [{ description: "$1 off your first ticket", reason: { type: "promotion_not_added" } }],
    });
  });
});
