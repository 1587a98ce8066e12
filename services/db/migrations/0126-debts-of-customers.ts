import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Finds what a customer owes for scheduled tickets without reading every ticket. */
export async function up(tx: Tx): Promise<void> {
  await sql`create index pre_order_debts on pre_order (customer_id) where debt is not null`.execute(tx);
}
