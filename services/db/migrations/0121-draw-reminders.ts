import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** The mails about draws on sale that customers asked for, and the draws of which they were sent. */
export async function up(tx: Tx): Promise<void> {
  await sql`create table draw_reminder (
    customer_id text primary key references customer (id),
    lottery_keys text[] not null,
    minimum_jackpot_cents bigint not null check (minimum_jackpot_cents >= 0)
  )`.execute(tx);
  await sql`create table draw_reminded (
    draw_id text not null references draw (id),
    reason text not null check (reason in ('closing', 'jackpot')),
    primary key (draw_id, reason)
  )`.execute(tx);
}
