// Statements that are sent together with the next one: their errors must reach the transaction, on Postgres and on PGlite. Then the
// demo on PGlite, the database of `npm start`: the journeys of `npm test` run on Postgres.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#services/db/index.ts";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { startServices } from "#services/start.ts";
import { emptyDatabase } from "#tests/database.ts";
import { servicesLog } from "#tests/run-log.ts";
import { EXAMPLE_NOW, type SignedIn, signedHeaders, testEnv, toSignedIn } from "./open-services.ts";
import { keyed, mondayTicket, purchaseOf } from "./sales.ts";

const folder = mkdtempSync(join(tmpdir(), "pipeline-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const places = {
  Postgres: async () => openDatabase({ databaseUrl: await emptyDatabase(), dataDir: folder }),
  PGlite: () => openDatabase({ databaseUrl: null, dataDir: folder }),
};

describe.each(Object.entries(places))("a transaction on %s", (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await sql`create table noted (note text primary key)`.execute(database.db);
  });
  afterAll(() => database.close());

  const note = (tx: Tx | Database["db"], text: string) =>
    sql`/* note */ /* unread */ insert into noted (note) values (${text})`.execute(tx);
  const readNotes = async (on: Tx | Database["db"]) =>
    (await sql<{ note: string }>`select note from noted order by note`.execute(on)).rows.map((row) => row.note);
  const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => runInTransaction(database.db, work);

  it("reads what an unread statement before it has written, and commits it", async () => {
    expect(await inTransaction(async (tx) => note(tx, "a").then(() => readNotes(tx)))).toEqual(["a"]);
    expect(await readNotes(database.db)).toEqual(["a"]);
  });

  it("throws the error of an unread statement at the next one, and writes nothing", async () => {
    const work = async (tx: Tx) => {
      await note(tx, "b");
      await note(tx, "a");
      await note(tx, "c");
      return readNotes(tx);
    };
    await expect(inTransaction(work)).rejects.toMatchObject({ code: "23505" });
    expect(await readNotes(database.db)).toEqual(["a"]);
  });

  it("throws the error of the last statement at the commit, and writes nothing", async () => {
    const work = async (tx: Tx) => {
      await note(tx, "b");
      await note(tx, "a");
    };
    await expect(inTransaction(work)).rejects.toMatchObject({ code: "23505" });
    expect(await readNotes(database.db)).toEqual(["a"]);
  });

  it("keeps the error of the work, and the connection, when an unread statement before it failed as well", async () => {
    const work = async (tx: Tx) => {
      await note(tx, "a");
      throw new Error("refused");
    };
    await expect(inTransaction(work)).rejects.toThrow("refused");
    expect(await readNotes(database.db)).toEqual(["a"]);
  });

  it("repeats the work when an unread statement meets a conflict", async () => {
    let attempts = 0;
    await inTransaction(async (tx) => {
      attempts += 1;
      await note(tx, `try ${attempts}`);
      const conflict = sql`/* conflict */ /* unread */ do $$ begin raise sqlstate '40001'; end $$`;
      if (attempts === 1) await conflict.execute(tx);
    });
    expect(attempts).toBe(2);
    expect(await readNotes(database.db)).toEqual(["a", "try 2"]);
  });

  it("sends an unread statement outside a transaction at once", async () => {
    await note(database.db, "alone");
    await expect(note(database.db, "alone")).rejects.toMatchObject({ code: "23505" });
  });
});

/** Returns a function that calls running services. */
const callerOf = (url: string, env: ServicesEnv) => async (path: string, as?: SignedIn, body?: object) => {
  const headers = { ...signedHeaders(env, as), ...keyed(), ...(body && { "content-type": "application/json" }) };
  const reply = await fetch(url + path, { headers, ...(body && { method: "POST", body: JSON.stringify(body) }) });
  return (await reply.json()).result;
};

it("the embedded database gets the demo, sells a ticket on its one connection, and has it after a restart", async () => {
  const env = testEnv({ dataDir: folder, shopNow: new Date(EXAMPLE_NOW) });
  const first = await startServices({ env, log: servicesLog });
  const call = callerOf(first.url, env);
  const login = { email: "anna@example.com", password: "Drawcard-demo-1" };
  const anna = toSignedIn({ result: await call("/v2/login", undefined, login) });
  await call("/v2/cart/items", anna, mondayTicket());
  const bought = await call("/v2/cart/purchase", anna, purchaseOf(await call("/v2/cart/items", anna)));
  await first.close();

  const second = await startServices({ env, log: servicesLog });
  const kept = await callerOf(second.url, env)(`/v2/checkout/${bought.checkout_id}`, anna);
  await second.close();
  expect(kept).toMatchObject({ checkout_id: bought.checkout_id, order_ids: bought.order_ids });
}, 240_000);
