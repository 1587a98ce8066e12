// Tests a draw that closes during purchases, with two runners.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Database, openDatabase } from "#services/db/index.ts";
import { shopNow } from "#services/lib/clock.ts";
import type { Db, Tx } from "#services/lib/handlers.ts";
import { runDueDraws } from "#services/main/play/drawing/draws-runner.ts";
import { hashEntries } from "#services/main/play/draws/entries.rules.ts";
import type { Answer } from "#tests/contract/caller.ts";
import { purchaseOf } from "#tests/contract/main/money.ts";
import { MONDAY_STOP, quickPick } from "#tests/contract/main/tickets.ts";
import { PATIENT } from "#tests/patience.ts";
import { EXAMPLE_NOW } from "#tests/services/open-services.ts";
import { faultsInBooks, ordersOf, walletCents } from "./books.ts";
import { counted, runConcurrently } from "./counts.ts";
import { fleetOfTwo } from "./fleet.ts";

const DRAW = "drw_monday_lotto_4321";
const STOP = new Date(MONDAY_STOP);

const { fleet, members, memberOf } = fleetOfTwo();
let runners: [Database, Database];
beforeAll(async () => {
  const open = () => openDatabase(fleet.env);
  runners = [await open(), await open()];
});
afterAll(async () => {
  for (const { close } of runners) await close();
});

/** Buys tickets of 50 games one after the other until the draw closes. Returns how many. */
async function sellUntilClosed(index: number, onSale: () => void): Promise<{ customerId: string; sold: number }> {
  const member = memberOf(index);
  const as = await fleet.person({ cents: 500_000 });
  for (let sold = 0; ; ) {
    const added = await member.call("addCartItem", { as, body: quickPick({ draw_no: 4321, num_games: 50 }) });
    if (added.status === 409) return { customerId: as.customerId, sold };
    const { body, status } = await member.call("purchaseCart", { as, body: await purchaseOf(member, as) });
    if (status === 200) {
      sold++;
      onSale();
    }
    // The draw closed before the purchase, or between reading the cart and paying.
    else expect(["draw_closed", "cart_changed", "cart_empty"]).toContain(body.messages[0].code);
  }
}

const drawRow = (db: Db, id: string) =>
  db.selectFrom("draw").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Runs both runners concurrently until the draw has this status. The runner of a services process may take a step as well. */
const settle = (now: Date, id: string, status: string) =>
  expect
    .poll(async () => {
      await Promise.all(runners.map(({ db }) => runDueDraws(db, now)));
      return (await drawRow(fleet.db, id)).status;
    }, PATIENT)
    .toBe(status);

async function entriesOf(db: Db, drawId: string) {
  return (
    db
      .selectFrom("order_game")
      .innerJoin("orders", "orders.id", "order_id")
      .select([
        "order_id as orderId",
        "game_no as gameNo",
        "orders.game_type as gameType",
        "numbers",
        "division",
        "prize_cents",
      ])
      .where("draw_id", "=", drawId)
      // A refunded ticket takes no part in the draw.
      .where("orders.status", "<>", "cancelled")
      .execute()
  );
}

/** Waits until a session of this database is blocked by a lock. Other databases on the server belong to other tests. */
const untilBlocked = () =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(fleet.db);
      return rows[0]?.waiting;
    })
    .toBeGreaterThan(0);

/** Holds a lock while `meanwhile` runs, then releases it even on failure. */
async function holdWhile(lock: (tx: Tx) => Promise<unknown>, meanwhile: () => Promise<void>) {
  const held = await fleet.db.startTransaction().execute();
  try {
    await lock(held);
    await meanwhile();
  } finally {
    await held.rollback().execute();
  }
}

/** Returns a customer with a ticket in the cart, and the purchase request. */
async function paying(lottery: string, drawNo: number) {
  const as = await fleet.person({ cents: 1_000 });
  await members[0].call("addCartItem", { as, body: quickPick({ lottery_key: lottery, draw_no: drawNo }) });
  const body = await purchaseOf(members[0], as);
  return { as, body };
}

const SATURDAY = "drw_saturday_lotto_4627";
const SATURDAY_OVER = "2026-11-21T09:30:00Z";

/** Returns the references (order/game) of a draw's prizes in the ledger. */
async function prizesOf(db: Db, drawId: string): Promise<string[]> {
  const orders = await db.selectFrom("orders").select("id").where("draw_id", "=", drawId).execute();
  const ids = new Set(orders.map(({ id }) => id));
  const prizes = await db.selectFrom("ledger_transfer").select("reference").where("kind", "=", "prize").execute();
  return prizes.map(({ reference }) => reference).filter((reference) => ids.has(reference.split("/")[0] ?? ""));
}

