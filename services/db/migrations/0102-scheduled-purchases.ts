import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Tickets that are charged when their draw becomes the next one, beside pre-orders of draws that are not on sale yet. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  "alter table cart_item add column is_scheduled boolean not null default false",
  `alter table pre_order add column kind text not null default 'pre_order'
    check (kind in ('pre_order', 'scheduled_purchase'))`,
  // For draws that become the next one early.
  "create index pre_order_draw on pre_order (draw_id) where status = 'active'",
];
