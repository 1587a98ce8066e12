// Deposits by BPAY and bank transfer: the money arrives once, in time, within the limit, or goes back.
import { beforeEach, expect, it } from "vitest";
import { setShopNow, shopNow } from "#services/lib/clock.ts";
import { balances } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { receiveTransfer } from "#services/main/wallet/deposits/bank-transfers.commands.ts";
import { expirePending } from "#services/main/wallet/deposits/deposits.rows.ts";
import { registerPerson } from "#tests/contract/people.ts";
import { deposit, openTill, order, pay, readDeposit, services } from "./deposits-till.ts";
import type { SignedIn } from "./open-services.ts";
import { depositOf, refusalOf } from "./sales.ts";

openTill();
let as: SignedIn;
beforeEach(async () => {
  as = await runInTransaction(services.db, (tx) => registerPerson(tx, services.env));
});

const LATER = "2026-11-27T01:00:30Z";
const request = (code: "bp" | "dd", amount: number) => ({
  ...depositOf(as, amount, undefined, false),
  deposit_method_id: `dpm_${code}`,
  deposit_method_code: code,
});
const open = async (code: "bp" | "dd" = "bp", amount = 50) =>
  (await deposit(request(code, amount), undefined, `dpm_${code}`, as)).body.result;
let count = 0;
const arrives = (reference: string, dollars: number, id = `t${count++}`) =>
  runInTransaction(services.db, (tx) => receiveTransfer(tx, { id, reference, cents: dollars * 100 }));
const cash = async () => (await runInTransaction(services.db, (tx) => balances(tx, as.customerId))).cashCents;
const read = async (id: string) => (await readDeposit(id, as)).body.result;
const setLimit = (limit: number) => services.call({ method: "POST", path: "/v2/precommitment", body: { limit }, as });

it("says how to pay, and moves no money until it arrives", async () => {
  const made = await open("bp");
  expect(made).toMatchObject({
    status: "pending",
    messages: [{ code: "deposit_pending" }],
    payment_instructions: { biller_code: "000000", expires_at: expect.stringMatching(/^2026-11-27T01:00:00/) },
  });
  expect(made.payment_instructions.reference).toMatch(/^\d{10}$/);
  expect((await open("dd")).payment_instructions).toMatchObject({ bsb: "000-000", account_name: "Drawcard" });
  expect(await cash()).toBe(0);
});

it("credits what arrives, once, however often and late the bank reports it", async () => {
  const { id, payment_instructions, transaction_id } = await open();
  const { reference } = payment_instructions;
  const told = await Promise.all([0, 1, 2].map(() => arrives(reference, 49, "same")));
  expect(told.map(({ deposit_id }) => deposit_id)).toEqual([id, id, id]);
  await setShopNow(services.db, new Date(LATER));
  expect(await arrives(reference, 49, "same")).toMatchObject({ deposit_id: id });
  expect(await arrives(reference, 49)).toMatchObject({ deposit_id: null, returned_because: "not_expected" });
  expect(await cash()).toBe(4_900);
  expect(await read(id)).toMatchObject({ status: "succeeded", amount: { amount: 49 } });
  const movement = await services.call({ path: `/v2/transactions/${transaction_id}`, as });
  expect(movement.body.result).toMatchObject({ type: "deposit", amount: { amount: 49 }, deposit_id: id });
});

it("credits one of several transfers that arrive for it at once", async () => {
  const { payment_instructions } = await open();
  const told = await Promise.all([1, 2, 3, 4, 5].map(() => arrives(payment_instructions.reference, 50)));
  expect(told.filter(({ deposit_id }) => deposit_id)).toHaveLength(1);
  expect(await cash()).toBe(5_000);
});

it("can be cancelled before the money arrives, by its customer: later money is returned", async () => {
  const { id, payment_instructions } = await open();
  const cancel = (who = as) => services.call({ method: "POST", path: `/v2/funds/${id}/deposit/cancel`, as: who });
  const stranger = await runInTransaction(services.db, (tx) => registerPerson(tx, services.env));
  expect(refusalOf(await cancel(stranger))).toBe("404 not_found");
  await setLimit(60);
  for (const reply of await Promise.all([cancel(), cancel()]))
    expect(reply.body.result).toMatchObject({ status: "cancelled", messages: [{ code: "deposit_cancelled" }] });
  expect((await open("bp", 60)).status, "it no longer counts towards the limit").toBe("pending");
  expect(await arrives(payment_instructions.reference, 50)).toMatchObject({ returned_because: "not_expected" });
  expect(await cash()).toBe(0);
});

it("cannot be cancelled once its money has arrived, or its time is over", async () => {
  const paid = await open();
  const late = await open();
  const cancel = (id: string) => services.call({ method: "POST", path: `/v2/funds/${id}/deposit/cancel`, as });
  await arrives(paid.payment_instructions.reference, 50);
  expect(refusalOf(await cancel(paid.id))).toBe("409 already_processed");
  await setShopNow(services.db, new Date(LATER));
  expect(refusalOf(await cancel(late.id))).toBe("409 already_processed");
  expect(await cash()).toBe(5_000);
});

it("ends after seven days: later money is returned", async () => {
  const { id, payment_instructions } = await open();
  await setShopNow(services.db, new Date(LATER));
  expect(await arrives(payment_instructions.reference, 50)).toMatchObject({ returned_because: "not_expected" });
  await runInTransaction(services.db, async (tx) => expirePending(tx, await shopNow(tx)));
  expect(await read(id)).toMatchObject({ status: "cancelled", messages: [{ code: "deposit_expired" }] });
  expect(await cash()).toBe(0);
});

it("is cancelled for its reader before the runner comes", async () => {
  const { id } = await open();
  await setShopNow(services.db, new Date(LATER));
  expect(await read(id)).toMatchObject({ status: "cancelled" });
});

it("returns what is over the deposit limit, and counts a transfer from its arrival", async () => {
  await setLimit(60);
  const { id, payment_instructions } = await open("dd", 50);
  expect(refusalOf(await deposit(request("dd", 11), undefined, "dpm_dd", as))).toBe("422 deposit_limit");
  expect(await arrives(payment_instructions.reference, 61)).toMatchObject({ returned_because: "deposit_limit" });
  expect(await read(id)).toMatchObject({ status: "pending" });
  await setShopNow(services.db, new Date("2026-11-26T01:00:00Z"));
  expect(await arrives(payment_instructions.reference, 60)).toMatchObject({ deposit_id: id });
  await setShopNow(services.db, new Date(LATER));
  expect(refusalOf(await deposit(request("dd", 1), undefined, "dpm_dd", as))).toBe("422 deposit_limit");
});

it("returns money without a known reference, or above the most that a deposit can be", async () => {
  const { payment_instructions } = await open();
  expect(await arrives("1234567897", 50)).toMatchObject({ returned_because: "unknown_reference" });
  expect(await arrives(payment_instructions.reference, 5_001)).toMatchObject({ returned_because: "above_maximum" });
});

it("pays for no cart", async () => {
  const body = { ...(await order(5, undefined, as)), deposit: request("bp", 5) };
  expect(refusalOf(await pay(body, undefined, as))).toBe("422 invalid_field");
});
