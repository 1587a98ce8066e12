import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Deposits that a customer makes to become a member of Daily Winners. */
export async function up(tx: Tx): Promise<void> {
  await sql`alter table deposit add column is_for_membership boolean not null default false`.execute(tx);
}
