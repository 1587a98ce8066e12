// Books of a raffle, from the cart to the order.
import { describe, expect, it } from "vitest";
import { setShopNow } from "#services/lib/clock.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { soldTypes } from "#services/main/catalogue/offers/sold-types.ts";
import { refundCheckout } from "#services/main/sales/purchases/refunds.commands.ts";
import { books, DRAW, openBookSale } from "./raffles-till.ts";
import { aud, balanceOf, isBalanced, keyed, mondayTicket, refusalOf } from "./sales.ts";

const { add, anna, buy, cartOf, change, services, soldTickets, topUp } = openBookSale();

describe("books in the cart", () => {
  it("cost the price of the book times the books, and name their cause", async () => {
    const wanted = { raffle_offer: "book_15", books: 2, show_winner_name: true, expected_price: aud(50) };
    const { body, status } = await add(books(wanted));

    expect(status).toBe(200);
    expect(body.result).toMatchObject({ cart_total: aud(50), show_regulation: true });
    expect(body.result.cart_items).toMatchObject([
      {
        product_type: "raffle_ticket",
        description: "2 x 15 Ticket Book of Beach house raffle",
        offer_name: "Beach house raffle",
        quantity: 2,
        unit_price: aud(25),
        price: aud(50),
        lottery_key: "charity_raffle",
        draw_no: 12,
        draw_encoded_ids: [DRAW],
        game_type: "deferred",
        game_offer: "book_15",
        raffle_offer: "book_15",
        num_raffle_tickets: 30,
        num_draws: 1,
        cause_key: "coast_rescue",
        cause_name: expect.stringMatching(/\w/),
        show_winner_name: true,
        games: [],
        analytics_product_type: "raffle",
      },
    ]);
    expect(body.result.cart_items[0]).not.toHaveProperty("num_games");
    expect(await cartOf()).toEqual(body.result);
  });

  it("of a raffle with several causes need the one that was chosen", async () => {
    const camper = { lottery_key: "camper_raffle" };
    expect(refusalOf(await add(books(camper)))).toBe("422 invalid_field");
    const { body } = await add(books({ ...camper, cause_key: "creek_menders", expected_price: aud(5) }));
    expect(body.result.cart_items[0]).toMatchObject({ cause_key: "creek_menders", cause_name: expect.any(String) });
  });

  it.each([
    ["an unknown raffle", { lottery_key: "other_raffle" }, "404 not_found"],
    ["a lottery", { lottery_key: "monday_lotto" }, "422 invalid_field"],
    ["an unknown book", { raffle_offer: "book_7" }, "404 not_found"],
    ["an unknown draw", { draw_no: 99 }, "404 not_found"],
    ["too many books", { books: 11 }, "422 games_out_of_bounds"],
    ["no books", { books: 0 }, "422 invalid_field"],
    ["a cause of another raffle", { cause_key: "other_cause" }, "422 invalid_field"],
    ["another price", { expected_price: aud(1) }, "409 cart_changed"],
    ["an autoplay", { recurring_purchase: { type: "autoplay", enabled: true } }, "422 invalid_field"],
  ])("refuse %s", async (_, changes, refusal) => {
    expect(refusalOf(await add(books(changes)))).toBe(refusal);
    expect((await cartOf()).cart_items).toEqual([]);
  });

  it("change their number and the consent", async () => {
    const [item] = (await add(books())).body.result.cart_items;
    const { body } = await change(item.id, { books: 3, show_winner_name: true, expected_price: aud(30) });

    expect(body.result.cart_items).toMatchObject([
      { id: item.id, quantity: 3, price: aud(30), show_winner_name: true },
    ]);
    expect(refusalOf(await change(item.id, { books: 11 }))).toBe("422 games_out_of_bounds");
    expect(refusalOf(await change(item.id, { cause_key: "other_cause" }))).toBe("422 invalid_field");
    expect(refusalOf(await change(item.id, { books: 4, expected_price: aud(1) }))).toBe("409 cart_changed");
    expect(refusalOf(await change(item.id, { product_type: "lottery_ticket", num_games: 4 }))).toBe(
      "422 invalid_field",
    );
    expect((await cartOf()).cart_total).toEqual(aud(30));
  });

  it("come along when the visitor signs in, with every field", async () => {
    const { body: created } = await services.call({ method: "POST", path: "/v2/anon-cart" });
    const path = `/v2/anon-cart/${created.result}`;
    const wanted = books({ books: 2, show_winner_name: true, affiliate_code: "aff" });
    const visitors = await services.call({ method: "POST", path: `${path}/items`, body: wanted, headers: keyed() });
    const before = await services.db.selectFrom("cart_item").selectAll().executeTakeFirstOrThrow();
    const { body } = await services.call({ method: "POST", path: `${path}/convert`, as: anna, headers: keyed() });
    const after = await services.db.selectFrom("cart_item").selectAll().executeTakeFirstOrThrow();

    expect(body.result.cart_items).toEqual(visitors.body.result.cart_items);
    expect({ ...after, cart_id: before.cart_id, position: before.position }).toEqual(before);
  });

  it("leave the cart when their draw closes, with what adds them for the next one", async () => {
    await add(books({ raffle_offer: "book_15", books: 2, show_winner_name: true }));
    await setShopNow(services.db, new Date("2026-12-18T09:00:00Z"), { frozen: true });
    const { auto_removed_items, cart_items } = await cartOf();
    expect(cart_items).toEqual([]);
    expect(auto_removed_items).toMatchObject([{ product_type: "raffle_ticket", reason: { type: "draw_closed" } }]);
    const wanted = { raffle_offer: "book_15", books: 2, show_winner_name: true };
    expect(auto_removed_items[0].next_ticket).toEqual({ ...books(wanted), cause_key: "coast_rescue" });
  });

  it("leave the cart once raffles are no longer sold", async () => {
    await add(books());
    soldTypes.delete("raffle_ticket");
    const { auto_removed_items, cart_items } = await cartOf();
    soldTypes.add("raffle_ticket");

    expect(cart_items).toEqual([]);
    expect(auto_removed_items).toMatchObject([{ reason: { type: "offer_unavailable" } }]);
  });
});

