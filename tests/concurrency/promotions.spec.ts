// Tests a promotion with a limit under concurrent purchases, and its credit under repeated ones.
import { beforeEach, describe, expect, it } from "vitest";
import { runInTransaction } from "#services/lib/transaction.ts";
import { insertPromotion, type NewPromotion } from "#services/main/sales/promotions/promotions.rows.ts";
import { refundCheckout } from "#services/main/sales/purchases/refunds.commands.ts";
import type { Answer } from "#tests/contract/caller.ts";
import { depositPurchase, purchaseOf, shopper, testDeposit } from "#tests/contract/main/money.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import { checkoutsOf, faultsInBooks, paymentsOf, walletCents } from "./books.ts";
import { runConcurrently } from "./counts.ts";
import { endLeases, fleetOfTwo } from "./fleet.ts";

const { fleet, members, memberOf } = fleetOfTwo();
const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status).sort();

/** Each test has its own promotion. */
let code: string;
let promotionId: string;
beforeEach(() => {
  code = `TEST${crypto.randomUUID().slice(0, 8)}`;
});
const setUp = async (changes: Partial<NewPromotion>) => {
  const usual = {
    code,
    voucher_type: "voucher_fixed_discount",
    description: "$1 off",
    amount_cents: 100,
    starts_at: new Date("2026-11-01T00:00:00Z"),
  } as const;
  promotionId = await runInTransaction(fleet.db, (tx) => insertPromotion(tx, { ...usual, ...changes }));
};

const uses = async () =>
  (
    await fleet.db
      .selectFrom("promotion_use")
      .select("checkout_id")
      .where("promotion_id", "=", promotionId)
      .where("released_at", "is", null)
      .execute()
  ).map(({ checkout_id }) => checkout_id);

/** Returns a customer with a ticket for 2.70 and the code in the cart. */
async function withCode(cents: number): Promise<SignedIn> {
  const as = await shopper({ ...members[0], person: fleet.person }, { cents });
  const { status } = await members[0].call("addCartPromotion", { as, body: { promotion_code: code } });
  expect(status).toBe(200);
  return as;
}

describe("20 concurrent buyers of a promotion with three uses left", () => {
  it("make three purchases with it; the others are refused without a charge", async () => {
    await setUp({ limit_in_all: 3 });
    const people = await Promise.all(Array.from({ length: 20 }, () => withCode(1_000)));
    const bodies = await Promise.all(people.map((as) => purchaseOf(members[0], as)));

    const answers = await runConcurrently(20, (index) =>
      memberOf(index).call("purchaseCart", { as: people[index], body: bodies[index] }),
    );

    expect(statusesOf(answers)).toEqual([200, 200, 200, ...Array(17).fill(409)]);
    expect(await uses()).toHaveLength(3);
    const wallets = await Promise.all(people.map((as) => walletCents(fleet.db, as.customerId)));
    expect(wallets.sort((a, b) => a - b)).toEqual([830, 830, 830, ...Array(17).fill(1_000)]);
    expect(await faultsInBooks(fleet.db)).toEqual([]);
  });

  it("make three purchases when half pay by card; the refused are not charged", async () => {
    await setUp({ limit_in_all: 3 });
    const people = await Promise.all(Array.from({ length: 20 }, () => withCode(500)));
    const calls = await Promise.all(
      people.map(async (as, index) =>
        index % 2 === 0
          ? { name: "purchaseCart" as const, request: { as, body: await purchaseOf(members[0], as) } }
          : { name: "depositAndPurchase" as const, request: await depositPurchase(members[0], as, testDeposit(as, 5)) },
      ),
    );

    const answers = await Promise.all(calls.map(({ name, request }, index) => memberOf(index).call(name, request)));

    expect(statusesOf(answers)).toEqual([200, 200, 200, ...Array(17).fill(409)]);
    expect(await uses()).toHaveLength(3);
    for (const [index, as] of people.entries()) {
      const isSold = answers[index]?.status === 200;
      const payments = await paymentsOf(fleet.db, as.customerId);
      // A purchase refused before its deposit opens has no payment at all.
      expect(payments.every(({ state }) => state === (isSold ? "captured" : "voided"))).toBe(true);
      const paidIn = isSold && index % 2 === 1 ? 500 : 0;
      expect(await walletCents(fleet.db, as.customerId)).toBe(500 + paidIn - (isSold ? 170 : 0));
    }
    expect(await faultsInBooks(fleet.db)).toEqual([]);
  });

  it("can use it again after a refund", async () => {
    await setUp({ limit_in_all: 1 });
    const [first, second] = [await withCode(1_000), await withCode(1_000)];
    const buy = async (as: SignedIn) => members[1].call("purchaseCart", { as, body: await purchaseOf(members[0], as) });
    const bought = await buy(first);
    const { body } = await members[0].call("getCart", { as: second });
    expect(body.result).toMatchObject({
      cart_items: [{ product_type: "lottery_ticket" }],
      auto_removed_items: [{ description: "$1 off", reason: { type: "promotion_not_added" } }],
    });

    const { checkout_id } = bought.body.result;
    const refunds = await Promise.allSettled(
      Array.from({ length: 5 }, () => runInTransaction(fleet.db, (tx) => refundCheckout(tx, checkout_id))),
    );

    expect(refunds.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await walletCents(fleet.db, first.customerId)).toBe(1_000);
    expect(await uses()).toEqual([]);
    await members[0].call("addCartPromotion", { as: second, body: { promotion_code: code } });
    expect((await buy(second)).body.result.total).toEqual({ amount: 1.7, currency: "AUD" });
    expect(await faultsInBooks(fleet.db)).toEqual([]);
  });
});

describe("credit for a purchase", () => {
  it("is posted once for repeats of a key", async () => {
    await setUp({ voucher_type: "voucher_credit_amount", amount_cents: 500 });
    const as = await withCode(1_000);
    const request = { as, key: crypto.randomUUID(), body: await purchaseOf(members[0], as) };

    const answers = await runConcurrently(20, (index) => memberOf(index).call("purchaseCart", request));

    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body.result.total).toEqual({ amount: 2.7, currency: "AUD" });
    expect(await walletCents(fleet.db, as.customerId)).toBe(1_000 - 270 + 500);
    expect(await faultsInBooks(fleet.db)).toEqual([]);
  });

  it.each(["authorised", "purchased", "capture_answered"] as const)(
    "is posted once when the process dies at '%s' of its payment",
    async (point) => {
      await setUp({ voucher_type: "voucher_credit_amount", amount_cents: 500, limit_in_all: 1 });
      const as = await withCode(0);
      const request = await depositPurchase(members[0], as, testDeposit(as, 5));
      const victim = await fleet.join({ dieAt: point });
      await victim.call("depositAndPurchase", request).catch(() => null);
      await victim.exited;
      await endLeases(fleet.db);

      const answers = await runConcurrently(3, (index) => memberOf(index).call("depositAndPurchase", request));

      expect(statusesOf(answers)).toEqual([200, 200, 200]);
      expect(await checkoutsOf(fleet.db, as.customerId)).toHaveLength(1);
      expect(await walletCents(fleet.db, as.customerId)).toBe(500 - 270 + 500);
      expect(await uses()).toHaveLength(1);
      expect(await faultsInBooks(fleet.db)).toEqual([]);
    },
  );
});
