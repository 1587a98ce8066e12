// The database of one file of tests: a copy of what tests/database-server.ts made once for the run.
import { createDatabase } from "#scripts/lib/postgres.ts";

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

/** The URL of a database with the demo in it, as it is at the moment of the contracts' examples. */
export const demoDatabase = () => copyOf("TEST_DATABASE_DEMO");

/** The URL of a database with its tables, and nothing in them. */
export const emptyDatabase = () => copyOf("TEST_DATABASE_EMPTY");
