import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { formatLine } from "./log-line.ts";
import { outputOf } from "./run-output.ts";
import { ExpectedError, root } from "./steps.ts";

/** A part of the shop in its own process. */
export type Part = { name: string; child: ChildProcess; stop: () => Promise<void>; lastLine?: () => string };

/** How a part is started. */
export type Start = {
  name: string;
  script: string;
  args?: string[];
  env?: Record<string, string>;
  log?: (line: string) => void;
};

/** Starts a part with the project's Node. Its log lines go to `log`, if given. */
export function startPart({ name, script, args = [], env, log }: Start): Part {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const keep = outputOf(`${name}-${child.pid}`);
  let last = "";
  for (const stream of [child.stdout, child.stderr]) {
    let rest = "";
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      keep?.(chunk);
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (!NO_REASON.test(line)) last = line;
        log?.(line);
      }
    });
  }
  return { name, child, stop: () => stopChild(child), lastLine: () => last };
}

// Node ends the report of a crash with the stack and its version.
const NO_REASON = /^\s*$|^\s+at |^Node\.js v/;

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Says how a part ended, with its last line: the reason may be logged at a level that is not shown. */
export function endOf({ name, child, lastLine }: Part): string {
  const how = child.signalCode ? `was ended by ${child.signalCode}` : `exited with code ${child.exitCode}`;
  const line = formatLine(lastLine?.() ?? "", 0)?.trim();
  return `${name} ${how}${line ? `; its last line: ${line}` : ""}`;
}

// A part ends within 10 s of SIGTERM (services/lib/http-server.ts). `npm start` ends its two parts one after the other.
const KILL_AFTER_MS = 25_000;

async function stopChild(child: ChildProcess) {
  if (hasEnded(child)) return;
  const exited = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const inTime = await Promise.race([exited.then(() => true), wait(KILL_AFTER_MS, false, { ref: false })]);
  if (!inTime) {
    child.kill("SIGKILL");
    await exited;
  }
}

/** Waits until a URL answers 200. Throws when the process ends or time is up. */
export async function untilReady(url: string, part: Part, timeoutMs = 180_000) {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    if (hasEnded(part.child)) throw new ExpectedError(`${endOf(part)}\nIt was not ready yet.`);
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    if (Date.now() > deadline)
      throw new ExpectedError(`${part.name} did not answer at ${url} within ${timeoutMs / 1000} s.`);
    await wait(50);
  }
}

/** Waits for Ctrl+C or SIGTERM. */
export const untilStopped = () =>
  new Promise<void>((stop) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop());
  });

/** Waits until a server logs that it accepts connections. Throws its output if it exits first. */
export function untilAccepting(server: ChildProcess, output: Readable | null) {
  return new Promise<void>((resolve, reject) => {
    let log = "";
    output?.on("data", (chunk: Buffer) => {
      log += chunk;
      if (/ready to accept connections/i.test(log)) resolve();
    });
    server.once("exit", () => reject(new Error(`${server.spawnfile} ended:\n${log}`)));
  });
}

/** Throws with advice when a port is taken. */
export async function requireFreePort(port: number, variable: string, host = "127.0.0.1") {
  await new Promise<void>((resolve, reject) => {
    const server = createServer()
      .once("error", () =>
        reject(
          new ExpectedError(
            `Port ${port} is taken. Stop the program that listens there, or choose another port: ${variable}=${port + 10} npm start (a second shop needs its own PORT, SERVICES_PORT and DATA_DIR)`,
          ),
        ),
      )
      .listen(port, host, () => server.close(() => resolve()));
  });
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
      .once("error", () => resolve(false))
      .listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

/**
 * Returns a free port for tests, below the range that the system assigns itself (32768 and up), where any connection could take
 * it. The next port is free too: services use it for their controls.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(10_000, 32_000);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
  throw new Error("no free port");
}
