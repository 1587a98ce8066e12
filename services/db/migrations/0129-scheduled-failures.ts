import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Why the last charge of a scheduled purchase failed, or why it was cancelled after it. */
export async function up(tx: Tx): Promise<void> {
  await sql`alter table pre_order add column reason text`.execute(tx);
}
