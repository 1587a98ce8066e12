// The last share of a syndicate among many buyers, on real Postgres and two processes.
import { expect, it } from "vitest";
import { fleetOfTwo } from "./fleet.ts";
import { CART_CHANGED, raceForLast } from "./last-units.ts";

const { fleet, memberOf } = fleetOfTwo();

const KEY = "syn_0000000000000001";
const SIZE = 20;
const SHARE = {
  product_type: "syndicate_share",
  lottery_key: "saturday_syndicate",
  syndicate_key: KEY,
  num_shares: 1,
};

it("sells the last share once, and tells the other buyers", { timeout: 300_000 }, async () => {
  const { draw_id } = await fleet.db
    .selectFrom("syndicate")
    .innerJoin("draw", "draw.id", "syndicate.draw_id")
    .select("draw_id")
    .where("syndicate_key", "=", KEY)
    .orderBy("draw_no")
    .executeTakeFirstOrThrow();
  const few = { draw_id, product_offer_key: KEY, sold: SIZE - 1, available: SIZE };
  const race = await raceForLast({
    fleet,
    memberOf,
    cents: 133,
    item: () => SHARE,
    leaveFew: () => fleet.db.insertInto("stock").values(few).execute(),
  });

  expect(race.sold).toBe(1);
  expect([...race.refusals]).toEqual([CART_CHANGED]);
  expect(race.cartOfLoser).toMatchObject({
    cart_items: [],
    auto_removed_items: [{ reason: { message: "Every share is sold. Choose another syndicate." } }],
  });
  // The lottery itself stays on sale.
  const draw = await fleet.db.selectFrom("draw").select("status").where("id", "=", draw_id).executeTakeFirstOrThrow();
  expect(draw.status).toBe("DRAW_OPEN");
});
