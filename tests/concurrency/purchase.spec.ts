// Tests idempotent purchases: one attempt is one purchase, however often and through however many processes it is sent.
import { describe, expect, it } from "vitest";
import type { Answer } from "#tests/contract/caller.ts";
import { purchaseOf, shopper, testDeposit } from "#tests/contract/main/money.ts";
import { quickPick } from "#tests/contract/main/tickets.ts";
import { checkoutsOf, faultsInBooks, ordersOf, paymentsOf, walletCents } from "./books.ts";
import { counted, runConcurrently } from "./counts.ts";
import { fleetOfTwo, type Member } from "./fleet.ts";

const { fleet, members, memberOf } = fleetOfTwo();
const personInShop = (wallet?: { cents: number }) => shopper({ ...members[0], person: fleet.person }, wallet);

const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status).sort();
const distinct = (answers: Answer[]) => new Set(answers.map(({ body }) => JSON.stringify(body))).size;

describe("50 concurrent purchases with one key through two processes", () => {
  it("make one order and one debit, with equal replies", async () => {
    const as = await personInShop({ cents: 1_000 });
    const request = { as, key: crypto.randomUUID(), body: await purchaseOf(members[0], as) };

    const answers = await runConcurrently(50, (index) => memberOf(index).call("purchaseCart", request));

    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    expect(distinct(answers)).toBe(1);
    expect(await ordersOf(fleet.db, as.customerId)).toHaveLength(1);
    expect(await walletCents(fleet.db, as.customerId)).toBe(730);
    expect(await faultsInBooks(fleet.db)).toEqual([]);
  });

  it("make one deposit and one order if they need a deposit", async () => {
    const as = await personInShop();
    const body = { deposit: testDeposit(as, 5), ...(await purchaseOf(members[0], as)) };
    const request = { as, key: crypto.randomUUID(), body };

    const answers = await runConcurrently(50, (index) => memberOf(index).call("depositAndPurchase", request));

    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    expect(distinct(answers)).toBe(1);
    expect(await ordersOf(fleet.db, as.customerId)).toHaveLength(1);
    expect(await paymentsOf(fleet.db, as.customerId)).toMatchObject([{ state: "captured", amount_cents: 500 }]);
    expect(await walletCents(fleet.db, as.customerId)).toBe(230);
    expect(await faultsInBooks(fleet.db)).toEqual([]);
  });
});

describe("a payment slower than its key's lease", () => {
  it("makes one order and one charge although several calls resume it", async () => {
    const as = await personInShop();
    const body = { deposit: testDeposit(as, 5), ...(await purchaseOf(members[0], as)) };
    const request = { as, key: crypto.randomUUID(), body };
    let isRunning = true;
    const expiry = (async () => {
      while (isRunning) {
        const open = fleet.db.updateTable("idempotency").where("key", "=", request.key).where("reply", "is", null);
        await open.set({ leased_until: new Date(0) }).execute();
      }
    })();

    const answers = await runConcurrently(20, (index) => memberOf(index).call("depositAndPurchase", request)).finally(
      () => {
        isRunning = false;
      },
    );
    await expiry;

    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body: { result } }) => result.checkout_id)).size).toBe(1);
    expect(await checkoutsOf(fleet.db, as.customerId)).toHaveLength(1);
    expect(await paymentsOf(fleet.db, as.customerId)).toMatchObject([{ state: "captured", amount_cents: 500 }]);
    expect(await walletCents(fleet.db, as.customerId)).toBe(230);
    expect(await faultsInBooks(fleet.db)).toEqual([]);
  });
});

describe("two concurrent purchases of one cart", () => {
  it("sell it once; the other gets cart_changed", async () => {
    for (let round = 0; round < counted(20, 4); round++) {
      const as = await personInShop({ cents: 1_000 });
      const body = await purchaseOf(members[0], as);

      const answers = await runConcurrently(2, (index) => memberOf(index).call("purchaseCart", { as, body }));

      const [sold, refused] = statusesOf(answers);
      expect([sold, [409, 422].includes(refused ?? 0)]).toEqual([200, true]);
      expect(await checkoutsOf(fleet.db, as.customerId)).toHaveLength(1);
      expect(await walletCents(fleet.db, as.customerId)).toBe(730);
    }
  });

  it("charge once when one pays from the wallet and the other by card", async () => {
    for (let round = 0; round < counted(20, 4); round++) {
      const as = await personInShop({ cents: 1_000 });
      const wanted = await purchaseOf(members[0], as);

      const answers = await Promise.all([
        members[0].call("purchaseCart", { as, body: wanted }),
        members[1].call("depositAndPurchase", { as, body: { deposit: testDeposit(as, 5), ...wanted } }),
      ]);

      expect(statusesOf(answers)[0]).toBe(200);
      expect(await checkoutsOf(fleet.db, as.customerId)).toHaveLength(1);
      expect(await faultsInBooks(fleet.db)).toEqual([]);
    }
  });
});

describe("two browsers of one customer", () => {
  it("never spend more than the wallet holds", async () => {
    const as = await fleet.person({ cents: 1_000 });

    async function shop(member: Member): Promise<number[]> {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < counted(20, 8); attempt++) {
        const { body } = await member.call("getCart", { as });
        if (body.result.cart_items.length === 0) await member.call("addCartItem", { as, body: quickPick() });
        const { status } = await member.call("purchaseCart", { as, body: await purchaseOf(member, as) });
        statuses.push(status);
      }
      return statuses;
    }
    const statuses = (await Promise.all(members.map(shop))).flat();

    expect(new Set(statuses).difference(new Set([200, 402, 409, 422]))).toEqual(new Set());
    const spent = (await ordersOf(fleet.db, as.customerId)).reduce((sum, { price_cents }) => sum + price_cents, 0);
    const left = await walletCents(fleet.db, as.customerId);
    expect(spent).toBeGreaterThanOrEqual(270);
    expect([left >= 0, left + spent]).toEqual([true, 1_000]);
    expect(await faultsInBooks(fleet.db)).toEqual([]);
  });
});
