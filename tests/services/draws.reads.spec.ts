// Tests public draw reads, and reads that only the ticket's owner may do.

import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "#services/app.ts";
import type { Database } from "#services/db/index.ts";
import { customerTokenOf, signAccessToken, signatureOf } from "#services/lib/security.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { PUBLISHED_LOTTERIES } from "#services/main/catalogue/offers/lottery/lotteries.ts";
import { NUMBERED } from "#services/main/catalogue/offers/raffle/numbered.ts";
import { RAFFLES } from "#services/main/catalogue/offers/raffle/raffles.ts";
import { drawNow } from "#services/main/play/drawing/draws-runner.ts";
import { findDraw, findDrawForSale, listResultsOfMonth } from "#services/main/play/draws/draws.rows.ts";
import { hashEntries } from "#services/main/play/draws/entries.rules.ts";
import { numbersOf, seedHashOf } from "#services/main/play/draws/numbers.rules.ts";
import { firstBalls } from "#services/main/play/lotteries/lottery-lifecycle.ts";
import { requireLottery } from "#services/main/play/lotteries/settlement.rules.ts";
import { customerId, env, openShop, pick, sell } from "./draws-shop.ts";

describe("the demo's draws", () => {
  let shop: Database;
  let server: FastifyInstance;
  beforeAll(async () => {
    shop = await openShop();
    ({ server } = await buildApp({ db: shop.db, env }));
  });
  afterAll(async () => {
    await server.close();
    await shop.close();
  });

  async function signIn(name: string) {
    const identity = { customerId: customerId(name), loginId: `lgn_${name}`, deviceId: "dev_1" };
    const login = {
      id: identity.loginId,
      customer_id: identity.customerId,
      device_id: identity.deviceId,
      revoked_at: null,
    };
    await shop.db
      .insertInto("login")
      .values({ ...login, created_at: new Date() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return identity;
  }

  async function get(path: string, { version = "3.0", as }: { version?: string; as?: string } = {}) {
    const identity = as === undefined ? null : await signIn(as);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const token = identity ? customerTokenOf(env, identity.customerId, identity.deviceId) : "";
    const reply = await server.inject({
      url: `/v2${path}`,
      headers: {
        "x-shop-app-key": env.appKey,
        "x-shop-timestamp": timestamp,
        "x-shop-signature": signatureOf(env, timestamp, token),
        "x-shop-version": version,
        ...(identity && { authorization: `Bearer ${await signAccessToken(env, identity)}` }),
      },
    });
    return { status: reply.statusCode, body: reply.json() };
  }

  it("of the past two years match their published hashes", async () => {
    const draws = await shop.db.selectFrom("draw").selectAll().where("status", "=", "DRAW_PAID").execute();

    expect(draws).toHaveLength(PUBLISHED_LOTTERIES.length * 104);
    for (const draw of draws) {
      const entriesHash = draw.entries_hash ?? "";
      expect(createHash("sha256").update(Buffer.from(draw.seed, "hex")).digest("hex")).toBe(draw.seed_hash);
      expect(entriesHash).toBe(hashEntries([]));
      const identity = { seed: draw.seed, lotteryKey: draw.product_offer_key, drawNo: draw.draw_no, entriesHash };
      const { rules } = requireLottery(draw.product_offer_key);
      // The first balls of another lottery decide a draw of Strike.
      const source = draws.find(({ id }) => id === draw.drawn_from)?.numbers;
      expect(draw.numbers).toEqual(source ? firstBalls(source, rules) : numbersOf(identity, rules.barrels));
    }
  });

  it("are numbered by the calendar", async () => {
    const latest = await runInTransaction(shop.db, (tx) => findDraw(tx, "monday_lotto", 4320));
    expect(latest).toMatchObject({ status: "DRAW_PAID", draw_at: new Date("2026-11-16T10:30:00Z") });
    const next = await runInTransaction(shop.db, (tx) => findDrawForSale(tx, "monday_lotto"));
    expect(next).toMatchObject({ id: "drw_monday_lotto_4321", status: "DRAW_OPEN", numbers: null, entries_hash: null });
  });

  it("carry the jackpot to the next draw; later jackpots are unknown", async () => {
    const draws = await shop.db
      .selectFrom("draw")
      .selectAll()
      .where("product_offer_key", "=", "powerball")
      .where("draw_no", ">=", 1593)
      .orderBy("draw_no")
      .execute();
    expect(draws.map(({ is_prize_pool_unknown }) => is_prize_pool_unknown)).toEqual([
      false,
      false,
      ...Array<boolean>(54).fill(true),
    ]);
    expect(draws[1]?.prize_pool_cents).toBe(2_090_000_000);
  });

  it("are listed with their offers on sale, closing soonest first", async () => {
    const { status, body } = await get("/pricing/pri_au_nsw/product_offers", { version: "3.9" });

    expect(status).toBe(200);
    expect(body.result.ranking.slice(0, 3).sort()).toEqual([
      "friday_lotto",
      "make_a_smile_lottery",
      "your_hospice_lottery",
    ]);
    expect(body.result.ranking).toHaveLength(18);
    type Offer = {
      key: string;
      availability: string;
      draws: { draw_no: number; purchase_status: string; draw_offset: number }[];
    };
    const offer = (key: string): Offer => body.result.offers.find((candidate: Offer) => candidate.key === key);
    expect(offer("monday_lotto").draws.map(({ draw_no, draw_offset }) => [draw_no, draw_offset])).toEqual([
      [4321, 0],
      [4322, 1],
      [4323, 2],
      [4324, 3],
    ]);
    expect(offer("one_lottery").draws.every(({ purchase_status }) => purchase_status === "sold_out")).toBe(true);
    expect(offer("charity_raffle")).toMatchObject({ availability: "available", causes: [{ key: "coast_rescue" }] });
    expect(offer("saturday_syndicate")).toMatchObject({
      syndicates: [
        {
          size: 20,
          cost_per_share: { amount: 1.33, currency: "AUD" },
          draw_id: "drw_saturday_lotto_4627",
          name: "Saturday System 8",
          lottery_key: "saturday_lotto",
          shares_available: 20,
          tickets: [{ name: "System 8", num_games: 1, num_standard_games: 28 }],
        },
        { size: 50, cost_per_share: { amount: 3.99, currency: "AUD" } },
      ],
    });
    // The seed of an open draw is never returned.
    expect(JSON.stringify(body)).not.toContain('"seed":');
  });

  it("answer 418 without any offer, and 404 for an unknown price list", async () => {
    expect((await get("/pricing/pri_au_nowhere/product_offers", { version: "3.9" })).status).toBe(404);
    const keys = [
      ...PUBLISHED_LOTTERIES.map(({ key }) => key),
      ...RAFFLES.map(({ key }) => key),
      ...NUMBERED.map(({ key }) => key),
      "saturday_syndicate",
      "powerball_syndicate",
    ];
    await shop.db.deleteFrom("offer_state").execute();
    await shop.db
      .insertInto("offer_state")
      .values(keys.map((key) => ({ product_offer_key: key, is_published: false })))
      .execute();

    const { status, body } = await get("/pricing/pri_au_nsw/product_offers", { version: "3.9" });

    expect(status).toBe(418);
    expect(body.messages[0].code).toBe("no_products");
    expect((await get("/pricing/pri_au_nsw/product_offers?preview=true", { version: "3.9" })).status).toBe(200);
    await shop.db.deleteFrom("offer_state").execute();
  });

  it("have details, upcoming and past", async () => {
    expect((await get("/draw/details/monday_lotto/4321", { version: "3.6" })).body.result.draw).toMatchObject({
      draw_id: "drw_monday_lotto_4321",
      purchase_status: "open",
      stop: "2026-11-23T09:25:00.000Z",
      prize_pool: 1_000_000,
    });
    expect((await get("/draw/details/monday_lotto/4320", { version: "3.6" })).body.result.draw.purchase_status).toBe(
      "past_draw",
    );
    expect((await get("/draw/details/charity_raffle/12", { version: "3.6" })).body.result).toMatchObject({
      prizes: { length: 28 },
      raffle: {
        max_tickets: 1_000_000,
        tickets_left: 1_000_000,
        early_birds: [
          { name: "Early bird 1", stop: "2026-11-22T09:00:00.000Z", status: "DRAW_OPEN" },
          { name: "Early bird 2", stop: "2026-12-06T09:00:00.000Z", status: "DRAW_OPEN" },
        ],
        permits: [{ region: "NSW", number: "GOCAU/2731" }, {}, {}],
      },
      causes: [{ name: "Coast Rescue" }],
    });
    expect((await get("/draw/details/monday_lotto/9999", { version: "3.6" })).status).toBe(404);
    expect((await get("/draw/details/no_lotto/1", { version: "3.6" })).status).toBe(404);
  });

  it("have results, five per page", async () => {
    const keys = (await get("/draws/pricing/pri_au_nsw/past/result_keys")).body.result;
    expect(keys).toHaveLength(PUBLISHED_LOTTERIES.length);
    expect(keys[0]).toMatchObject({ product_offer_key: "set_for_life2020", latest_draw_no: 4123 });
    expect(keys[1]).toMatchObject({ product_offer_key: "powerball", latest_draw_no: 1593 });

    const first = (await get("/draws/pricing/pri_au_nsw/past/monday_lotto")).body;
    expect(first.result.map(({ draw_no }: { draw_no: number }) => draw_no)).toEqual([4320, 4319, 4318, 4317, 4316]);
    expect(first.page_info).toEqual({ limit: 5, offset: 0, total: 104 });
    const second = (await get("/draws/pricing/pri_au_nsw/past/monday_lotto?limit=2&offset=5&category=lotteries")).body;
    expect(second.result.map(({ draw_no }: { draw_no: number }) => draw_no)).toEqual([4315, 4314]);
    expect((await get("/draws/pricing/pri_au_nsw/past/monday_lotto?category=raffles")).body.result).toEqual([]);
    expect((await get("/draws/pricing/pri_au_nsw/past/charity_raffle")).body.page_info.total).toBe(0);
  });

  it("are archived by the months of their own time zone", async () => {
    const month = async (path: string) => await get(`/draws/past/archived/${path}`);
    const october = (await month("monday_lotto/2026/10")).body.result;
    expect(october.map(({ draw_date }: { draw_date: string }) => draw_date.slice(0, 10))).toEqual([
      "2026-10-26",
      "2026-10-19",
      "2026-10-12",
      "2026-10-05",
    ]);
    expect(october[0]).toMatchObject({ divisions: { length: 6 }, verification: {} });
    // 31 August, 8:30 pm in Brisbane, is September on Kiritimati.
    const inSeptember = async (zone: string) =>
      await runInTransaction(shop.db, (tx) => listResultsOfMonth(tx, "monday_lotto", { year: 2026, month: 9, zone }));
    expect((await inSeptember("Australia/Brisbane")).map(({ draw_no }) => draw_no)).toEqual([4313, 4312, 4311, 4310]);
    expect((await inSeptember("Pacific/Kiritimati")).map(({ draw_no }) => draw_no)).toEqual([
      4313, 4312, 4311, 4310, 4309,
    ]);
    expect((await month("monday_lotto/1999/1")).body.result).toEqual([]);
    expect((await month("no_lotto/2026/10")).status).toBe(404);
  });

  it("hide result and seed while they are open", async () => {
    expect((await get("/draw/full_result/monday_lotto/4321")).status).toBe(404);
    const { draw } = (await get("/draw/full_result/monday_lotto/4320")).body.result;
    expect(draw.divisions).toHaveLength(6);
    expect(seedHashOf(draw.verification.seed)).toBe(draw.verification.seed_hash);
  });

  it("show customers their own games only", async () => {
    const order = await sell(shop.db, "anna", "monday_lotto", pick("monday_lotto", 50));
    const { drawNo, numbers } = await drawNow(shop.db, "monday_lotto");

    const annas = (await get(`/draw/full_result_customer/monday_lotto/${drawNo}`, { as: "anna" })).body.result;
    expect(annas.customer_tickets).toHaveLength(1);
    expect(annas.customer_tickets[0].order_id).toBe(order);
    for (const game of annas.customer_tickets[0].games) {
      expect(game.matched["Numbers"]).toEqual(
        game.numbers["Numbers"].filter((n: number) => numbers["Numbers"]?.includes(n)),
      );
    }
    const bens = (await get(`/draw/full_result_customer/monday_lotto/${drawNo}`, { as: "ben" })).body.result;
    expect(bens).toMatchObject({ customer_tickets: [], customer_winnings: { amount: 0 } });
    expect((await get(`/draw/full_result_customer/monday_lotto/${drawNo}`)).status).toBe(401);

    const own = await get("/draws/pricing/pri_au_nsw/past/monday_lotto?customerId=cus_anna", { as: "anna" });
    expect(own.body.result[0].customer_tickets).toEqual(annas.customer_tickets);
    expect((await get("/draws/pricing/pri_au_nsw/past/monday_lotto?customerId=cus_anna", { as: "ben" })).status).toBe(
      400,
    );
    expect((await get("/draws/pricing/pri_au_nsw/past/monday_lotto?customerId=cus_anna")).status).toBe(400);
  });
});
