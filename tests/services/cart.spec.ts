import { describe, expect, it } from "vitest";
import { setShopNow } from "#services/lib/clock.ts";
import { openSale } from "./sale.ts";
import { addTicket, aud, keyed, MONDAY_GAMES, MONDAY_STOP, mondayTicket, refusalOf } from "./sales.ts";

const { add, anna, cartOf, change, erin, services } = openSale();
const remove = (id: string, as = anna) => services.call({ method: "DELETE", path: `/v2/cart/items/${id}`, as });

describe("the customer's cart", () => {
  it("is empty for a new customer", async () => {
    expect(await cartOf(erin)).toMatchObject({
      cart_reference: expect.stringMatching(/^crt_/),
      revision: 0,
      cart_items: [],
      auto_removed_items: [],
      cart_total: aud(0),
      blocked_reasons: {},
    });
  });

  it("prices a ticket and returns the chosen numbers", async () => {
    const { body, status } = await add(mondayTicket({ expected_price: aud(2.7) }));

    expect(status).toBe(200);
    expect(body.result).toMatchObject({ revision: 1, cart_total: aud(2.7) });
    expect(body.result.cart_items).toMatchObject([
      {
        description: "4 x Monday Lotto games",
        price: aud(2.7),
        unit_price: aud(2.7),
        quantity: 1,
        quickpick: false,
        draw_no: 4321,
        draw_encoded_ids: ["drw_monday_lotto_4321"],
        draw_stop: MONDAY_STOP.toISOString(),
        games: MONDAY_GAMES,
        num_games: 4,
      },
    ]);
    expect(await cartOf(anna)).toEqual(body.result);
  });

  it("refuses a price that the caller sends", async () => {
    expect(refusalOf(await add(mondayTicket({ expected_price: aud(0.01) })))).toBe("409 cart_changed");
    expect((await cartOf(anna)).cart_items).toEqual([]);
  });

  it("picks numbers when none are given", async () => {
    const { games: _, ...ticket } = mondayTicket({ quickpick: true, num_games: 6 });
    const { body } = await add(ticket);

    expect(body.result.cart_items[0]).toMatchObject({ quickpick: true, num_games: 6, price: aud(4.05) });
  });

  it("adds several draws from the named one", async () => {
    const { body } = await add(mondayTicket({ num_draws: 2, draw_offset: 1 }));

    expect(body.result.cart_items[0]).toMatchObject({
      draw_no: 4322,
      draw_encoded_ids: ["drw_monday_lotto_4322", "drw_monday_lotto_4323"],
      quantity: 2,
      unit_price: aud(2.7),
      price: aud(5.4),
    });
    expect(refusalOf(await add(mondayTicket({ num_draws: 9 })))).toBe("422 invalid_field");
  });

  it.each([1, 2, 5, 10, 20, 52])("adds a ticket for %i draws, also from the last draw listed", async (num_draws) => {
    const { body } = await add(mondayTicket({ num_draws, draw_no: 4324 }));

    expect(body.result.cart_items[0].draw_encoded_ids).toHaveLength(num_draws);
    expect(body.result.cart_items[0].draw_encoded_ids.at(-1)).toBe(`drw_monday_lotto_${4323 + num_draws}`);
    expect(body.result.cart_total).toEqual(aud(Math.round(num_draws * 270) / 100));
  });

  it("adds once for repeats of an idempotency key", async () => {
    const key = crypto.randomUUID();
    const first = await add(mondayTicket(), anna, keyed(key));

    expect((await add(mondayTicket(), anna, keyed(key))).body).toEqual(first.body);
    expect(refusalOf(await add(mondayTicket({ num_draws: 2 }), anna, keyed(key)))).toBe("422 idempotency_key_reused");
    expect((await cartOf(anna)).cart_items).toHaveLength(1);
  });

  it.each([
    ["an unfinished game", { games: [...MONDAY_GAMES.slice(1), { Numbers: [1, 2] }] }, "422 games_incomplete"],
    [
      "a number that is not in the game",
      { games: [...MONDAY_GAMES.slice(1), { Numbers: [1, 2, 3, 4, 5, 46] }] },
      "422 number_out_of_range",
    ],
    [
      "a number chosen twice",
      { games: [...MONDAY_GAMES.slice(1), { Numbers: [1, 1, 3, 4, 5, 6] }] },
      "422 number_repeated",
    ],
    ["too few games", { games: MONDAY_GAMES.slice(1) }, "422 games_out_of_bounds"],
    ["a count that is not that of the games", { num_games: 5 }, "422 invalid_field"],
    ["a raffle sold as a lottery", { lottery_key: "charity_raffle" }, "422 invalid_field"],
    ["an unknown type of product", { product_type: "voucher" }, "422 invalid_field"],
    ["an unknown lottery", { lottery_key: "sunday_lotto" }, "404 not_found"],
    ["an unknown game offer", { game_offer: "system_9" }, "404 not_found"],
    ["an unknown draw", { draw_no: 9 }, "404 not_found"],
    ["a draw that has been", { draw_no: 4320 }, "409 draw_closed"],
    [
      "a draw that is sold out",
      { lottery_key: "one_lottery", games: [{ Numbers: [1, 2, 3, 4, 5, 6] }] },
      "409 draw_sold_out",
    ],
  ])("refuses %s", async (_, changes, refusal) => {
    expect(refusalOf(await add(mondayTicket(changes)))).toBe(refusal);
    expect((await cartOf(anna)).cart_items).toEqual([]);
  });

  it("refuses a membership that the program does not have", async () => {
    const membership = { product_type: "membership", membership_program: "daily_winners", membership_offer: "weekly" };
    expect(refusalOf(await add(membership))).toBe("404 not_found");
  });

  it("names only the fields that the type of product lacks", async () => {
    const { body } = await add({ product_type: "raffle_ticket", lottery_key: "charity_raffle" });

    expect(Object.keys(body.errors).sort()).toEqual(["books", "raffle_offer"]);
  });

  it("sells a multi-draw ticket as a lottery ticket with several draws", async () => {
    const { body } = await add(mondayTicket({ product_type: "multi_draw_ticket", num_draws: 2 }));

    expect(body.result.cart_items).toMatchObject([{ product_type: "lottery_ticket", num_draws: 2, price: aud(5.4) }]);
  });

  it("refuses a change for another type of product", async () => {
    const [item] = (await addTicket(services, anna)).cart_items;
    const refused = await change(item.id, { product_type: "raffle_ticket", books: 2 });

    expect(refusalOf(refused)).toBe("422 invalid_field");
    expect(refused.body.messages[0].target).toBe("product_type");
  });

  it("changes the number of games and returns the new total", async () => {
    const [item] = (await addTicket(services, anna)).cart_items;
    const { body } = await change(item.id, {
      product_type: "lottery_ticket",
      num_games: 6,
      expected_price: aud(4.05),
    });

    expect(body.result).toMatchObject({ revision: 2, cart_total: aud(4.05) });
    expect(body.result.cart_items[0]).toMatchObject({ id: item.id, num_games: 6, num_draws: 1 });
    expect(body.result.cart_items[0].games.slice(0, 4)).toEqual(MONDAY_GAMES);
    expect(refusalOf(await change(item.id, { product_type: "lottery_ticket", num_games: 51 }))).toBe(
      "422 games_out_of_bounds",
    );
    expect(
      refusalOf(await change(item.id, { product_type: "lottery_ticket", num_games: 7, expected_price: aud(1) })),
    ).toBe("409 cart_changed");
    expect((await cartOf(anna)).cart_total).toEqual(aud(4.05));
  });

  it("removes an item once", async () => {
    const [item] = (await addTicket(services, anna)).cart_items;

    expect((await remove(item.id)).body.result).toMatchObject({ cart_items: [], cart_total: aud(0) });
    expect(refusalOf(await remove(item.id))).toBe("404 not_found");
  });

  it("answers 404 for another customer's item", async () => {
    const [item] = (await addTicket(services, anna)).cart_items;

    expect(refusalOf(await change(item.id, { product_type: "lottery_ticket", num_games: 6 }, erin))).toBe(
      "404 not_found",
    );
    expect(refusalOf(await remove(item.id, erin))).toBe("404 not_found");
    expect((await cartOf(anna)).cart_items).toMatchObject([{ id: item.id, num_games: 4 }]);
  });

  it("shows the current price, not the price when the item was added", async () => {
    await addTicket(services, anna);
    await services.db.updateTable("cart_item").set({ unit_price_cents: 999 }).execute();

    expect(await cartOf(anna)).toMatchObject({ revision: 2, cart_total: aud(2.7) });
  });

  it("removes a suspended offer, with a message", async () => {
    await addTicket(services, anna);
    await services.db
      .insertInto("offer_state")
      .values({ product_offer_key: "monday_lotto", is_suspended: true })
      .execute();
    const refused = await add(mondayTicket());
    const cart = await cartOf(anna);
    await services.db.deleteFrom("offer_state").where("product_offer_key", "=", "monday_lotto").execute();

    expect(refusalOf(refused)).toBe("409 draw_closed");
    expect(cart).toMatchObject({ cart_items: [], auto_removed_items: [{ reason: { type: "offer_unavailable" } }] });
  });

  it("reports the spend limit", async () => {
    const cart = await addTicket(services, await services.signIn("ben@example.com"));

    expect(cart.blocked_reasons).toEqual({
      blk_spend_limit: {
        type: "spend_limit",
        message: "This is over your weekly limit by $1.70: $1.00 left, cart $2.70.",
      },
    });
  });
});

