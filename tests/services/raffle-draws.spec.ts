// Raffles from the books sold to the prizes paid, on a real database.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#services/db/index.ts";
import { createBackoff } from "#services/lib/backoff.ts";
import { setShopNow } from "#services/lib/clock.ts";
import type { Db } from "#services/lib/handlers.ts";
import { balances, houseCents } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { listPayments } from "#services/main/catalogue/causes/causes-payments.ts";
import { findRaffle } from "#services/main/catalogue/offers/catalogue.ts";
import { listMail } from "#services/main/foundation/mail/mail.rows.ts";
import { drawNow, runDueDraws } from "#services/main/play/drawing/draws-runner.ts";
import { seedHashOf } from "#services/main/play/draws/numbers.rules.ts";
import { giveNumbers } from "#services/main/play/raffles/raffle.rows.ts";
import { refundCheckout } from "#services/main/sales/purchases/refunds.commands.ts";
import { findTransaction, transactionId } from "#services/main/wallet/transactions/transactions.rows.ts";
import { listCards } from "#services/notifications/content-cards.rows.ts";
import { audit } from "#tests/ledger-audit.ts";
import { customerId, openShop, prizeTransfers, sellBooks } from "./draws-shop.ts";
import { drawAgain } from "./raffle-draws-oracle.ts";

const FIRST_CLOSE = new Date("2026-11-22T09:00:00Z");
const SECOND_CLOSE = new Date("2026-12-06T09:00:00Z");
const MAIN_CLOSE = new Date("2026-12-18T09:00:00Z");
const MAIN_DRAW = new Date("2026-12-20T03:00:00Z");
const MAIN = "drw_charity_raffle_12";
const EARLY = ["drw_charity_raffle/early_bird_1_12", "drw_charity_raffle/early_bird_2_12"] as const;
const CHARITY = findRaffle("charity_raffle");

let shop: Database;
let db: Db;
const open = async () => {
  shop = await openShop();
  db = shop.db;
};
const close = () => shop.close();

async function runAt(now: Date, backoff = createBackoff()) {
  await setShopNow(db, now, { frozen: true });
  return runDueDraws(db, now, backoff);
}
const dayBefore = (now: Date) => new Date(now.getTime() - 86_400_000);
const drawOf = (id: string) => db.selectFrom("draw").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const runs = () => db.selectFrom("ticket_run").selectAll().orderBy("first_number").execute();
const wins = (drawId: string) =>
  db.selectFrom("ticket_win").selectAll().where("draw_id", "=", drawId).orderBy("prize_id").execute();
const statuses = async () => {
  const rows = await db
    .selectFrom("draw")
    .select(["id", "status"])
    .where("id", "in", [...EARLY, MAIN])
    .execute();
  return Object.fromEntries(rows.map(({ id, status }) => [id, status]));
};

const entriesOf = async (until?: Date) => {
  const rows = await db
    .selectFrom("ticket_run as run")
    .innerJoin("orders", "orders.id", "run.order_id")
    .select(["order_id as order", "book_no as book", "first_number as first", "last_number as last", "created_at"])
    .where("orders.status", "<>", "cancelled")
    .orderBy("first_number")
    .execute();
  return rows.filter(({ created_at }) => !until || created_at < until);
};

