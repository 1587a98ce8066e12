import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { setShopNow } from "#services/lib/clock.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { SYNDICATES } from "#services/main/catalogue/offers/syndicate/syndicates.ts";
import { openNextSyndicates } from "#services/main/play/syndicates/opening.ts";
import { refundCheckout } from "#services/main/sales/purchases/refunds.commands.ts";
import { EXAMPLE_NOW } from "./open-services.ts";
import { openSale } from "./sale.ts";
import { aud, balanceOf, isBalanced, mondayTicket, refusalOf } from "./sales.ts";

const DRAW = "drw_saturday_lotto_4627";
const KEY = "syn_0000000000000001";
const NOW = new Date(EXAMPLE_NOW);

const { add, anna, buy, cartOf, change: changeItem, services } = openSale();

const shares = (changes: object = {}) => ({
  product_type: "syndicate_share",
  lottery_key: "saturday_syndicate",
  syndicate_key: KEY,
  num_shares: 1,
  ...changes,
});
const change = (id: string, body: object) => changeItem(id, { product_type: "syndicate_share", ...body });
const left = async () => {
  const { body } = await services.call({
    path: "/v2/draw/details/saturday_syndicate/4627",
    headers: { version: "3.6" },
  });
  return body.result.syndicates.map((one: { shares_available: number }) => one.shares_available);
};
const sold = async () =>
  (
    await services.db
      .selectFrom("stock")
      .select("sold")
      .where("draw_id", "=", DRAW)
      .where("product_offer_key", "=", KEY)
      .executeTakeFirst()
  )?.sold ?? 0;

describe("the syndicates of a draw", () => {
  it("are open for the next draws, each with the numbers of its ticket", async () => {
    // The tickets of Lotto Parties are in the same table.
    const own = SYNDICATES.map(({ key }) => key);
    const rows = await services.db.selectFrom("syndicate").selectAll().where("product_offer_key", "in", own).execute();
    expect(rows).toHaveLength(2 * SYNDICATES.flatMap((offer) => offer.shares).length);

    const { body, status } = await services.call({
      path: "/v2/draw/details/saturday_syndicate/4627",
      headers: { version: "3.6" },
    });
    expect(status).toBe(200);
    expect(body.result.draw).toMatchObject({ draw_id: DRAW, type: "syndicate_share_draw" });
    expect(body.result.syndicates).toHaveLength(2);
    const [eight] = body.result.syndicates;
    expect(eight).toMatchObject({
      syndicate_key: KEY,
      name: "Saturday System 8",
      lottery_key: "saturday_lotto",
      cost_per_share: aud(1.33),
      size: 20,
      shares_available: 20,
      game_type: "reduced_system",
      game_offer_name: "System 8",
      standard_games: 28,
    });
    expect(eight.games).toHaveLength(1);
    expect(new Set(eight.games[0].Numbers).size).toBe(8);
    expect(eight.divisions.length).toBeGreaterThan(4);
    for (const { last_prize, last_share } of eight.divisions) {
      if (!last_prize) continue;
      expect(Math.round(last_share.amount * 100)).toBe(Math.floor(Math.round(last_prize.amount * 100) / 20));
    }
  });

  it("are opened once, also by two processes at a time", async () => {
    const count = async () => (await services.db.selectFrom("syndicate").selectAll().execute()).length;
    const before = await count();
    await Promise.all([1, 2].map(() => runInTransaction(services.db, (tx) => openNextSyndicates(tx, NOW))));
    expect(await count()).toBe(before);
    expect(
      (await services.db.selectFrom("orders").select("id").where("customer_id", "is", null).execute()).length,
    ).toBe(before);
  });

  it("have a ticket that cannot change, and only of the house", async () => {
    await expect(services.db.updateTable("syndicate").set({ size: 30 }).execute()).rejects.toThrow();
    await expect(
      services.db
        .updateTable("orders")
        .set({ customer_id: anna.customerId })
        .where("customer_id", "is", null)
        .execute(),
    ).rejects.toThrow();
  });
});

