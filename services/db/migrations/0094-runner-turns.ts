import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** When the chores of the runners were last begun, by any process. */
export async function up(tx: Tx): Promise<void> {
  await sql`create table runner_turn (chore text primary key, taken_at timestamptz not null)`.execute(tx);
}
