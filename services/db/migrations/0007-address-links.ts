import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Adds links that confirm a postal address. They do not sign in. */
export async function up(tx: Tx): Promise<void> {
  await sql.raw("alter table sign_in_link rename to customer_link").execute(tx);
  await sql.raw("alter table customer_link drop constraint sign_in_link_kind_check").execute(tx);
  await sql
    .raw("alter table customer_link add check (kind in ('autologin', 'transfer', 'confirm_address'))")
    .execute(tx);
}
