import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** When the new price holds that the customer was told; a price that was told earlier holds already. */
export async function up(tx: Tx): Promise<void> {
  await sql`alter table recurring_purchase add column told_price_from timestamptz`.execute(tx);
  await sql`update recurring_purchase set told_price_from = '2026-01-01' where told_price_cents is not null`.execute(
    tx,
  );
}
