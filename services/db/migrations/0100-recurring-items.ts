import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Items of a cart that are bought again after their purchase. */
export async function up(tx: Tx): Promise<void> {
  await sql`alter table cart_item add column recurring jsonb`.execute(tx);
}
