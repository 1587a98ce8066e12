// Postgres stops under load and starts again. Meanwhile callers get 503; afterwards the services recover without a restart.

import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "#services/db/index.ts";
import { demoDatabase } from "#tests/database.ts";
import { PATIENT } from "#tests/patience.ts";
import { openServices, type Services, testEnv } from "./open-services.ts";

/** Opens a TCP proxy to Postgres that can be cut or frozen. */
async function openLine(target: URL) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(target.port) || 5432, target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.once("close", () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut(next: boolean) {
      isCut = next;
      if (isCut) for (const socket of sockets) socket.destroy();
    },
    /** The host of today's connections falls silent, without a reset. New connections reach the one that replaces it. */
    freeze() {
      for (const socket of sockets) socket.pause();
    },
    close: () => server.close(),
  };
}

let services: Services;
let line: Awaited<ReturnType<typeof openLine>>;
beforeAll(async () => {
  line = await openLine(new URL(await demoDatabase()));
  services = await openServices({ env: testEnv({ databaseUrl: line.url }) });
});
afterAll(async () => {
  line.cut(false);
  await services.close();
  line.close();
});

const calls = () => [
  services.call({ path: "/v2/pricing/pri_au_nsw/product_offers", version: "7.0" }),
  services.call({
    method: "POST",
    path: "/v2/login",
    version: "3.0",
    // Another one each time: wrong passwords of one customer are limited.
    body: { email: `${crypto.randomUUID()}@example.com`, password: "No" },
  }),
  services.call({ path: "/cms/items/site_config" }),
];
const statuses = async () => (await Promise.all(calls())).map(({ status }) => status);

/** The statuses of calls that run while the database disappears, and of those after it. */
async function statusesDuring(disappear: () => void | Promise<void>): Promise<Set<number>> {
  const seen = new Set<number>();
  let isGone = false;
  const load = Array.from({ length: 8 }, async () => {
    for (let after = 0; after < 3; after += isGone ? 1 : 0) for (const status of await statuses()) seen.add(status);
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  await disappear();
  isGone = true;
  await Promise.all(load);
  return seen;
}

it("answers 503, and recovers when the database is back", async () => {
  const good = await statuses();
  expect(good.filter((status) => status >= 500)).toEqual([]);

  const seen = await statusesDuring(() => line.cut(true));
  expect([...seen].filter((status) => status >= 500)).toEqual([503]);

  line.cut(false);
  await expect.poll(statuses, PATIENT).toEqual(good);
});

it("answers 503 to calls whose connections Postgres ends", async () => {
  const end = async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(services.db);
  };
  const seen = await statusesDuring(end);
  expect([...seen].filter((status) => status >= 500 && status !== 503)).toEqual([]);
  await expect.poll(async () => (await statuses()).some((status) => status >= 500), PATIENT).toBe(false);
});

it("heals a pool whose database host falls silent", async () => {
  const other = await openLine(new URL(services.env.databaseUrl ?? ""));
  const { close, db } = await openDatabase({ databaseUrl: other.url, dataDir: "" }, { silenceMs: 500 });
  try {
    // More calls than the pool has connections.
    const call = () => Promise.allSettled(Array.from({ length: 40 }, () => sql`select 1`.execute(db)));
    const failed = async () => (await call()).filter(({ status }) => status === "rejected").length;
    expect(await failed()).toBe(0);
    other.freeze();
    expect(await failed()).toBeGreaterThan(0);
    expect(await failed()).toBe(0);
  } finally {
    other.cut(true);
    await close();
    other.close();
  }
});

it("limits the silence of a waiting call, not of migrations and of a transaction that asks for nothing", async () => {
  const { close, db } = await openDatabase({ databaseUrl: line.url, dataDir: "" }, { silenceMs: null });
  const limited = await openDatabase({ databaseUrl: line.url, dataDir: "" }, { silenceMs: 200 });
  const slow = sql`select pg_sleep(1.2)`;
  try {
    const rested = limited.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      await slow.execute(db);
      return (await sql`select 1`.execute(tx)).rows.length;
    });
    expect(await rested).toBe(1);
    await expect(slow.execute(limited.db)).rejects.toThrow("Connection terminated");
    expect((await slow.execute(db)).rows).toHaveLength(1);
  } finally {
    await Promise.all([close(), limited.close()]);
  }
});

it("answers 503 and is not ready while the database is read-only, as a standby is", async () => {
  const setReadOnly = async (isOn: boolean) => {
    // On a connection of its own: it must be able to write again.
    const { close, db } = await openDatabase({ databaseUrl: services.env.databaseUrl, dataDir: "" });
    await db.connection().execute(async (one) => {
      await sql`set default_transaction_read_only = off`.execute(one);
      await sql`do $$ begin execute format('alter database %I set default_transaction_read_only = ' ||
        ${sql.lit(isOn ? "on" : "off")}, current_database()); end $$`.execute(one);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(one);
    });
    await close();
  };
  const ready = async () => (await services.call({ path: "/readyz" })).status;
  await expect.poll(ready, PATIENT).toBe(200);
  await setReadOnly(true);
  try {
    await expect
      .poll(async () => (await services.call({ path: "/readyz" })).body, PATIENT)
      .toEqual({
        status: "the database is read-only",
      });
    const answers = await statuses();
    expect(answers.filter((status) => status >= 500)).not.toEqual([]);
    expect(new Set(answers.filter((status) => status >= 500))).toEqual(new Set([503]));
  } finally {
    await setReadOnly(false);
  }
  await expect.poll(ready, PATIENT).toBe(200);
});

it("compiles no statement, which takes seconds where a wrong estimate makes it look expensive", async () => {
  const { rows } = await sql<{ jit: string }>`select current_setting('jit') as jit`.execute(services.db);
  expect(rows).toEqual([{ jit: "off" }]);
});

it("keeps a connection that was idle, also for a statement in the moment when its silence is noticed", async () => {
  const SILENCE_MS = 50;
  const { db, close } = await openDatabase({ databaseUrl: line.url, dataDir: "" }, { silenceMs: SILENCE_MS });
  const statement = () => sql`select pg_sleep(0.03)`.execute(db);
  await statement();
  // Idle for longer than the limit; then statements without a pause, until the connection has been looked at.
  await new Promise((resolve) => setTimeout(resolve, SILENCE_MS * 5));
  const endsAt = Date.now() + 700;
  let made = 0;
  for (; Date.now() < endsAt; made += 1) await statement();
  expect(made).toBeGreaterThan(0);
  await close();
});
