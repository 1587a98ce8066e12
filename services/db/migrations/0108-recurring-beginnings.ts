import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** The ticket that began a recurring purchase: no reference, because a pre-order becomes an order later. */
export async function up(tx: Tx): Promise<void> {
  await sql.raw("alter table recurring_purchase add column first_order_id text").execute(tx);
}
