import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { shopNow } from "#services/lib/clock.ts";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Db, Tx } from "#services/lib/handlers.ts";

type Seed = { seed: (tx: Tx, now: Date, env: ServicesEnv) => Promise<void> };

const folder = import.meta.dirname;

/** Differs from the number of the migrations. Two services that start at the same time must not both seed. */
const ADVISORY_LOCK = 704_101;

/** Runs each seed of this folder once in the life of a database, in the order of the file names. Returns those it ran. */
export async function seedDemo(db: Db, env: ServicesEnv): Promise<string[]> {
  const files = readdirSync(folder)
    .filter((file) => /^\d\d-[a-z-]+\.ts$/.test(file))
    .sort()
    .map((file) => ({ file, name: `demo-${file.slice("00-".length, -".ts".length)}` }));
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx);
    const done = new Set((await tx.selectFrom("marker").select("name").execute()).map(({ name }) => name));
    const pending = files.filter(({ name }) => !done.has(name));
    const now = await shopNow(tx);
    for (const { file, name } of pending) {
      const { seed } = (await import(join(folder, file))) as Seed;
      await seed(tx, now, env);
      await tx.insertInto("marker").values({ name }).execute();
    }
    return pending.map(({ name }) => name);
  });
}
