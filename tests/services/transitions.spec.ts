// The database refuses changes of draws, orders and games that are not part of their life cycle.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#services/db/index.ts";
import { between, cashAccount, DEPOSIT, houseAccount, post } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { drawNow } from "#services/main/play/drawing/draws-runner.ts";
import { cancelOrders } from "#services/main/sales/purchases/purchases.rows.ts";
import { openShop, pick, sell } from "./draws-shop.ts";

const SETTLED = "drw_saturday_lotto_4627";

let shop: Database;
let past: string;
let open: string;
let cancelled: string;
beforeAll(async () => {
  shop = await openShop();
  past = await sell(shop.db, "anna", "saturday_lotto", pick("saturday_lotto", 400));
  await drawNow(shop.db, "saturday_lotto");
  open = await sell(shop.db, "ben", "monday_lotto", pick("monday_lotto", 2));
  cancelled = await sell(shop.db, "ben", "monday_lotto", pick("monday_lotto", 1));
  await runInTransaction(shop.db, (tx) => cancelOrders(tx, cancelled.replace("ord", "chk")));
});
afterAll(() => shop.close());

const run = (statement: string) => sql.raw(statement).execute(shop.db);
/** Copies an order with another id into another draw, as an attacker would. */
const copyOrder = (id: string, { draw, status = "upcoming", winnings = "null" }: Record<string, string>) => `
  insert into orders select (jsonb_populate_record(orders, jsonb_build_object('id', 'ord_forged', 'ticket_id', 'ord_forged',
    'draw_id', '${draw}', 'status', '${status}', 'winnings_cents', ${winnings},
    'ended_at', case '${status}' when 'upcoming' then null else now() end))).*
  from orders where id = '${id}'`;

describe("a draw", () => {
  it.each([
    ["goes back on sale", "status = 'DRAW_OPEN'"],
    ["goes back a step", "status = 'DRAW_SCORED'"],
    ["moves its stop after it is settled", "stop = stop + interval '1 day'"],
    ["grows its prize pool after it is settled", "prize_pool_cents = prize_pool_cents + 1"],
    ["changes its number", "draw_no = 1"],
  ])("never %s", async (_, change) => {
    await expect(run(`update draw set ${change} where id = '${SETTLED}'`)).rejects.toThrow(/draw .* (cannot|keeps)/);
  });

  it.each([
    ["is paid before it is drawn", "status = 'DRAW_PAID'"],
    ["gets numbers while it is on sale", `numbers = '{"Numbers":[1,2,3,4,5,6]}'`],
    ["gets its entries hash while it is on sale", "entries_hash = repeat('0', 64)"],
  ])("never %s", async (_, change) => {
    const update = run(`update draw set ${change} where product_offer_key = 'monday_lotto' and status = 'DRAW_OPEN'`);
    await expect(update).rejects.toThrow(/draw .* (cannot|is not)/);
  });

  it("is never deleted", async () => {
    await expect(run("delete from draw where id not in (select draw_id from orders)")).rejects.toThrow("append-only");
    await expect(run("truncate draw cascade")).rejects.toThrow("append-only");
  });
});

describe("an order", () => {
  const change = (id: string, what: string) => run(`update orders set ${what} where id = '${id}'`);

  it.each(["price_cents = 2", "customer_id = 'cus_other'", "draw_id = 'drw_saturday_lotto_4628'", "num_games = 99"])(
    "never changes what was sold: %s",
    async (what) => {
      for (const id of [past, open]) await expect(change(id, what)).rejects.toThrow("cannot change");
    },
  );

  it("never becomes upcoming again", async () => {
    await expect(change(past, "status = 'upcoming'")).rejects.toThrow("cannot go");
    await expect(change(cancelled, "status = 'upcoming'")).rejects.toThrow("cannot go");
  });

  it("is never cancelled after the stop", async () => {
    await expect(change(past, "status = 'cancelled'")).rejects.toThrow("cannot go");
  });

  it("never wins outside of its settlement", async () => {
    await expect(change(open, "status = 'past', winnings_cents = 100")).rejects.toThrow("cannot go");
    await expect(change(open, "winnings_cents = 100")).rejects.toThrow("cannot go");
    await expect(change(past, "winnings_cents = winnings_cents + 100")).rejects.toThrow("cannot go");
  });

  it("is never added to a draw that is not on sale, or as won", async () => {
    await expect(run(copyOrder(past, { draw: SETTLED }))).rejects.toThrow("not of a draw on sale");
    const won = copyOrder(open, { draw: "drw_saturday_lotto_4628", status: "past", winnings: "100" });
    await expect(run(won)).rejects.toThrow("not of a draw on sale");
  });

  it("is never deleted", async () => {
    await expect(run(`delete from orders where id = '${open}'`)).rejects.toThrow("append-only");
    await expect(run("truncate orders cascade")).rejects.toThrow("append-only");
  });
});

describe("a game", () => {
  const change = (id: string, what: string) => run(`update order_game set ${what} where order_id = '${id}'`);

  it("never changes its numbers", async () => {
    for (const id of [past, open])
      await expect(change(id, `numbers = '{"Numbers":[1,2,3,4,5,6]}'`)).rejects.toThrow("cannot change");
  });

  it("never wins before or after its draw is scored", async () => {
    await expect(change(open, "division = 1, prize_cents = 100")).rejects.toThrow("is not being scored");
    await expect(change(past, "division = 1, prize_cents = 100")).rejects.toThrow(/is not being scored|cannot change/);
  });

  it("is never added later, or deleted", async () => {
    const added = (id: string, no: number) =>
      run(`insert into order_game (order_id, game_no, numbers) values ('${id}', ${no}, '{"Numbers":[1,2,3,4,5,6]}')`);
    await expect(added(past, 401)).rejects.toThrow("not of a draw on sale");
    await expect(added(open, 3)).rejects.toThrow("not of a draw on sale");
    await expect(run(`delete from order_game where order_id = '${open}'`)).rejects.toThrow("append-only");
  });
});

describe("a sale", () => {
  it("is checked and listed without a scan of all sales, also before the database has analysed its tables", async () => {
    const tx = await shop.db.startTransaction().execute();
    const scans = () =>
      sql<{ scans: number }>`select sum(seq_scan)::int as scans from pg_stat_xact_user_tables
        where relname in ('orders', 'draw', 'ledger_transfer', 'ledger_entry', 'withdrawal')`.execute(tx);
    const { rows } = await sql<{ draw: string }>`select draw_id as draw from orders where id = ${open}`.execute(tx);
    await sql.raw(copyOrder(open, { draw: rows[0]?.draw ?? "" })).execute(tx);
    const before = await scans();
    await sql`insert into order_game (order_id, game_no, numbers)
      select 'ord_forged', no, '{"Numbers":[1,2,3,4,5,6]}' from generate_series(1, 2) as no`.execute(tx);
    const entries = between(houseAccount("clearing"), cashAccount("cus_ben00000000001"), 100);
    await post(tx, { kind: DEPOSIT, reference: "dep_scanned", entries });
    const after = await scans();
    await tx.rollback().execute();
    expect(after.rows).toEqual(before.rows);
  });
});
