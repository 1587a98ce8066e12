import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

const STATEMENTS = [
  "alter table mail add column sent_at timestamptz",
  "alter table mail add column attempts int not null default 0",
  // No more attempts after this.
  "alter table mail add column failed_at timestamptz",
  "create index mail_due on mail (send_at) where sent_at is null and failed_at is null",
];

/** Adds what has become of each mail when the shop delivers them. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}
