import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Lets a customer have a hard failure tried again: its attempt keeps the status until the next try ends. */
export async function up(tx: Tx): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint where conrelid = 'recurring_attempt'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%retry_at IS NULL%'`.execute(tx);
  const [former] = rows;
  if (!former) throw new Error("The check of retry_at is missing");
  await sql`alter table recurring_attempt drop constraint ${sql.id(former.name)}`.execute(tx);
  await sql`
    alter table recurring_attempt add constraint recurring_attempt_retry_of_failure
    check (retry_at is null or status in ('soft_failure', 'hard_failure'))`.execute(tx);
}
