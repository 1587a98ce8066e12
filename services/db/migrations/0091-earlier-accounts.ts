import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Links an account with the closed ones of the same email: a promotion is once per customer, however often they come back. */
export async function up(tx: Tx): Promise<void> {
  await sql`alter table customer add column closed_email_hash text,
    add column first_account text references customer`.execute(tx);
  await sql`create index customer_closed_email on customer (closed_email_hash) where closed_email_hash is not null`.execute(
    tx,
  );
  await sql`create index customer_first_account on customer (first_account) where first_account is not null`.execute(
    tx,
  );
}
