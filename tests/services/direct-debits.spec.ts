// Direct debits: under an agreement, credited once when the bank has paid. And payments that the customer confirms at PayPal.
import { beforeEach, describe, expect, it } from "vitest";
import { setShopNow, shopNow } from "#services/lib/clock.ts";
import { balances } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { readEmail } from "#services/main/identity/customer/customer.rows.ts";
import { receiveTransfer } from "#services/main/wallet/deposits/bank-transfers.commands.ts";
import { expirePending, findDeposit } from "#services/main/wallet/deposits/deposits.rows.ts";
import { endDirectDebit } from "#services/main/wallet/deposits/direct-debits.commands.ts";
import { registerPerson } from "#tests/contract/people.ts";
import { authorise, deposit, openTill, order, pay, paymentOf, readDeposit, services } from "./deposits-till.ts";
import type { SignedIn } from "./open-services.ts";
import { addTicket, depositOf, refusalOf } from "./sales.ts";

openTill();
let as: SignedIn;
let fundId: string;
const ACCOUNT = { code: "062-000", account_number: "123456789", account_name: "Robin Example", type: "national" };
const newPerson = () => runInTransaction(services.db, (tx) => registerPerson(tx, services.env));
async function addAccount(owner: SignedIn, account: object = ACCOUNT): Promise<string> {
  const { body } = await services.call({ method: "POST", path: "/v2/funds/bank-account", body: account, as: owner });
  return body.result.id;
}
beforeEach(async () => {
  as = await newPerson();
  fundId = await addAccount(as);
});

const debitOf = (amount: number, changes: object) => ({
  ...depositOf(as, amount, undefined, false),
  deposit_method_id: undefined,
  deposit_method_code: "bd",
  customer_fund_id: fundId,
  ...changes,
});
const debit = (amount = 50, changes: object = { debit_agreement: true }) =>
  deposit(debitOf(amount, changes), undefined, fundId, as);
const end = (id: string, result: "cleared" | "refused") =>
  runInTransaction(services.db, (tx) => endDirectDebit(tx, id, result));
const cash = async () => (await runInTransaction(services.db, (tx) => balances(tx, as.customerId))).cashCents;
const read = async (id: string) => (await readDeposit(id, as)).body.result;
const debitFund = async () => {
  const { body } = await services.call({ path: "/v2/payment_methods", as });
  return body.result.bd.funds.find(({ id }: { id: string }) => id === fundId);
};

