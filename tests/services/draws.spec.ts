// Draws from commitment to payment, on a real database. Orders are written as a purchase writes them.
import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "#services/app.ts";
import { seedCatalogue } from "#services/db/demo/catalogue.ts";
import { seedDraws } from "#services/db/demo/draws.ts";
import { type Database, MEMORY, openDatabase } from "#services/db/index.ts";
import { migrate } from "#services/db/migrate.ts";
import type { ServicesEnv } from "#services/env.ts";
import { setShopNow, shopNow } from "#services/lib/clock.ts";
import type { Db } from "#services/lib/handlers.ts";
import { audit, balances, houseCents } from "#services/lib/ledger.ts";
import { customerTokenOf, signAccessToken, signatureOf } from "#services/lib/security.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { takeStep } from "#services/main/draws/draws.lifecycle.ts";
import { findDraw, findDrawForSale } from "#services/main/draws/draws.rows.ts";
import { requireOpen } from "#services/main/draws/draws.rules.ts";
import { drawNow, runDueDraws } from "#services/main/draws/draws.runner.ts";
import { hashEntries } from "#services/main/draws/entries.rules.ts";
import { numbersOf, seedHashOf } from "#services/main/draws/numbers.rules.ts";
import { divisionOf } from "#services/main/draws/scoring.rules.ts";
import { takeDueDraw } from "#services/main/draws/settlement.rows.ts";
import { requireLottery } from "#services/main/draws/settlement.rules.ts";
import { LOTTERIES } from "#services/main/offers/catalogue.ts";
import { type Game, gameOfferOf, quickPick } from "#services/main/offers/prices.rules.ts";

// A Friday noon in Sydney: Saturday's draw is next, then Monday's.
const NOW = new Date("2026-11-20T01:00:00Z");
const SATURDAY_STOP = new Date("2026-11-21T09:25:00Z");

const env: ServicesEnv = {
  host: "127.0.0.1",
  port: 0,
  dataDir: "",
  databaseUrl: MEMORY,
  appKey: "test-app",
  appSecret: "test-secret-of-the-app",
  tokenSecret: "test-secret-that-signs-tokens-0123456789",
  shopNow: null,
  isDemo: false,
  metrics: null,
  hasTraces: false,
  logLevel: "silent",
};

async function openShop(): Promise<Database> {
  const database = await openDatabase(env);
  await migrate(database.db);
  await setShopNow(database.db, NOW, { frozen: true });
  await runInTransaction(database.db, async (tx) => {
    await seedCatalogue(tx);
    await seedDraws(tx, NOW);
  });
  for (const name of ["anna", "ben"]) await register(database.db, name);
  return database;
}

const customerId = (name: string) => `cus_${name}`;

async function register(db: Db, name: string) {
  const person = { email: `${name}@example.com`, firstname: name, lastname: "Example", date_of_birth: "1985-06-15" };
  await db
    .insertInto("customer")
    .values({
      id: customerId(name),
      ...person,
      password_hash: "",
      phone_number: null,
      address: null,
      suburb: null,
      state: null,
      postcode: null,
      country: "AU",
      marketing_emails: false,
      terms_accepted_at: NOW,
      spend_limit_cents: null,
      attribution: null,
    })
    .execute();
}

let orderCount = 0;

