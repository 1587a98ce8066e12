// The last numbers of a numbered draw among many buyers, on real Postgres and two processes.
import { expect, it } from "vitest";
import { fleetOfTwo } from "./fleet.ts";
import { CART_CHANGED, raceForLast } from "./last-units.ts";

const { fleet, memberOf } = fleetOfTwo();

const KEY = "super_jackpot_lottery";
const LAST_TICKETS = 10;
const DRAW_CLOSED = "409 draw_closed: This draw has closed. Choose the next one.";

it("sells the last ten numbers once each, and tells the other buyers", { timeout: 300_000 }, async () => {
  const { id: drawId } = await fleet.db
    .selectFrom("draw")
    .select("id")
    .where("product_offer_key", "=", KEY)
    .where("status", "=", "DRAW_OPEN")
    .executeTakeFirstOrThrow();
  const available = 270_000;
  const sold = available - LAST_TICKETS;
  const few = { draw_id: drawId, product_offer_key: KEY, sold, elsewhere: sold, available };
  const race = await raceForLast({
    fleet,
    memberOf,
    cents: 220,
    item: (index) => ({
      product_type: "raffle_ticket",
      lottery_key: KEY,
      raffle_offer: index % 2 === 0 ? "random" : "sequential",
      books: 1,
    }),
    leaveFew: () =>
      fleet.db
        .insertInto("stock")
        .values(few)
        .onConflict((conflict) =>
          conflict.columns(["draw_id", "product_offer_key"]).doUpdateSet({ sold, elsewhere: sold }),
        )
        .execute(),
  });

  expect(race.sold).toBe(LAST_TICKETS);
  // The draw is held when its last number is sold: the runner may close it before the last buyers get their replies.
  race.refusals.delete(DRAW_CLOSED);
  expect([...race.refusals]).toEqual([CART_CHANGED]);
  expect(race.cartOfLoser).toMatchObject({
    cart_items: [],
    auto_removed_items: [
      { reason: { message: expect.stringMatching(/^This draw (is sold out|has closed)\. Choose the next one\.$/) } },
    ],
  });
  const runs = await fleet.db.selectFrom("ticket_run").selectAll().where("draw_id", "=", drawId).execute();
  expect(new Set(runs.map(({ first_number }) => first_number)).size).toBe(LAST_TICKETS);
});
