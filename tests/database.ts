// Creates a database per test file, as a copy of a template of tests/database-server.ts, and drops it after the file.
import { createDatabase, dropDatabase } from "#scripts/lib/postgres.ts";

function setting(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: tests/database-server.ts (globalSetup of vitest.config.ts) did not run`);
  return value;
}

/** Signs the tokens and seals the secrets of the demo's rows. */
export const TOKEN_SECRET = "test-token-secret-0123456789abcdef";

const copies: string[] = [];

async function copyOf(template: string): Promise<string> {
  const name = `drawcard_file_${crypto.randomUUID().replaceAll("-", "")}`;
  copies.push(name);
  return createDatabase(setting("TEST_DATABASE_URL"), name, setting(template));
}

/** Returns the URL of a database with the demo, at the time of the contracts' examples. */
export const demoDatabase = () => copyOf("TEST_DATABASE_DEMO");

/** Returns the URL of a database with empty tables. */
export const emptyDatabase = () => copyOf("TEST_DATABASE_EMPTY");

/** Drops the databases of the running file, which may be in memory. Called by tests/setup.ts. */
export async function dropCopies() {
  for (const name of copies.splice(0)) await dropDatabase(setting("TEST_DATABASE_URL"), name);
}
