// A real Redis for tests of shared state: Debian's, on a free port, without persistence.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { requireInstalled } from "./chromium.ts";
import { freePort, untilAccepting } from "./processes.ts";

export type TestRedis = {
  url: string;
  /** Stops Redis without ending it: it accepts connections and answers nothing. */
  freeze: () => void;
  thaw: () => void;
  /** Kills Redis with all its data. */
  stop: () => Promise<void>;
};

const USUAL_PLACES = ["/usr/bin/redis-server", "/usr/local/bin/redis-server"];
const find = () => USUAL_PLACES.find((path) => existsSync(path));

/** Returns Redis's path, and installs Debian's if possible. */
export const requireRedis = () =>
  requireInstalled(
    find,
    ["redis-server"],
    "These tests need Redis. Install it (Debian: apt-get install redis-server).",
  );

/** Starts an empty Redis. Throws when none is installed: a test is never skipped. @internal For tests. */
export async function startRedis(): Promise<TestRedis> {
  const binary = await requireRedis();
  const port = await freePort();
  const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const server = spawn(binary, settings, { cwd: "/", stdio: ["ignore", "pipe", "ignore"] });
  const end = () => server.kill("SIGKILL");
  process.once("exit", end);
  await untilAccepting(server, server.stdout);
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void server.kill("SIGSTOP"),
    thaw: () => void server.kill("SIGCONT"),
    async stop() {
      process.off("exit", end);
      if (server.exitCode !== null || server.signalCode !== null) return;
      const exited = new Promise((resolve) => server.once("exit", resolve));
      end();
      await exited;
    },
  };
}
