// kill -9 of a services process at each step of a withdrawal, and a move of the account beside one, on real Postgres.
import { sql } from "kysely";
import { expect, it } from "vitest";
import { balances } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { setMigration } from "#services/main/identity/customer/migration.rows.ts";
import { decideBankAccounts } from "#services/main/wallet/funds/funds.rows.ts";
import type { Answer, Request } from "#tests/contract/caller.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import { faultsInBooks } from "./books.ts";
import { counted, randomFrom, runConcurrently, seed } from "./counts.ts";
import { endLeases, fleetWithSurvivor, type Member } from "./fleet.ts";

const { fleet, survivor } = fleetWithSurvivor();

// Paid by hand at the bank: never at once.
const ABROAD = { code: "CTBAAU2S", account_number: "123456789", account_name: "Robin Example", type: "international" };

/** A customer with 100.00 of prize money, and a request for 60.00 of it. */
async function winner(): Promise<{ as: SignedIn; request: Request }> {
  const as = await fleet.person({ prizeCents: 10_000 });
  const { body } = await survivor.call("addBankAccount", { as, body: ABROAD });
  await runInTransaction(fleet.db, (tx) => decideBankAccounts(tx, as.customerId, true));
  const wanted = { amount: 60, method: "tt", bank_type: "international" };
  return { as, request: { as, key: crypto.randomUUID(), params: { id: body.result.id }, body: wanted } };
}

/** Sends the request to a process that may die. Returns `null` if it dies. */
const ask = (member: Member, request: Request): Promise<Answer | null> =>
  member.call("requestWithdrawal", request).catch(() => null);
const withdrawalsOf = ({ customerId }: SignedIn) =>
  fleet.db.selectFrom("withdrawal").select(["id", "status"]).where("customer_id", "=", customerId).execute();
const walletOf = ({ customerId }: SignedIn) => runInTransaction(fleet.db, (tx) => balances(tx, customerId));

/** Kills a process while it waits for this row, in the middle of its transaction. */
async function killAt(victim: Member, row: ReturnType<typeof sql>, sessions: number, act: () => Promise<unknown>) {
  const held = await fleet.db.startTransaction().execute();
  try {
    await row.execute(held);
    await act();
    await expect
      .poll(async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(fleet.db);
        return rows[0]?.waiting;
      })
      .toBe(sessions);
    victim.kill();
    await victim.exited;
  } finally {
    await held.rollback().execute();
  }
}

/** Expects one withdrawal in this status, and its money held or paid. */
async function expectOne(as: SignedIn, status: string) {
  await expect.poll(async () => (await withdrawalsOf(as)).map((one) => one.status)).toEqual([status]);
  const isPaid = status === "paid";
  expect(await walletOf(as)).toMatchObject({ prizeCents: isPaid ? 4_000 : 10_000, heldCents: isPaid ? 0 : 6_000 });
  expect(await faultsInBooks(fleet.db)).toEqual([]);
}

it("holds nothing if the process dies before the hold, and holds once when the same key is repeated", async () => {
  const { as, request } = await winner();
  const victim = await fleet.join();
  let answer: Promise<Answer | null> | undefined;
  const balance = sql`select from ledger_balance where owner = ${as.customerId} for update`;
  await killAt(victim, balance, 1, async () => {
    answer = ask(victim, request);
  });
  expect(await answer).toBe(null);
  await expect.poll(() => withdrawalsOf(as)).toEqual([]);
  expect(await walletOf(as)).toMatchObject({ heldCents: 0 });

  await endLeases(fleet.db);
  const answers = await runConcurrently(3, () => ask(survivor, request));
  expect(new Set(answers.map((one) => one?.body.result.id)).size).toBe(1);
  await expectOne(as, "requested");
});

it("goes on at another process if the one that tells the bank, or that pays, dies in the middle", async () => {
  const { as, request } = await winner();
  await ask(survivor, request);
  const [withdrawal] = await withdrawalsOf(as);
  const row = sql`select from withdrawal where id = ${withdrawal?.id} for update`;
  for (const [now, status] of [
    ["2026-11-20T02:30:00Z", "processing"],
    ["2026-11-21T01:30:00Z", "paid"],
  ] as const) {
    const victim = await fleet.join();
    // Both runners want it, and one of them dies.
    await killAt(victim, row, 2, () => fleet.setClock(now));
    await expectOne(as, status);
  }
  expect((await survivor.call("getWithdrawal", { as, params: { id: withdrawal?.id ?? "" } })).body.result.status).toBe(
    "paid",
  );
});

it(`holds each amount once when processes are killed at any moment (seed ${seed})`, {
  timeout: counted(600_000, 120_000),
}, async () => {
  const random = randomFrom(seed);
  for (let round = 0; round < counted(15, 2); round++) {
    const people = await runConcurrently(4, winner);
    const victim = await fleet.join();
    const timer = setTimeout(victim.kill, random() * 100);
    await Promise.all(people.map(({ request }) => ask(victim, request)));
    clearTimeout(timer);
    victim.kill();
    await victim.exited;
    await endLeases(fleet.db);
    const answers = await Promise.all(people.map(({ request }) => ask(survivor, request)));
    expect(answers.map((answer) => answer?.status)).toEqual(people.map(() => 200));
    for (const { as } of people)
      expect((await walletOf(as)).heldCents).toBe((await withdrawalsOf(as))[0]?.status === "paid" ? 0 : 6_000);
    for (const { as } of people) expect(await withdrawalsOf(as)).toHaveLength(1);
  }
  expect(await faultsInBooks(fleet.db)).toEqual([]);
});

it("moves an account and withdraws from it at the same time", async () => {
  const { as, request } = await winner();
  await runInTransaction(fleet.db, (tx) => setMigration(tx, as.customerId, { status: "eligible_soft", fails: false }));
  const [moved, held] = await Promise.all([
    survivor.call("migrateCustomer", { as, body: { terms_accepted: true } }),
    ask(survivor, request),
  ]);
  expect([moved.status, held?.status]).toEqual([202, 200]);
  expect(await withdrawalsOf(as)).toHaveLength(1);
  expect(await faultsInBooks(fleet.db)).toEqual([]);
});
