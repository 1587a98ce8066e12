// Several services processes on one Postgres, as behind a load balancer. Tests may kill any of them.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll } from "vitest";
import { type Part, startPart } from "#scripts/lib/processes.ts";
import { type Database, openDatabase } from "#services/db/index.ts";
import { setShopNow } from "#services/lib/clock.ts";
import { readEnv } from "#services/lib/env.ts";
import type { Db } from "#services/lib/handlers.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import type { ChargePoint } from "#services/main/recurring/recurring-purchases/charging.commands.ts";
import { createServicesClient, type ServicesClient } from "#tests/contract/caller.ts";
import { registerPerson, type Wallet } from "#tests/contract/people.ts";
import { demoDatabase } from "#tests/database.ts";
import { EXAMPLE_NOW, type SignedIn, testEnv } from "#tests/services/open-services.ts";

/** One services process. */
export type Member = ServicesClient & {
  /** Sends SIGKILL. */
  kill: () => void;
  /** Holds the process, so that it charges and draws nothing, until it is resumed. */
  pause: () => void;
  resume: () => void;
  /** Resolves when the process has exited. */
  exited: Promise<unknown>;
};

type Operator = { secret: string; url: string };

type Options = {
  /** The step of a payment at which the process kills itself. */
  dieAt?: ChargePoint;
  /** When Western Australia closes Monday Lotto, in Perth. */
  waCloses?: string;
  /** Whether the process has higher prices, as during a release (tests/prices.ts). */
  raisesPrices?: boolean;
};

export type Fleet = {
  /** The shared database, through the test's own pool. */
  db: Db;
  databaseUrl: string;
  env: ReturnType<typeof readEnv>;
  /** The log lines of all processes. */
  log: string[];
  /** Starts another process. */
  join: (options?: Options) => Promise<Member>;
  person: (wallet?: Wallet) => Promise<SignedIn>;
  setClock: (now: string) => Promise<void>;
  /** Posts to the control port (`npm run shop`) of the process that had joined last at the first call. */
  control: (path: string, body: object) => Promise<void>;
  stop: () => Promise<void>;
};

const START_MS = 180_000;

/** Returns the URL from the log line of a services process that has started listening. */
function addressIn(line: string): string | undefined {
  try {
    const { message, url } = JSON.parse(line) as { message?: string; url?: string };
    return message === "services are listening" ? url : undefined;
  } catch {
    return undefined;
  }
}

function startMember(env: Record<string, string>, log: string[]): Promise<{ part: Part; origin: string }> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Services did not start:\n${log.join("\n")}`)), START_MS);
    const part = startPart({
      name: "services",
      script:
        env["DIE_AT"] || env["WA_CLOSES"] || env["PRICES"] ? "tests/concurrency/test-services.ts" : "services/start.ts",
      env,
      log(line) {
        log.push(line);
        const origin = addressIn(line);
        if (!origin) return;
        clearTimeout(timer);
        resolve({ part, origin });
      },
    });
  });
}

const PAUSE_MS = 100;

/** A client that calls again while the service has no capacity (503). The key stays, so that a repeat is the same call. */
function patientClient(origin: string, env: Fleet["env"]): ServicesClient {
  const client = createServicesClient(origin, env);
  return {
    ...client,
    async call(operationId, request = {}) {
      const key = crypto.randomUUID();
      for (;;) {
        const answer = await client.call(operationId, { key, ...request });
        if (answer.status !== 503) return answer;
        await wait(PAUSE_MS);
      }
    },
  };
}

/** Starts a fleet with a demo database at the examples' time; `join` adds processes. */
export async function startFleet({ logLevel = "info" } = {}): Promise<Fleet> {
  const databaseUrl = await demoDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "drawcard-fleet-"));
  // The processes share one data directory, because they must use the same secrets.
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    // The demo's bank accounts and two-factor secrets were sealed with it.
    TOKEN_SECRET: testEnv().tokenSecret,
    DEMO: "1",
    SERVICES_PORT: "0",
    LOG_LEVEL: logLevel,
  };
  const env = readEnv(settings);
  const { db, close }: Database = await openDatabase(env, { silenceMs: null });
  const log: string[] = [];
  const parts: Part[] = [];
  let operator: Operator | undefined;

  return {
    db,
    databaseUrl,
    env,
    log,
    async join({ dieAt, raisesPrices, waCloses } = {}) {
      // The first process sets the clock back to the demo's time; after that only tests set it.
      const isFirst = parts.length === 0;
      const changes = {
        ...(dieAt && { DIE_AT: dieAt }),
        ...(waCloses && { WA_CLOSES: waCloses }),
        ...(raisesPrices && { PRICES: "raised" }),
        ...(isFirst && { SHOP_NOW: EXAMPLE_NOW }),
      };
      const { origin, part } = await startMember({ ...settings, ...changes }, log);
      parts.push(part);
      const exited = new Promise((resolve) => part.child.once("exit", resolve));
      const send = (signal: NodeJS.Signals) => () => void part.child.kill(signal);
      return {
        ...patientClient(origin, env),
        exited,
        kill: send("SIGKILL"),
        pause: send("SIGSTOP"),
        resume: send("SIGCONT"),
      };
    },
    person: (wallet) => runInTransaction(db, (tx) => registerPerson(tx, env, wallet)),
    setClock: (now) => setShopNow(db, new Date(now)),
    async control(path, body) {
      operator ??= JSON.parse(readFileSync(join(dataDir, "control.json"), "utf8")) as Operator;
      const { secret, url } = operator;
      const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
      const reply = await fetch(new URL(path, url), { method: "POST", headers, body: JSON.stringify(body) });
      if (!reply.ok) throw new Error(await reply.text());
    },
    async stop() {
      await Promise.all(parts.map((part) => part.stop()));
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts a fleet of two members for a test file; `memberOf` alternates between them. */
export function fleetOfTwo(options?: Options) {
  const fleet = {} as Fleet;
  const members = [{}, {}] as [Member, Member];
  beforeAll(async () => {
    Object.assign(fleet, await startFleet());
    for (const member of members) Object.assign(member, await fleet.join(options));
  });
  afterAll(() => fleet.stop());
  return { fleet, members, memberOf: (index: number) => members[index % 2 === 0 ? 0 : 1] };
}

/** Opens the databases of two draw runners beside a fleet's processes. */
export function runnersOf(fleet: Fleet): [Database, Database] {
  const runners = [{}, {}] as [Database, Database];
  beforeAll(async () => {
    for (const runner of runners) Object.assign(runner, await openDatabase(fleet.env));
  });
  afterAll(async () => {
    for (const { close } of runners) await close();
  });
  return runners;
}

/** Starts a fleet for a test file that kills members; `survivor` stays until the end. */
export function fleetWithSurvivor() {
  const fleet = {} as Fleet;
  const survivor = {} as Member;
  beforeAll(async () => {
    Object.assign(fleet, await startFleet());
    Object.assign(survivor, await fleet.join());
  });
  afterAll(() => fleet.stop());
  return { fleet, survivor };
}

/** Expires the idempotency leases of killed processes (idempotency.ts), so that a repeat need not wait for them. */
export const endLeases = (db: Db) =>
  db
    .updateTable("idempotency")
    .set({ leased_until: new Date(0) })
    .where("reply", "is", null)
    .execute();
