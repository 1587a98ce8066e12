import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

const STATEMENTS = [
  // A direct debit waits for its money too.
  `do $$ declare old text; begin
    select conname into strict old from pg_constraint where conrelid = 'deposit'::regclass
      and pg_get_constraintdef(oid) like '%''bp''%reference IS NOT NULL%';
    execute format('alter table deposit drop constraint %I', old);
  end $$`,
  `alter table deposit add constraint deposit_waits check
    ((method_code in ('bd', 'bp', 'dd')) = (reference is not null and expires_at is not null))`,
  "alter table fund add column debit_agreed_at timestamptz",
  "alter table fund add constraint fund_debit check (debit_agreed_at is null or (kind = 'bank' and transfer_type = 'national'))",
  "alter table sandbox_payment add column is_paypal boolean not null default false",
];

/** Adds the agreement to debit a bank account, deposits that wait for a debit, and the sandbox's PayPal payments. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}
