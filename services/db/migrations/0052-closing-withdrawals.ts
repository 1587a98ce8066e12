import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

const STATEMENTS = [
  // The deposited cash that a closing withdrawal includes. Null for the others, which are prize money only.
  "alter table withdrawal add column closing_cash_cents bigint check (closing_cash_cents >= 0)",
  "alter table withdrawal drop constraint withdrawal_amount_cents_check",
  `alter table withdrawal add constraint withdrawal_amount_cents_check
    check (amount_cents >= case when closing_cash_cents is null then 100 else 1 end)`,
  "alter table customer add column closing_withdrawal text",
  "create index customer_closing on customer (closing_withdrawal) where closing_withdrawal is not null",
];

/** Adds withdrawals of the whole balance, which close the account once they are paid. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}
