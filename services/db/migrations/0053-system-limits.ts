import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Adds the shop's own spend limits, which apply to every customer. */
export async function up(tx: Tx): Promise<void> {
  await sql`create table system_spend_limit (
    period text primary key check (period in ('day', 'week', 'month')),
    cents bigint not null check (cents >= 0))`.execute(tx);
}
