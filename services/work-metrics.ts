// Metrics of overdue work and of the ledger. Each scrape by Prometheus reads the database.
import { sql } from "kysely";
import { Gauge, type Registry } from "prom-client";
import { shopNow } from "./lib/clock.ts";
import type { Db, Tx } from "./lib/handlers.ts";
import { runInTransaction } from "./lib/transaction.ts";
import { OPENS_AT } from "./main/play/draws/sale-draws.rows.ts";

type Waiting = { work: string; count: number; seconds: number };
type Connections = Record<"total" | "idle" | "waiting", number>;

/** Returns work by kind: how much is due, and for how long the oldest has been. A withdrawal waits from its request on. */
async function readWaiting(tx: Tx): Promise<Waiting[]> {
  const now = await shopNow(tx);
  const { rows } = await sql<Waiting>`
    select work, count(due)::int as count,
      coalesce(extract(epoch from max(at - due)), 0)::float8 as seconds
    from (values ('draws', ${now}::timestamptz), ('pre-orders', ${now}), ('deposits', ${now}), ('withdrawals', ${now}),
      ('mail', now())) kind (work, at)
    left join (
      select 'draws' as name, case when status in ('DRAW_OPEN', 'DRAW_CAPPED') then stop else draw_at end as due
        from draw where status in ('DRAW_OPEN', 'DRAW_CAPPED') and stop <= ${now}
          or status in ('DRAW_CLOSED', 'DRAW_DRAWN', 'DRAW_SCORED') and draw_at <= ${now}
      union all select 'pre-orders', greatest(charge_at, ${OPENS_AT}) from pre_order
        where status = 'active' and greatest(charge_at, ${OPENS_AT}) <= ${now}
      union all select 'deposits', touched_at from deposit where step in ('authorised', 'purchased', 'voiding')
      union all select 'withdrawals', created_at from withdrawal where ended_at is null
      union all select 'mail', send_at from mail where sent_at is null and failed_at is null and send_at <= now()
    ) item on item.name = kind.work
    group by work`.execute(tx);
  return rows;
}

// The database refuses uneven transfers and keeps the balances. This finds what was changed past it.
const CHECKED_TRANSFERS = 1_000;

/** Returns how many of the last transfers are uneven, and how many balances of their accounts are not the sum of their entries. */
async function countUneven(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with recent as (
      select transfer_id, owner, account, cents from ledger_entry
      where transfer_id > (select max(id) from ledger_transfer) - ${CHECKED_TRANSFERS})
    select (
      (select count(*) from (select from recent group by transfer_id having sum(cents) <> 0) uneven) +
      (select count(*) from (select distinct owner, account from recent where owner <> 'house') customer
        where coalesce((select cents from ledger_balance balance
            where balance.owner = customer.owner and balance.account = customer.account), 0) <>
          (select sum(cents) from ledger_entry entry
            where entry.owner = customer.owner and entry.account = customer.account))
    )::int as count`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** `sendsMail` is false without a mail server: unsent mails are then not reported as overdue. */
type WorkParts = { db: Db; sendsMail: boolean; connections: (() => Connections) | undefined };

/** Adds the gauges. While the database is down, `services_database_up` is 0 and the others have no value. */
export function addWorkMetrics(registry: Registry, { connections, db, sendsMail }: WorkParts): void {
  const registers = [registry];
  // All gauges of one reading wait for the same statements.
  let reading: Promise<void> | undefined;
  const collect = () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const gauge = <T extends string>(name: string, help: string, labelNames: T[] = []) =>
    new Gauge({ name, help, labelNames, registers, collect });
  const waiting = gauge("services_waiting", "What is due, by kind of work", ["work"]);
  const oldest = gauge("services_waiting_seconds", "For how long the oldest of it is due", ["work"]);
  const uneven = gauge("services_books_uneven", "Uneven transfers and wrong balances among the last transfers");
  const up = gauge("services_database_up", "1 when the database answers");
  async function read() {
    for (const one of [waiting, oldest, uneven]) one.reset();
    try {
      const [found, count] = await runInTransaction(db, async (tx) => [await readWaiting(tx), await countUneven(tx)]);
      for (const { count, seconds, work } of found) {
        if (work === "mail" && !sendsMail) continue;
        waiting.set({ work }, count);
        oldest.set({ work }, seconds);
      }
      uneven.set(count);
      up.set(1);
    } catch {
      up.set(0);
    }
  }
  if (!connections) return;
  new Gauge({
    name: "services_database_connections",
    help: "Connections of this process, and calls that wait for one",
    labelNames: ["state"],
    registers,
    // After the statements of this reading, which use a connection themselves.
    async collect() {
      await collect();
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
}
