import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** The tickets and giveaways whose prizes that are not paid into the wallet an operator has delivered. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  `create table prize_delivery (
    -- An order, or a giveaway of Daily Winners.
    reference text primary key,
    delivered_at timestamptz not null
  )`,
  `create trigger prize_delivery_kept before update or delete or truncate on prize_delivery for each statement
    execute function refuse_change()`,
  "create index prize_claim_customer on prize_claim (customer_id)",
];
