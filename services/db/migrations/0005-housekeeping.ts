import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

export async function up(tx: Tx): Promise<void> {
  await sql.raw("create index idempotency_created_at on idempotency (created_at)").execute(tx);
}