it("closes after a purchase that began in time", async () => {
  const { as, body } = await paying("saturday_lotto", 4627);
  let purchase: Promise<Answer> | undefined;

  // The purchase has read its draw and time, and waits for the wallet lock while the sale closes.
  const lockWallet = (tx: Tx) =>
    tx.selectFrom("ledger_balance").selectAll().where("owner", "=", as.customerId).forUpdate().execute();
  await holdWhile(lockWallet, async () => {
    purchase = members[0].call("purchaseCart", { as, body });
    await untilBlocked();
    await fleet.setClock(SATURDAY_OVER);
    await Promise.all(runners.map(async ({ db }) => runDueDraws(db, await shopNow(fleet.db))));
  });

  expect((await purchase)?.status).toBe(200);
  await settle(await shopNow(fleet.db), SATURDAY, "DRAW_CLOSED");
  const { entries_hash } = await drawRow(fleet.db, SATURDAY);
  expect(entries_hash).toBe(hashEntries(await entriesOf(fleet.db, SATURDAY)));
  await fleet.setClock(EXAMPLE_NOW);
});

it("closes at its stop with every game sold, and pays every winner once", async () => {
  const timeBeforeStop = (milliseconds: number) => new Date(STOP.getTime() - milliseconds).toISOString();
  await fleet.setClock(timeBeforeStop(3_600_000));
  // The last second before the stop begins at the sixth sale, however slow the machine is.
  const { promise: sixthSale, resolve } = Promise.withResolvers<void>();
  let sales = 0;
  const onSale = () => {
    sales++;
    if (sales === 6) resolve();
  };
  const toStop = sixthSale.then(() => fleet.setClock(timeBeforeStop(counted(4_000, 1_000))));
  let isSelling = true;
  const closing = runners.map(async ({ db }) => {
    while (isSelling) await runDueDraws(db, await shopNow(fleet.db));
  });
  const sellers = await runConcurrently(5, (index) => sellUntilClosed(index, onSale)).finally(() => {
    isSelling = false;
  });
  await Promise.all([toStop, ...closing]);
  // At the stop itself: the machine's clock may step back a little after the last refusal.
  await settle(STOP, DRAW, "DRAW_CLOSED");

  // Closed: the published hash covers every game sold, and none was sold after the stop.
  const sold = sellers.reduce((sum, seller) => sum + seller.sold, 0);
  const entries = await entriesOf(fleet.db, DRAW);
  const closed = await drawRow(fleet.db, DRAW);
  expect(sold).toBeGreaterThan(5);
  expect(entries).toHaveLength(sold * 50);
  expect(closed.entries_hash).toBe(hashEntries(entries));
  const late = await fleet.db
    .selectFrom("orders")
    .select("id")
    .where("draw_id", "=", DRAW)
    .where("created_at", ">=", STOP)
    .execute();
  expect(late).toEqual([]);

  // Drawn by two concurrent runners: each winning game is paid once, to the cent.
  await fleet.setClock(new Date(closed.draw_at.getTime() + 1_000).toISOString());
  await settle(await shopNow(fleet.db), DRAW, "DRAW_PAID");
  const settled = await entriesOf(fleet.db, DRAW);
  const winners = settled.filter(({ prize_cents }) => (prize_cents ?? 0) > 0);
  const paid = await prizesOf(fleet.db, DRAW);
  expect(winners.length).toBeGreaterThan(0);
  expect(paid.sort()).toEqual(winners.map(({ gameNo, orderId }) => `${orderId}/${gameNo}`).sort());
  for (const { customerId } of sellers) {
    const spent = (await ordersOf(fleet.db, customerId)).reduce((sum, { price_cents }) => sum + price_cents, 0);
    const own = await fleet.db
      .selectFrom("orders")
      .select("winnings_cents")
      .where("customer_id", "=", customerId)
      .execute();
    const won = own.reduce((sum, { winnings_cents }) => sum + (winnings_cents ?? 0), 0);
    expect(await walletCents(fleet.db, customerId)).toBe(500_000 - spent + won);
  }
  expect(await faultsInBooks(fleet.db)).toEqual([]);
});

it("refuses a purchase that waited for a lock until after the stop", async () => {
  const { as, body } = await paying("powerball", 1594);
  let purchase: Promise<Answer> | undefined;

  const lockDraw = (tx: Tx) =>
    tx.selectFrom("draw").select("id").where("id", "=", "drw_powerball_1594").forUpdate().execute();
  await holdWhile(lockDraw, async () => {
    purchase = members[0].call("purchaseCart", { as, body });
    await untilBlocked();
    await fleet.setClock("2026-11-26T09:30:00Z");
  });

  const refused = await purchase;
  expect([refused?.status, refused?.body.messages[0].code]).toEqual([409, "draw_closed"]);
  expect(await walletCents(fleet.db, as.customerId)).toBe(1_000);
});
