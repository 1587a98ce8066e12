import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Adds the country in which a customer may not play, and when they acknowledged it. */
export async function up(tx: Tx): Promise<void> {
  for (const column of [
    "banned_country text check (banned_country ~ '^[A-Z]{2}$')",
    "location_country text check (location_country ~ '^[A-Z]{2}$')",
    "location_region text",
    "location_acknowledged_at timestamptz",
  ])
    await sql.raw(`alter table customer add column ${column}`).execute(tx);
}
