import type { Socket } from "node:net";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { ServicesEnv } from "#services/lib/env.ts";
import { lockDataDir } from "./data-dir.ts";
import { migrate } from "./migrate.ts";
import { pipeline } from "./pipeline.ts";
import type { Tables } from "./tables.generated.ts";

export type Database = {
  db: Kysely<Tables>;
  close: () => Promise<void>;
  /** The connections of this process, and how many calls wait for one. Only of Postgres. */
  connections?: () => Record<"total" | "idle" | "waiting", number>;
};

/** Postgres answers, but has no such user, password or database: classes 28 and 3D of its codes. */
const isRefusal = (code: string | undefined) => /^(28|3D)/.test(code ?? "");

/** The database of DATABASE_URL is unreachable, or refuses this user. */
class DatabaseUnreachable extends Error {
  constructor(url: string, cause: unknown) {
    const { host } = new URL(url);
    const { code, message = String(cause) } = cause as { code?: string; message?: string };
    super(
      isRefusal(code)
        ? `Postgres at ${host} refuses the connection (${message}). Check the user, password and database of DATABASE_URL.`
        : `No database answers at ${host} (${message || code}). Check DATABASE_URL and that Postgres is running there, ` +
            "or unset DATABASE_URL to use the embedded one.",
    );
    this.name = "DatabaseUnreachable";
  }
}

/** The embedded database cannot be opened. */
class DatabaseDamaged extends Error {
  constructor(folder: string, cause: unknown) {
    super(
      `The database in ${folder} cannot be opened (${cause instanceof Error ? cause.message : cause}). ` +
        "Put a copy of the folder in its place, or start over with fresh demo data: npm run shop -- reset",
    );
    this.name = "DatabaseDamaged";
  }
}

const INT8 = 20;
const DATE = 1082;

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`${text} does not fit a JavaScript number`);
  return value;
}

/** Parses bigint as number (cents stay in the safe range) and date as text (a birthday has no time zone). */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") => {
    if (format !== "binary" && oid === INT8) return toSafeInteger;
    if (format !== "binary" && oid === DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  }) as pg.CustomTypesConfig["getTypeParser"],
};

const kyselyOver = (pool: pg.Pool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

async function openEmbedded(dataDir: string): Promise<Database> {
  const unlock = lockDataDir(dataDir);
  try {
    const folder = join(dataDir, "db");
    const lite = await PGlite.create(folder).catch((error: unknown) => {
      throw new DatabaseDamaged(folder, error);
    });
    // PGlite has one connection: transactions run one after the other.
    const pool = new pg.Pool({ ...createPgConfig(lite), max: 1, pipeline: true, types });
    pool.on("connect", pipeline);
    const db = kyselyOver(pool);
    const close = async () => {
      await db.destroy();
      await lite.close();
      unlock();
    };
    return { db, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Switches compilation off: where a wrong estimate makes a statement look expensive, it takes seconds instead of milliseconds. */
async function setUp(client: pg.ClientBase): Promise<void> {
  await client.query("set jit = off");
}

/**
 * How long the database may be silent while a statement waits for its answer. A host that disappears without a reset would
 * otherwise keep its connections, and all slots of the pool, for a quarter of an hour. Longer than any statement of a call or a
 * runner; migrations have no limit.
 */
const SILENCE_MS = 15_000;
const STALL_MS = 500;

type Options = { silenceMs?: number | null; connections?: number };

async function openPostgres(url: string, { silenceMs, connections: max }: Required<Options>): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    // Notices hosts that are gone while a migration runs.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    pipeline: true,
    types,
    onConnect: setUp,
  });
  // A broken idle connection must not end the process. The next query reports the error.
  pool.on("error", () => {});
  // The same for a connection that breaks between two queries of a transaction.
  pool.on("connect", (client) => {
    const { isWaiting } = pipeline(client);
    client.on("error", () => {});
    if (silenceMs === null) return;
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.setTimeout(silenceMs).on("timeout", () => {
      if (!isWaiting()) return;
      const { bytesRead } = stream;
      // After a stall of this process, the timer runs before the answer is read.
      setTimeout(() => isWaiting() && stream.bytesRead === bytesRead && stream.destroy(), STALL_MS).unref();
    });
  });
  const db = kyselyOver(pool);
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end();
    throw new DatabaseUnreachable(url, error);
  }
  const connections = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { db, close: () => db.destroy(), connections };
}

/** Opens Postgres (DATABASE_URL) or the embedded PGlite in the data directory, both through `pg`. */
export function openDatabase(
  env: Pick<ServicesEnv, "databaseUrl" | "dataDir">,
  { silenceMs = SILENCE_MS, connections = 20 }: Options = {},
): Promise<Database> {
  return env.databaseUrl ? openPostgres(env.databaseUrl, { silenceMs, connections }) : openEmbedded(env.dataDir);
}

/** Opens the database with all migrations done. */
export async function openMigrated(env: Pick<ServicesEnv, "databaseUrl" | "dataDir">): Promise<Database> {
  if (env.databaseUrl) {
    const patient = await openDatabase(env, { silenceMs: null });
    await migrate(patient.db).finally(() => patient.close());
    return openDatabase(env);
  }
  const database = await openDatabase(env);
  try {
    await migrate(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
