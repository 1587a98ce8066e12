import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Adds changes of the email that a customer signs in with, at most one pending per customer. */
export async function up(tx: Tx): Promise<void> {
  await sql
    .raw(`create table email_change (
      id bigint generated always as identity primary key,
      customer_id text not null references customer,
      old_email text not null,
      new_email text not null,
      change_hash text not null unique,
      undo_hash text not null unique,
      change_until timestamptz not null,
      undo_until timestamptz not null,
      changed_at timestamptz,
      undone_at timestamptz)`)
    .execute(tx);
  await sql
    .raw(`create unique index email_change_pending on email_change (customer_id)
      where changed_at is null and undone_at is null`)
    .execute(tx);
  await sql.raw("create index email_change_undo_until on email_change (undo_until)").execute(tx);
}
