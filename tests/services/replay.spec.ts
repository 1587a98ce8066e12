// Adding the tickets of an earlier purchase to the cart.
import { describe, expect, it } from "vitest";
import { setShopNow } from "#services/lib/clock.ts";
import { openSale } from "./sale.ts";
import { addTicket, keyed, MONDAY_GAMES, MONDAY_STOP, mondayTicket, purchaseOf, refusalOf } from "./sales.ts";

const { anna, cartOf, erin, services } = openSale();

describe("playing an earlier purchase again", () => {
  const replay = (replay_id: string, as = anna, more: object = {}) =>
    services.call({ method: "POST", path: "/v2/cart/build", body: { replay_id, ...more }, as, headers: keyed() });

  async function buy(...tickets: object[]) {
    let cart: Awaited<ReturnType<typeof addTicket>>;
    for (const ticket of tickets) cart = await addTicket(services, anna, ticket);
    const body = purchaseOf(cart);
    const bought = await services.call({ method: "POST", path: "/v2/cart/purchase", as: anna, headers: keyed(), body });
    return bought.body.result as { checkout_id: string; order_ids: [string, string] };
  }

  it("adds the tickets of an order or of a checkout, with their numbers, for the next draws", async () => {
    const { checkout_id, order_ids } = await buy(mondayTicket({ num_draws: 2 }), mondayTicket({ games: undefined }));
    await setShopNow(services.db, MONDAY_STOP, { frozen: true });
    const one = await replay(order_ids[0]);
    const all = await replay(checkout_id);

    const ticket = { games: MONDAY_GAMES, quickpick: false, num_draws: 2, draw_no: 4322 };
    expect(one.body.result.cart_items).toMatchObject([ticket]);
    expect(all.body.result.cart_items).toHaveLength(3);
    expect(all.body.result.cart_items).toMatchObject([
      ticket,
      ticket,
      { quickpick: true, num_games: 4, draw_no: 4322 },
    ]);
  });

  it("answers 404 for an unknown purchase, another customer's, and a visitor", async () => {
    const { checkout_id, order_ids } = await buy(mondayTicket());
    const { body } = await services.call({ method: "POST", path: "/v2/anon-cart" });
    const path = `/v2/anon-cart/${body.result}/build`;
    const visitors = await services.call({ method: "POST", path, body: { replay_id: checkout_id }, headers: keyed() });

    expect(refusalOf(await replay("ord_nothing"))).toBe("404 not_found");
    expect(refusalOf(await replay(order_ids[0], erin))).toBe("404 not_found");
    expect(refusalOf(await replay(checkout_id, erin))).toBe("404 not_found");
    expect(refusalOf(visitors)).toBe("404 not_found");
    expect((await cartOf(erin)).cart_items).toEqual([]);
  });

  it("refuses both items and a purchase, and neither", async () => {
    const { checkout_id } = await buy(mondayTicket());

    expect(refusalOf(await replay(checkout_id, anna, { items: [mondayTicket()] }))).toBe("422 invalid_field");
    expect(refusalOf(await replay("", anna, { replay_id: undefined }))).toBe("422 invalid_field");
  });
});
