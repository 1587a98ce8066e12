import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Adds when and why a customer closed the account. */
export async function up(tx: Tx): Promise<void> {
  for (const column of ["closed_at timestamptz", "closing_reason text", "closing_comment text"])
    await sql.raw(`alter table customer add column ${column}`).execute(tx);
}
