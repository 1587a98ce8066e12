import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/**
 * Stores the last ticket number of an early bird at its close. The time of an order is not enough: with a clock set back, an order after
 * the close has an earlier time than the close.
 */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  "alter table draw add column last_ticket_number int",
  `update draw set last_ticket_number = (
      select coalesce(max(run.last_number), 0) from ticket_run run join orders on orders.id = run.order_id
      where run.draw_id = draw.early_bird_of and orders.created_at < draw.stop)
    where early_bird_of is not null and status not in ('DRAW_OPEN', 'DRAW_CAPPED')`,
];
