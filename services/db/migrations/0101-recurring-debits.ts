import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Recurring purchases that a bank account pays, notices of new prices, and party autoplays that their organiser has turned off. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  "alter table recurring_attempt drop constraint recurring_attempt_fund_kind_check",
  `alter table recurring_attempt add constraint recurring_attempt_fund_kind_check
    check (fund_kind in ('wallet', 'cc', 'paypal', 'bank'))`,
  "alter table recurring_purchase add column told_price_cents bigint check (told_price_cents > 0)",
  "alter table recurring_purchase add column autosession_off boolean not null default false",
];
