// A real Postgres for the concurrency tests, started from this machine's binaries and gone afterwards.
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installPackages } from "./chromium.ts";
import { freePort } from "./processes.ts";
import { Advice } from "./steps.ts";

const DEBIAN = "/usr/lib/postgresql";

function findBinaries(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(DEBIAN, version, "bin")).find((folder) => existsSync(join(folder, "initdb")));
}

/** Postgres refuses to run as root, so it runs as the user Debian made for it. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"]).toString());
  return { uid: id("-u"), gid: id("-g") };
}

function untilListening(server: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    let log = "";
    server.stderr?.on("data", (chunk: Buffer) => {
      log += chunk;
      if (log.includes("ready to accept connections")) resolve();
    });
    server.once("exit", () => reject(new Error(`Postgres ended:\n${log}`)));
  });
}

/** TEST_DATABASE_URL when it is set; else an own Postgres on a free port. Missing binaries are a failure, never a skip. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given) return { url: given, stop: async () => {} };
  if (!findBinaries()) await installPackages("postgresql");
  const binaries = findBinaries();
  if (!binaries) {
    throw new Advice(
      "The concurrency tests need a real Postgres. Install it (Debian: apt-get install postgresql), or give one: TEST_DATABASE_URL=postgres://user@host/database",
    );
  }
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), "drawcard-postgres-"));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, "data");
  const options = ["-D", data, "-A", "trust", "-U", "shop", "-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions"];
  const init = spawnSync(join(binaries, "initdb"), options, { ...user, cwd: folder });
  if (init.status !== 0) throw new Error(`initdb failed:\n${init.stderr}`);
  const port = await freePort();
  const settings = ["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off", "-c", "max_connections=200", "-k", folder];
  const server = spawn(join(binaries, "postgres"), ["-D", data, "-p", String(port), ...settings], {
    ...user,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  await untilListening(server);
  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const gone = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