describe("bought books", () => {
  it("count in the average of charity tickets, beside that of lottery tickets", async () => {
    const customer = await services.signIn("dan@example.com");
    await topUp(customer, 5_000);
    for (const ticket of [books({ books: 2 }), mondayTicket()]) await add(ticket, customer);
    await buy(customer);
    await add(books(), customer);
    await buy(customer);
    const { body } = await services.call({ path: "/v2/customer", as: customer });
    expect(body.result.atv).toEqual({ commercial: 2.7, charity: 15, social_syndicate: 0, syndicate: 0 });
  });

  it("are an order with its cause, paid once, with the tickets counted", async () => {
    await topUp(anna, 10_000);
    await add(books({ raffle_offer: "book_15", books: 2, show_winner_name: true }));
    await add(mondayTicket());
    const before = await balanceOf(services, anna);
    const { body, status } = await buy();

    expect(status).toBe(200);
    const receipt = body.result;
    expect(before - (await balanceOf(services, anna))).toBeCloseTo(52.7);
    expect(await soldTickets()).toBe(30);
    expect(receipt.items[0]).toMatchObject({ product_type: "raffle_ticket", cause_name: expect.any(String) });
    expect(receipt.tracking_data.products[0]).toMatchObject({
      brand: "Raffle",
      analytics_product_type: "raffle",
      cause_key: "coast_rescue",
      product_description: "2 x 15 Ticket Book of Beach house raffle",
      num_draws: 1,
      num_games: 30,
      purchase_price: 50,
      analytics_variant: "deferred",
      lottery_key: "charity_raffle",
    });

    const order = await services.call({ path: `/v2/orders/${receipt.order_ids[0]}?show_details=true`, as: anna });
    expect(order.body.result).toMatchObject({
      product_type: "raffle_ticket",
      description: "2 x 15 Ticket Book of Beach house raffle",
      status: "upcoming",
      game_type: "deferred",
      game_offer: "book_15",
      books: 2,
      num_raffle_tickets: 30,
      cause_key: "coast_rescue",
      cause_name: receipt.items[0].cause_name,
      show_winner_name: true,
      games: [],
      num_games: 0,
      price: aud(50),
      draws: [{ draw_no: 12 }],
    });
    const { body: shown } = await services.call({ path: `/v2/checkout/${receipt.checkout_id}`, as: anna });
    expect(shown.result.items).toEqual(receipt.items);
    expect(await isBalanced(services)).toBe(true);
  });

  it("can be bought again", async () => {
    await topUp(anna, 10_000);
    await add(books({ raffle_offer: "book_15", books: 2, show_winner_name: true }));
    const { body } = await buy();
    const built = await services.call({
      method: "POST",
      path: "/v2/cart/build",
      as: anna,
      headers: keyed(),
      body: { replay_id: body.result.checkout_id },
    });

    expect(built.body.result.cart_items).toMatchObject([
      { product_type: "raffle_ticket", raffle_offer: "book_15", quantity: 2, show_winner_name: true },
    ]);
  });

  it("give their tickets back with a refund", async () => {
    await topUp(anna, 10_000);
    await add(books({ raffle_offer: "book_40", books: 2 }));
    const before = await balanceOf(services, anna);
    const { body } = await buy();
    expect(await soldTickets()).toBe(80);
    await runInTransaction(services.db, (tx) => refundCheckout(tx, body.result.checkout_id));

    expect(await soldTickets()).toBe(0);
    expect(await balanceOf(services, anna)).toBeCloseTo(before);
    expect(await isBalanced(services)).toBe(true);
  });

  it("sell nothing if the tickets run out after everything else succeeded", async () => {
    await topUp(anna, 10_000);
    await add(books());
    const before = await balanceOf(services, anna);
    // The row appears between the reading of the cart and the sale: no cart can see it.
    await services.db
      .insertInto("stock")
      .values({ draw_id: DRAW, product_offer_key: "charity_raffle", sold: 0, available: 4 })
      .execute();

    expect(refusalOf(await buy())).toBe("409 cart_changed");
    expect(await balanceOf(services, anna)).toBe(before);
    expect((await cartOf()).cart_items).toHaveLength(1);
    expect(await isBalanced(services)).toBe(true);
  });
});
