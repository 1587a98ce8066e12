import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#services/db/index.ts";
import type { Tx } from "#services/lib/handlers.ts";
import {
  type Account,
  availableCents,
  balances,
  cashAccount,
  houseAccount,
  houseCents,
  post,
  postChecked,
  prizeAccount,
  readPurchases,
  spentCents,
} from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { emptyDatabase } from "#tests/database.ts";
import { audit } from "#tests/ledger-audit.ts";

// `npm run proof` asks for 10,000.
const OPERATIONS = Number(process.env["LEDGER_OPS"] ?? 300);
const SEED = Number(process.env["SEED"] ?? Date.now() % 1_000_000_000);

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ databaseUrl: await emptyDatabase(), dataDir: "" });
});
afterAll(() => database.close());

const inTx = <T>(work: (tx: Tx) => Promise<T>) => runInTransaction(database.db, work);

const give = (customerId: string, cents: number) =>
  inTx((tx) =>
    post(tx, {
      kind: "gift",
      reference: customerId,
      entries: [
        { account: houseAccount("promotions"), cents: -cents },
        { account: cashAccount(customerId), cents },
      ],
    }),
  );

describe("post", () => {
  it("moves money between accounts and keeps the balance of each customer", async () => {
    await give("cus_move", 1_000);
    await inTx((tx) =>
      post(tx, {
        kind: "purchase",
        reference: "chk_move",
        entries: [
          { account: cashAccount("cus_move"), cents: -270 },
          { account: houseAccount("sales"), cents: 270 },
        ],
      }),
    );

    const wallet = await inTx((tx) => balances(tx, "cus_move"));
    expect(wallet).toEqual({ cashCents: 730, prizeCents: 0, heldCents: 0 });
    expect(availableCents(wallet)).toBe(730);
    expect(await inTx((tx) => readPurchases(tx, "cus_move"))).toEqual({ cents: 270, count: 1 });
  });

  it("refuses more than an account holds, and writes nothing", async () => {
    await give("cus_poor", 100);
    const spend = inTx((tx) =>
      post(tx, {
        kind: "purchase",
        reference: "chk_poor",
        entries: [
          { account: cashAccount("cus_poor"), cents: -101 },
          { account: houseAccount("sales"), cents: 101 },
        ],
      }),
    );

    await expect(spend).rejects.toMatchObject({ status: 402, code: "insufficient_funds" });
    expect((await inTx((tx) => balances(tx, "cus_poor"))).cashCents).toBe(100);
    expect((await inTx(audit)).isBalanced).toBe(true);
  });

  it("refuses the same kind and reference a second time", async () => {
    await give("cus_twice", 100);

    await expect(give("cus_twice", 100)).rejects.toMatchObject({ code: "23505" });
    expect((await inTx((tx) => balances(tx, "cus_twice"))).cashCents).toBe(100);
  });

  it("refuses entries that do not sum to zero", async () => {
    const uneven = { kind: "odd", reference: "1", entries: [{ account: cashAccount("cus_odd"), cents: 5 }] };

    await expect(inTx((tx) => post(tx, uneven))).rejects.toThrow("sum to 5");
  });

  it.each([100, 0])("fails if its caller has miscounted a wallet with %i cents, and posts nothing", async (held) => {
    const customerId = `cus_miscounted_${held}`;
    if (held > 0) await give(customerId, held);
    const spend = inTx((tx) =>
      postChecked(tx, {
        kind: "purchase",
        reference: `chk_${customerId}`,
        entries: [
          { account: cashAccount(customerId), cents: -101 },
          { account: houseAccount("sales"), cents: 101 },
        ],
      }),
    );

    await expect(spend).rejects.toThrow("division by zero");
    const wallet = await inTx((tx) => balances(tx, customerId));
    expect(wallet.cashCents).toBe(held);
    expect((await inTx(audit)).isBalanced).toBe(true);
  });
});

describe("the database", () => {
  it.each([
    "update ledger_entry set cents = cents + 1",
    "delete from ledger_entry",
    "truncate ledger_entry cascade",
    "update ledger_transfer set kind = 'other'",
    "delete from ledger_transfer",
  ])("refuses to rewrite the books: %s", async (statement) => {
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow("append-only");
  });

  it("refuses an unbalanced transfer written by SQL", async () => {
    const byHand = inTx(async (tx) => {
      const { id } = await tx
        .insertInto("ledger_transfer")
        .values({ kind: "by_hand", reference: "1", created_at: new Date() })
        .returning("id")
        .executeTakeFirstOrThrow();
      await tx
        .insertInto("ledger_entry")
        .values({ transfer_id: id, entry_no: 1, owner: "house", account: "sales", cents: 5 })
        .execute();
    });

    await expect(byHand).rejects.toThrow("not even");
  });
});

