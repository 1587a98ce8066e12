import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Adds links that set a new password, at most one unused link per customer. */
export async function up(tx: Tx): Promise<void> {
  await sql.raw("alter table customer_link drop constraint customer_link_kind_check").execute(tx);
  const kinds = "'autologin', 'transfer', 'confirm_address', 'password_reset'";
  await sql.raw(`alter table customer_link add check (kind in (${kinds}))`).execute(tx);
  await sql
    .raw(`create unique index customer_link_live_reset on customer_link (customer_id)
      where kind = 'password_reset' and used_at is null`)
    .execute(tx);
}
