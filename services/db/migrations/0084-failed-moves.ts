import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Adds whether a customer's last move failed, until another starts: `new` until migrateCustomer has answered it, then `told`. */
export async function up(tx: Tx): Promise<void> {
  await sql`alter table customer add column migration_failure text check (migration_failure in ('new', 'told'))`.execute(
    tx,
  );
  await sql`create index customer_moving on customer (migration_started_at) where migration_started_at is not null`.execute(
    tx,
  );
}
