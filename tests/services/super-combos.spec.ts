// Tests super combos in the shop: a list in the cart, games made at the purchase, and the draw.
import { describe, expect, it } from "vitest";
import { drawNow } from "#services/main/play/drawing/draws-runner.ts";
import { openSale } from "./sale.ts";
import { addTicket, aud, isBalanced, keyed, mondayTicket, purchaseOf, refusalOf } from "./sales.ts";

const TEN = [3, 8, 14, 20, 22, 27, 33, 36, 41, 45];
const combo = (list: object = { Numbers: TEN, Favourites: [7] }, more: object = {}) =>
  mondayTicket({ game_type: "mega_combo", game_offer: "mega_combo", games: [list], num_games: 12, ...more });
const powerball = { lottery_key: "powerball", game_type: "powerhit", game_offer: "powerhit_super_combo" };

const { anna, services } = openSale();

const send = (method: "POST" | "PUT", path: string, body: object) =>
  services.call({ method, path, body, as: anna, headers: keyed() });
const add = (body: object) => send("POST", "/v2/cart/items", body);
const added = async (body: object) => (await add(body)).body.result.cart_items.at(-1);

describe("a super combo in the cart", () => {
  it("is its list, and costs the games that are made of it", async () => {
    expect(await added(combo(undefined, { expected_price: aud(8.1) }))).toMatchObject({
      description: "12 x Monday Lotto Super Combo games",
      price: aud(8.1),
      num_games: 12,
      makes_games: true,
      games: [{ Numbers: TEN, Favourites: [7] }],
    });
  });

  it("is played with all Powerballs as PowerHit", async () => {
    const item = await added(combo({ Numbers: TEN.slice(0, 7).concat(1, 2, 4) }, { ...powerball, num_games: 10 }));
    expect(item).toMatchObject({ description: "10 x Powerball PowerHit Super Combo games", price: aud(310) });
  });

  it("has a list by the shop that makes enough games", async () => {
    const { games, num_games, quickpick } = await added(
      combo(undefined, {
        ...powerball,
        game_type: "mega_combo",
        game_offer: "mega_combo",
        games: undefined,
        num_games: 200,
      }),
    );
    expect([num_games, quickpick, games[0].Numbers.length]).toEqual([200, true, 11]);
  });

  it("changes its games, not its list", async () => {
    const { id } = await added(combo());
    const { body } = await send("PUT", `/v2/cart/items/${id}`, { product_type: "lottery_ticket", num_games: 30 });
    const changed = body.result.cart_items.find((item: { id: string }) => item.id === id);
    expect(changed).toMatchObject({ num_games: 30, games: [{ Numbers: TEN, Favourites: [7] }], price: aud(20.25) });
  });

  it.each<[string, object, string]>([
    ["nine numbers", combo({ Numbers: TEN.slice(1) }), "422 games_incomplete"],
    ["three favourites", combo({ Numbers: TEN, Favourites: [1, 2, 4] }), "422 invalid_field"],
    ["a number twice", combo({ Numbers: [...TEN, 3] }), "422 number_repeated"],
    ["nine games", combo(undefined, { num_games: 9 }), "422 games_out_of_bounds"],
    ["201 games", combo(undefined, { num_games: 201 }), "422 games_out_of_bounds"],
    ["two lists", combo(undefined, { games: [{ Numbers: TEN }, { Numbers: TEN }] }), "422 invalid_field"],
    [
      "more games than its numbers make",
      combo({ Numbers: TEN, Favourites: [3, 8] }, { num_games: 71 }),
      "422 games_out_of_bounds",
    ],
  ])("is refused with %s", async (_, ticket, refusal) => {
    expect(refusalOf(await add(ticket))).toBe(refusal);
  });
});

describe("a bought super combo", () => {
  it("has different games, the same in every draw, is settled, and can be played again", async () => {
    await services.db.deleteFrom("cart").execute();
    const cart = await addTicket(services, anna, combo(undefined, { num_draws: 2 }));
    const { body } = await send("POST", "/v2/cart/purchase", purchaseOf(cart));
    const [id] = body.result.order_ids;
    await drawNow(services.db, "monday_lotto");

    const order = (await services.call({ path: `/v2/orders/${id}?show_details=true`, as: anna })).body.result;
    expect(order).toMatchObject({ num_games: 12, made_from: { Numbers: TEN, Favourites: [7] } });
    const lines = order.games.map(({ Numbers }: { Numbers: number[] }) => Numbers.join());
    expect(new Set(lines)).toHaveLength(12);
    for (const { Numbers } of order.games) {
      expect(Numbers).toContain(7);
      expect(Numbers.filter((number: number) => number !== 7 && !TEN.includes(number))).toEqual([]);
    }
    const games = order.details.map((draw: { games: { numbers: object }[] }) =>
      draw.games.map(({ numbers }) => numbers),
    );
    expect(games).toEqual([order.games, order.games]);
    expect(order.draws[0].winnings).toBeDefined();
    expect(await isBalanced(services)).toBe(true);

    const again = await send("POST", "/v2/cart/build", { replay_id: id });
    expect(again.body.result.cart_items).toMatchObject([
      { makes_games: true, num_games: 12, games: [{ Numbers: TEN, Favourites: [7] }] },
    ]);
  });
});
