import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Segments of customers, recurring purchases that one list shows together, and the debts of returned direct debits. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  "alter table customer add column segment text not null default 'default'",

  `do $$ declare old record; begin
    for old in select conname from pg_constraint where conrelid = 'recurring_purchase'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%subscription%' loop
      execute format('alter table recurring_purchase drop constraint %I', old.conname);
    end loop;
  end $$`,
  `alter table recurring_purchase
    add constraint recurring_purchase_type check (type in ('autoplay', 'subscription', 'combined_recurring_purchase')),
    add constraint recurring_purchase_billed check ((type = 'autoplay') = (billing_period is null)),
    add constraint recurring_purchase_due_day check ((type = 'autoplay') = (due_on is null or billing_day is null))`,
  "drop index recurring_purchase_due",
  "create index recurring_purchase_due on recurring_purchase (due_on) where status = 'active' and due_on is not null",

  // One whose customer chose the wallet after another fund had failed.
  "alter table recurring_purchase add column from_wallet boolean not null default false",

  // A debit that the bank returned, until the customer has paid it.
  `create index recurring_debt on recurring_attempt (customer_id)
    where period like 'returned %' and status in ('soft_failure', 'hard_failure')`,
];
