// Tests draws of boards that are more than one game, and of lotteries with other prizes than shares.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#services/db/index.ts";
import { migrate } from "#services/db/migrate.ts";
import type { Db } from "#services/lib/handlers.ts";
import { balances, houseCents } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import type { Game } from "#services/main/catalogue/offers/lottery/prices.rules.ts";
import { listMail } from "#services/main/foundation/mail/mail.rows.ts";
import { runNextStep } from "#services/main/play/drawing/draws-lifecycle.ts";
import { drawNow, runDueDraws } from "#services/main/play/drawing/draws-runner.ts";
import { ensureSchedule } from "#services/main/play/drawing/schedule.ts";
import { findDraw, readDivisions } from "#services/main/play/draws/draws.rows.ts";
import { takeDraw } from "#services/main/play/draws/due-draws.rows.ts";
import type { DrawnNumbers } from "#services/main/play/draws/numbers.rules.ts";
import { divisionsOf, standardGamesOf } from "#services/main/play/lotteries/scoring.rules.ts";
import { requireLottery } from "#services/main/play/lotteries/settlement.rules.ts";
import { findOrder, readClaims } from "#services/main/sales/orders/orders.rows.ts";
import { toDetails } from "#services/main/sales/orders/orders.shapes.ts";
import { randomFrom, seed } from "#tests/concurrency/counts.ts";
import { audit } from "#tests/ledger-audit.ts";
import { customerId, entriesOf, openShop, pick, sell } from "./draws-shop.ts";

const NOW = new Date("2026-11-20T01:00:00Z");

let shop: Database;
let db: Db;
beforeAll(async () => {
  shop = await openShop();
  db = shop.db;
  const keys = ["set_for_life2020", "super_66", "lotto_strike"];
  await db
    .insertInto("offer_state")
    .values(keys.map((product_offer_key) => ({ product_offer_key })))
    .execute();
  await runInTransaction(db, (tx) => ensureSchedule(tx, NOW));
});
afterAll(() => shop.close());

const random = randomFrom(seed);

const randomNumbers = (to: number, count: number) => {
  const left = Array.from({ length: to }, (_, index) => index + 1);
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? 0);
};

const readBoardWins = (drawId: string) =>
  db
    .selectFrom("board_win")
    .innerJoin("orders", "orders.id", "board_win.order_id")
    .select(["order_id", "game_no", "division", "games"])
    .where("orders.draw_id", "=", drawId)
    .execute();

const nextDraw = async (key: string, drawNo: number) => {
  const draw = await runInTransaction(db, (tx) => findDraw(tx, key, drawNo));
  if (!draw) throw new Error(`there is no draw ${drawNo} of ${key}`);
  return draw;
};

/** Closes a draw and gives it these numbers, then scores and pays it. Prizes of one in millions are never won by chance. */
async function settleWith(key: string, drawNo: number, numbers: DrawnNumbers) {
  const { draw_at, id } = await nextDraw(key, drawNo);
  const step = () =>
    runInTransaction(db, async (tx) => {
      const draw = await takeDraw(tx, id, draw_at, [key]);
      if (draw) await runNextStep(tx, draw, draw_at);
      return draw?.status ?? null;
    });
  expect(await step()).toBe("DRAW_OPEN");
  await db
    .updateTable("draw")
    .set({ status: "DRAW_DRAWN", numbers: JSON.stringify(numbers) })
    .where("id", "=", id)
    .execute();
  while (await step());
  return { id, divisions: (await runInTransaction(db, (tx) => readDivisions(tx, [id]))).get(id) ?? [] };
}

it(`pays each winning game of a system, in all its divisions, once (seed ${seed})`, async () => {
  const systems = Array.from({ length: 60 }, (): Game => ({ Numbers: randomNumbers(45, 14) }));
  const order = await sell(db, "anna", "saturday_lotto", systems, undefined, "reduced_system");
  await sell(db, "ben", "saturday_lotto", pick("saturday_lotto", 200));

  const report = await drawNow(db, "saturday_lotto");

  const { rules } = requireLottery("saturday_lotto");
  const wins = await readBoardWins(report.drawId);
  const entries = await entriesOf(db, report.drawId);
  let [winners, cents] = [0, 0];
  for (const { gameNo, gameType, numbers, orderId, division, prize_cents } of entries) {
    const expected = divisionsOf(rules, report.numbers, gameType, numbers);
    const own = wins.filter(({ game_no, order_id }) => order_id === orderId && game_no === gameNo);
    expect(new Map(own.map((win) => [win.division, win.games]))).toEqual(expected);
    expect(division).toBe(expected.size > 0 ? Math.min(...expected.keys()) : null);
    let prize = 0;
    for (const [won, games] of expected) {
      winners += games;
      prize += games * (report.divisions[won - 1]?.prizeCents ?? 0);
    }
    expect(prize_cents ?? 0).toBe(prize);
    cents += prize;
  }
  expect(winners).toBeGreaterThan(60);
  expect(report).toMatchObject({ winners, paidCents: cents });
  const paid = await db.selectFrom("orders").select("winnings_cents").where("id", "=", order).executeTakeFirstOrThrow();
  await runInTransaction(db, async (tx) => {
    expect((await balances(tx, customerId("anna"))).prizeCents).toBe(paid.winnings_cents);
    expect(await houseCents(tx, "prize_pool")).toBe(-cents);
    expect(await audit(tx)).toMatchObject({ isBalanced: true });
  });
});

