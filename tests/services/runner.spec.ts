// The runners of many processes on one database.
import { sql } from "kysely";
import { expect, it } from "vitest";
import { openDatabase } from "#services/db/index.ts";
import { createLogger } from "#services/lib/log.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { emailOf } from "#services/main/identity/customer/customer.rows.ts";
import { startRunner } from "#services/runner.ts";
import { registerPerson } from "#tests/contract/people.ts";
import { PATIENT } from "#tests/patience.ts";
import { openServices } from "./open-services.ts";
import { keep } from "./recurring-till.ts";

const RUNNERS = 32;
const COMMITS_PER_SECOND = 50;

it("makes at most 50 commits a second with 32 idle processes, and runs each round in one of them", async () => {
  const services = await openServices();
  /** Returns the commits of this database. Its other connections are ended first, because they count them at their end. */
  const commits = () =>
    services.db.connection().execute(async (db) => {
      await sql`select pg_terminate_backend(pid, ${PATIENT.timeout}) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
      const { rows } = await sql<{ commits: number }>`select xact_commit::int as commits from pg_stat_database
        where datname = current_database()`.execute(db);
      return rows[0]?.commits ?? 0;
    });
  const lastTurn = async () => {
    const { rows } = await sql<{ at: Date }>`select taken_at as at from runner_turn where chore = 'round'`.execute(
      services.db,
    );
    return rows[0]?.at.getTime();
  };
  const { close, db } = await openDatabase(services.env);
  const part = { content: () => ({ causes: [] }), db, env: services.env, gateway: null, log: createLogger("silent") };
  const runners = Array.from({ length: RUNNERS }, () => startRunner(part));
  const turns = new Set<number>();
  const seeTurns = (count: number) =>
    expect
      .poll(
        async () => {
          turns.add((await lastTurn()) ?? 0);
          return turns.size;
        },
        { ...PATIENT, interval: 500 },
      )
      .toBeGreaterThanOrEqual(count);
  // The first round finds work: demo data that became due.
  await seeTurns(2);
  const startedAt = performance.now();
  const before = await commits();
  await seeTurns(5);
  await Promise.all(runners.map((runner) => runner.stop()));
  const seconds = (performance.now() - startedAt) / 1000;
  await close();
  // A connection counts its commits when it ends.
  await services.db.connection().execute((db) =>
    sql`select pg_terminate_backend(pid, ${PATIENT.timeout}) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db),
  );
  expect(((await commits()) - before) / seconds).toBeLessThanOrEqual(COMMITS_PER_SECOND);
  const gaps = [...turns]
    .sort()
    .flatMap((at, index, all) => (index === 0 || all[index - 1] === 0 ? [] : at - (all[index - 1] ?? 0)));
  // A process that polls right after another leaves the round to it.
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1_900);
  await services.close();
});

it("mails new prices in the first round of a process, although another one has just looked for them", async () => {
  const services = await openServices();
  const { db, env } = services;
  const as = await runInTransaction(db, (tx) => registerPerson(tx, env, { cents: 5_000 }));
  const id = await keep(db, as.customerId);
  // As a release with a higher price does.
  await db.updateTable("recurring_purchase").set({ price_cents: 250 }).where("id", "=", id).execute();
  await db.insertInto("runner_turn").values({ chore: "price notices", taken_at: new Date() }).execute();
  const runner = startRunner({
    content: () => ({ causes: [] }),
    db,
    env,
    gateway: null,
    log: createLogger("silent"),
  });
  const subjects = async () => {
    const mails = await db
      .selectFrom("mail")
      .select("subject")
      .where("recipient", "=", emailOf(as.customerId))
      .orderBy("id")
      .execute();
    return mails.map(({ subject }) => subject);
  };
  const told = ["New price: 4 x Monday Lotto games", "Your ticket is in the draw: 4 x Monday Lotto games"];
  await expect.poll(subjects, PATIENT).toEqual(told);
  await runner.stop();
  await services.close();
});