describe("a raffle with its early birds", () => {
  beforeAll(open);
  afterAll(close);
  const orders: string[] = [];

  it("gives each book a run of numbers after payment, in the order of payment", async () => {
    orders.push(await sellBooks(db, "anna", { book: "book_5", books: 2 }));
    orders.push(await sellBooks(db, "ben", { book: "book_100", books: 1, showsName: true }));
    await runAt(dayBefore(FIRST_CLOSE));

    expect(
      (await runs()).map(({ order_id, book_no, first_number, last_number }) => [
        order_id,
        book_no,
        first_number,
        last_number,
      ]),
    ).toEqual([
      [orders[0], 1, 1, 5],
      [orders[0], 2, 6, 10],
      [orders[1], 1, 11, 110],
    ]);
    expect(await runAt(dayBefore(FIRST_CLOSE))).toBe(0);
  });

  it("cannot give a number twice, whatever the service does", async () => {
    const order = await sellBooks(db, "anna", { book: "book_5", books: 1 });
    const give = (first: number) =>
      db
        .insertInto("ticket_run")
        .values({ order_id: order, book_no: 1, draw_id: MAIN, first_number: first, last_number: first + 4 })
        .execute();
    await expect(give(11)).rejects.toThrow(/ticket_run/);
    await expect(give(12)).rejects.toThrow(/ticket_run/);
    await expect(give(109)).rejects.toThrow(/ticket_run/);
    await Promise.all(Array.from({ length: 8 }, () => runInTransaction(db, (tx) => giveNumbers(tx, MAIN))));
    expect((await runs()).at(-1)).toMatchObject({ order_id: order, first_number: 111, last_number: 115 });
    await expect(sql`update ticket_run set last_number = 200 where last_number = 115`.execute(db)).rejects.toThrow();
    orders.push(order);
  });

  it("draws the first early bird among the books bought before it closed, and pays at once", async () => {
    await runAt(FIRST_CLOSE);
    expect(await statuses()).toEqual({ [EARLY[0]]: "DRAW_CLOSED", [EARLY[1]]: "DRAW_OPEN", [MAIN]: "DRAW_OPEN" });
    orders.push(await sellBooks(db, "ben", { book: "book_100", books: 10, at: FIRST_CLOSE }));
    const { draw_at } = await drawOf(EARLY[0]);
    expect(draw_at).toEqual(new Date("2026-11-24T03:00:00Z"));
    await runAt(draw_at);

    const draw = await drawOf(EARLY[0]);
    const again = drawAgain(draw, await entriesOf(FIRST_CLOSE), 1);
    expect(draw).toMatchObject({
      status: "DRAW_PAID",
      entries_hash: again.entriesHash,
      seed_hash: seedHashOf(draw.seed),
    });
    const [win, ...others] = await wins(EARLY[0]);
    expect(others).toEqual([]);
    expect(win).toMatchObject({ ticket_number: again.main[0], value_cents: 1_000_000, is_goods: false });
    expect(await prizeTransfers(db)).toEqual([{ reference: `${win?.order_id}/prz_charity_raffle_12_early_bird_1` }]);
    await runInTransaction(db, async (tx) => {
      const [anna, ben] = [await balances(tx, customerId("anna")), await balances(tx, customerId("ben"))];
      expect(anna.prizeCents + ben.prizeCents).toBe(1_000_000);
      const winner = anna.prizeCents > 0 ? "anna" : "ben";
      const [card] = await listCards(tx, customerId(winner));
      expect(card).toMatchObject({
        title: "You won $10,000.00 in Beach house raffle, early bird 1",
        link: `/my-account/upcoming-tickets/ticket/${win?.order_id}`,
      });
      const transaction = await findTransaction(
        tx,
        customerId(winner),
        transactionId("prize", `${win?.order_id}/${win?.prize_id}`),
      );
      expect(transaction?.ticket).toBe(String(win?.ticket_number).padStart(7, "0"));
      const [mail] = await listMail(tx, { recipient: `${winner}@example.com`, limit: 1 });
      expect(mail).toMatchObject({ subject: card?.title, body: card?.message });
    });
  });

  it("refunds no ticket of an early bird that has closed", async () => {
    await expect(
      runInTransaction(db, (tx) => refundCheckout(tx, orders[0]?.replace("ord", "chk") ?? "")),
    ).rejects.toThrow("An early bird has closed with these tickets");
  });

  it("leaves numbers of a refunded purchase out of the draw", async () => {
    const order = await sellBooks(db, "anna", {
      book: "book_40",
      books: 1,
      at: new Date("2026-12-01T00:00:00Z"),
      paid: true,
    });
    await setShopNow(db, new Date("2026-12-01T00:00:00Z"), { frozen: true });
    await runInTransaction(db, (tx) => giveNumbers(tx, MAIN));
    await runInTransaction(db, (tx) => refundCheckout(tx, order.replace("ord", "chk")));
    expect((await runs()).at(-1)).toMatchObject({ order_id: order });
    expect((await entriesOf()).some((entry) => entry.order === order)).toBe(false);
  });

  it("draws the prizes from the numbers sold, most valuable first, and pays them and the cause once", async () => {
    await sellBooks(db, "anna", { book: "book_100", books: 1, at: dayBefore(MAIN_CLOSE), cents: 150_000_000 });
    await runAt(SECOND_CLOSE);
    await runAt(MAIN_CLOSE);
    expect(await statuses()).toMatchObject({ [EARLY[1]]: "DRAW_PAID", [MAIN]: "DRAW_CLOSED" });
    await expect(sellBooks(db, "anna", { book: "book_5", books: 1, at: MAIN_CLOSE })).rejects.toThrow(
      /not on sale|closed|no_data|draw/,
    );
    await runAt(MAIN_DRAW);
    await Promise.all([runDueDraws(db, MAIN_DRAW), runDueDraws(db, MAIN_DRAW)]);

    const draw = await drawOf(MAIN);
    const again = drawAgain(draw, await entriesOf(), 25);
    expect(draw).toMatchObject({ status: "DRAW_PAID", entries_hash: again.entriesHash });
    const won = await wins(MAIN);
    expect(won.slice(0, 25).map(({ ticket_number }) => ticket_number)).toEqual(again.main);
    expect(won.slice(0, 25).map(({ value_cents }) => value_cents)).toEqual([
      ...[120_000_000, 2_500_000, 500_000, 500_000, 500_000],
      ...Array.from({ length: 20 }, () => 50_000),
    ]);
    expect(won[25]).toMatchObject({ prize_id: "prz_charity_raffle_12_book_buyer", ticket_number: again.bookBuyer });
    const claims = await db.selectFrom("prize_claim").selectAll().orderBy("prize_id").execute();
    expect(claims).toMatchObject([
      { prize_id: "prz_charity_raffle_12_1", name: "A house by the beach", kind: "goods", order_id: won[0]?.order_id },
      { prize_id: "prz_charity_raffle_12_2", name: "A car", kind: "goods", order_id: won[1]?.order_id },
    ]);
    const paid = 1_000_000 + 500_000 + 3 * 500_000 + 20 * 50_000 + 200_000;
    const goods = 120_000_000 + 2_500_000;
    await runInTransaction(db, async (tx) => {
      const [anna, ben] = [await balances(tx, customerId("anna")), await balances(tx, customerId("ben"))];
      expect(anna.prizeCents + ben.prizeCents).toBe(paid);
      const sales = await tx
        .selectFrom("orders")
        .select(sql<number>`sum(price_cents)::bigint`.as("cents"))
        .where("draw_id", "=", MAIN)
        .where("status", "<>", "cancelled")
        .executeTakeFirstOrThrow();
      const [payment, ...others] = (await listPayments(tx)).filter(({ drawNo }) => drawNo === 12);
      expect(others).toEqual([]);
      expect(payment).toMatchObject({ causeKey: "coast_rescue", cents: sales.cents - paid - goods });
      expect(await houseCents(tx, "causes")).toBe(payment?.cents);
      expect(await audit(tx)).toMatchObject({ isBalanced: true });
      const past = await tx
        .selectFrom("orders")
        .select(["status", "winnings_cents"])
        .where("draw_id", "=", MAIN)
        .execute();
      expect(past.filter(({ status }) => status === "upcoming")).toEqual([]);
      expect(past.reduce((sum, { winnings_cents }) => sum + (winnings_cents ?? 0), 0)).toBe(paid);
    });
  });

  it("opens the next raffle with its early birds as the last one closes", async () => {
    const next = await db
      .selectFrom("draw")
      .select(["id", "status"])
      .where("draw_no", "=", 13)
      .orderBy("stop")
      .execute();
    expect(next.filter(({ id }) => id.includes("raffle"))).toEqual([
      { id: "drw_charity_raffle/early_bird_1_13", status: "DRAW_OPEN" },
      { id: "drw_charity_raffle/early_bird_2_13", status: "DRAW_OPEN" },
      { id: "drw_charity_raffle_13", status: "DRAW_OPEN" },
    ]);
  });
});

