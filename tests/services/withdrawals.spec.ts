// Withdrawals: the hold, its end by clock or operator, the list of transactions, and the books.
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createBackoff } from "#services/lib/backoff.ts";
import { setShopNow } from "#services/lib/clock.ts";
import { balances, houseCents } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { listMail } from "#services/main/foundation/mail/mail.rows.ts";
import { decideBankAccounts } from "#services/main/wallet/funds/funds.rows.ts";
import { listWithdrawalMethods } from "#services/main/wallet/funds/withdrawal-methods.ts";
import {
  advanceWithdrawals,
  endWithdrawal,
  type WithdrawalEnd,
} from "#services/main/wallet/withdrawals/withdrawals.commands.ts";
import { registerPerson } from "#tests/contract/people.ts";
import { audit } from "#tests/ledger-audit.ts";
import { EXAMPLE_NOW, openServices, type Services, type SignedIn } from "./open-services.ts";
import { addTicket, keyed, purchaseOf, refusalOf } from "./sales.ts";

let services: Services;
beforeAll(async () => {
  services = await openServices();
});
afterAll(() => services.close());
beforeEach(() => setShopNow(services.db, new Date(EXAMPLE_NOW)));

const winner = (prizeCents = 3119, cents = 0) =>
  runInTransaction(services.db, (tx) => registerPerson(tx, services.env, { prizeCents, cents }));
const read = async (as: SignedIn, path: string) => (await services.call({ path: `/v2/${path}`, as })).body.result;
const withdrawable = async (as: SignedIn) => (await read(as, "customer/withdrawable-funds")).amount;
const walletOf = (as: SignedIn) => runInTransaction(services.db, (tx) => balances(tx, as.customerId));
const end = (id: string, how: WithdrawalEnd) => runInTransaction(services.db, (tx) => endWithdrawal(tx, id, how));

async function account(as: SignedIn, type = "national", code = "062-000"): Promise<string> {
  const body = { code, account_number: "123456789", account_name: "Robin Example", type };
  return (await services.call({ method: "POST", path: "/v2/funds/bank-account", body, as })).body.result.id;
}
const request = (as: SignedIn, id: string, body: object, key?: string) =>
  services.call({ method: "POST", path: `/v2/withdrawals/${id}/withdraw`, body, as, headers: keyed(key) });
async function abroad(as: SignedIn, amount: number): Promise<string> {
  const id = await account(as, "international", "CTBAAU2S");
  await runInTransaction(services.db, (tx) => decideBankAccounts(tx, as.customerId, true));
  const { body } = await request(as, id, { amount, method: "tt", bank_type: "international" });
  return body.result.id;
}
const advanceTo = async (now: string) => {
  while ((await advanceWithdrawals(services.db, new Date(now))) > 0);
};

it("is a test only with the sandbox gateway", async () => {
  const as = await winner();
  const codesWith = async (gateway: typeof services.gateway) => {
    const methods = await runInTransaction(services.db, (tx) => listWithdrawalMethods(tx, gateway, as.customerId));
    return methods.map(({ code }) => code);
  };
  expect(await codesWith(services.gateway)).toEqual(["tt", "pl", "tw", "do"]);
  expect(await codesWith(null)).toEqual(["tt", "pl", "do"]);
});

it("holds the amount at once: it can be neither withdrawn again nor spent, but the rest can", async () => {
  const as = await winner(300);
  const id = await abroad(as, 2);
  expect(await withdrawable(as)).toBe(1);
  expect(refusalOf(await request(as, "wdm_tw", { amount: 1.01, method: "tw" }))).toBe("422 amount_above_maximum");
  const cart = purchaseOf(await addTicket(services, as));
  const bought = await services.call({ method: "POST", path: "/v2/cart/purchase", body: cart, as, headers: keyed() });
  expect(refusalOf(bought)).toBe("402 insufficient_funds");
  await end(id, "cancelled");
  expect(await withdrawable(as)).toBe(3);
});

it("pays an instant one behind a hundred that are not due yet, and the others beside one that fails", async () => {
  const as = await winner(100_000);
  const slow = await abroad(as, 1);
  await runInTransaction(services.db, (tx) =>
    sql`insert into withdrawal
      select (jsonb_populate_record(w, jsonb_build_object('id', 'wdr_copy_' || n))).* from withdrawal w, generate_series(1, 120) n
      where w.id = ${slow}`.execute(tx),
  );
  const body = { amount: 5, method: "tt", bank_type: "national" };
  const instant = (await request(as, await account(as), body)).body.result.id;
  await advanceTo(EXAMPLE_NOW);
  expect((await read(as, `withdrawals/${instant}`)).status).toBe("paid");

  // The copies hold no money of their own, so that only some of them can be paid.
  const later = new Date(Date.parse(EXAMPLE_NOW) + 25 * 60 * 60 * 1000);
  const backoff = createBackoff();
  await advanceWithdrawals(services.db, later, backoff);
  await expect(advanceWithdrawals(services.db, later, backoff)).rejects.toThrow("Withdrawals that could not be paid");
  expect((await read(as, `withdrawals/${slow}`)).status).toBe("paid");
  await services.db.deleteFrom("withdrawal").where("id", "like", "wdr_copy_%").execute();
});