/** An order as a purchase leaves it. */
async function sell(db: Db, name: string, lotteryKey: string, games: Game[], drawNo?: number) {
  const id = String(++orderCount).padStart(16, "0");
  await runInTransaction(db, async (tx) => {
    const draw = await findDrawForSale(tx, lotteryKey, { drawNo });
    requireOpen(draw, await shopNow(tx));
    const sale = { customer_id: customerId(name), created_at: NOW };
    const money = { total_cents: 1, wallet_cents: 1, deposit_cents: 0, deposit_id: null };
    await tx
      .insertInto("checkout")
      .values({ id: `chk_${id}`, ...sale, ...money, receipt: "{}", purchase: "{}" })
      .execute();
    await tx
      .insertInto("orders")
      .values({
        id: `ord_${id}`,
        ticket_id: `ord_${id}`,
        ...sale,
        checkout_id: `chk_${id}`,
        product_type: "lottery_ticket",
        product_offer_key: lotteryKey,
        game_type: "standard",
        game_offer: "standard",
        description: `${games.length} games`,
        is_quickpick: true,
        draw_id: draw.id,
        num_games: games.length,
        price_cents: 1,
        status: "upcoming",
      })
      .execute();
    await tx
      .insertInto("order_game")
      .values(
        games.map((numbers, index) => ({
          order_id: `ord_${id}`,
          game_no: index + 1,
          numbers: JSON.stringify(numbers),
        })),
      )
      .execute();
  });
  return `ord_${id}`;
}

const pick = (key: string, count: number) => quickPick(gameOfferOf(requireLottery(key), "standard", "standard"), count);

const prizeTransfers = (db: Db) =>
  db.selectFrom("ledger_transfer").select("reference").where("kind", "=", "prize").orderBy("reference").execute();

async function entriesOf(db: Db, drawId: string) {
  return db
    .selectFrom("order_game")
    .innerJoin("orders", "orders.id", "order_game.order_id")
    .select([
      "orders.id as orderId",
      "order_game.game_no as gameNo",
      "order_game.numbers",
      "order_game.division",
      "order_game.prize_cents",
    ])
    .where("orders.draw_id", "=", drawId)
    .execute();
}

describe("a draw", () => {
  let shop: Database;
  let db: Db;
  beforeAll(async () => {
    shop = await openShop();
    db = shop.db;
  });
  afterAll(() => shop.close());

  it("is drawn from what was published before sales and at close, and pays every winner", async () => {
    const before = await runInTransaction(db, (tx) => findDrawForSale(tx, "saturday_lotto"));
    const [annas, bens] = [pick("saturday_lotto", 1_500), pick("saturday_lotto", 700)];
    const annasOrder = await sell(db, "anna", "saturday_lotto", annas);
    await sell(db, "ben", "saturday_lotto", bens);

    const report = await drawNow(db, "saturday_lotto");

    const draw = await runInTransaction(db, (tx) => findDraw(tx, "saturday_lotto", report.drawNo));
    const entries = await entriesOf(db, before.id);
    expect(draw?.id).toBe(before.id);
    expect(seedHashOf(draw?.seed ?? "")).toBe(before.seed_hash);
    expect(draw?.entries_hash).toBe(hashEntries(entries));
    const { rules } = requireLottery("saturday_lotto");
    const identity = {
      seed: before.seed,
      lotteryKey: "saturday_lotto",
      drawNo: before.draw_no,
      entriesHash: hashEntries(entries),
    };
    expect(report.numbers).toEqual(numbersOf(identity, rules.barrels));

    // Scored by hand: 2,200 games win about 52 times.
    let [expectedWinners, expectedCents] = [0, 0];
    for (const entry of entries) {
      const division = divisionOf(rules, report.numbers, entry.numbers)?.division ?? null;
      expect(entry.division).toBe(division);
      if (division === null) continue;
      expectedWinners++;
      expectedCents += report.divisions[division - 1]?.prizeCents ?? 0;
    }
    expect(expectedWinners).toBeGreaterThan(0);
    expect(report).toMatchObject({ winners: expectedWinners, paidCents: expectedCents });

    await runInTransaction(db, async (tx) => {
      const [anna, ben] = [await balances(tx, customerId("anna")), await balances(tx, customerId("ben"))];
      expect(anna.prizeCents + ben.prizeCents).toBe(expectedCents);
      expect(await houseCents(tx, "prize_pool")).toBe(-expectedCents);
      expect(await audit(tx)).toMatchObject({ isBalanced: true });
      const order = await tx.selectFrom("orders").selectAll().where("id", "=", annasOrder).executeTakeFirstOrThrow();
      expect(order).toMatchObject({ status: "past", winnings_cents: anna.prizeCents });
    });
  });

  it("is settled once, however often the runner comes back", async () => {
    const before = await prizeTransfers(db);
    const now = await shopNow(db);

    expect(await runDueDraws(db, now)).toBe(0);
    await Promise.all([runDueDraws(db, now), runDueDraws(db, now), runDueDraws(db, now)]);

    expect(await prizeTransfers(db)).toEqual(before);
  });

  it("is followed by another one on sale", async () => {
    const next = await runInTransaction(db, (tx) => findDrawForSale(tx, "saturday_lotto"));
    expect(next).toMatchObject({ draw_no: 4628, status: "DRAW_OPEN", is_prize_pool_unknown: false });
    await expect(
      runInTransaction(db, (tx) => findDrawForSale(tx, "saturday_lotto", { drawOffset: 3 })),
    ).resolves.toMatchObject({
      draw_no: 4631,
    });
  });

  it("cannot be written again", async () => {
    const drawn = db.updateTable("draw").where("id", "=", "drw_saturday_lotto_4627");
    await expect(drawn.set({ numbers: JSON.stringify({ Numbers: [1, 2, 3, 4, 5, 6] }) }).execute()).rejects.toThrow(
      "cannot change",
    );
    await expect(drawn.set({ seed_hash: "0".repeat(64) }).execute()).rejects.toThrow("cannot change");
    await expect(drawn.set({ entries_hash: "0".repeat(64) }).execute()).rejects.toThrow("cannot change");
  });
});