describe("a direct debit", () => {
  it("needs an agreement the first time, and is credited once when the bank has paid", async () => {
    expect(refusalOf(await debit(50, {}))).toBe("422 invalid_field");
    expect((await debitFund()).debit_agreement_since).toBeUndefined();
    const { body } = await debit();
    const { id } = body.result;
    expect(body.result).toMatchObject({
      status: "pending",
      method_code: "bd",
      messages: [{ code: "deposit_pending" }],
    });
    expect(body.result.payment_instructions).toBeUndefined();
    expect(await cash()).toBe(0);
    expect((await debitFund()).debit_agreement_since).toMatch(/^2026-11-20/);

    await Promise.all([end(id, "cleared"), end(id, "cleared"), end(id, "cleared")]);
    expect([await cash(), (await read(id)).status]).toEqual([5000, "succeeded"]);
    await expect(end(id, "refused")).rejects.toThrow("This direct debit has ended.");
    expect((await debit(20, {})).body.result.status, "the agreement holds").toBe("pending");
  });

  it("fails if the bank refuses, and ends after seven days", async () => {
    const refused = (await debit()).body.result.id;
    await end(refused, "refused");
    expect(await read(refused)).toMatchObject({ status: "failed", messages: [{ code: "insufficient_funds" }] });
    const late = (await debit(30)).body.result.id;
    await setShopNow(services.db, new Date("2026-11-27T01:01:00Z"));
    await runInTransaction(services.db, async (tx) => expirePending(tx, await shopNow(tx)));
    expect((await read(late)).status).toBe("cancelled");
    expect(await cash()).toBe(0);
  });

  it.each([
    ["before the runner has seen it", false],
    ["after the runner has ended it", true],
  ])("that the bank pays after seven days goes back, once, %s", async (_, isEnded) => {
    const { id } = (await debit(30)).body.result;
    await setShopNow(services.db, new Date("2026-11-27T01:01:00Z"));
    if (isEnded) await runInTransaction(services.db, async (tx) => expirePending(tx, await shopNow(tx)));
    expect(await Promise.all([end(id, "cleared"), end(id, "cleared"), end(id, "refused")])).toEqual([
      "returned",
      "returned",
      "refused",
    ]);
    expect([await cash(), (await read(id)).status]).toEqual([0, "cancelled"]);
    const mails = await runInTransaction(services.db, async (tx) =>
      tx
        .selectFrom("mail")
        .select("id")
        .where("subject", "=", "We returned your direct debit of $30.00")
        .where("recipient", "=", await readEmail(tx, as.customerId))
        .execute(),
    );
    expect(mails).toHaveLength(1);
  });

  it("is not paid by a bank transfer that guesses its reference", async () => {
    const { id } = (await debit(30)).body.result;
    const { reference } = await runInTransaction(services.db, (tx) => findDeposit(tx, as.customerId, id));
    const transfer = { id: `guess-${id}`, reference: reference ?? "", cents: 3000 };
    const received = await runInTransaction(services.db, (tx) => receiveTransfer(tx, transfer));
    expect([received.returned_because, (await read(id)).status]).toEqual(["unknown_reference", "pending"]);
  });

  it("counts towards the deposit limit from the start", async () => {
    await services.call({ method: "POST", path: "/v2/precommitment", body: { limit: 60 }, as });
    expect((await debit(50)).status).toBe(200);
    expect(refusalOf(await debit(20))).toBe("422 deposit_limit");
    const { body } = await services.call({ path: "/v2/customer", as });
    expect(body.result.pre_commitment).toMatchObject({ limit: 60, spent: 50 });
    await services.call({ method: "POST", path: "/v2/precommitment", body: { limit: 52 }, as });
    const cart = await addTicket(services, as);
    expect(cart.blocked_reasons.blk_deposit_limit).toMatchObject({ type: "deposit_limit" });
  });

  it("comes too late for a cart", async () => {
    const debitAgreed = { ...debitOf(50, { debit_agreement: true }), checkout: true };
    const paid = await pay({ ...(await order(50, undefined, as)), deposit: debitAgreed }, undefined, as);
    expect(refusalOf(paid)).toBe("422 invalid_field");
    expect((await services.call({ path: `/v2/funds/${fundId}/deposit`, as })).status).toBe(404);
  });

  it.each([
    ["another customer's account", async () => addAccount(await newPerson()), "404 not_found"],
    [
      "an account overseas",
      () =>
        addAccount(as, { code: "DEUTDEFF", account_number: "123456789", account_name: "Robin", type: "international" }),
      "422 invalid_field",
    ],
  ])("refuses %s", async (_, accountOf, refusal) => {
    const other = await accountOf();
    const request = debitOf(50, { customer_fund_id: other, debit_agreement: true });
    expect(refusalOf(await deposit(request, undefined, other, as))).toBe(refusal);
  });
});

describe("PayPal", () => {
  const request = (amount: number) => ({
    ...depositOf(as, amount, undefined, false),
    deposit_method_id: "dpm_pl",
    deposit_method_code: "pl",
  });
  const ask = async (amount = 20) => (await deposit(request(amount), undefined, "dpm_pl", as)).body.result;
  /** Answers on PayPal's page, and returns the answer that the browser takes to the shop. */
  async function answer(redirectUrl: string, button: "approve" | "cancel"): Promise<string> {
    const creq = new URL(redirectUrl).searchParams.get("creq") ?? "";
    const body = new URLSearchParams({ creq, answer: button });
    const reply = await fetch(redirectUrl.split("?")[0] ?? "", { method: "POST", body, redirect: "manual" });
    const back = new URL(reply.headers.get("location") ?? "");
    expect(back.pathname).toBe("/3ds/notify");
    return back.searchParams.get("cres") ?? "";
  }

  it("asks the customer first, and credits once", async () => {
    const asked = await ask();
    expect(asked).toMatchObject({ status: "requires_action", gateway_key: "braintree" });
    const page = await (await fetch(asked.challenge.redirect_url)).text();
    expect(page).toContain("Pay $20.00 to the shop?");
    expect(await cash()).toBe(0);
    const cres = await answer(asked.challenge.redirect_url, "approve");
    const told = await Promise.all([authorise(asked.id, cres, as), authorise(asked.id, cres, as)]);
    expect(told.map(({ status }) => status)).toEqual([200, 200]);
    expect([await cash(), (await read(asked.id)).status]).toEqual([2000, "succeeded"]);
    expect(await fetch(asked.challenge.redirect_url)).toMatchObject({ status: 404 });
  });

  it.each([
    ["cancelled by the customer", 20, "cancel", "422 challenge_failed", "cancelled"],
    ["refused by PayPal", 20.01, "approve", "402 card_declined", "failed"],
  ] as const)("charges nothing if %s", async (_, amount, button, refusal, status) => {
    const asked = await ask(amount);
    const cres = await answer(asked.challenge.redirect_url, button);
    expect(refusalOf(await authorise(asked.id, cres, as))).toBe(refusal);
    expect((await read(asked.id)).status).toBe(status);
    expect((await paymentOf(asked.id))?.state).toMatch(/refused|voided/);
    expect(await cash()).toBe(0);
  });
});
