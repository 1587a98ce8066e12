// Tests systems in the shop: what a board may hold, what it costs, and what its owner reads before and after the draw.
import { describe, expect, it } from "vitest";
import { runInTransaction } from "#services/lib/transaction.ts";
import { gameOfferOf, quickPick } from "#services/main/catalogue/offers/lottery/prices.rules.ts";
import { listMail } from "#services/main/foundation/mail/mail.rows.ts";
import { drawNow } from "#services/main/play/drawing/draws-runner.ts";
import { requireLottery } from "#services/main/play/lotteries/settlement.rules.ts";
import { listCards } from "#services/notifications/content-cards.rows.ts";
import { sell } from "./draws-shop.ts";
import { openSale } from "./sale.ts";
import { addTicket, aud, isBalanced, keyed, mondayTicket, purchaseOf, refusalOf } from "./sales.ts";

const EIGHT = [3, 8, 14, 22, 27, 33, 40, 45];
const system = (numbers: number[] = EIGHT, more: object = {}) =>
  mondayTicket({ game_type: "reduced_system", game_offer: "system_8", games: [{ Numbers: numbers }], ...more });

const { anna, services } = openSale();

const add = (body: object) =>
  services.call({ method: "POST", path: "/v2/cart/items", body, as: anna, headers: keyed() });
const readOrder = async (id: string) =>
  (await services.call({ path: `/v2/orders/${id}?show_details=true`, as: anna })).body.result;

async function buy(ticket: object): Promise<string> {
  const body = purchaseOf(await addTicket(services, anna, ticket));
  const answer = await services.call({ method: "POST", path: "/v2/cart/purchase", body, as: anna, headers: keyed() });
  return answer.body.result.order_ids[0];
}

describe("a system in the cart", () => {
  it("costs as much as its games, and names them", async () => {
    const { body } = await add(system(EIGHT.toReversed(), { expected_price: aud(18.9) }));
    expect(body.result.cart_items).toMatchObject([
      {
        description: "1 x Monday Lotto System 8 games",
        price: aud(18.9),
        num_games: 1,
        game_offer_name: "System 8",
        standard_games: 28,
        games: [{ Numbers: EIGHT }],
      },
    ]);
  });

  it("is picked by the shop without numbers, and counts in entries", async () => {
    const { body } = await add(system(EIGHT, { games: undefined, num_games: 2 }));
    const [item] = body.result.cart_items;
    expect(item).toMatchObject({ description: "2 x Monday Lotto System 8 games", price: aud(37.8) });
    for (const { Numbers } of item.games) expect(new Set(Numbers).size).toBe(8);
  });

  it.each([
    ["a number too few", system(EIGHT.slice(1)), "422 games_incomplete"],
    ["a number too many", system([...EIGHT, 1]), "422 invalid_field"],
    ["a number twice", system([...EIGHT.slice(1), 8]), "422 number_repeated"],
    ["a number that is not in the game", system([...EIGHT.slice(1), 46]), "422 number_out_of_range"],
    [
      "more entries than are sold at once",
      system(EIGHT, { games: undefined, num_games: 13 }),
      "422 games_out_of_bounds",
    ],
    ["another price", system(EIGHT, { expected_price: aud(2.7) }), "409 cart_changed"],
    ["a standard game by the key of a system", system(EIGHT, { game_type: "standard" }), "404 not_found"],
  ])("is refused with %s", async (_, ticket, refusal) => {
    expect(refusalOf(await add(ticket))).toBe(refusal);
  });

  it("gets quick-picks of its own size when its owner adds entries", async () => {
    const { body } = await add(system());
    const [{ id }] = body.result.cart_items;
    const change = { product_type: "lottery_ticket", num_games: 2 };
    const answer = await services.call({ method: "PUT", path: `/v2/cart/items/${id}`, body: change, as: anna });
    expect(answer.body.result.cart_items[0].games.map(({ Numbers }: { Numbers: number[] }) => Numbers.length)).toEqual([
      8, 8,
    ]);
  });
});

it("shows a system's owner how many of its games won in each division", async () => {
  const bought = await buy(system());
  const waiting = await readOrder(bought);
  expect(waiting).toMatchObject({ game_offer_name: "System 8", standard_games: 28, num_games: 1 });

  // Of so many systems, one wins.
  const lottery = requireLottery("monday_lotto");
  const boards = quickPick(gameOfferOf(lottery, "reduced_system", "system_14"), 40);
  const name = anna.customerId.replace("cus_", "");
  const id = await sell(services.db, name, "monday_lotto", boards, undefined, "reduced_system", "system_14");
  const { drawNo } = await drawNow(services.db, "monday_lotto");

  const { details } = await readOrder(id);
  type Board = { division?: number; wins?: { division: number; games: number }[] };
  const won: Board[] = details[0].games.filter(({ division }: Board) => division !== undefined);
  expect(won.length).toBeGreaterThan(0);
  for (const { division, wins = [] } of won) expect(wins[0]?.division).toBe(division);

  const path = `/v2/draw/full_result_customer/monday_lotto/${drawNo}`;
  const { body } = await services.call({ path, as: anna });
  const ticket = body.result.customer_tickets.find((one: { order_id: string }) => one.order_id === id);
  expect(ticket).toMatchObject({
    game_type: "reduced_system",
    game_offer_name: "System 14",
    standard_games: 3003,
    games: details[0].games.map(({ wins }: Board) => (wins ? { wins } : {})),
  });
  expect(await isBalanced(services)).toBe(true);

  const news = await runInTransaction(services.db, async (tx) => [
    ...(await listCards(tx, anna.customerId)).map(({ message }) => message),
    ...(await listMail(tx, { recipient: "anna@example.com" })).map(({ body }) => body),
  ]);
  const wins = /^Your System 14 ticket won (\d+ × Division \d(, | and )?)+ in draw \d+\. The prize is in your wallet\./;
  expect(news.filter((text) => wins.test(text))).toHaveLength(2);
});
