// The steps of the Dockerfile, carried out in folders: install, build, prune, then services and front of the pruned copy as a user
// who may write nothing.
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDatabase, type Postgres, startServer } from "#scripts/lib/postgres.ts";
import { freePort, type Part, untilReady } from "#scripts/lib/processes.ts";
import { startRedis, type TestRedis } from "#scripts/lib/redis.ts";
import { contextOf, followStage, inheritedLines, readStages } from "./image.ts";

const DOCKERFILE = "docs/operations/Dockerfile";
const stages = readStages(DOCKERFILE);
const folder = mkdtempSync(join(tmpdir(), "drawcard-image-"));
const app = join(folder, "runtime");
const PATH = `${app}/node_modules/.bin:${process.env["PATH"]}`;
const secrets = { APP_KEY: "shop", APP_SECRET: "s".repeat(32), TOKEN_SECRET: "t".repeat(32) };
const [uid] = (inheritedLines(stages, "front", "USER")[0] ?? "").split(":").map(Number);
// Only root can become another user.
const user = process.getuid?.() === 0 && uid ? { uid, gid: uid } : {};

let postgres: Postgres;
let redis: TestRedis;
const running: Part[] = [];
const output: string[] = [];

beforeAll(async () => {
  chmodSync(folder, 0o755);
  const folders: Record<string, string> = {};
  for (const stage of stages.slice(0, 2)) {
    folders[stage.name] = join(folder, stage.name);
    followStage(stage, contextOf(`${DOCKERFILE}.dockerignore`), folders, join(folder, stage.name));
  }
  [postgres, redis] = await Promise.all([startServer(), startRedis()]);
}, 600_000);
afterAll(async () => {
  for (const part of running.reverse()) await part.stop();
  await redis?.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The settings of a target: its ENV lines, with another port. */
function settingsOf(target: string, port: number): Record<string, string> {
  const pairs = inheritedLines(stages, target, "ENV").flatMap((line) => line.split(" "));
  const settings = Object.fromEntries(pairs.map((pair) => pair.split("=") as [string, string]));
  const portName = target === "front" ? "PORT" : "SERVICES_PORT";
  return { ...settings, ...secrets, PATH, [portName]: String(port) };
}

const commandOf = (line = "") => JSON.parse(line.slice(line.indexOf("["))) as [string, ...string[]];

/** Starts a target with its CMD. Nothing of this process's environment reaches it. */
function start(target: string, port: number, more: Record<string, string>): Part {
  const [command, ...args] = commandOf(inheritedLines(stages, target, "CMD")[0]);
  return launch(target, command, args, { ...settingsOf(target, port), ...more });
}

function launch(name: string, command: string, args: string[], env: Record<string, string>): Part {
  const child = spawn(command, args, { cwd: app, env, ...user });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output.push(String(chunk)));
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await gone;
  };
  const part = { name, child, stop };
  running.push(part);
  return part;
}

/** Runs the HEALTHCHECK of a target. */
function healthOf(target: string, port: number) {
  const [command, ...args] = commandOf(inheritedLines(stages, target, "HEALTHCHECK")[0]);
  const own = args.map((word) => word.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`));
  return spawnSync(command, own, { cwd: app, env: { PATH }, ...user }).status;
}

it("two services and a front of the pruned image serve the shop on Postgres and Redis", async () => {
  const DATABASE_URL = await createDatabase(postgres.url, "image");
  const [first, second, front] = [await freePort(), await freePort(), await freePort()];
  const services = start("services", first, { DATABASE_URL });
  await untilReady(`http://127.0.0.1:${first}/readyz`, services);
  // As an operator without Docker runs it. Nothing is installed: the folder is not writable, and the install stays pruned.
  const args = ["scripts/bootstrap.mjs", "scripts/services.ts"];
  const npmRun = launch("npm run services", "node", args, { ...settingsOf("services", second), DATABASE_URL });
  await untilReady(`http://127.0.0.1:${second}/readyz`, npmRun);
  const shop = start("front", front, {
    REDIS_URL: redis.url,
    DISCOVERY_URL: `http://127.0.0.1:${second}`,
    PUBLIC_URL: `http://127.0.0.1:${front}`,
  });
  await untilReady(`http://127.0.0.1:${front}/readyz`, shop);

  const page = await fetch(`http://127.0.0.1:${front}/`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("</html>");
  expect([healthOf("services", first), healthOf("front", front)]).toEqual([0, 0]);
  expect(output.join("")).not.toContain("Installing");

  await Promise.all([shop.stop(), npmRun.stop(), services.stop()]);
  expect([shop, npmRun, services].map(({ child }) => child.exitCode)).toEqual([0, 0, 0]);
  expect(healthOf("front", front)).toBe(1);
});
