import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Prizes that were paid by mistake and taken back. Their transactions name the same order as the prize's. */
export async function up(tx: Tx): Promise<void> {
  await sql`
    create table prize_reversal (
      -- The reference of the prize in the ledger: an order, and its game, prize or shares.
      reference text primary key,
      order_id text not null references orders,
      cents bigint not null check (cents > 0),
      reason text not null,
      created_at timestamptz not null
    )`.execute(tx);
  await sql`create index prize_reversal_of_order on prize_reversal (order_id)`.execute(tx);
  // Changes only this condition, whatever the view has become meanwhile.
  const { rows } = await sql<{ definition: string }>`
    select pg_get_viewdef('wallet_transaction_subject'::regclass) as definition`.execute(tx);
  const wider = (rows[0]?.definition ?? "").replaceAll(
    "m.kind = 'prize'::text",
    "m.kind in ('prize', 'prize_reversal')",
  );
  await sql`create or replace view wallet_transaction_subject as ${sql.raw(wider)}`.execute(tx);
}
