import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/**
 * Names what a deposit comes from, so that receipts and transactions can show the card. Earlier deposits from a saved card or bank account
 * get the name of that fund.
 */
export async function up(tx: Tx): Promise<void> {
  await sql`alter table deposit add column source text`.execute(tx);
  await sql`
    update deposit set source = case fund.kind when 'paypal' then 'PayPal' else
      case when fund.kind = 'bank' then 'Bank account' when fund.brand = 'AmericanExpress' then 'American Express'
        when fund.brand = 'MasterCard' then 'Mastercard' else fund.brand end || ' ending in ' || fund.last_four end
    from fund where fund.id = deposit.fund_id`.execute(tx);
  const { rows } = await sql<{ definition: string }>`
    select pg_get_viewdef('wallet_transaction_subject'::regclass) as definition`.execute(tx);
  const wider = (rows[0]?.definition ?? "").replace(/\n\s*FROM /, ", d.source$&");
  await sql`create or replace view wallet_transaction_subject as ${sql.raw(wider)}`.execute(tx);
}
