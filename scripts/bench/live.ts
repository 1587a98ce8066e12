// 10,000 event streams of a draw on one front: its memory and CPU, a restart, and the time in which a result reaches all.
import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants, loadavg, setPriority } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { readControls } from "../lib/control.ts";
import { type OwnShop, startOwnShop } from "../lib/own-shop.ts";
import { freePort, type Part, startPart, untilReady } from "../lib/processes.ts";
import { print, root, step } from "../lib/steps.ts";
import type { ReadersReport, ToReaders } from "./servers/live-readers.ts";

const STREAMS = 10_000;
// Each process has a limit of open files.
const PROCESSES = 2;
const QUIET_MS = 20_000;
const MOST_WAIT_MS = 60_000;
/** The limits: seconds until a result has reached all streams, and that a stream is lost at most while the front restarts. */
const REACH_SECONDS = 2;
const LOST_SECONDS = 5;
const LOTTERY = "monday_lotto";
// Ten minutes before the stop of the draw: streams are read every second from an hour before.
const CLOCK = "2026-11-23T09:15:00Z";
const TICKS_PER_SECOND = 100;

type Status = { nextDraws: { offer: string; drawNo: number }[] };

/** Resident memory in MB and CPU seconds of a process (Linux). */
function usageOf({ child: { pid } }: Part) {
  const memory = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return { megabytes: Number(memory) / 1024, cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND };
}

async function control<T>({ env }: OwnShop, path: string, body?: object): Promise<T> {
  const [found] = readControls(env.DATA_DIR);
  if (!found) throw new Error("The shop has no control port.");
  const headers = { authorization: `Bearer ${found.secret}`, "content-type": "application/json" };
  const sent = body ? { method: "POST", body: JSON.stringify(body) } : {};
  const reply = await fetch(new URL(path, found.url), { headers, ...sent });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

function ask(child: ChildProcess, message: ToReaders): Promise<ReadersReport> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error("The readers exited."));
    child.once("exit", onExit);
    child.once("message", (report) => {
      child.off("exit", onExit);
      resolve(report as ReadersReport);
    });
    child.send(message);
  });
}

async function reports(readers: readonly ChildProcess[]) {
  const all = await Promise.all(readers.map((child) => ask(child, "report")));
  return {
    all,
    open: all.reduce((sum, { open }) => sum + open, 0),
    longestGapMs: Math.max(...all.map((one) => one.longestGapMs)),
  };
}

/** Only an administrator may raise a priority again. */
function setPriorities(children: readonly ChildProcess[], priority: number) {
  for (const { pid } of children) {
    try {
      if (pid) setPriority(pid, priority);
    } catch {
      print("  The readers keep their low priority.");
    }
  }
}

async function until<T>(read: () => Promise<T>, isDone: (value: T) => boolean): Promise<T> {
  const deadline = Date.now() + MOST_WAIT_MS;
  for (;;) {
    const value = await read();
    if (isDone(value) || Date.now() > deadline) return value;
    await wait(500);
  }
}

const seconds = (ms: number) => (ms / 1_000).toFixed(1);
const verdict = (ms: number, limitSeconds: number) =>
  `limit ${limitSeconds} s${ms > limitSeconds * 1_000 ? "    over the limit" : ""}`;

export async function benchLive() {
  const shop = await step("Starting a shop", () => startOwnShop({ SHOP_NOW: CLOCK, LOG_LEVEL: "warn" }));
  const port = await freePort();
  const startFront = async () => {
    const env = {
      ...shop.env,
      DEMO: "1",
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      LOG_LEVEL: "warn",
    };
    const front = startPart({ name: "front", script: "scripts/serve.ts", env });
    await untilReady(`http://127.0.0.1:${port}/healthz`, front);
    return front;
  };
  let front = await step("Starting the front that is measured", startFront);
  const readers = Array.from({ length: PROCESSES }, () =>
    fork(join(root, "scripts/bench/servers/live-readers.ts"), {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    }),
  );
  try {
    const { nextDraws } = await control<Status>(shop, "/status");
    const drawNo = nextDraws.find(({ offer }) => offer === LOTTERY)?.drawNo;
    const before = usageOf(front);
    const count = STREAMS / PROCESSES;
    await step(`Opening ${STREAMS} streams`, () =>
      Promise.all(
        readers.map((child, at) => ask(child, { path: `/_live/${LOTTERY}/${drawNo}`, port, count, first: at * count })),
      ),
    );
    const opened = await reports(readers);
    const settled = usageOf(front);
    await step(`Waiting ${QUIET_MS / 1_000} s`, () => wait(QUIET_MS));
    const quiet = usageOf(front);
    print(`\nEvent streams of a draw on one front: ${opened.open} open`);
    print(`  memory   ${before.megabytes.toFixed(0)} MB before, ${quiet.megabytes.toFixed(0)} MB with all open`);
    const share = (quiet.cpuSeconds - settled.cpuSeconds) / (QUIET_MS / 1_000);
    print(`  CPU      ${(share * 100).toFixed(1)} % of a core while nothing changes, heartbeats included`);

    // Readers are other machines: they do not take the processor from the front that they wait for.
    setPriorities(readers, constants.priority.PRIORITY_BELOW_NORMAL);
    const stoppedAt = Date.now();
    await front.stop();
    const startedAt = Date.now();
    front = await startFront();
    const readyAt = Date.now();
    const startCpu = usageOf(front).cpuSeconds;
    const back = await until(
      () => reports(readers),
      ({ open }) => open === STREAMS,
    );
    print(
      `  restart  ${back.open} open again, lost for ${seconds(back.longestGapMs)} s at most    ${verdict(back.longestGapMs, LOST_SECONDS)}`,
    );
    print(
      `           the front took ${seconds(startedAt - stoppedAt)} s to stop and ${seconds(readyAt - startedAt)} s to start, with ${startCpu.toFixed(1)} s of CPU; load average ${loadavg()[0]?.toFixed(1)}`,
    );

    setPriorities(readers, constants.priority.PRIORITY_NORMAL);
    const busy = usageOf(front);
    await control(shop, "/draw", { lottery: LOTTERY });
    const drawnAt = Date.now();
    const drawn = await until(
      () => reports(readers),
      ({ all }) => all.every(({ resultAt }) => resultAt !== undefined),
    );
    const lastMs = Math.max(...drawn.all.map(({ resultAt }) => (resultAt?.last ?? Number.POSITIVE_INFINITY) - drawnAt));
    const medianMs = Math.max(
      ...drawn.all.map(({ resultAt }) => (resultAt?.median ?? Number.POSITIVE_INFINITY) - drawnAt),
    );
    print(
      `  result   all have it ${seconds(lastMs)} s after the draw, half of them after ${seconds(medianMs)} s    ${verdict(lastMs, REACH_SECONDS)}`,
    );
    print(`           ${(usageOf(front).cpuSeconds - busy.cpuSeconds).toFixed(1)} s of CPU since the restart`);
  } finally {
    for (const child of readers) child.disconnect();
    await front.stop();
    await shop.stop();
  }
}
