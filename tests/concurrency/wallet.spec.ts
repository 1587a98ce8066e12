// Withdrawals of one prize and their ends, deposits at a limit, and an account that closes while its customer deposits or buys,
// on real Postgres and two processes.
import { sql } from "kysely";
import { expect, it } from "vitest";
import { balances, between, houseAccount, PRIZE, post, prizeAccount } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { hashPassword } from "#services/main/identity/credentials/password-hash.ts";
import { reversePrizes } from "#services/main/sales/orders/prize-reversals.commands.ts";
import { endWithdrawal, type WithdrawalEnd } from "#services/main/wallet/withdrawals/withdrawals.commands.ts";
import type { Answer } from "#tests/contract/caller.ts";
import { depositPurchase, purchaseOf, testDeposit } from "#tests/contract/main/money.ts";
import { quickPick } from "#tests/contract/main/tickets.ts";
import { PASSWORD } from "#tests/contract/people.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import { depositOf, PRE_ORDER } from "#tests/services/sales.ts";
import { faultsInBooks, ordersOf, walletCents } from "./books.ts";
import { counted, runConcurrently } from "./counts.ts";
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

it("takes a prize back or lets it be withdrawn, never both", async () => {
  for (let round = 0; round < 5; round++) {
    const as = await fleet.person({ cents: 1_000 });
    const { body } = await memberOf(0).call("addBankAccount", { as, body: ACCOUNT });
    const items = { as, key: crypto.randomUUID(), body: quickPick({ num_games: 4 }) };
    await memberOf(0).call("addCartItem", items);
    const bought = await memberOf(0).call("purchaseCart", {
      as,
      key: crypto.randomUUID(),
      body: await purchaseOf(memberOf(0), as),
    });
    const [ticket = ""] = bought.body.result.order_ids as string[];
    await runInTransaction(fleet.db, (tx) => {
      const entries = between(houseAccount("prize_pool"), prizeAccount(as.customerId), 10_000);
      return post(tx, { kind: PRIZE, reference: `${ticket}/1`, entries });
    });
    const request = { as, params: { id: body.result.id }, body: { amount: 60, method: "tt", bank_type: "national" } };
    const outcomes = await runConcurrently(9, (index) =>
      index % 3 === 0
        ? memberOf(index)
            .call("requestWithdrawal", { ...request, key: crypto.randomUUID() })
            .then(({ status }) => status === 200 && "held")
        : runInTransaction(fleet.db, (tx) => reversePrizes(tx, ticket, "A mistake")).then(
            () => "reversed" as const,
            () => false as const,
          ),
    );
    const done = outcomes.filter(Boolean);
    expect(done).toHaveLength(1);
    const { heldCents, prizeCents } = await runInTransaction(fleet.db, (tx) => balances(tx, as.customerId));
    expect(prizeCents - heldCents).toBe(done[0] === "held" ? 4_000 : 0);
  }
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

it("lets six of sixty deposits pass a limit of six", async () => {
  const as = await fleet.person();
  await memberOf(0).call("setPrecommitment", { as, body: { limit: 60 } });
  const body = depositOf(as, 10, undefined, false);
  const answers = await runConcurrently(60, (index) =>
    memberOf(index).call("createDeposit", {
      as,
      key: crypto.randomUUID(),
      params: { fundRef: "dpm_td" },
      body,
    }),
  );
  const codes = answers.map(({ body: reply, status }) => (status === 200 ? "made" : reply.messages[0].code));
  expect(codes.filter((code) => code === "made")).toHaveLength(6);
  expect(codes.filter((code) => code === "deposit_limit")).toHaveLength(54);
  expect(await walletCents(fleet.db, as.customerId)).toBe(6_000);
  expect(await faultsInBooks(fleet.db)).toEqual([]);
});

/** Waits until so many sessions of this database are blocked by a lock. */
const untilBlocked = (calls: number) =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(fleet.db);
      return rows[0]?.waiting ?? 0;
    })
    .toBeGreaterThanOrEqual(calls);

