// Tests what only a real Postgres can show: concurrent calls through two pools, as from two processes.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Postgres, startPostgres } from "#scripts/lib/postgres.ts";
import { type Database, openDatabase } from "#services/db/index.ts";
import { migrate } from "#services/db/migrate.ts";
import { openCall } from "#services/lib/call-opening.ts";
import type { Claim, Tx } from "#services/lib/handlers.ts";
import { hashBody, runSaga, storeReply } from "#services/lib/idempotency.ts";
import { balances, cashAccount, houseAccount, post } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { audit } from "#tests/ledger-audit.ts";
import { openServices, testEnv } from "./open-services.ts";

let postgres: Postgres;
let pools: [Database, Database];
beforeAll(async () => {
  postgres = await startPostgres();
  const open = () => openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  pools = [await open(), await open()];
});
afterAll(async () => {
  for (const { close } of pools) await close();
  await postgres.stop();
});

const poolOf = (index: number) => pools[index % 2 === 0 ? 0 : 1].db;
const runFiftyTimes = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 50 }, (_, index) => work(index)));
const inTx = <T>(work: (tx: Tx) => Promise<T>) => runInTransaction(poolOf(0), work);
const newClaim = (): Claim => ({
  principal: "cus_1",
  operationId: "buy",
  key: crypto.randomUUID(),
  bodyHash: hashBody(1),
});

const pay = (tx: Tx, reference: string, from: string, to: string, cents: number) =>
  post(tx, {
    kind: "payment",
    reference,
    entries: [
      { account: cashAccount(from), cents: -cents },
      { account: cashAccount(to), cents },
    ],
  });

describe("on a real Postgres", () => {
  it("migrates once when two processes migrate concurrently", async () => {
    const [first, second] = await Promise.all([migrate(poolOf(0)), migrate(poolOf(1))]);

    expect(first.length * second.length).toBe(0);
    expect(first.length + second.length).toBeGreaterThan(0);
  });

  it("debits once for 50 concurrent calls with one key, with equal replies", async () => {
    const gift = {
      kind: "gift",
      reference: "cus_1",
      entries: [
        { account: houseAccount("promotions"), cents: -1_000 },
        { account: cashAccount("cus_1"), cents: 1_000 },
      ],
    };
    await inTx((tx) => post(tx, gift));
    const claim = newClaim();

    const replies = await runFiftyTimes((index) =>
      runInTransaction(poolOf(index), async (tx) => {
        const { stored } = await openCall(tx, { claim, loginId: null });
        if (stored) return stored;
        await pay(tx, "chk_1", "cus_1", "cus_2", 270);
        const reply = { status: 200, body: `paid by ${index}` };
        await storeReply(tx, claim, reply);
        return reply;
      }),
    );

    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect((await inTx((tx) => balances(tx, "cus_1"))).cashCents).toBe(730);
  });

  it("runs a saga once for 50 concurrent starts", async () => {
    const claim = newClaim();
    let runs = 0;

    await runFiftyTimes((index) => runSaga(poolOf(index), claim, async () => ({ status: 200, body: ++runs })));

    expect(runs).toBe(1);
  });

  it("posts crossing payments without a deadlock, and the books balance", async () => {
    const people = ["cus_1", "cus_2", "cus_3"];
    const outcomes = await runFiftyTimes(async (index) => {
      const [from = "", to = ""] = [people[index % 3], people[(index + 1 + (index % 2)) % 3]];
      return runInTransaction(poolOf(index), (tx) => pay(tx, `cross_${index}`, from, to, 1 + index)).then(
        () => "paid",
        (error: { code?: string }) => error.code,
      );
    });

    expect(new Set(outcomes).difference(new Set(["paid", "insufficient_funds"]))).toEqual(new Set());
    expect(await inTx(audit)).toMatchObject({ isBalanced: true });
  });

  it("gives 20 concurrent refreshes the same new token", async () => {
    const services = await openServices({ env: testEnv({ databaseUrl: postgres.url }) });
    try {
      const erin = await services.signIn("erin@example.com");
      const body = { refresh_token: erin.refreshToken, save_device: false };
      const headers = { "x-shop-device-id": erin.deviceId };

      const replies = await Promise.all(
        Array.from({ length: 20 }, () => services.call({ method: "POST", path: "/auth/refresh", body, headers })),
      );

      expect(new Set(replies.map(({ body }) => body.result.refresh_token)).size).toBe(1);
    } finally {
      await services.close();
    }
  });
});
