// Starts one Postgres per run and creates the demo once. Each test file, and each worker of the journeys, copies it (tests/database.ts).
import { createDatabase, dropDatabase, startServer } from "#scripts/lib/postgres.ts";
import { seedDemo } from "#services/db/demo/index.ts";
import { openDatabase } from "#services/db/index.ts";
import { migrate } from "#services/db/migrate.ts";
import { setShopNow } from "#services/lib/clock.ts";
import { EXAMPLE_NOW, testEnv } from "./services/open-services.ts";

/** A hash of the demo's password that takes no time: with the shop's parameters, each sign-in takes 28 ms of processor time. */
const DEMO_HASH = "$argon2id$v=19$m=8,t=1,p=1$BwcHBwcHBwcHBwcHBwcHBw$SMm+B8pOlJWnHFEFwQy1QlMnKMUew9kVtJO+IACmfUo";

/** Starts the server, unless TEST_DATABASE_URL names one, and creates the two template databases. Returns a function that ends it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const given = process.env["TEST_DATABASE_URL"];
  // It would start a process for each of hundreds of databases every minute. They are too small and short-lived to need it.
  const server = given ? { url: given, stop: async () => {} } : await startServer("autovacuum=off");
  const run = `drawcard_run_${crypto.randomUUID().replaceAll("-", "")}`;
  const empty = `${run}_empty`;
  const demo = `${run}_demo`;

  const env = testEnv({ databaseUrl: await createDatabase(server.url, empty) });
  const first = await openDatabase(env);
  await migrate(first.db);
  await first.close();

  const demoEnv = { ...env, databaseUrl: await createDatabase(server.url, demo, empty) };
  const second = await openDatabase(demoEnv);
  // Frozen, because each file sets this time again: nothing of the demo may lie after it, however long this takes.
  await setShopNow(second.db, new Date(EXAMPLE_NOW), { frozen: true });
  await seedDemo(second.db, demoEnv);
  const password_hash = DEMO_HASH;
  await second.db.updateTable("customer").set({ password_hash }).where("password_hash", "like", "$argon2id%").execute();
  await setShopNow(second.db, new Date(EXAMPLE_NOW));
  await second.close();

  // Test processes start after this and inherit the environment.
  Object.assign(process.env, { TEST_DATABASE_URL: server.url, TEST_DATABASE_EMPTY: empty, TEST_DATABASE_DEMO: demo });
  return async () => {
    for (const name of given ? [empty, demo] : []) await dropDatabase(server.url, name);
    await server.stop();
  };
}