it("counts every standard game of a board towards the prize pool", () => {
  const { rules } = requireLottery("powerball");
  expect(standardGamesOf(rules, "powerpik", { Numbers: randomNumbers(35, 14) })).toBe(68_640);
  expect(standardGamesOf(rules, "reduced_system", { Numbers: randomNumbers(35, 5), Powerball: [1] })).toBe(435);
});

it("pays PowerHit with seven right as one first and nineteen second prizes", async () => {
  const numbers = [1, 2, 3, 4, 5, 6, 7];
  await sell(db, "ben", "powerball", [{ Numbers: numbers }], 1594, "powerhit");
  const { divisions, id } = await settleWith("powerball", 1594, { Numbers: numbers, Powerball: [20] });

  expect((await readBoardWins(id)).map(({ division, games }) => [division, games])).toEqual([
    [1, 1],
    [2, 19],
  ]);
  const [board] = await entriesOf(db, id);
  expect(divisions[0]?.winners).toBeGreaterThanOrEqual(1);
  expect(divisions[1]?.winners).toBeGreaterThanOrEqual(19);
  expect(board?.prize_cents).toBe((divisions[0]?.prize_cents ?? 0) + 19 * (divisions[1]?.prize_cents ?? 0));
});

describe("Set for Life", () => {
  it("pays the first month, writes down the others and says so", async () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7];
    await sell(db, "ben", "set_for_life2020", [{ Numbers: numbers }], 4124);
    const before = await runInTransaction(db, (tx) => balances(tx, customerId("ben")));
    const { id } = await settleWith("set_for_life2020", 4124, { Numbers: numbers, Supplementary: [8, 9] });

    const claims = await db
      .selectFrom("prize_claim")
      .innerJoin("orders", "orders.id", "prize_claim.order_id")
      .select(["kind", "items", "monthly_cents", "months_left", "prize_claim.customer_id"])
      .where("orders.draw_id", "=", id)
      .execute();
    const after = await runInTransaction(db, (tx) => balances(tx, customerId("ben")));
    expect(after.prizeCents - before.prizeCents).toBe(2_000_000);
    expect(claims).toEqual([
      { kind: "annuity", items: 1, monthly_cents: 2_000_000, months_left: 239, customer_id: customerId("ben") },
    ]);
    const [mail] = await runInTransaction(db, (tx) => listMail(tx, { recipient: "ben@example.com" }));
    const note = "This is the first monthly payment of $20,000.00. 239 more follow.";
    expect(mail?.body).toContain(note);
    const [board] = await entriesOf(db, id);
    const details = await runInTransaction(db, async (tx) => {
      const order = await findOrder(tx, customerId("ben"), board?.orderId ?? "");
      return order && toDetails(order, await readClaims(tx, order));
    });
    expect(details).toMatchObject([{ notes: [note] }]);
  });

  it("is drawn every day", async () => {
    const { draw_at } = await nextDraw("set_for_life2020", 4125);
    const next = await nextDraw("set_for_life2020", 4126);
    expect(next.draw_at.getTime() - draw_at.getTime()).toBe(86_400_000);
  });
});

it("pays Super 66 by its digits in their places", async () => {
  await sell(db, "ben", "super_66", [{ Numbers: [0, 0, 7, 1, 2, 3] }, { Numbers: [9, 0, 7, 1, 2, 4] }], 4627);
  const { id } = await settleWith("super_66", 4627, { Numbers: [0, 0, 7, 9, 9, 4] });
  expect((await entriesOf(db, id)).map(({ gameNo, division, prize_cents }) => [gameNo, division, prize_cents])).toEqual(
    [
      [1, 4, 6_600],
      [2, null, null],
    ],
  );
});

