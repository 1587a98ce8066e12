import { sql } from "kysely";
import type { ServicesEnv } from "#services/env.ts";
import { shopNow } from "#services/lib/clock.ts";
import type { Db, Tx } from "#services/lib/handlers.ts";
import { seedCards } from "./cards.ts";
import { seedCatalogue } from "./catalogue.ts";
import { seedCustomers, seedTwoFactor } from "./customers.ts";
import { seedDraws } from "./draws.ts";
import { seedPromotions } from "./promotions.ts";

type Seed = { name: string; run: (tx: Tx, now: Date, env: ServicesEnv) => Promise<void> };

/** In this order: later ones may build on earlier ones. */
const SEEDS: Seed[] = [
  { name: "demo-customers", run: seedCustomers },
  { name: "demo-catalogue", run: seedCatalogue },
  { name: "demo-draws", run: seedDraws },
  { name: "demo-cards", run: seedCards },
  { name: "demo-two-factor", run: seedTwoFactor },
  { name: "demo-promotions", run: seedPromotions },
];

// Any number but that of the migrations: two services starting at once must not both seed.
const ADVISORY_LOCK = 704_101;

/** Fills an empty shop with the demo, each part once in the life of a database. */
export async function seedDemo(db: Db, env: ServicesEnv): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx);
    const done = new Set((await tx.selectFrom("marker").select("name").execute()).map(({ name }) => name));
    const pending = SEEDS.filter(({ name }) => !done.has(name));
    const now = await shopNow(tx);
    for (const { name, run } of pending) {
      await run(tx, now, env);
      await tx.insertInto("marker").values({ name }).execute();
    }
    return pending.map(({ name }) => name);
  });
}
