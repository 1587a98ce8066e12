// SIGTERM from the view of a load balancer, which keeps its connections open and continues to send requests.
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildSite } from "#scripts/lib/build-site.ts";
import { freePort, type Part, startPart, untilReady } from "#scripts/lib/processes.ts";
import { emptyDatabase } from "#tests/database.ts";

const dataDir = mkdtempSync(join(tmpdir(), "drawcard-stop-"));
const running: { part: Part; url: string }[] = [];
beforeAll(async () => {
  await buildSite();
  const [PORT, SERVICES_PORT] = [String(await freePort()), String(await freePort())];
  const DATABASE_URL = await emptyDatabase();
  const env = { DATA_DIR: dataDir, DATABASE_URL, NODE_ENV: "production", DRAIN_SECONDS: "1", DEMO: "0", PORT };
  for (const [script, port] of [
    ["services/start.ts", SERVICES_PORT],
    ["scripts/serve.ts", PORT],
  ] as const) {
    const part = startPart({ name: script, script, env: { ...env, SERVICES_PORT } });
    const url = `http://127.0.0.1:${port}`;
    running.push({ part, url });
    await untilReady(`${url}/readyz`, part);
  }
});
afterAll(async () => {
  for (const { part } of running) await part.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

type Reply = { status: number | undefined; connection: string | undefined };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const askReadiness = (url: string) =>
  new Promise<Reply>((resolve, reject) => {
    get(`${url}/readyz`, { agent }, (reply) => {
      reply.resume();
      reply.once("end", () => resolve({ status: reply.statusCode, connection: reply.headers.connection }));
    }).once("error", reject);
  });

it.each([
  ["the front", 1],
  ["the services", 0],
])("%s: 503 immediately, connections closed, and the process ends", async (_, index) => {
  const { part, url } = running[index] ?? expect.fail();
  // A broken log pipe must not block the shutdown.
  part.child.stdout?.destroy();
  expect(await askReadiness(url)).toEqual({ status: 200, connection: "keep-alive" });
  const ended = new Promise<number | null>((resolve) => part.child.once("exit", resolve));
  const signalledAt = performance.now();
  part.child.kill("SIGTERM");

  const replies: Reply[] = [];
  const isServed = () =>
    askReadiness(url).then(
      (reply) => replies.push(reply),
      () => 0,
    );
  while ((await isServed()) && performance.now() - signalledAt < 30_000);

  expect(await ended).toBe(0);
  expect(performance.now() - signalledAt).toBeLessThan(20_000);
  // The signal may arrive after the next requests.
  const stopping = replies.slice(replies.findIndex(({ status }) => status === 503));
  expect(stopping.length).toBeGreaterThan(0);
  expect(stopping.filter(({ status, connection }) => status !== 503 || connection !== "close")).toEqual([]);
});
