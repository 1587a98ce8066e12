// Tickets with numbers of their own, from the sale to the prize, on a real database.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#services/db/index.ts";
import { createBackoff } from "#services/lib/backoff.ts";
import { setShopNow } from "#services/lib/clock.ts";
import type { Db } from "#services/lib/handlers.ts";
import { balances } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { findRaffle } from "#services/main/catalogue/offers/catalogue.ts";
import { drawNow, runDueDraws } from "#services/main/play/drawing/draws-runner.ts";
import { giveSingleNumbers } from "#services/main/play/raffles/numbered.rows.ts";
import { drawNumbers, isNumbered, numberWins, specialCents } from "#services/main/play/raffles/numbered.rules.ts";
import { sellNumberedElsewhere } from "#services/main/sales/stock/elsewhere.ts";
import { audit } from "#tests/ledger-audit.ts";
import { customerId, openShop, sellBooks } from "./draws-shop.ts";

let shop: Database;
let db: Db;
beforeAll(async () => {
  shop = await openShop();
  db = shop.db;
});
afterAll(() => shop.close());

const drawOf = (key: string, drawNo?: number) =>
  db
    .selectFrom("draw")
    .selectAll()
    .where("product_offer_key", "=", key)
    .where(
      "draw_no",
      "=",
      drawNo ??
        (({ selectFrom }) =>
          selectFrom("draw")
            .select(({ fn }) => fn.max<number>("draw_no").as("no"))
            .where("product_offer_key", "=", key)),
    )
    .executeTakeFirstOrThrow();
const numbersOf = async (orderId: string) =>
  (await db.selectFrom("ticket_run").selectAll().where("order_id", "=", orderId).orderBy("book_no").execute()).map(
    ({ first_number }) => first_number,
  );

describe("a numbered draw", () => {
  it.for(["super_jackpot_lottery", "mega_jackpot_lottery"])(
    "of %s closes when it is sold out, and the next opens at once",
    async (key) => {
      const raffle = findRaffle(key);
      const first = await drawOf(key);
      const last = raffle?.maxTickets ?? 0;
      const anna = await sellBooks(db, "anna", { lottery: key, book: "random", books: 10 });
      const ben = await sellBooks(db, "ben", { lottery: key, book: "sequential", books: 4 });
      await runInTransaction(db, async (tx) => {
        await giveSingleNumbers(tx, { orderId: anna, drawId: first.id, count: 10, last, inRow: false });
        await giveSingleNumbers(tx, { orderId: ben, drawId: first.id, count: 4, last, inRow: true });
      });
      const drawn = await numbersOf(anna);
      const [start = 0, ...rest] = await numbersOf(ben);
      expect(new Set(drawn).size).toBe(10);
      expect(rest).toEqual([start + 1, start + 2, start + 3]);

      await setShopNow(db, first.stop, { frozen: true });
      await runInTransaction(db, (tx) => sellNumberedElsewhere(tx, first.stop));
      const stock = await db.selectFrom("stock").selectAll().where("draw_id", "=", first.id).executeTakeFirstOrThrow();
      expect(stock).toMatchObject({ sold: last, elsewhere: last - 14 });
      await runDueDraws(db, first.stop, createBackoff());
      const closed = await drawOf(key, first.draw_no);
      expect(closed.status).toBe("DRAW_PAID");
      const next = await drawOf(key);
      expect(next).toMatchObject({ draw_no: first.draw_no + 1, status: "DRAW_OPEN", has_single_numbers: true });

      if (!raffle || !isNumbered(raffle) || closed.entries_hash === null) throw new Error("nothing was drawn");
      const result = drawNumbers(
        { seed: closed.seed, lotteryKey: key, drawNo: closed.draw_no, entriesHash: closed.entries_hash },
        raffle,
        { own: [], rollovers: first.rollovers },
      );
      expect(next.rollovers).toBe(result.isSpecialWon ? 0 : first.rollovers + 1);
      expect(next.prize_pool_cents).toBe(specialCents(raffle, next.rollovers));
      const all = numberWins(raffle, closed.draw_no, { cents: specialCents(raffle, first.rollovers), drawn: result });
      const expected = all.filter(({ number }) => [...drawn, start, ...rest].includes(number)).map(({ id }) => id);
      const wins = await db.selectFrom("ticket_win").selectAll().where("draw_id", "=", closed.id).execute();
      expect(wins.map(({ prize_id }) => prize_id).sort()).toEqual(expected.sort());
    },
  );

  it("pays every prize of a number into the wallet", async () => {
    const key = "super_jackpot_lottery";
    const draw = await drawOf(key);
    const raffle = findRaffle(key);
    if (!raffle || !isNumbered(raffle)) throw new Error("not numbered");
    const before = await runInTransaction(db, (tx) => balances(tx, customerId("anna")));
    const orders: string[] = [];
    for (let count = 0; count < 40; count++) {
      const order = await sellBooks(db, "anna", { lottery: key, book: "random", books: 10 });
      await runInTransaction(db, (tx) =>
        giveSingleNumbers(tx, { orderId: order, drawId: draw.id, count: 10, last: 270_000, inRow: false }),
      );
      orders.push(order);
    }
    const report = await drawNow(db, key);
    expect(report.winners).toBeGreaterThan(0);
    const after = await runInTransaction(db, (tx) => balances(tx, customerId("anna")));
    expect(after.prizeCents - before.prizeCents).toBe(report.paidCents);
    expect(await runInTransaction(db, audit)).toMatchObject({ unevenTransfers: [], wrongBalances: [] });
  });

  it("gives a number once, also when few are left", async () => {
    const key = "mega_jackpot_lottery";
    const draw = await drawOf(key);
    const order = await sellBooks(db, "anna", { lottery: key, book: "random", books: 8 });
    const row = await sellBooks(db, "ben", { lottery: key, book: "sequential", books: 3 });
    const give = (orderId: string, count: number, inRow: boolean) =>
      runInTransaction(db, (tx) => giveSingleNumbers(tx, { orderId, drawId: draw.id, count, last: 12, inRow }));
    expect(await give(row, 3, true)).toBe(true);
    expect(await give(order, 8, false)).toBe(true);
    const given = [...(await numbersOf(row)), ...(await numbersOf(order))];
    expect(new Set(given).size).toBe(11);
    const none = await sellBooks(db, "ben", { lottery: key, book: "sequential", books: 2 });
    expect(await give(none, 2, true)).toBe(false);
  });
});

describe("a weekly draw", () => {
  it("gives numbers after payment and before its close, and pays its causes", async () => {
    const key = "make_a_smile_lottery";
    const draw = await drawOf(key);
    const order = await sellBooks(db, "ben", { lottery: key, book: "deferred", books: 5 });
    expect(await numbersOf(order)).toEqual([]);
    await setShopNow(db, draw.draw_at, { frozen: true });
    await runDueDraws(db, draw.draw_at, createBackoff());
    const numbers = await numbersOf(order);
    expect(new Set(numbers).size).toBe(5);
    expect((await drawOf(key, draw.draw_no)).status).toBe("DRAW_PAID");
    expect(await drawOf(key)).toMatchObject({ draw_no: draw.draw_no + 1, rollovers: draw.rollovers + 1 });
  });
});
