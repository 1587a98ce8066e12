// Tests PowerHit and PowerPik in the shop: boards with all Powerballs, their price, and the draw.
import { describe, expect, it } from "vitest";
import { drawNow } from "#services/main/play/drawing/draws-runner.ts";
import { openSale } from "./sale.ts";
import { addTicket, aud, keyed, mondayTicket, purchaseOf, refusalOf } from "./sales.ts";

const SEVEN = [3, 8, 14, 20, 22, 27, 33];
const powerhit = (game: object = { Numbers: SEVEN }, more: object = {}) =>
  mondayTicket({
    lottery_key: "powerball",
    game_type: "powerhit",
    game_offer: "powerhit",
    games: [game],
    ...more,
  });

const { anna, services } = openSale();

const add = (body: object, region = "NSW") => {
  const headers = { ...keyed(), "x-shop-sub-variant": region };
  return services.call({ method: "POST", path: "/v2/cart/items", body, as: anna, headers });
};
const readCart = async (region: string) => {
  const headers = { "x-shop-sub-variant": region };
  return (await services.call({ path: "/v2/cart/items", as: anna, headers })).body.result;
};

describe("PowerHit", () => {
  it("costs 20 games, and stores the board without Powerballs", async () => {
    for (const game of [{ Numbers: SEVEN }, { Numbers: SEVEN, Powerball: [] }]) {
      const { body } = await add(powerhit(game, { expected_price: aud(31) }));
      expect(body.result.cart_items.at(-1)).toMatchObject({
        description: "1 x Powerball PowerHit games",
        price: aud(31),
        game_offer_name: "PowerHit",
        standard_games: 20,
        games: [{ Numbers: SEVEN }],
      });
    }
    const picked = (await add(powerhit({}, { games: undefined, num_games: 1 }))).body.result.cart_items.at(-1);
    expect(Object.keys(picked.games[0])).toEqual(["Numbers"]);
  });

  it.each([
    ["a Powerball of its own", powerhit({ Numbers: SEVEN, Powerball: [7] }), "422 invalid_field"],
    ["six numbers", powerhit({ Numbers: SEVEN.slice(1) }), "422 games_incomplete"],
    ["eleven entries", powerhit({}, { games: undefined, num_games: 11 }), "422 games_out_of_bounds"],
    ["another price", powerhit(undefined, { expected_price: aud(1.55) }), "409 cart_changed"],
    ["another lottery", powerhit(undefined, { lottery_key: "oz_lotto" }), "404 not_found"],
  ])("is refused with %s", async (_, ticket, refusal) => {
    expect(refusalOf(await add(ticket))).toBe(refusal);
  });

  it("is PowerPik in Western Australia: in its cart, and to add", async () => {
    await services.db.deleteFrom("cart").execute();
    await add(powerhit());
    const { cart_items, cart_total } = await readCart("WA");
    expect(cart_items).toMatchObject([
      {
        game_type: "powerpik",
        game_offer: "powerpik",
        game_offer_name: "PowerPik",
        description: "1 x Powerball PowerPik games",
      },
    ]);
    expect(cart_total).toEqual((await readCart("VIC")).cart_total);

    const powerpik = powerhit(undefined, { game_type: "powerpik", game_offer: "powerpik" });
    expect((await add(powerpik, "WA")).status).toBe(200);
  });

  it("is added under its name of another region too: a page may have been open when the region changed", async () => {
    await services.db.deleteFrom("cart").execute();
    const powerpik = powerhit(undefined, { game_type: "powerpik", game_offer: "powerpik" });
    expect((await add(powerpik, "NSW")).body.result.cart_items).toMatchObject([{ game_offer: "powerhit" }]);
    const { cart_items } = (await add(powerhit(), "WA")).body.result;
    expect(cart_items).toMatchObject([{ game_offer: "powerpik" }, { game_offer: "powerpik", price: aud(31) }]);

    const system = powerhit(undefined, {
      game_type: "powerpik",
      game_offer: "powerpik_system_9",
      games: undefined,
      num_games: 1,
    });
    const refused = await add(system, "NSW");
    expect([refusalOf(refused), refused.body.messages[0].message]).toEqual([
      "404 not_found",
      "PowerPik System 9 isn't sold in NSW.",
    ]);
  });

  it.each([
    ["PowerPik systems", "WA", "NSW", { game_type: "powerpik", game_offer: "powerpik_system_9" }],
    ["PowerHit super combos", "VIC", "WA", { game_type: "powerhit", game_offer: "powerhit_super_combo" }],
  ])("%s leave the cart of %s in %s, with the reason", async (_, from, to, play) => {
    await services.db.deleteFrom("cart").execute();
    const ticket = powerhit(undefined, {
      ...play,
      games: undefined,
      num_games: play.game_offer.endsWith("9") ? 1 : 10,
    });
    expect((await add(ticket, from)).status).toBe(200);
    expect((await readCart(from)).cart_items).toHaveLength(1);
    const { auto_removed_items, cart_items } = await readCart(to);
    expect(cart_items).toEqual([]);
    const reason = { type: "not_sold_in_region", message: expect.stringMatching(`^Power.* isn't sold in ${to}\\.$`) };
    expect(auto_removed_items).toMatchObject([{ reason }]);
  });

  it("is sold under one of its names in each region", async () => {
    const typesIn = async (region: string) => {
      const headers = { "x-shop-sub-variant": region };
      const path = `/v2/pricing/pri_au_${region.toLowerCase()}/product_offers`;
      const { offers } = (await services.call({ path, headers })).body.result;
      const powerball = offers.find(({ key }: { key: string }) => key === "powerball");
      return powerball.game_types.map(({ key }: { key: string }) => key);
    };
    const both = ["standard", "reduced_system", "mega_combo"];
    expect(await typesIn("QLD")).toEqual([...both, "powerhit", "powerhit_super_combo", "syndicate"]);
    expect(await typesIn("WA")).toEqual([...both, "powerpik", "powerpik_system", "syndicate"]);
  });

  it("matches the Powerball of every draw", async () => {
    await services.db.deleteFrom("cart").execute();
    const body = purchaseOf(await addTicket(services, anna, powerhit()));
    const answer = await services.call({ method: "POST", path: "/v2/cart/purchase", body, as: anna, headers: keyed() });
    const { numbers } = await drawNow(services.db, "powerball");
    const path = `/v2/orders/${answer.body.result.order_ids[0]}?show_details=true`;
    const { details } = (await services.call({ path, as: anna })).body.result;
    expect(details[0].games[0].matched.Powerball).toEqual(numbers["Powerball"]);
  });
});
