// Tests the number of database statements and round trips of a sale. Each extends how long locks are held.
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { runInTransaction } from "#services/lib/transaction.ts";
import { PRODUCTS } from "#tests/concurrency/bank-products.ts";
import { registerPerson } from "#tests/contract/people.ts";
import { openServices, type Services, type SignedIn } from "./open-services.ts";
import { addTicket, keyed, mondayTicket, purchaseOf } from "./sales.ts";

let services: Services;
let anna: SignedIn;
beforeAll(async () => {
  services = await openServices();
  anna = await services.signIn("anna@example.com");
  await services.call({ path: "/v2/cart/items", as: anna });
});
afterAll(() => services.close());

const READING = /^\/\* (open_call|open_call_with_key|shop_now|read_customers_cart) \*\//;
const HOLDING = /^\/\* (open_call|open_call_with_key|shop_now|hold_sale) \*\//;

/** Returns the number of statements that the work sends, and how many of them read the shop's clock. */
async function statementsOf<T>(work: () => Promise<T>) {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  const result = await work();
  const texts = spy.mock.calls.map(([query]) => String((query as { text?: string }).text ?? query));
  spy.mockRestore();
  // `read_sale` uses the time that `hold_sale` has read.
  const reads = texts.some((text) => text.startsWith("/* hold_sale */")) ? HOLDING : READING;
  const clock = texts.filter((text) => reads.test(text));
  const names = texts.map((text) => /^\/\* (\w+) \*\//.exec(text)?.[1] ?? text);
  // What is sent together with the next statement.
  const held = texts.filter((text) => text === "begin" || text.includes("/* unread */"));
  return { result, statements: texts.length, roundTrips: texts.length - held.length, clockReads: clock.length, names };
}

describe("a sale", () => {
  it("adds a ticket in 8 statements and buys it in 10, with the clock read at the start and once under the locks", async () => {
    const added = await statementsOf(() => addTicket(services, anna, mondayTicket()));
    const cart = (await services.call({ path: "/v2/cart/items", as: anna })).body.result;
    const bought = await statementsOf(() =>
      services.call({ method: "POST", path: "/v2/cart/purchase", as: anna, headers: keyed(), body: purchaseOf(cart) }),
    );

    expect(bought.result.status).toBe(200);
    expect([added.clockReads, bought.clockReads]).toEqual([2, 2]);
    // Each more makes the locks of a sale last longer.
    expect([added.statements, bought.statements]).toEqual([8, 10]);
    expect([added.roundTrips, bought.roundTrips]).toEqual([4, 3]);
  });

  it("needs the same for many games and draws, and one more for a promotion", async () => {
    const ticket = mondayTicket({ games: undefined, num_games: 50, num_draws: 5 });
    const added = await statementsOf(() => addTicket(services, anna, ticket));
    const headers = keyed();
    const withCode = await services.call({
      method: "POST",
      path: "/v2/cart/promotion",
      as: anna,
      headers,
      body: { promotion_code: "WELCOME1" },
    });
    const bought = await statementsOf(() =>
      services.call({
        method: "POST",
        path: "/v2/cart/purchase",
        as: anna,
        headers: keyed(),
        body: purchaseOf(withCode.body.result),
      }),
    );

    expect(bought.result.status).toBe(200);
    expect([added.statements, bought.statements]).toEqual([8, 11]);
  });

  it("needs one more for books of a raffle, which takes their tickets right before it stores its reply", async () => {
    const books = { product_type: "raffle_ticket", lottery_key: "charity_raffle", raffle_offer: "book_5", books: 1 };
    const added = await statementsOf(() => addTicket(services, anna, books));
    const cart = (await services.call({ path: "/v2/cart/items", as: anna })).body.result;
    const bought = await statementsOf(() =>
      services.call({ method: "POST", path: "/v2/cart/purchase", as: anna, headers: keyed(), body: purchaseOf(cart) }),
    );

    expect(bought.result.status).toBe(200);
    // From then on until the commit, all buyers of the raffle wait.
    expect(bought.names.slice(-3)).toEqual(["take_units", "store_reply", "commit"]);
    expect([added.statements, bought.statements]).toEqual([8, 11]);
  });

  it.for(["sequential", "random"])("needs one more for tickets with their numbers, %s", async (way) => {
    const tickets = {
      product_type: "raffle_ticket",
      lottery_key: "super_jackpot_lottery",
      raffle_offer: way,
      books: 2,
    };
    const added = await statementsOf(() => addTicket(services, anna, tickets));
    const cart = (await services.call({ path: "/v2/cart/items", as: anna })).body.result;
    const bought = await statementsOf(() =>
      services.call({ method: "POST", path: "/v2/cart/purchase", as: anna, headers: keyed(), body: purchaseOf(cart) }),
    );

    expect(bought.result.status).toBe(200);
    expect([added.statements, bought.statements]).toEqual([8, 12]);
  });

  // One Lottery is sold out in the demo.
  const sold = PRODUCTS.filter(({ name }) => !name.startsWith("one_lottery"));

  it.each(sold)("needs at most 10 to add and 18 to buy $name", async ({ body, regions }) => {
    const buyer = await runInTransaction(services.db, (tx) => registerPerson(tx, services.env, { cents: 1_000_000 }));
    await services.call({ path: "/v2/cart/items", as: buyer });
    const headers = { "x-shop-sub-variant": regions[0] ?? "NSW" };
    const post = (path: string, sent: object) =>
      services.call({ method: "POST", path, as: buyer, headers: { ...headers, ...keyed() }, body: sent });
    const added = await statementsOf(() => post("/v2/cart/items", body));
    const bought = await statementsOf(() => post("/v2/cart/purchase", purchaseOf(added.result.body.result)));
    expect([added.result.status, bought.result.status]).toEqual([200, 200]);
    expect(added.statements).toBeLessThanOrEqual(10);
    expect(bought.statements).toBeLessThanOrEqual(18);
  });
});
