// The last books of a raffle among many buyers, on real Postgres and two processes.
import { expect, it } from "vitest";
import { fleetOfTwo } from "./fleet.ts";
import { CART_CHANGED, raceForLast } from "./last-units.ts";

const { fleet, memberOf } = fleetOfTwo();

const KEY = "charity_raffle";
const DRAW = "drw_charity_raffle_12";
const TICKETS = 1_000_000;
const AFTER_THE_CLOSE = "2026-12-18T09:00:01Z";

const BOOK = { product_type: "raffle_ticket", lottery_key: KEY, raffle_offer: "book_5", books: 1 };

const leave = (tickets: number) => {
  const sold = TICKETS - tickets;
  return fleet.db
    .insertInto("stock")
    .values({ draw_id: DRAW, product_offer_key: KEY, sold, available: TICKETS })
    .onConflict((conflict) => conflict.columns(["draw_id", "product_offer_key"]).doUpdateSet({ sold }))
    .execute();
};

it.each([
  { books: 1, tickets: 9, message: "Only 4 tickets are left. Choose fewer or smaller books." },
  { books: 10, tickets: 50, message: "This draw is sold out. Choose the next one." },
])(
  "sells the last $tickets tickets as $books books, and tells the other buyers why not",
  {
    timeout: 300_000,
  },
  async ({ books, message, tickets }) => {
    // The race before may have left too few to fill the carts.
    await leave(TICKETS);
    const race = await raceForLast({
      fleet,
      memberOf,
      cents: 1_000,
      item: () => BOOK,
      leaveFew: () => leave(tickets),
    });

    expect(race.sold).toBe(books);
    expect([...race.refusals]).toEqual([CART_CHANGED]);
    expect(race.cartOfLoser).toMatchObject({ cart_items: [], auto_removed_items: [{ reason: { message } }] });
  },
);

it("gives no number twice", async () => {
  await fleet.control("/clock", { to: AFTER_THE_CLOSE });
  const runs = await fleet.db.selectFrom("ticket_run").selectAll().where("draw_id", "=", DRAW).execute();
  const numbers = runs.flatMap(({ first_number, last_number }) =>
    Array.from({ length: last_number - first_number + 1 }, (_, at) => first_number + at),
  );
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 5 * (10 + 1) }, (_, at) => at + 1));
});
