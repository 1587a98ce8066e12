import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Recovery codes that were not used yet, as keyed hashes. */
export async function up(tx: Tx): Promise<void> {
  await sql`create table two_factor_recovery_code (
    customer_id text not null references customer,
    code_hash text not null,
    primary key (customer_id, code_hash)
  )`.execute(tx);
}
