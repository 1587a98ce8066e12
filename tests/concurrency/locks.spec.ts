// What one customer's calls about money wait for, on real Postgres and two processes: they take their locks in one order, and
// what they sum is read after the wait.
import { sql } from "kysely";
import { expect, it } from "vitest";
import {
  between,
  cashAccount,
  houseAccount,
  lockBalances,
  PRIZE,
  PURCHASE,
  post,
  prizeAccount,
} from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { hashPassword } from "#services/main/identity/credentials/password-hash.ts";
import { depositPurchase, purchaseOf, testDeposit } from "#tests/contract/main/money.ts";
import { quickPick } from "#tests/contract/main/tickets.ts";
import { PASSWORD } from "#tests/contract/people.ts";
import { PATIENT } from "#tests/patience.ts";
import { depositOf, PRE_ORDER } from "#tests/services/sales.ts";
import { faultsInBooks, walletCents } from "./books.ts";
import { counted } from "./counts.ts";
import { fleetOfTwo } from "./fleet.ts";

const { fleet, memberOf } = fleetOfTwo();
const ACCOUNT = { code: "062-000", account_number: "123456789", account_name: "Robin Example", type: "national" };

/** Waits until another session of this database is blocked by a lock. */
const untilBlocked = () =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(fleet.db);
      return rows[0]?.waiting ?? 0;
    }, PATIENT)
    .toBeGreaterThan(0);

it("counts what was spent while a purchase waited for the wallet towards the limit", async () => {
  const as = await fleet.person({ cents: 10_000 });
  await memberOf(0).call("setSpendLimit", { as, params: { limitRef: "week" }, body: { limit: 5 } });
  await memberOf(0).call("addCartItem", { as, body: quickPick() });
  const body = await purchaseOf(memberOf(0), as);

  // Another sale of the customer, such as the charge of a pre-order, has the wallet.
  const other = await fleet.db.startTransaction().execute();
  await lockBalances(other, as.customerId);
  const waiting = memberOf(1).call("purchaseCart", { as, body });
  await untilBlocked();
  const entries = between(cashAccount(as.customerId), houseAccount("sales"), 300);
  await post(other, { kind: PURCHASE, reference: crypto.randomUUID(), entries });
  await other.commit().execute();

  const answer = await waiting;
  expect([answer.status, answer.body.messages?.[0].code]).toEqual([422, "spend_limit"]);
  expect(await walletCents(fleet.db, as.customerId)).toBe(9_700);
});

/** Returns how many deadlocks Postgres has ended in this database. Ends its other connections, which count them at their end. */
async function deadlocks(): Promise<number> {
  const { rows } = await fleet.db.connection().execute(async (db) => {
    await sql`select pg_terminate_backend(pid, ${PATIENT.timeout}) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
    return sql<{ deadlocks: number }>`select deadlocks::int from pg_stat_database
      where datname = current_database()`.execute(db);
  });
  return rows[0]?.deadlocks ?? 0;
}

it("never deadlocks between the purchases, withdrawals, deposits, limits and closings of one customer", async () => {
  const passwordHash = await hashPassword(PASSWORD);
  const key = () => crypto.randomUUID();
  for (let round = 0; round < counted(6, 2); round++) {
    const as = await fleet.person({ cents: 50_000, prizeCents: 50_000, passwordHash });
    const { body: account } = await memberOf(0).call("addBankAccount", { as, body: ACCOUNT });
    const withdrawal = { amount: 1, method: "tt", bank_type: "national" };
    const buy = async (index: number, item: object) => {
      const member = memberOf(index);
      await member.call("addCartItem", { as, key: key(), body: item });
      return member.call("purchaseCart", { as, key: key(), body: await purchaseOf(member, as) });
    };
    const calls: ((index: number) => Promise<unknown>)[] = [
      (index) => buy(index, quickPick()),
      (index) => buy(index, PRE_ORDER),
      (index) =>
        memberOf(index).call("requestWithdrawal", {
          as,
          key: key(),
          params: { id: account.result.id },
          body: withdrawal,
        }),
      (index) =>
        memberOf(index).call("requestWithdrawal", {
          as,
          key: key(),
          params: { id: account.result.id },
          body: { ...withdrawal, closing: true, password: PASSWORD },
        }),
      (index) =>
        memberOf(index).call("createDeposit", {
          as,
          key: key(),
          params: { fundRef: "dpm_td" },
          body: depositOf(as, 5, undefined, false),
        }),
      async (index) =>
        memberOf(index).call("depositAndPurchase", await depositPurchase(memberOf(index), as, testDeposit(as, 5))),
      (index) => memberOf(index).call("setSpendLimit", { as, params: { limitRef: "week" }, body: { limit: 900 } }),
      (index) => memberOf(index).call("setPrecommitment", { as, body: { limit: 900 } }),
      (index) => memberOf(index).call("closeAccount", { as, body: { password: PASSWORD } }),
      () =>
        runInTransaction(fleet.db, (tx) => {
          const entries = between(houseAccount("prize_pool"), prizeAccount(as.customerId), 100);
          return post(tx, { kind: PRIZE, reference: key(), entries });
        }),
    ];
    // Each kind of call runs in a loop of its own, so that every pair of kinds meets.
    await Promise.all(
      calls.map(async (call, index) => {
        for (let time = 0; time < counted(40, 12); time++) await call(index + time);
      }),
    );
  }
  expect(await deadlocks()).toBe(0);
  expect(await faultsInBooks(fleet.db)).toEqual([]);
});
