import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Keeps each try of a charge: the earlier ones of an attempt, and when its last one was made. */
export async function up(tx: Tx): Promise<void> {
  await sql`alter table recurring_attempt add column tried_at timestamptz,
    add column earlier_tries jsonb not null default '[]'`.execute(tx);
  // Its trigger refuses a change of a purchased attempt.
  await sql`alter table recurring_attempt disable trigger attempt_kept`.execute(tx);
  await sql`update recurring_attempt set tried_at = created_at`.execute(tx);
  await sql`alter table recurring_attempt enable trigger attempt_kept`.execute(tx);
  await sql`alter table recurring_attempt alter column tried_at set not null`.execute(tx);
}
