import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** A customer has one cart in the shop and one on each partner's page. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  "alter table cart add column partner_key text not null default ''",
  "alter table cart drop constraint cart_customer_id_key",
  "alter table cart add constraint cart_owner unique (customer_id, partner_key)",
  "alter table cart add check (token is null or partner_key = '')",
  "alter table deposit drop constraint deposit_operation",
  `alter table deposit add constraint deposit_operation
    check (operation_id in ('createDeposit', 'depositAndPurchase', 'purchasePartnerCart', 'chargeRecurringPurchase')
      and (operation_id <> 'createDeposit') = (purchase is not null))`,
];
