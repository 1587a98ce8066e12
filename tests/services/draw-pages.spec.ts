// A draw reads and pays its orders in pages: each costs the same, wherever it is and however many orders there are.
import { CompiledQuery } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { insertBoards } from "#scripts/bench/draw.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { drawNow } from "#services/main/play/draws/draws.runner.ts";
import { readEntries, takeUnpaidOrders } from "#services/main/play/draws/settlement.rows.ts";
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

type Statement = { text: string; values: unknown[] };
type PlanNode = {
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanNode[];
};

/** Rows that a statement's plan read, those it threw away included. */
const rowsRead = (node: PlanNode): number =>
  node["Actual Loops"] * (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) +
  (node.Plans ?? []).reduce((sum, child) => sum + rowsRead(child), 0);

/** Returns how many rows each page of this statement reads while `work` runs. */
async function pagesOf(tx: Tx, pattern: RegExp, work: () => Promise<unknown>): Promise<number[]> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  await work();
  const sent = spy.mock.calls.map(([query, values]): Statement => {
    const { text = query, values: own = values } = query as unknown as Partial<Statement>;
    return { text: String(text), values: own as unknown[] };
  });
  spy.mockRestore();
  const pages: number[] = [];
  for (const { text, values } of sent.filter((one) => pattern.test(one.text))) {
    const { rows } = await tx.executeQuery<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
      CompiledQuery.raw(`explain (analyze, format json) ${text}`, values),
    );
    const [plan] = rows[0]?.["QUERY PLAN"] ?? [];
    if (plan) pages.push(rowsRead(plan.Plan));
  }
  return pages;
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
  expect(Math.max(...others)).toBeLessThanOrEqual(first * 1.1);
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
