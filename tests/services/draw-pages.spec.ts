// A draw reads and pays its orders in pages: each costs the same, wherever it is and however many orders there are.
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertBoards, insertBooks } from "#scripts/bench/draw.ts";
import type { Db, Tx } from "#services/lib/handlers.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { drawNow } from "#services/main/play/drawing/draws-runner.ts";
import { readEntries, takeUnpaidOrders } from "#services/main/play/draws/steps.rows.ts";
import { FIRST_PLACE, giveNextNumbers, type Place } from "#services/main/play/raffles/raffle.rows.ts";
import { giveDueNumbers } from "#services/main/play/raffles/raffle-play.ts";
import { explain, rowsRead, statementsOf } from "#tests/plans.ts";
import { openServices, type Services } from "./open-services.ts";

const DRAW = "drw_monday_lotto_4321";
const ORDERS = 3_000;
const BOARDS = 4 * ORDERS;

let services: Services;
beforeAll(async () => {
  services = await openServices();
  await insertBoards(services.db, DRAW, BOARDS);
});
afterAll(() => services.close());

/** Returns how many rows each page of this statement reads while `work` runs. */
async function pagesOf(tx: Tx, pattern: RegExp, work: () => Promise<unknown>): Promise<number[]> {
  const pages: number[] = [];
  for (const statement of await statementsOf(work)) {
    if (pattern.test(statement.text)) pages.push(rowsRead(await explain(tx, statement)));
  }
  return pages;
}

/** Does some work and takes it back. */
async function undo(db: Db, work: (tx: Tx) => Promise<unknown>): Promise<void> {
  const undone = new Error("undone");
  const result = runInTransaction(db, async (tx) => {
    await work(tx);
    throw undone;
  });
  await expect(result).rejects.toBe(undone);
}

it("reads as many rows for the last page of entries as for the first", async () => {
  let found = 0;
  const pages = await runInTransaction(services.db, (tx) =>
    pagesOf(tx, /read_entries/, async () => {
      for await (const entries of readEntries(tx, DRAW)) found += entries.length;
    }),
  );
  expect(found).toBe(BOARDS);
  // The last one is empty.
  expect(pages.length).toBe(ORDERS / 500 + 1);
  const [first = 0, ...others] = pages;
  // A page that searched what the others have done would read several times as many.
  expect(Math.max(...others)).toBeLessThanOrEqual(first * 2);
});

it("reads as many rows for a later page of unpaid orders as for the first, and pays each order once", async () => {
  const ids = await services.db.selectFrom("orders").select("id").where("draw_id", "=", DRAW).orderBy("id").execute();
  const pages = await runInTransaction(services.db, (tx) =>
    pagesOf(tx, /^select "id", "customer_id", "game_offer" from "orders"/, async () => {
      for (const paid_upto of [null, ids[ORDERS / 2]?.id ?? null]) await takeUnpaidOrders(tx, { id: DRAW, paid_upto });
    }),
  );
  expect(pages).toHaveLength(2);
  expect(pages[1]).toBeLessThanOrEqual((pages[0] ?? 0) * 1.1);
  // Undoes the place that the pages above have left.
  await services.db.updateTable("draw").set({ paid_upto: "" }).where("id", "=", DRAW).execute();

  const { paidCents, winners } = await drawNow(services.db, "monday_lotto");
  const orders = services.db.selectFrom("orders").select(({ fn }) => [fn.countAll<number>().as("count")]);
  const past = await orders.where("draw_id", "=", DRAW).where("status", "=", "past").executeTakeFirstOrThrow();
  expect(Number(past.count)).toBe(ORDERS);
  expect(winners).toBeGreaterThan(0);
  const { cents } = await services.db
    .selectFrom("ledger_entry")
    .innerJoin("ledger_transfer", "ledger_transfer.id", "ledger_entry.transfer_id")
    .select(({ fn }) => fn.sum<number>("cents").as("cents"))
    .where("kind", "=", "prize")
    .where("owner", "like", `b${BOARDS}_%`)
    .executeTakeFirstOrThrow();
  expect(Number(cents)).toBe(paidCents);
});

it("reads as many rows for the last page of books without numbers as for the first, and none once all have numbers", async () => {
  const { db } = services;
  const { id } = await db
    .selectFrom("draw")
    .select("id")
    .where("product_offer_key", "=", "charity_raffle")
    .where("status", "=", "DRAW_OPEN")
    .orderBy("draw_no")
    .executeTakeFirstOrThrow();
  await giveDueNumbers(db);
  await insertBooks(db, id, ORDERS);
  const search = "select draw_id from order_without_numbers";
  const pages: number[] = [];
  for (let place: Place | null = FIRST_PLACE; place; ) {
    const after: Place = place;
    // Explained first, while its books have no numbers.
    const page = await statementsOf(() => undo(db, (tx) => giveNextNumbers(tx, id, after)));
    for (const statement of page.filter(({ text }) => text.includes("list_without_numbers"))) {
      pages.push(rowsRead(await runInTransaction(db, (tx) => explain(tx, statement))));
    }
    place = await runInTransaction(db, (tx) => giveNextNumbers(tx, id, after));
  }
  // The last one is empty.
  expect(pages).toHaveLength(ORDERS / 500 + 1);
  const [first = 0, ...others] = pages;
  expect(first).toBeGreaterThan(500);
  // A page that searched what the others have done would read several times as many.
  expect(Math.max(...others)).toBeLessThanOrEqual(first * 2);
  expect(rowsRead(await runInTransaction(db, (tx) => explain(tx, { text: search, values: [] })))).toBe(0);

  const given = await db
    .selectFrom("ticket_run")
    .innerJoin("orders", "orders.id", "order_id")
    .select(["order_id", "first_number"])
    .where("orders.customer_id", "like", `r${ORDERS}_%`)
    .orderBy("orders.created_at")
    .execute();
  expect(given).toHaveLength(ORDERS);
  expect(given).toEqual(given.toSorted((one, other) => one.first_number - other.first_number));
});
