import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Finds what the clean-up deletes, and the draws that a customer has played, without reading whole tables. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  "create index two_factor_challenge_expires on two_factor_challenge (expires_at)",
  "create index customer_link_expires on customer_link (expires_at)",
  "create index postal_entry_named on postal_entry (draw_id) where name is not null",
  "create index orders_of_customer_in_draw on orders (customer_id, draw_id)",
];
