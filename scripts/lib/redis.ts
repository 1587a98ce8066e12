// A real Redis for tests of shared state: Debian's, on a free port, without persistence.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { installPackages } from "./chromium.ts";
import { freePort } from "./processes.ts";
import { ExpectedError } from "./steps.ts";

export type TestRedis = {
  url: string;
  /** Kills Redis with all its data. */
  stop: () => Promise<void>;
};

const USUAL_PLACES = ["/usr/bin/redis-server", "/usr/local/bin/redis-server"];
const find = () => USUAL_PLACES.find((path) => existsSync(path));

/** Returns Redis's path, and installs Debian's if possible. */
export async function requireRedis(): Promise<string> {
  const found = find();
  if (found) return found;
  await installPackages("redis-server");
  const installed = find();
  if (installed) return installed;
  throw new ExpectedError("These tests need Redis. Install it (Debian: apt-get install redis-server).");
}

function untilListening(server: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    let log = "";
    server.stdout?.on("data", (chunk: Buffer) => {
      log += chunk;
      if (/ready to accept connections/i.test(log)) resolve();
    });
    server.once("exit", () => reject(new Error(`Redis ended:\n${log}`)));
  });
}

/** Starts an empty Redis. Throws when none is installed: a test is never skipped. @internal For tests. */
export async function startRedis(): Promise<TestRedis> {
  const binary = await requireRedis();
  const port = await freePort();
  const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const server = spawn(binary, settings, { cwd: "/", stdio: ["ignore", "pipe", "ignore"] });
  const end = () => server.kill("SIGKILL");
  process.once("exit", end);
  await untilListening(server);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      process.off("exit", end);
      if (server.exitCode !== null || server.signalCode !== null) return;
      const gone = new Promise((resolve) => server.once("exit", resolve));
      end();
      await gone;
    },
  };
}
