import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

const STATEMENTS = [
  // What a mail is about may support causes. Their names, which editors change, are added when it is sent.
  "alter table mail add column cause_keys jsonb not null default '[]'",
  // An account may be closed between what a mail is about and the mail. `closeCustomer` has replaced its address.
  `create function skip_closed_accounts() returns trigger language plpgsql as $$
    begin
      return case when new.recipient like '%@closed.invalid' then null else new end;
    end $$`,
  "create trigger mail_to_open_account before insert on mail for each row execute function skip_closed_accounts()",
];

export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}
