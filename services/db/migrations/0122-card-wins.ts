import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** What a news card says was won; null for other news. */
export async function up(tx: Tx): Promise<void> {
  await sql`alter table content_card add column win jsonb`.execute(tx);
}