describe("shares in the cart", () => {
  it("cost the price of a share times the shares, and name their syndicate", async () => {
    const { body, status } = await add(shares({ num_shares: 3, expected_price: aud(3.99) }));

    expect(status).toBe(200);
    expect(body.result).toMatchObject({ cart_total: aud(3.99), show_regulation: false });
    expect(body.result.cart_items).toMatchObject([
      {
        product_type: "syndicate_share",
        description: "3 x Syndicate shares of Saturday System 8",
        offer_name: "Saturday Syndicate",
        quantity: 3,
        unit_price: aud(1.33),
        price: aud(3.99),
        lottery_key: "saturday_syndicate",
        draw_no: 4627,
        draw_encoded_ids: [DRAW],
        game_type: "syndicate",
        syndicate_key: KEY,
        syndicate_name: "Saturday System 8",
        games: [],
        analytics_product_type: "syndicate",
      },
    ]);
    expect(await cartOf()).toEqual(body.result);
  });

  it.each([
    ["an unknown offer", { lottery_key: "other_syndicate" }, "404 not_found"],
    ["a lottery", { lottery_key: "saturday_lotto" }, "422 invalid_field"],
    ["an unknown syndicate", { syndicate_key: "syn_9" }, "404 not_found"],
    ["a syndicate of another offer", { syndicate_key: "syn_0000000000000003" }, "404 not_found"],
    ["an unknown draw", { draw_no: 99 }, "404 not_found"],
    ["a draw that is closed", { draw_no: 4626 }, "409 draw_closed"],
    ["a draw in which it does not play yet", { draw_no: 4630 }, "409 draw_closed"],
    ["more shares than there are", { num_shares: 21 }, "409 draw_sold_out"],
    ["no shares", { num_shares: 0 }, "422 invalid_field"],
    ["another price", { expected_price: aud(1) }, "409 cart_changed"],
    ["a subscription", { recurring_purchase: { type: "subscription", enabled: true } }, "422 invalid_field"],
  ])("refuse %s", async (_, changes, refusal) => {
    expect(refusalOf(await add(shares(changes)))).toBe(refusal);
    expect((await cartOf()).cart_items).toEqual([]);
  });

  it("are not sold where syndicates are not licensed, and the list says so", async () => {
    const refused = await add(shares(), anna, { "x-shop-sub-variant": "WA" });
    expect(refusalOf(refused)).toBe("422 invalid_field");
    expect(refused.body.messages[0].message).toBe("Saturday Syndicate isn't sold in WA.");
    const list = await services.call({
      path: "/v2/pricing/pri_au_nsw/product_offers",
      headers: { version: "3.9", "x-shop-sub-variant": "WA" },
    });
    expect(list.body.result.restrictions).toEqual([{ product_type: "syndicate_share", type: "licensing_restriction" }]);
    const offer = list.body.result.offers.find(({ key }: { key: string }) => key === "saturday_syndicate");
    expect(offer.availability).toBe("unavailable");
  });

  it("change their number, up to what is left beside the other items", async () => {
    await add(shares({ num_shares: 15 }));
    const [, item] = (await add(shares({ num_shares: 1 }))).body.result.cart_items;
    const { body } = await change(item.id, { num_shares: 5, expected_price: aud(6.65) });
    expect(body.result.cart_items[1]).toMatchObject({ quantity: 5, price: aud(6.65) });

    const refused = await change(item.id, { num_shares: 6 });
    expect(refusalOf(refused)).toBe("409 draw_sold_out");
    expect(refused.body.messages[0]).toMatchObject({
      message: "Only 5 shares are left. Choose fewer.",
      target: "num_shares",
    });
    expect(refusalOf(await change(item.id, { product_type: "lottery_ticket", num_games: 4 }))).toBe(
      "422 invalid_field",
    );
    expect(refusalOf(await add(shares()))).toBe("409 draw_sold_out");
  });

  it("leave the cart when their draw closes, or when they or their lottery are taken off sale", async () => {
    await add(shares());
    for (const key of ["saturday_syndicate", "saturday_lotto"]) {
      await services.db.insertInto("offer_state").values({ product_offer_key: key, is_suspended: true }).execute();
      expect(refusalOf(await add(shares()))).toBe("409 draw_closed");
      const { auto_removed_items } = await cartOf();
      expect(auto_removed_items[0].reason.message).toBe("This is no longer on sale.");
      await services.db.deleteFrom("offer_state").where("product_offer_key", "=", key).execute();
      await add(shares());
    }
    await setShopNow(services.db, new Date("2026-11-21T09:25:00Z"));
    const { auto_removed_items, cart_items } = await cartOf();
    expect([cart_items, auto_removed_items[0].reason.type]).toEqual([[], "draw_closed"]);
    // The same shares of the next draw.
    const { body } = await add(auto_removed_items[0].next_ticket);
    expect(body.result.cart_items).toMatchObject([{ syndicate_name: "Saturday System 8", draw_no: 4628, quantity: 1 }]);
  });
});

describe("bought shares", () => {
  it("are one order with the ticket's numbers, and can be refunded and sold again", async () => {
    await add(mondayTicket());
    await add(shares({ num_shares: 4 }));
    const before = await balanceOf(services, anna);
    const { body, status } = await buy();

    expect(status).toBe(200);
    const [, id] = body.result.order_ids;
    expect(body.result.items[1]).toMatchObject({ syndicate_name: "Saturday System 8", quantity: 4, price: aud(5.32) });
    expect(body.result.tracking_data.products[1]).toMatchObject({
      analytics_product_type: "syndicate",
      analytics_variant: "syndicate",
      num_games: 4,
      num_draws: 1,
    });
    expect(await balanceOf(services, anna)).toBeCloseTo(before - 8.02, 5);
    expect([await sold(), (await left())[0]]).toEqual([4, 16]);
    // 36 % of 2.70 and 60 % of 5.32, each rounded down to the cent.
    const { rows: pool } = await sql`
      select cents from ledger_entry join ledger_transfer on ledger_transfer.id = transfer_id
      where reference = ${body.result.checkout_id} and account = 'prize_pool'`.execute(services.db);
    expect(pool).toEqual([{ cents: 97 + 319 }]);

    const order = await services.call({ path: `/v2/orders/${id}?show_details=true`, as: anna });
    expect(order.body.result).toMatchObject({
      product_type: "syndicate_share",
      status: "upcoming",
      game_offer_name: "System 8",
      standard_games: 28,
      description: "4 x Syndicate shares of Saturday System 8",
      syndicate: { syndicate_key: KEY, syndicate_name: "Saturday System 8", num_shares: 4, size: 20 },
      price: aud(5.32),
    });
    expect(order.body.result.games[0].Numbers).toHaveLength(8);
    expect(order.body.result.syndicate).not.toHaveProperty("ticket_winnings");

    await runInTransaction(services.db, (tx) => refundCheckout(tx, body.result.checkout_id));
    expect([await sold(), (await left())[0]]).toEqual([0, 20]);
    expect(await balanceOf(services, anna)).toBeCloseTo(before, 5);
    expect(await isBalanced(services)).toBe(true);
  });
});
