import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Lets a bank account lose its numbers when its customer closes the account. Forgets those of accounts that are closed already. */
export async function up(tx: Tx): Promise<void> {
  // The check has no name of its own.
  await sql`
    do $$
    declare
      found text;
    begin
      select conname into strict found from pg_constraint
      where conrelid = 'fund'::regclass and pg_get_constraintdef(oid) like '%sealed_code%';
      execute format('alter table fund drop constraint %I', found);
    end $$`.execute(tx);
  await sql`alter table fund add constraint fund_sealed_code check (kind = 'bank' or sealed_code is null)`.execute(tx);
  await sql`
    update fund set account_name = null, sealed_code = null, sealed_number = null
    where customer_id in (select id from customer where closed_at is not null)`.execute(tx);
}