it("goes from requested to processing to paid on the shop's clock", async () => {
  const as = await winner();
  const id = await abroad(as, 20);
  const statusAt = async (now: string) => {
    await advanceTo(now);
    return (await read(as, `withdrawals/${id}`)).status;
  };
  expect(await statusAt("2026-11-20T01:59:59Z")).toBe("requested");
  expect(await statusAt("2026-11-20T02:00:30Z")).toBe("processing");
  await setShopNow(services.db, new Date("2026-11-21T01:00:30Z"));
  expect(await statusAt("2026-11-21T01:00:30Z")).toBe("paid");
  expect(await walletOf(as)).toEqual({ cashCents: 0, prizeCents: 1119, heldCents: 0 });
});

it("pays a verified account in the country at the next round", async () => {
  const as = await winner();
  const { body } = await request(as, await account(as), { amount: 20, method: "tt", bank_type: "national" });
  await advanceTo(EXAMPLE_NOW);
  expect(await read(as, `withdrawals/${body.result.id}`)).toMatchObject({
    status: "paid",
    fund: { last_four: "6789", transfer_type: "national" },
  });
});

it("ends once: what was rejected is not paid later, and the money is back", async () => {
  const as = await winner();
  const id = await abroad(as, 20);
  await end(id, "rejected");
  await expect(end(id, "paid")).rejects.toThrow("This withdrawal was rejected already.");
  await advanceTo("2026-12-20T00:00:00Z");
  expect(await walletOf(as)).toEqual({ cashCents: 0, prizeCents: 3119, heldCents: 0 });
});

it("gives a donation to the causes at once, and thanks by email", async () => {
  const before = await runInTransaction(services.db, (tx) => houseCents(tx, "causes"));
  const as = await winner();
  await request(as, "wdm_do", { amount: 5, method: "do" });
  expect(await runInTransaction(services.db, (tx) => houseCents(tx, "causes"))).toBe(before + 500);
  const { email } = await read(as, "customer/details");
  const [mail] = await runInTransaction(services.db, (tx) => listMail(tx, { recipient: email }));
  expect(mail).toMatchObject({ subject: "Thank you for giving $5.00", body: expect.stringContaining("causes") });
  expect(await withdrawable(as)).toBe(26.19);
});

it("says in the mail of a test that no money left the shop", async () => {
  const as = await winner();
  await request(as, "wdm_tw", { amount: 5, method: "tw" });
  await advanceTo(EXAMPLE_NOW);
  const { email } = await read(as, "customer/details");
  const [mail] = await runInTransaction(services.db, (tx) => listMail(tx, { recipient: email }));
  expect(mail?.body).toBe("We have taken $5.00 out of your wallet. This was a test: no money left the shop.");
});

it("withdraws once for repeats of a call, and refuses the key for another amount", async () => {
  const as = await winner();
  const key = crypto.randomUUID();
  const first = await request(as, "wdm_tw", { amount: 5, method: "tw" }, key);
  const again = await request(as, "wdm_tw", { amount: 5, method: "tw" }, key);
  expect(again.body).toEqual(first.body);
  expect(refusalOf(await request(as, "wdm_tw", { amount: 6, method: "tw" }, key))).toBe("422 idempotency_key_reused");
  expect(await withdrawable(as)).toBe(26.19);
});

it("is one transaction with the same id until its end, and moves the balance only if it is paid", async () => {
  const as = await winner();
  const id = await abroad(as, 20);
  const listed = async () => (await read(as, "transactions?type=withdrawal"))[0];
  const { transaction_id } = await read(as, `withdrawals/${id}`);
  expect(await listed()).toMatchObject({
    id: transaction_id,
    withdrawal_id: id,
    status: "pending",
    amount: { amount: -20 },
    balance_after: { amount: 11.19 },
    description: "Withdrawal to your bank account",
  });
  await end(id, "rejected");
  expect(await listed()).toMatchObject({ id: transaction_id, status: "failed", balance_after: { amount: 31.19 } });
  expect(await read(as, "transactions")).toHaveLength(2);
});

it("never holds more than the prizes, whatever writes to the ledger", async () => {
  const as = await winner(100);
  const hold = runInTransaction(services.db, (tx) =>
    tx
      .updateTable("ledger_balance")
      .set({ cents: 101 })
      .where("owner", "=", as.customerId)
      .where("account", "=", "held")
      .execute(),
  );
  await expect(hold).rejects.toThrow("more is held than the prizes");
});

it("leaves the books balanced", async () => {
  expect(await runInTransaction(services.db, audit)).toMatchObject({ isBalanced: true });
});
