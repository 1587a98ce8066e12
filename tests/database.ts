// Creates a database per test file, as a copy of a template of tests/database-server.ts.
import { createDatabase, dropDatabase } from "#scripts/lib/postgres.ts";

function setting(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: tests/database-server.ts (globalSetup of vitest.config.ts) did not run`);
  return value;
}

const copyOf = (template: string) =>
  createDatabase(
    setting("TEST_DATABASE_URL"),
    `drawcard_file_${crypto.randomUUID().replaceAll("-", "")}`,
    setting(template),
  );

/** Returns the URL of a database with the demo, at the time of the contracts' examples. */
export const demoDatabase = () => copyOf("TEST_DATABASE_DEMO");

/** Returns the URL of a database with empty tables. */
export const emptyDatabase = () => copyOf("TEST_DATABASE_EMPTY");

/** Drops a database that `demoDatabase` or `emptyDatabase` created. */
export const dropCopy = (url: string) => dropDatabase(setting("TEST_DATABASE_URL"), new URL(url).pathname.slice(1));
