// Earlier orders suggested beside the cart.
import { afterAll, beforeAll, expect, it } from "vitest";
import { runInTransaction } from "#services/lib/transaction.ts";
import { drawNow } from "#services/main/play/drawing/draws-runner.ts";
import { refundCheckout } from "#services/main/sales/purchases/refunds.commands.ts";
import { openServices, type Services, type SignedIn } from "./open-services.ts";
import { addTicket, aud, keyed, MONDAY_GAMES, mondayTicket, purchaseOf } from "./sales.ts";

let services: Services;
let anna: SignedIn;
beforeAll(async () => {
  services = await openServices();
  anna = await services.signIn("anna@example.com");
});
afterAll(() => services.close());

const recommended = async (as = anna) =>
  (await services.call({ path: "/v2/orders/recommended", as })).body.result as { id: string }[];

async function buy(ticket: object, as = anna) {
  const body = purchaseOf(await addTicket(services, as, ticket));
  const answer = await services.call({ method: "POST", path: "/v2/cart/purchase", body, as, headers: keyed() });
  return answer.body.result as { order_ids: string[]; checkout_id: string };
}

it("suggests earlier orders for one draw at today's price, latest purchase first (Orders 8)", async () => {
  expect(await recommended()).toEqual([]);
  const monday = await buy(mondayTicket({ num_draws: 5 }));
  const oz = await buy({
    product_type: "lottery_ticket",
    lottery_key: "oz_lotto",
    game_type: "standard",
    game_offer: "standard",
    num_games: 2,
    num_draws: 1,
    quickpick: true,
  });

  const list = await recommended();
  expect(list).toMatchObject([
    { id: oz.order_ids[0], product_offer_key: "oz_lotto", num_games: 2 },
    { id: monday.order_ids[0], product_offer_key: "monday_lotto", draw_no: 4321, num_games: 4, price: aud(2.7) },
  ]);
});

it("names each way of playing once", async () => {
  const again = await buy(mondayTicket());
  expect((await recommended()).map(({ id }) => id)).toContain(again.order_ids[0]);
  expect(await recommended()).toHaveLength(2);
  await buy(mondayTicket({ games: [...MONDAY_GAMES, ...MONDAY_GAMES.slice(0, 2)] }));
  expect(await recommended()).toHaveLength(3);
});

it("names the draw after one that has closed", async () => {
  await drawNow(services.db, "monday_lotto");
  expect(await recommended()).toContainEqual(expect.objectContaining({ draw_no: 4322, price: aud(2.7) }));
});

const offers = async (as = anna, region?: string) => {
  const headers: Record<string, string> = region ? { "x-shop-sub-variant": region } : {};
  const { body } = await services.call({ path: "/v2/orders/recommended", as, headers });
  return (body.result as { product_offer_key: string }[]).map((order) => order.product_offer_key);
};

it("omits what is in the cart or suspended", async () => {
  await addTicket(services, anna, mondayTicket());
  expect(await offers()).toEqual(["oz_lotto"]);

  await services.db.insertInto("offer_state").values({ product_offer_key: "oz_lotto", is_suspended: true }).execute();
  expect(await offers()).toEqual([]);
  await services.db.deleteFrom("offer_state").execute();
});

it("omits refunded orders, and games with another name in the region", async () => {
  const erin = await services.signIn("erin@example.com");
  const { checkout_id } = await buy(mondayTicket(), erin);
  expect(await offers(erin)).toEqual(["monday_lotto"]);
  await runInTransaction(services.db, (tx) => refundCheckout(tx, checkout_id));
  expect(await offers(erin)).toEqual([]);

  const game = { lottery_key: "powerball", game_type: "powerhit", game_offer: "powerhit" };
  await buy({ product_type: "lottery_ticket", ...game, num_games: 1, num_draws: 1, quickpick: true }, erin);
  expect(await offers(erin, "VIC")).toEqual(["powerball"]);
  expect(await offers(erin, "WA")).toEqual([]);
});
