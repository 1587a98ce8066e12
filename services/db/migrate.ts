import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Db, Tx } from "#services/lib/handlers.ts";

type Migration = { up: (tx: Tx) => Promise<void> };

const folder = join(import.meta.dirname, "migrations");

// Any number, the same in every process. A second process waits, then finds nothing to do.
const ADVISORY_LOCK = 704_100;

const migrationNames = () =>
  readdirSync(folder)
    .filter((file) => /^\d{4}-[a-z-]+\.ts$/.test(file))
    .sort();

async function pendingOf(db: Db): Promise<string[]> {
  const done = new Set((await db.selectFrom("marker").select("name").execute()).map(({ name }) => name));
  return migrationNames().filter((name) => !done.has(name));
}

/** Returns the migrations that a database has not run, in their order. All of them for an empty database. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass('marker')::text as found`.execute(db);
  return rows[0]?.found ? pendingOf(db) : migrationNames();
}

/** Runs the pending migrations/*.ts in the order of their names, in one transaction. */
export async function migrate(db: Db): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx);
    await sql`create table if not exists marker (name text primary key, created_at timestamptz not null default now())`.execute(
      tx,
    );
    const pending = await pendingOf(tx);
    for (const name of pending) {
      const migration = (await import(join(folder, name))) as Migration;
      await migration.up(tx).catch((error: Error) => {
        const where = `${name} of services/db/migrations failed: ${error.message}.`;
        throw new Error(`${where} Nothing was changed. Start the release before, or mend what it names.`, {
          cause: error,
        });
      });
      await tx.insertInto("marker").values({ name }).execute();
    }
    return pending;
  });
}
