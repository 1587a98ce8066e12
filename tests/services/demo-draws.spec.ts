// The past draws of the demo: numbered lotteries with winners, and a customer who won and lost.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { VERA } from "#services/db/demo/01-customers.ts";
import { repeatUntilShown } from "#services/db/demo/past-draws.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { NUMBERED } from "#services/main/catalogue/offers/raffle/numbered.ts";
import { isNumbered, specialCents } from "#services/main/play/raffles/numbered.rules.ts";
import { audit } from "#tests/ledger-audit.ts";
import { openServices, type Services, type SignedIn } from "./open-services.ts";

let services: Services;
let vera: SignedIn;
beforeAll(async () => {
  services = await openServices();
  vera = await services.signIn("vera@example.com");
});
afterAll(() => services.close());

const drawsOf = (key: string) =>
  services.db.selectFrom("draw").selectAll().where("product_offer_key", "=", key).orderBy("draw_no").execute();

describe.each(NUMBERED)("$key", (raffle) => {
  it("has more past draws than a page, each prize following from the draw before", async () => {
    if (!isNumbered(raffle)) throw new Error(`${raffle.key} is not numbered`);
    const draws = await drawsOf(raffle.key);
    const past = draws.filter(({ status }) => status === "DRAW_PAID");
    expect(past.length).toBeGreaterThan(5);
    for (const draw of draws) expect(draw.prize_pool_cents).toBe(specialCents(raffle, draw.rollovers));
    for (const [index, { rollovers }] of draws.slice(1).entries()) {
      expect([0, (draws[index]?.rollovers ?? 0) + 1]).toContain(rollovers);
    }
  });

  it("has winners, by initials with their consent only", async () => {
    const ids = (await drawsOf(raffle.key)).map(({ id }) => id);
    const wins = await services.db.selectFrom("ticket_win").selectAll().where("draw_id", "in", ids).execute();
    expect(wins.length).toBeGreaterThan(0);
    const drawNo = Number(wins[0]?.draw_id.split("_").at(-1));
    const path = `/v2/draw/details/${raffle.key}/${drawNo}/winners?limit=100`;
    const { result } = (await services.call({ path })).body as { result: { name?: string }[] };
    for (const { name = "V. E." } of result) expect(["V. E.", "O. E.", "P. E.", "R. E."]).toContain(name);
  });
});

it("holds a draw of Make a Smile at its highest prize, which was won", async () => {
  const draws = await drawsOf("make_a_smile_lottery");
  const highest = draws.findIndex(({ prize_pool_cents }) => prize_pool_cents === 2_500_000);
  expect(draws[highest + 1]).toMatchObject({ rollovers: 0, prize_pool_cents: 50_000 });
});

it("balances, and shows Vera tickets that won and tickets that lost", async () => {
  expect(await runInTransaction(services.db, audit)).toMatchObject({ unevenTransfers: [], wrongBalances: [] });
  const orders = await services.db.selectFrom("orders").selectAll().where("customer_id", "=", VERA).execute();
  expect(new Set(orders.map(({ product_offer_key }) => product_offer_key)).size).toBe(NUMBERED.length);
  expect(orders.filter(({ winnings_cents }) => winnings_cents === 0)).not.toEqual([]);
  expect(orders.filter(({ winnings_cents }) => (winnings_cents ?? 0) > 0)).not.toEqual([]);
  const own = await services.call({ path: "/v2/orders?status=past_products&limit=50", as: vera });
  expect(own.body.page_info.total).toBe(orders.length);
});

it("repeats what chance has not shown, and keeps the last attempt only", async () => {
  let attempts = 0;
  await runInTransaction(services.db, (tx) =>
    repeatUntilShown(tx, async () => {
      attempts += 1;
      await tx
        .insertInto("marker")
        .values({ name: `attempt-${attempts}` })
        .execute();
      return attempts === 3;
    }),
  );
  const kept = await services.db.selectFrom("marker").select("name").where("name", "like", "attempt-%").execute();
  expect(kept).toEqual([{ name: "attempt-3" }]);
});