describe("a draw that closes", () => {
  it("is on sale until its last second and refused from its stop", async () => {
    await setShopNow(services.db, new Date(MONDAY_STOP.getTime() - 1), { frozen: true });
    expect((await add(mondayTicket({ draw_no: 4321 }))).status).toBe(200);

    await setShopNow(services.db, MONDAY_STOP, { frozen: true });
    const refused = await add(mondayTicket({ draw_no: 4321 }));
    expect(refusalOf(refused)).toBe("409 draw_closed");
    expect(refused.body.messages[0].target).toBe("draw_no");
    expect((await add(mondayTicket())).body.result.cart_items[0].draw_no).toBe(4322);
  });

  it("leaves the cart, with a message until the next write", async () => {
    const [item] = (await addTicket(services, anna)).cart_items;
    await setShopNow(services.db, MONDAY_STOP, { frozen: true });
    expect(refusalOf(await change(item.id, { product_type: "lottery_ticket", num_games: 6 }))).toBe("409 draw_closed");

    const cart = await cartOf(anna);
    expect(cart).toMatchObject({ revision: 2, cart_items: [], cart_total: aud(0) });
    expect(cart.auto_removed_items).toEqual([
      {
        id: item.id,
        product_type: "lottery_ticket",
        description: expect.stringMatching(/^4 x Monday Lotto games, draw \d+ on Monday /),
        lottery_key: "monday_lotto",
        next_ticket: expect.objectContaining({ games: item.games, num_draws: 1, quickpick: item.quickpick }),
        reason: { type: "draw_closed", message: "This draw has closed. Choose the next one.", action_type: "close" },
      },
    ]);
    expect(await cartOf(anna)).toEqual(cart);
    // The ticket with its numbers goes on with the next draw.
    const { body } = await add(cart.auto_removed_items[0].next_ticket);
    expect(body.result.cart_items).toMatchObject([{ draw_no: 4322, games: item.games }]);
    expect((await addTicket(services, anna)).auto_removed_items).toEqual([]);
  });

  it("is refused when sold out", async () => {
    await addTicket(services, anna, mondayTicket({ draw_no: 4324 }));
    const sell = (status: "DRAW_CAPPED" | "DRAW_OPEN") =>
      services.db.updateTable("draw").set({ status }).where("id", "=", "drw_monday_lotto_4324").execute();
    await sell("DRAW_CAPPED");
    const { auto_removed_items } = await cartOf(anna);
    await sell("DRAW_OPEN");

    expect(auto_removed_items).toMatchObject([{ reason: { type: "draw_sold_out" } }]);
  });
});