describe("the end of sales", () => {
  let shop: Database;
  let db: Db;
  beforeAll(async () => {
    shop = await openShop();
    db = shop.db;
  });
  afterAll(() => shop.close());

  it("comes at the second of the stop, and the next draw takes its place", async () => {
    await setShopNow(db, new Date(SATURDAY_STOP.getTime() - 1), { frozen: true });
    await sell(db, "anna", "saturday_lotto", pick("saturday_lotto", 4));

    await setShopNow(db, SATURDAY_STOP, { frozen: true });
    await expect(sell(db, "anna", "saturday_lotto", pick("saturday_lotto", 4), 4627)).rejects.toMatchObject({
      status: 409,
      code: "draw_closed",
    });
    expect(await runInTransaction(db, (tx) => findDrawForSale(tx, "saturday_lotto"))).toMatchObject({ draw_no: 4628 });
  });

  it("publishes what was sold, and the numbers wait for their time", async () => {
    await runDueDraws(db, SATURDAY_STOP);
    const closed = await runInTransaction(db, (tx) => findDraw(tx, "saturday_lotto", 4627));
    expect(closed).toMatchObject({ status: "DRAW_CLOSED", numbers: null });
    expect(closed?.entries_hash).toBe(hashEntries(await entriesOf(db, "drw_saturday_lotto_4627")));
  });

  it("is refused for a sold-out draw in its own words", async () => {
    await expect(sell(db, "anna", "one_lottery", pick("one_lottery", 1))).rejects.toMatchObject({
      status: 409,
      code: "draw_sold_out",
    });
  });
});

