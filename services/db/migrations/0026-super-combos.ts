import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Super combos: the list that is chosen, and the games that the shop makes of it at the purchase. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  `alter table cart_item add made_games int constraint cart_item_made_games check (made_games is null
    or made_games between 1 and 200 and product_type = 'lottery_ticket' and jsonb_array_length(games) = 1)`,
  `alter table orders add made_from jsonb constraint orders_made_from check (made_from is null
    or product_type = 'lottery_ticket' and num_games <= 200)`,
];
