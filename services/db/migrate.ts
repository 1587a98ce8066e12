import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Db, Tx } from "#services/lib/handlers.ts";

type Migration = { up: (tx: Tx) => Promise<void> };

const folder = join(import.meta.dirname, "migrations");

// Any number, the same in every process. A second process waits, then finds nothing to do.
const ADVISORY_LOCK = 704_100;

/** Runs the pending migrations/*.ts in the order of their names, in one transaction. */
export async function migrate(db: Db): Promise<string[]> {
  const names = readdirSync(folder)
    .filter((file) => /^\d{4}-[a-z-]+\.ts$/.test(file))
    .sort();
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx);
    await sql`create table if not exists marker (name text primary key, created_at timestamptz not null default now())`.execute(
      tx,
    );
    const done = new Set((await tx.selectFrom("marker").select("name").execute()).map(({ name }) => name));
    const pending = names.filter((name) => !done.has(name));
    for (const name of pending) {
      const migration = (await import(join(folder, name))) as Migration;
      await migration.up(tx);
      await tx.insertInto("marker").values({ name }).execute();
    }
    return pending;
  });
}
