import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** The two-factor code that a refresh token was exchanged with: only a repeat with the same code is elevated. */
export async function up(tx: Tx): Promise<void> {
  await sql`alter table refresh_token add column code_hash text`.execute(tx);
}
