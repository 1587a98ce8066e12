import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

const COLUMNS = [
  `migration_status text not null default 'ineligible'
    check (migration_status in ('ineligible', 'eligible_soft', 'eligible_hard', 'migrated'))`,
  "migration_started_at timestamptz",
  "migration_fails boolean not null default false",
];

/** Adds the move of a customer's account: whether it is due, when it started, and whether it will fail. */
export async function up(tx: Tx): Promise<void> {
  for (const column of COLUMNS) await sql.raw(`alter table customer add column ${column}`).execute(tx);
}