describe("the runner", () => {
  let shop: Database;
  let db: Db;
  beforeAll(async () => {
    shop = await openShop();
    db = shop.db;
  });
  afterAll(() => shop.close());

  it("takes up a draw where it was cut off, at every step", async () => {
    await sell(db, "anna", "saturday_lotto", pick("saturday_lotto", 1_200));
    await sell(db, "ben", "saturday_lotto", pick("saturday_lotto", 1_200));
    const now = new Date("2026-11-21T10:30:00Z");
    await setShopNow(db, now, { frozen: true });
    const keys = ["saturday_lotto"];
    const cutOff = new Error("killed");

    const steps: string[] = [];
    for (let isDone = false; !isDone; ) {
      // The step is done, but the process dies before it is committed ...
      const lost = runInTransaction(db, async (tx) => {
        const draw = await takeDueDraw(tx, now, keys);
        if (draw) await takeStep(tx, draw, now);
        throw cutOff;
      });
      await expect(lost).rejects.toBe(cutOff);
      // ... and another one does it.
      isDone = await runInTransaction(db, async (tx) => {
        const draw = await takeDueDraw(tx, now, keys);
        if (draw?.product_offer_key === "saturday_lotto") steps.push(draw.status);
        if (draw) await takeStep(tx, draw, now);
        return draw === null;
      });
    }

    expect(steps).toEqual(["DRAW_OPEN", "DRAW_CLOSED", "DRAW_DRAWN", "DRAW_SCORED", "DRAW_SCORED"]);
    const winning = (await entriesOf(db, "drw_saturday_lotto_4627")).filter(({ division }) => division !== null);
    expect(await prizeTransfers(db)).toHaveLength(winning.length);
    expect(await runInTransaction(db, audit)).toMatchObject({ isBalanced: true });
  });

  it("draws everything that came due while nobody was there, in order", async () => {
    const later = new Date("2026-12-20T00:00:00Z");
    await setShopNow(db, later, { frozen: true });

    await Promise.all([runDueDraws(db, later), runDueDraws(db, later)]);

    const behind = await db
      .selectFrom("draw")
      .select("id")
      .where("stop", "<=", later)
      .where("status", "<>", "DRAW_PAID")
      .execute();
    expect(behind.map(({ id }) => id)).toEqual(["drw_charity_raffle_12"]);
    const powerballs = await db
      .selectFrom("draw")
      .selectAll()
      .where("product_offer_key", "=", "powerball")
      .where("draw_no", ">=", 1594)
      .orderBy("draw_no")
      .execute();
    const firsts = await db
      .selectFrom("draw_division")
      .selectAll()
      .where("division", "=", 1)
      .where("draw_id", "like", "drw_powerball_%")
      .execute();
    for (const [index, draw] of powerballs.entries()) {
      const wasWon = (firsts.find(({ draw_id }) => draw_id === draw.id)?.winners ?? 0) > 0;
      const next = powerballs[index + 1];
      if (draw.status !== "DRAW_PAID" || !next) continue;
      expect(next.is_prize_pool_unknown).toBe(false);
      expect(next.rollovers).toBe(wasWon ? 0 : draw.rollovers + 1);
      if (!wasWon) expect(next.carried_cents).toBeGreaterThanOrEqual(draw.prize_pool_cents);
    }
  });
});

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

  it("of two years past all check with what they published", async () => {
    const draws = await shop.db.selectFrom("draw").selectAll().where("status", "=", "DRAW_PAID").execute();

    expect(draws).toHaveLength(LOTTERIES.length * 104);
    for (const draw of draws) {
      const entriesHash = draw.entries_hash ?? "";
      expect(createHash("sha256").update(Buffer.from(draw.seed, "hex")).digest("hex")).toBe(draw.seed_hash);
      expect(entriesHash).toBe(hashEntries([]));
      const identity = { seed: draw.seed, lotteryKey: draw.product_offer_key, drawNo: draw.draw_no, entriesHash };
      expect(draw.numbers).toEqual(numbersOf(identity, requireLottery(draw.product_offer_key).rules.barrels));
    }
  });

  it("are numbered by the calendar", async () => {
    const latest = await runInTransaction(shop.db, (tx) => findDraw(tx, "monday_lotto", 4320));
    expect(latest).toMatchObject({ status: "DRAW_PAID", draw_at: new Date("2026-11-16T10:30:00Z") });
    const next = await runInTransaction(shop.db, (tx) => findDrawForSale(tx, "monday_lotto"));
    expect(next).toMatchObject({ id: "drw_monday_lotto_4321", status: "DRAW_OPEN", numbers: null, entries_hash: null });
  });

  it("leave their jackpot to the next draw, and those after that unknown", async () => {
    const draws = await shop.db
      .selectFrom("draw")
      .selectAll()
      .where("product_offer_key", "=", "powerball")
      .where("draw_no", ">=", 1593)
      .orderBy("draw_no")
      .execute();
    expect(draws.map(({ is_prize_pool_unknown }) => is_prize_pool_unknown)).toEqual([false, false, true, true, true]);
    expect(draws[1]?.prize_pool_cents).toBe(2_090_000_000);
  });

  it("are listed with what is on sale, who closes first standing first", async () => {
    const { status, body } = await get("/pricing/pri_au_nsw/product_offers", { version: "3.9" });

    expect(status).toBe(200);
    expect(body.result.ranking.slice(0, 3).sort()).toEqual(["one_lottery", "saturday_lotto", "saturday_syndicate"]);
    expect(body.result.ranking).toHaveLength(8);
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
    expect(offer("charity_raffle")).toMatchObject({ availability: "unavailable", causes: [{ key: "coast_rescue" }] });
    expect(offer("saturday_syndicate")).toMatchObject({
      syndicates: [
        { size: 20, cost_per_share: { amount: 9.5, currency: "AUD" }, draw_id: "drw_saturday_lotto_4627" },
        {},
      ],
    });
    // No seed of an open draw leaves the house.
    expect(JSON.stringify(body)).not.toContain('"seed":');
  });

  it("answer 418 when there is nothing at all, and 404 for a price list nobody has", async () => {
    expect((await get("/pricing/pri_au_nowhere/product_offers", { version: "3.9" })).status).toBe(404);
    const keys = [...LOTTERIES.map(({ key }) => key), "charity_raffle", "saturday_syndicate"];
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

  it("are described one by one, upcoming and past", async () => {
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
      prizes: { length: 25 },
      causes: [{ name: "Coast Rescue" }],
    });
    expect((await get("/draw/details/monday_lotto/9999", { version: "3.6" })).status).toBe(404);
    expect((await get("/draw/details/no_lotto/1", { version: "3.6" })).status).toBe(404);
  });

  it("have results, five at a time", async () => {
    const keys = (await get("/draws/pricing/pri_au_nsw/past/result_keys")).body.result;
    expect(keys).toHaveLength(LOTTERIES.length);
    expect(keys[0]).toMatchObject({ product_offer_key: "powerball", latest_draw_no: 1593 });

    const first = (await get("/draws/pricing/pri_au_nsw/past/monday_lotto")).body;
    expect(first.result.map(({ draw_no }: { draw_no: number }) => draw_no)).toEqual([4320, 4319, 4318, 4317, 4316]);
    expect(first.page_info).toEqual({ limit: 5, offset: 0, total: 104 });
    const second = (await get("/draws/pricing/pri_au_nsw/past/monday_lotto?limit=2&offset=5&category=lotteries")).body;
    expect(second.result.map(({ draw_no }: { draw_no: number }) => draw_no)).toEqual([4315, 4314]);
    expect((await get("/draws/pricing/pri_au_nsw/past/monday_lotto?category=raffles")).body.result).toEqual([]);
    expect((await get("/draws/pricing/pri_au_nsw/past/charity_raffle")).body.page_info.total).toBe(0);
  });

  it("keep result and seed to themselves while they are open", async () => {
    expect((await get("/draw/full_result/monday_lotto/4321")).status).toBe(404);
    const { draw } = (await get("/draw/full_result/monday_lotto/4320")).body.result;
    expect(draw.divisions).toHaveLength(6);
    expect(seedHashOf(draw.verification.seed)).toBe(draw.verification.seed_hash);
  });

  it("show customers their own games, and nobody else's", async () => {
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

    const mine = await get("/draws/pricing/pri_au_nsw/past/monday_lotto?customerId=cus_anna", { as: "anna" });
    expect(mine.body.result[0].customer_tickets).toEqual(annas.customer_tickets);
    expect((await get("/draws/pricing/pri_au_nsw/past/monday_lotto?customerId=cus_anna", { as: "ben" })).status).toBe(
      400,
    );
    expect((await get("/draws/pricing/pri_au_nsw/past/monday_lotto?customerId=cus_anna")).status).toBe(400);
  });
});