describe("Lotto Strike", () => {
  it("is decided by the first four balls of that day's lottery, in the order drawn", async () => {
    // Saturday's draw is already settled: with it went its Strike.
    const saturday = await nextDraw("saturday_lotto", 4627);
    const strike = await nextDraw("lotto_strike", 2810);
    expect(strike).toMatchObject({ drawn_from: saturday.id, status: "DRAW_PAID" });
    expect(strike.numbers).toEqual({ Numbers: saturday.numbers?.["Numbers"]?.slice(0, 4) });
  });

  it("stays undrawn until its lottery is drawn, and its lottery until both are closed", async () => {
    const monday = await nextDraw("monday_lotto", 4321);
    const strike = await nextDraw("lotto_strike", 2811);
    expect(strike).toMatchObject({ drawn_from: monday.id, stop: monday.stop });
    const statusAfter = async (id: string) => {
      await runInTransaction(db, async (tx) => {
        const draw = await takeDraw(tx, id, monday.draw_at, ["monday_lotto", "lotto_strike"]);
        if (draw) await runNextStep(tx, draw, monday.draw_at);
      });
      return (await nextDraw(id === monday.id ? "monday_lotto" : "lotto_strike", id === monday.id ? 4321 : 2811))
        .status;
    };
    expect(await statusAfter(monday.id)).toBe("DRAW_CLOSED");
    expect(await statusAfter(monday.id)).toBe("DRAW_CLOSED");
    expect(await statusAfter(strike.id)).toBe("DRAW_CLOSED");
    expect(await statusAfter(strike.id)).toBe("DRAW_CLOSED");
    expect(await statusAfter(monday.id)).toBe("DRAW_DRAWN");
    expect(await statusAfter(strike.id)).toBe("DRAW_DRAWN");
  });

  it("is drawn with its lottery when an operator draws either", async () => {
    const orders = Array.from({ length: 30 }, (): Game => ({ Numbers: randomNumbers(45, 4) }));
    await sell(db, "anna", "lotto_strike", orders, 2812, "strike_boxed");
    const report = await drawNow(db, "lotto_strike");

    expect(report.drawNo).toBe(2812);
    const wednesday = await nextDraw("wednesday_lotto", 4322);
    expect(wednesday.status).toBe("DRAW_PAID");
    expect(report.numbers).toEqual({ Numbers: wednesday.numbers?.["Numbers"]?.slice(0, 4) });
    const { rules } = requireLottery("lotto_strike");
    for (const { gameType, numbers, prize_cents } of await entriesOf(db, report.drawId)) {
      let prize = 0;
      for (const [division, games] of divisionsOf(rules, report.numbers, gameType, numbers)) {
        prize += games * (report.divisions[division - 1]?.prizeCents ?? 0);
      }
      expect(prize_cents ?? 0).toBe(prize);
    }
  });

  it("leaves the books balanced once the runner has settled the rest", async () => {
    await runDueDraws(db, NOW);
    expect(await runDueDraws(db, NOW)).toBe(0);
    expect(await runInTransaction(db, audit)).toMatchObject({ isBalanced: true });
  });

  it("waits for its earlier draws when an operator draws the lottery that decides it", async () => {
    const { alsoDrawn, drawNo } = await drawNow(db, "monday_lotto");
    const monday = await nextDraw("monday_lotto", drawNo);
    expect([monday.status, alsoDrawn]).toEqual(["DRAW_PAID", [{ offer: "lotto_strike", drawNo: 2814, waits: true }]]);
    const { alsoDrawn: later } = await drawNow(db, "saturday_lotto");
    expect(later).toEqual([{ offer: "lotto_strike", drawNo: 2813, waits: false }]);
  });
});

it("keeps what boards won in a database from before systems", async () => {
  const old = await openShop();
  await sell(old.db, "anna", "saturday_lotto", pick("saturday_lotto", 1_000));
  const { drawId, winners } = await drawNow(old.db, "saturday_lotto");
  const readWins = () => old.db.selectFrom("board_win").selectAll().orderBy("order_id").orderBy("game_no").execute();
  const before = await readWins();
  // As it was before the migration.
  for (const statement of [
    "drop table prize_claim, board_win",
    "drop function refuse_late_win",
    "alter table draw drop column drawn_from cascade",
    "delete from marker where name = '0013-board-wins.ts'",
  ]) {
    await sql.raw(statement).execute(old.db);
  }

  expect(await migrate(old.db)).toEqual(["0013-board-wins.ts"]);

  expect(before.length).toBe(winners);
  expect(await readWins()).toEqual(before);
  expect((await entriesOf(old.db, drawId)).filter(({ division }) => division !== null)).toHaveLength(winners);
  await old.close();
});