type Wallet = { cents?: number; prizeCents?: number };
type Call = (as: SignedIn, index: number) => Promise<Answer>;
type Rival = { wallet?: Wallet; item?: object; call: Call };

const deposit: Rival = {
  call: (as, index) =>
    memberOf(index).call("createDeposit", {
      as,
      params: { fundRef: "dpm_td" },
      body: depositOf(as, 5, undefined, false),
    }),
};
const purchase: Call = async (as, index) => {
  const member = memberOf(index);
  return member.call("purchaseCart", { as, body: await purchaseOf(member, as) });
};
const RIVALS: Record<string, Rival> = {
  "a deposit": deposit,
  "a purchase by card": {
    item: quickPick(),
    call: async (as, index) =>
      memberOf(index).call("depositAndPurchase", await depositPurchase(memberOf(index), as, testDeposit(as, 5))),
  },
  "a purchase of a pre-order": { item: PRE_ORDER, call: purchase },
  "a purchase from the wallet": { wallet: { cents: 270 }, item: quickPick(), call: purchase },
};

it("withdraws a prize or spends it on a ticket, never both", async () => {
  for (let round = 0; round < counted(30, 4); round++) {
    const as = await fleet.person({ prizeCents: 300 });
    const member = memberOf(round);
    await member.call("addCartItem", { as, body: quickPick() });
    const { body: account } = await member.call("addBankAccount", { as, body: ACCOUNT });
    const withdraw = {
      as,
      params: { id: account.result.id },
      body: { amount: 1, method: "tt", bank_type: "national" },
    };
    const answers = await Promise.all([
      purchase(as, round),
      memberOf(round + 1).call("requestWithdrawal", { ...withdraw, key: crypto.randomUUID() }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([402, 422]).toContain(answers.find(({ status }) => status !== 200)?.status);
    const wallet = await runInTransaction(fleet.db, (tx) => balances(tx, as.customerId));
    expect([wallet.prizeCents - wallet.heldCents, wallet.cashCents]).toEqual([answers[0].status === 200 ? 30 : 200, 0]);
  }
  expect(await faultsInBooks(fleet.db)).toEqual([]);
});

it("holds a withdrawal to an account, or refuses one that is deleted at the same time", async () => {
  for (let round = 0; round < counted(20, 4); round++) {
    const { as, request } = await winner();
    const [held, deleted] = await Promise.all([
      memberOf(round).call("requestWithdrawal", { ...request, key: crypto.randomUUID() }),
      memberOf(round + 1).call("deleteFund", { as, params: { fundRef: request.params.id } }),
    ]);
    expect(deleted.status).toBe(204);
    expect([200, 404]).toContain(held.status);
    const wallet = await runInTransaction(fleet.db, (tx) => balances(tx, as.customerId));
    expect(wallet.prizeCents).toBe(10_000);
    expect(wallet.heldCents).toBe(held.status === 200 ? 6_000 : 0);
  }
  expect(await faultsInBooks(fleet.db)).toEqual([]);
});

it("keeps one of two limits that are set at once, and deposits obey it", async () => {
  const as = await fleet.person();
  const answers = await Promise.all(
    [20, 50].map((limit, index) => memberOf(index).call("setPrecommitment", { as, body: { limit } })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { body } = await memberOf(0).call("getCustomer", { as });
  // A limit that was set before the other is raised after seven days only.
  expect(body.result.pre_commitment.limit).toBe(20);
  const over = {
    as,
    key: crypto.randomUUID(),
    params: { fundRef: "dpm_td" },
    body: depositOf(as, 21, undefined, false),
  };
  expect((await memberOf(1).call("createDeposit", over)).status).toBe(422);
});

const withPassword = async (wallet: Wallet = {}) =>
  fleet.person({ ...wallet, passwordHash: await hashPassword(PASSWORD) });
const closeAccount: Call = (as, index) => memberOf(index).call("closeAccount", { as, body: { password: PASSWORD } });

/** Lets two calls wait for the customer's locks, in this order, and go on together. */
async function inOrder(as: SignedIn, first: Call, second: Call): Promise<[Answer, Answer]> {
  const held = await fleet.db.startTransaction().execute();
  try {
    const name = `deposit-limit:${as.customerId}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(held);
    await sql`select from cart where customer_id = ${as.customerId} for update`.execute(held);
    const answers = [first(as, 0)];
    await untilBlocked(1);
    answers.push(second(as, 1));
    await untilBlocked(2);
    await held.rollback().execute();
    return (await Promise.all(answers)) as [Answer, Answer];
  } finally {
    if (!held.isRolledBack) await held.rollback().execute();
  }
}

const isClosed = async ({ customerId }: SignedIn) =>
  (await fleet.db.selectFrom("customer").select("closed_at").where("id", "=", customerId).executeTakeFirstOrThrow())
    .closed_at !== null;

/** A closed account has no money, no ticket and nothing on its way; an open one has what was bought and paid. */
async function expectConsistent(as: SignedIn) {
  const { customerId } = as;
  const [orders, cents] = [await ordersOf(fleet.db, customerId), await walletCents(fleet.db, customerId)];
  const preOrders = fleet.db.selectFrom("pre_order").select("id").where("customer_id", "=", customerId);
  const active = await preOrders.where("status", "=", "active").execute();
  if (await isClosed(as)) expect([orders, active, cents]).toEqual([[], [], 0]);
  else expect(orders.length + active.length + cents).toBeGreaterThan(0);
  await expect.poll(() => faultsInBooks(fleet.db)).toEqual([]);
}

it.each(Object.entries(RIVALS))(
  "closes an account or lets %s through, never both",
  async (_, { call, item, wallet }) => {
    for (const rivalFirst of [false, true]) {
      const as = await withPassword(wallet);
      // Also makes the cart, whose lock both calls take.
      await memberOf(0).call("addCartItem", { as, body: item ?? quickPick() });
      const calls = rivalFirst ? ([call, closeAccount] as const) : ([closeAccount, call] as const);
      const answers = await inOrder(as, ...calls);
      const closing = answers[rivalFirst ? 1 : 0];
      expect([closing?.status === 204, closing?.status === 409]).toContain(true);
      expect(await isClosed(as)).toBe(closing?.status === 204);
      await expectConsistent(as);
    }
  },
);

it("closes after a withdrawal of everything or lets a deposit through, never both", async () => {
  const everything = { amount: 30, method: "tt", bank_type: "national", closing: true, password: PASSWORD };
  for (const depositFirst of [false, true]) {
    const as = await withPassword({ prizeCents: 3_000 });
    const { body } = await memberOf(0).call("addBankAccount", { as, body: ACCOUNT });
    const leave: Call = (_, index) =>
      memberOf(index).call("requestWithdrawal", { as, params: { id: body.result.id }, body: everything });
    const answers = await inOrder(
      as,
      ...(depositFirst ? ([deposit.call, leave] as const) : ([leave, deposit.call] as const)),
    );
    expect(answers[0].status).toBe(200);
    expect(depositFirst ? [409, 422] : [422]).toContain(answers[1].status);
    const { prizeCents, cashCents } = await runInTransaction(fleet.db, (tx) => balances(tx, as.customerId));
    expect([prizeCents, cashCents]).toEqual(depositFirst ? [3_000, 500] : [3_000, 0]);
    expect(await faultsInBooks(fleet.db)).toEqual([]);
  }
});

it("stays consistent however a closing, deposits and purchases fall together", async () => {
  for (let round = 0; round < counted(30, 2); round++) {
    const as = await withPassword();
    await memberOf(round).call("addCartItem", { as, body: quickPick() });
    const rivals = Object.values(RIVALS).filter(({ wallet }) => wallet === undefined);
    await Promise.all([closeAccount(as, round), ...rivals.map(({ call }, index) => call(as, index))]);
    await expectConsistent(as);
  }
});
