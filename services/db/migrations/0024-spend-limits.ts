import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Spend limits by period, each with at most one change that waits for its cooling-off period. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  `create table spend_limit (
    id text primary key,
    customer_id text not null references customer,
    period text not null check (period in ('day', 'week', 'month')),
    cents bigint not null check (cents >= 0),
    pending_cents bigint check (pending_cents > cents),
    effective_at timestamptz,
    check (pending_cents is null or effective_at is not null),
    unique (customer_id, period))`,
  `insert into spend_limit (id, customer_id, period, cents)
    select replace(id, 'cus_', 'spl_'), id, 'week', spend_limit_cents from customer where spend_limit_cents is not null`,
  "alter table customer drop column spend_limit_cents",
];
