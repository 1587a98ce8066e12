import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Gives every customer the balance of held money, so that a purchase can lock it before a withdrawal has written it. */
export async function up(tx: Tx): Promise<void> {
  await sql`insert into ledger_balance (owner, account, cents) select id, 'held', 0 from customer
    on conflict (owner, account) do nothing`.execute(tx);
}
