// Withdrawals of one prize, and their ends, on real Postgres and two processes.
import { expect, it } from "vitest";
import { balances } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { endWithdrawal, type WithdrawalEnd } from "#services/main/wallet/withdrawals/withdrawals.commands.ts";
import { faultsInBooks } from "./books.ts";
import { runConcurrently } from "./counts.ts";
import { fleetOfTwo } from "./fleet.ts";

const { fleet, memberOf } = fleetOfTwo();
const ACCOUNT = { code: "062-000", account_number: "123456789", account_name: "Robin Example", type: "national" };
const TIMES = 50;

async function winner() {
  const as = await fleet.person({ prizeCents: 10_000 });
  const { body } = await memberOf(0).call("addBankAccount", { as, body: ACCOUNT });
  const request = { as, params: { id: body.result.id }, body: { amount: 60, method: "tt", bank_type: "national" } };
  return { as, request };
}

it("withdraws a prize once, however many ask at the same time", async () => {
  const { as, request } = await winner();
  const answers = await runConcurrently(TIMES, (index) =>
    memberOf(index).call("requestWithdrawal", { ...request, key: crypto.randomUUID() }),
  );
  const codes = answers.map(({ body, status }) => (status === 200 ? "held" : body.messages[0].code));
  expect(codes.filter((code) => code === "held")).toHaveLength(1);
  expect(codes.filter((code) => code === "amount_above_maximum")).toHaveLength(TIMES - 1);
  const wallet = await runInTransaction(fleet.db, (tx) => balances(tx, as.customerId));
  expect(wallet.prizeCents - wallet.heldCents).toBe(4_000);
  expect(await faultsInBooks(fleet.db)).toEqual([]);
});

it("is either paid or rejected when an operator and the runner race", async () => {
  const { as, request } = await winner();
  const { body } = await memberOf(0).call("requestWithdrawal", { ...request, key: crypto.randomUUID() });
  const ends: WithdrawalEnd[] = ["paid", "rejected", "cancelled"];
  const results = await runConcurrently(9, (index) =>
    runInTransaction(fleet.db, (tx) => endWithdrawal(tx, body.result.id, ends[index % 3] ?? "paid")).then(
      ({ status }) => status,
      () => null,
    ),
  );
  // The runner of a process may have paid it first.
  const done = results.filter((status) => status !== null);
  expect(done.length).toBeLessThanOrEqual(1);
  const { status } = await fleet.db
    .selectFrom("withdrawal")
    .select("status")
    .where("id", "=", body.result.id)
    .executeTakeFirstOrThrow();
  const wallet = await runInTransaction(fleet.db, (tx) => balances(tx, as.customerId));
  expect(wallet).toMatchObject({ prizeCents: status === "paid" ? 4_000 : 10_000, heldCents: 0 });
  expect(await faultsInBooks(fleet.db)).toEqual([]);
});
