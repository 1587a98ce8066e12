// Tests kill -9 of a services process during a payment, and what a retry then returns.
import { describe, expect, it } from "vitest";
import type { SagaPoint } from "#services/main/wallet/deposits/deposits-saga.ts";
import type { Answer, Request } from "#tests/contract/caller.ts";
import { depositPurchase, shopper, testDeposit } from "#tests/contract/main/money.ts";
import { quickPick } from "#tests/contract/main/tickets.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import { checkoutsOf, faultsInBooks, ordersOf, paymentsOf, walletCents } from "./books.ts";
import { counted, randomFrom, runConcurrently, seed } from "./counts.ts";
import { endLeases, fleetWithSurvivor, type Member } from "./fleet.ts";

const { fleet, survivor } = fleetWithSurvivor();

const personInShop = () => shopper({ ...survivor, person: fleet.person });

/** Pays for the 2.70 ticket in the cart with a test deposit of 5.00. */
const payment = async (as: SignedIn) => depositPurchase(survivor, as, testDeposit(as, 5));

/** Sends the payment to a process that may die. Returns `null` if it dies. */
const ask = (member: Member, request: Request): Promise<Answer | null> =>
  member.call("depositAndPurchase", request).catch(() => null);

async function dieAt(point: SagaPoint, request: Request) {
  const victim = await fleet.join({ dieAt: point });
  expect(await ask(victim, request)).toBe(null);
  await victim.exited;
}

/** Expects one ticket, one charge and the rest of the deposit in the wallet. */
async function expectOneSale(as: SignedIn) {
  expect(await ordersOf(fleet.db, as.customerId)).toHaveLength(1);
  expect(await checkoutsOf(fleet.db, as.customerId)).toMatchObject([{ total_cents: 270 }]);
  expect(await paymentsOf(fleet.db, as.customerId)).toMatchObject([
    { step: "captured", state: "captured", amount_cents: 500 },
  ]);
  expect(await walletCents(fleet.db, as.customerId)).toBe(230);
  expect(await faultsInBooks(fleet.db)).toEqual([]);
}

async function expectNothing(as: SignedIn) {
  expect(await ordersOf(fleet.db, as.customerId)).toEqual([]);
  expect(await walletCents(fleet.db, as.customerId)).toBe(0);
  expect(await faultsInBooks(fleet.db)).toEqual([]);
}

const TO_THE_SALE = [
  "created",
  "authorise_answered",
  "authorised",
  "purchased",
  "capture_answered",
  "captured",
] as const satisfies SagaPoint[];

describe("a process killed during a payment", () => {
  it.each(TO_THE_SALE)("at '%s' gets one order when the same key is repeated", async (point) => {
    const as = await personInShop();
    const request = await payment(as);
    await dieAt(point, request);
    await endLeases(fleet.db);

    const answers = await runConcurrently(3, () => ask(survivor, request));

    expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer?.body.result.checkout_id)).size).toBe(1);
    await expectOneSale(as);
  });

  it.each(["voiding", "void_answered"] as const)(
    "at '%s', after the purchase was refused, is refused again when repeated, and nothing is charged",
    async (point) => {
      const as = await personInShop();
      const request = await payment(as);
      // The cart changes after the authorisation, so the purchase must be refused.
      await dieAt("authorised", request);
      await survivor.call("addCartItem", { as, body: quickPick() });
      await endLeases(fleet.db);
      await dieAt(point, request);
      await endLeases(fleet.db);

      const answer = await ask(survivor, request);

      expect([answer?.status, answer?.body.messages[0].code]).toEqual([409, "cart_changed"]);
      expect(await paymentsOf(fleet.db, as.customerId)).toMatchObject([{ step: "voided", state: "voided" }]);
      await expectNothing(as);
    },
  );

  it("holds its key for seconds of real time only", async () => {
    const as = await personInShop();
    const request = await payment(as);
    await dieAt("authorised", request);

    expect((await ask(survivor, request))?.status).toBe(200);
    await expectOneSale(as);
  });
});

describe("an abandoned payment", () => {
  /** Waits until the surviving process's sweeper, which runs every two seconds, has reached this step. */
  const expectStep = (as: SignedIn, step: string) =>
    expect.poll(async () => (await paymentsOf(fleet.db, as.customerId)).map((payment) => payment.step)).toEqual([step]);

  it("is captured when its order exists, and voided otherwise", async () => {
    const [sold, asked, authorised] = [await personInShop(), await personInShop(), await personInShop()];
    await Promise.all([
      payment(sold).then((request) => dieAt("purchased", request)),
      payment(asked).then((request) => dieAt("authorise_answered", request)),
      payment(authorised).then((request) => dieAt("authorised", request)),
    ]);

    await fleet.setClock("2026-11-20T01:30:00Z");

    await expectStep(sold, "captured");
    await expectStep(asked, "voided");
    await expectStep(authorised, "voided");
    await expectOneSale(sold);
    await expectNothing(asked);
    await expectNothing(authorised);
  });
});

describe(`processes killed at any moment (seed ${seed})`, () => {
  it("leave each customer one order and one charge after a retry", { timeout: counted(600_000, 120_000) }, async () => {
    const random = randomFrom(seed);
    for (let round = 0; round < counted(15, 2); round++) {
      const people = await runConcurrently(4, personInShop);
      const requests = await Promise.all(people.map(payment));
      const victim = await fleet.join();
      const timer = setTimeout(victim.kill, random() * 250);
      await Promise.all(requests.map((request) => ask(victim, request)));
      clearTimeout(timer);
      victim.kill();
      await victim.exited;
      await endLeases(fleet.db);

      const answers = await Promise.all(requests.map((request) => ask(survivor, request)));

      expect(answers.map((answer) => answer?.status)).toEqual(people.map(() => 200));
      for (const as of people) await expectOneSale(as);
    }
  });
});