describe("a raffle in trouble", () => {
  beforeAll(open);
  afterAll(close);

  it("is drawn without its early bird if that fails, and paid after it", async () => {
    await sellBooks(db, "anna", { book: "book_15", books: 1 });
    await sql`create function fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`.execute(db);
    await sql`create trigger failing before update on draw for each row when (old.id like '%early_bird_1_12')
      execute function fail()`.execute(db);
    await expect(runAt(MAIN_DRAW)).rejects.toThrow("Draws that could not be advanced");
    expect(await statuses()).toEqual({ [EARLY[0]]: "DRAW_OPEN", [EARLY[1]]: "DRAW_PAID", [MAIN]: "DRAW_SCORED" });

    await sql`drop trigger failing on draw`.execute(db);
    await runAt(MAIN_DRAW);
    expect(await statuses()).toEqual({ [EARLY[0]]: "DRAW_PAID", [EARLY[1]]: "DRAW_PAID", [MAIN]: "DRAW_PAID" });
    expect(await wins(EARLY[0])).toHaveLength(1);
  });
});

describe("a clock that is set back over the close of an early bird", () => {
  beforeAll(open);
  afterAll(close);

  it("adds no later book to the early bird", async () => {
    const inTime = await sellBooks(db, "anna", { book: "book_15", books: 1 });
    await runAt(FIRST_CLOSE);
    // The order has an earlier time than the close.
    await setShopNow(db, dayBefore(FIRST_CLOSE), { frozen: true });
    const later = await sellBooks(db, "ben", { book: "book_100", books: 10, at: dayBefore(FIRST_CLOSE) });
    await runInTransaction(db, (tx) => giveNumbers(tx, MAIN));
    await runAt(new Date("2026-11-24T03:00:00Z"));
    expect(await statuses()).toMatchObject({ [EARLY[0]]: "DRAW_PAID" });
    expect(await wins(EARLY[0])).toMatchObject([{ order_id: inTime }]);

    const refund = (order: string) => runInTransaction(db, (tx) => refundCheckout(tx, order.replace("ord", "chk")));
    await expect(refund(inTime)).rejects.toThrow("An early bird has closed with these tickets");
    await refund(later);
  });
});

