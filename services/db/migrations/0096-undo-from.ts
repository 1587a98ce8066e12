import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Lets the link that undoes a change of email find what was added to the account meanwhile. Wall time. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  "alter table email_change add column undo_from timestamptz",
  "update email_change set undo_from = change_until - interval '1 hour'",
  "alter table email_change alter column undo_from set not null",
  "alter table two_factor_recovery_code add column created_at timestamptz not null default now()",
  // `since` is the time of the shop.
  "alter table social_account add column linked_at timestamptz",
  "update social_account set linked_at = since",
  "alter table social_account alter column linked_at set not null, alter column linked_at set default now()",
];
