import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Adds whether a customer's identity is verified. */
export async function up(tx: Tx): Promise<void> {
  await sql.raw("alter table customer add column is_verified boolean not null default false").execute(tx);
}