describe("a raffle that an operator draws now", () => {
  beforeAll(open);
  afterAll(close);

  it("is settled with its early birds, without winners if nothing was sold", async () => {
    expect(await drawNow(db, "charity_raffle")).toMatchObject({ drawNo: 12, tickets: [], winners: 0, paidCents: 0 });
    expect(await statuses()).toEqual({ [EARLY[0]]: "DRAW_PAID", [EARLY[1]]: "DRAW_PAID", [MAIN]: "DRAW_PAID" });
    expect(await runInTransaction(db, audit)).toMatchObject({ isBalanced: true });
    expect(CHARITY?.earlyBirds).toHaveLength(2);
  });

  it("reports the winning tickets", async () => {
    await sellBooks(db, "anna", { book: "book_100", books: 1, drawNo: 13, at: new Date("2026-11-19T00:00:00Z") });
    const { tickets, winners } = await drawNow(db, "charity_raffle");
    expect(winners).toBe(28);
    expect(tickets?.[0]).toMatchObject({ number: expect.stringMatching(/^\d{7}$/), prize: "A house by the beach" });
  });
});

describe("a raffle that opens after the closes of its early birds", () => {
  beforeAll(open);
  afterAll(close);

  it("closes them with the raffle, and draws them first", async () => {
    // As in a shop whose raffle opened without them.
    await sql`alter table draw disable trigger user`.execute(db);
    await db.deleteFrom("draw").where("early_bird_of", "=", MAIN).execute();
    await sql`alter table draw enable trigger user`.execute(db);
    await sellBooks(db, "anna", { book: "book_100", books: 10 });
    await runAt(dayBefore(MAIN_CLOSE));
    for (const id of EARLY) {
      expect(await drawOf(id)).toMatchObject({ stop: MAIN_CLOSE, draw_at: MAIN_DRAW, status: "DRAW_OPEN" });
    }
    await runAt(MAIN_DRAW);
    expect(await statuses()).toEqual({ [EARLY[0]]: "DRAW_PAID", [EARLY[1]]: "DRAW_PAID", [MAIN]: "DRAW_PAID" });
    for (const id of EARLY) expect(await wins(id)).toHaveLength(1);
    const cents = (await wins(MAIN)).concat(await wins(EARLY[0]), await wins(EARLY[1]));
    const money = cents.reduce((sum, { is_goods, value_cents }) => sum + (is_goods ? 0 : value_cents), 0);
    const [order] = await db.selectFrom("orders").select("winnings_cents").where("draw_id", "=", MAIN).execute();
    expect(order?.winnings_cents).toBe(money);
    expect(await runInTransaction(db, audit)).toMatchObject({ isBalanced: true });
  });
});
