import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#services/db/index.ts";
import { openCall } from "#services/lib/call-opening.ts";
import type { Claim, Tx } from "#services/lib/handlers.ts";
import { hashBody, runSaga, storeReply } from "#services/lib/idempotency.ts";
import { refuse } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { emptyDatabase } from "#tests/database.ts";

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ databaseUrl: await emptyDatabase(), dataDir: "" });
});
afterAll(() => database.close());

const claimOf = (key: string, body: unknown = {}): Claim => ({
  principal: "cus_1",
  operationId: "purchaseCart",
  key,
  bodyHash: hashBody(body),
});

describe("hashBody", () => {
  it("ignores the order of keys", () => {
    expect(hashBody({ a: 1, b: { c: 2, d: 3 } })).toBe(hashBody({ b: { d: 3, c: 2 }, a: 1 }));
    expect(hashBody({ a: [1, 2] })).not.toBe(hashBody({ a: [2, 1] }));
  });

  it("has no trace of a security code", () => {
    expect(hashBody({ id: "fnd_1" }, { deposit: { amount: 5, csc: "123" } })).toBe(
      hashBody({ id: "fnd_1" }, { deposit: { amount: 5 } }),
    );
  });
});

const openWith = (tx: Tx, claim: Claim) => openCall(tx, { claim, loginId: null });

describe("openCall", () => {
  const claimAndStore = (key: string, body: unknown, reply: string) =>
    runInTransaction(database.db, async (tx) => {
      const claim = claimOf(key, body);
      const { stored } = await openWith(tx, claim);
      if (stored) return stored.body;
      await storeReply(tx, claim, { status: 200, body: reply });
      return reply;
    });

  it("repeats the first reply", async () => {
    expect(await claimAndStore("again", { a: 1 }, "first")).toBe("first");
    expect(await claimAndStore("again", { a: 1 }, "second")).toBe("first");
  });

  it("refuses the key for another body", async () => {
    await claimAndStore("other", { a: 1 }, "first");

    await expect(claimAndStore("other", { a: 2 }, "second")).rejects.toMatchObject({
      status: 422,
      code: "idempotency_key_reused",
    });
  });

  it("releases the key when the work is refused", async () => {
    const refused = runInTransaction(database.db, async (tx) => {
      await openWith(tx, claimOf("free"));
      return refuse(409, "draw_closed", "This draw has closed.");
    });

    await expect(refused).rejects.toMatchObject({ code: "draw_closed" });
    expect(await claimAndStore("free", {}, "later")).toBe("later");
  });
});

describe("runSaga", () => {
  it("runs once for concurrent calls", async () => {
    let runs = 0;
    const calls = Array.from({ length: 20 }, () =>
      runSaga(database.db, claimOf("together"), async () => {
        runs++;
        return { status: 200, body: `run ${runs}` };
      }),
    );

    const replies = await Promise.all(calls);

    expect(runs).toBe(1);
    expect(new Set(replies.map(({ body }) => body))).toEqual(new Set(["run 1"]));
  });

  it("resumes an interrupted saga, and reports it", async () => {
    const claim = claimOf("cut");
    await expect(runSaga(database.db, claim, () => Promise.reject(new Error("connection lost")))).rejects.toThrow();

    const reply = await runSaga(database.db, claim, async ({ isResumed }) => ({ status: 200, body: isResumed }));

    expect(reply.body).toBe(true);
  });

  it("takes over from a dead process when its lease ends", async () => {
    const claim = claimOf("dead");
    await runInTransaction(database.db, (tx) => openWith(tx, claim));
    await database.db
      .updateTable("idempotency")
      .set({ leased_until: new Date(Date.now() - 1) })
      .where("key", "=", "dead")
      .execute();

    const reply = await runSaga(database.db, claim, async ({ isResumed }) => ({ status: 200, body: isResumed }));

    expect(reply.body).toBe(true);
  });
});