type PlanNode = {
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Join Filter"?: number;
  Plans?: PlanNode[];
};

/** Rows that a statement's plan read, those it threw away included. */
const rowsRead = (node: PlanNode): number =>
  node["Actual Loops"] *
    (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Join Filter"] ?? 0)) +
  (node.Plans ?? []).reduce((sum, child) => sum + rowsRead(child), 0);

// Before the books: their thousands of entries for few customers would make the database expect the same here.
describe("spentCents", () => {
  it("reads a few rows per purchase of the customer, also before the database has analysed its tables", async () => {
    const purchases = 60;
    await give("cus_often", 100 * purchases);
    for (let count = 0; count < purchases; count += 1) {
      await inTx((tx) =>
        post(tx, {
          kind: "purchase",
          reference: `chk_often_${count}`,
          entries: [
            { account: cashAccount("cus_often"), cents: -100 },
            { account: houseAccount("sales"), cents: 100 },
          ],
        }),
      );
    }
    const spent = spentCents("cus_often", sql`'epoch'::timestamptz`);
    const { rows } = await sql<{ "QUERY PLAN": [{ Plan: PlanNode }] }>`
      explain (analyze, format json) select ${spent} as cents`.execute(database.db);
    const [plan] = rows[0]?.["QUERY PLAN"] ?? [];
    expect(plan && rowsRead(plan.Plan)).toBeLessThan(6 * purchases);
  });
});

describe("the books", () => {
  const operation = fc.record({
    from: fc.nat({ max: 7 }),
    to: fc.nat({ max: 7 }),
    cents: fc.integer({ min: 0, max: 5_000 }),
    // Some references repeat: a retry of the same transfer.
    reference: fc.nat({ max: OPERATIONS * 3 }),
  });

  it(`balance at every read, through ${OPERATIONS} random operations (seed ${SEED})`, {
    timeout: 60_000 + OPERATIONS * 100,
  }, async () => {
    const runs = 3;
    const length = Math.ceil(OPERATIONS / runs);
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: length, maxLength: length }), async (operations) => {
        run++;
        const [one, two] = [`cus_one_${run}`, `cus_two_${run}`];
        const accounts: Account[] = [
          cashAccount(one),
          prizeAccount(one),
          houseAccount("held"),
          cashAccount(two),
          prizeAccount(two),
          houseAccount("causes"),
          houseAccount("sales"),
          houseAccount("clearing"),
        ];
        const model = new Map<Account, number>();
        const seen = new Set<number>();

        for (const [index, { cents, from, reference, to }] of operations.entries()) {
          const [source, target] = [accounts[from], accounts[to]];
          if (!source || !target) throw new Error("no such account");
          const isPossible = source.owner === "house" || source === target || (model.get(source) ?? 0) >= cents;
          const transfer = {
            kind: `random_${run}`,
            reference: String(reference),
            entries: [
              { account: source, cents: -cents },
              { account: target, cents },
            ],
          };
          const posted = inTx((tx) => post(tx, transfer));
          if (isPossible && !seen.has(reference)) {
            await posted;
            seen.add(reference);
            model.set(source, (model.get(source) ?? 0) - cents);
            model.set(target, (model.get(target) ?? 0) + cents);
          } else {
            await expect(posted).rejects.toThrow();
          }
          const owner = index % 2 === 0 ? one : two;
          const expected = accounts
            .filter((account) => account.owner === owner)
            .map((account) => model.get(account) ?? 0);
          // Nothing is held: tests/services/withdrawals.spec.ts holds prizes.
          expect(Object.values(await inTx((tx) => balances(tx, owner)))).toEqual([...expected, 0]);
          if (index % 10 === 0) expect(await inTx(audit)).toMatchObject({ isBalanced: true });
        }
        expect(await inTx(audit)).toMatchObject({ isBalanced: true });
      }),
      // Shrinking would repeat the whole history on the database for each candidate.
      { numRuns: runs, seed: SEED, endOnFailure: true },
    );
    expect(await inTx((tx) => houseCents(tx, "promotions"))).toBeLessThan(0);
  });
});
