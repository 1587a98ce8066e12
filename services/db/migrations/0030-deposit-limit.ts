import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** The deposit limit of a customer, with at most one change that waits for its cooling-off period. */
export async function up(tx: Tx): Promise<void> {
  await sql`create table deposit_limit (
    customer_id text primary key references customer,
    cents bigint not null check (cents >= 0),
    pending_cents bigint check (pending_cents > cents),
    effective_at timestamptz,
    check (pending_cents is null or effective_at is not null))`.execute(tx);
  await sql`create index deposit_of_customer on deposit (customer_id, created_at)`.execute(tx);
}
