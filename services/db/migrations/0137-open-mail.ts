import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Drops mails to closed accounts by a condition of the trigger, so that no other mail calls its function. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  "drop trigger mail_to_open_account on mail",
  `create or replace function skip_closed_accounts() returns trigger language plpgsql as $$
    begin return null; end $$`,
  `create trigger mail_to_open_account before insert on mail for each row
    when (new.recipient like '%@closed.invalid') execute function skip_closed_accounts()`,
];
