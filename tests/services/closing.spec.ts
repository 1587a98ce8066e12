// Withdrawing everything to close the account: deposited cash goes too, and comes back as cash if the bank refuses.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { prizeLines } from "#scripts/lib/shop-output.ts";
import { balances } from "#services/lib/ledger.ts";
import { hashPassword } from "#services/main/identity/credentials/password-hash.ts";
import {
  insertGiveaway,
  unlockEntries,
  writeGiveawayClosed,
  writeGiveawayDrawn,
} from "#services/main/play/giveaways/giveaways.rows.ts";
import { finishClosings } from "#services/main/sales/closing/closing.commands.ts";
import { deliverPrizes, listPrizesToDeliver } from "#services/main/sales/closing/open-prizes.ts";
import { endWithdrawal } from "#services/main/wallet/withdrawals/withdrawals.commands.ts";
import { winCar } from "#tests/contract/main/closing.cases.ts";
import { CHALLENGED, depositOf, testDeposit } from "#tests/contract/main/money.ts";
import { PASSWORD } from "#tests/contract/people.ts";
import { type ContractShop, openContractShop } from "#tests/contract/shop.ts";
import { audit } from "#tests/ledger-audit.ts";
import type { SignedIn } from "./open-services.ts";

let shop: ContractShop;
beforeAll(async () => {
  shop = await openContractShop();
});
afterAll(() => shop.close());

const WHY = { reason: "other", comment: "Goodbye\u0007" };
const NOW = new Date("2026-11-20T02:00:00Z");
const ACCOUNT = { code: "062-000", account_number: "123456789", account_name: "Robin Example", type: "national" };

/** A customer with $40, ten of them deposited, and a call that withdraws an amount to close the account. */
async function leaver() {
  const as = await shop.person({ prizeCents: 3000, cents: 1000, passwordHash: await hashPassword(PASSWORD) });
  const { body } = await shop.call("addBankAccount", { as, body: ACCOUNT });
  const params = { id: body.result.id };
  const everything = { method: "tt", bank_type: "national", closing: true, password: PASSWORD, ...WHY };
  const ask = (amount: number) => shop.call("requestWithdrawal", { as, params, body: { ...everything, amount } });
  return { as, ask, params };
}

/** Asks for all of it, and returns the withdrawal's id. */
async function asked(): Promise<{ as: SignedIn; id: string }> {
  const { as, ask } = await leaver();
  const answer = await ask(40);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { as, id: answer.body.result.id };
}
const walletOf = ({ customerId }: SignedIn) => shop.run((tx) => balances(tx, customerId));
const closingOf = ({ customerId }: SignedIn) =>
  shop.run((tx) =>
    tx
      .selectFrom("customer")
      .select(["closed_at as at", "closing_reason as reason", "closing_comment as comment"])
      .where("id", "=", customerId)
      .executeTakeFirstOrThrow(),
  );

it("refuses deposits until it is paid, and closes the account then, for the reason of the request", async () => {
  const { as, id } = await asked();
  expect(await walletOf(as)).toEqual({ cashCents: 0, prizeCents: 4000, heldCents: 4000 });
  const deposit = await shop.call("createDeposit", { as, params: { fundRef: "dpm_td" }, body: testDeposit(as, 5) });
  expect([deposit.status, deposit.body.messages[0].code]).toEqual([422, "account_closing"]);
  expect(await finishClosings(shop.db, shop.env, NOW)).toBe(0);

  await shop.run((tx) => endWithdrawal(tx, id, "paid"));
  expect((await closingOf(as)).at).toBeNull();
  expect((await shop.call("getCustomer", { as })).body.result.account_closing).toBe(true);
  // Two processes at the same time: one closes.
  await Promise.all([finishClosings(shop.db, shop.env, NOW), finishClosings(shop.db, shop.env, NOW)]);
  expect(await closingOf(as)).toEqual({ at: NOW, reason: "other", comment: "Goodbye" });
  expect(await walletOf(as)).toEqual({ cashCents: 0, prizeCents: 0, heldCents: 0 });
  expect((await shop.call("getCustomer", { as })).status).toBe(401);
  const [fund] = await shop.run((tx) =>
    tx.selectFrom("fund").selectAll().where("customer_id", "=", as.customerId).execute(),
  );
  expect(fund).toMatchObject({ account_name: null, sealed_code: null, sealed_number: null, last_four: "6789" });
});

it("closes the other accounts although one cannot be closed", async () => {
  const [stuck, other] = [await asked(), await asked()];
  for (const { id } of [stuck, other]) await shop.run((tx) => endWithdrawal(tx, id, "paid"));
  const run = (statement: string) => sql.raw(statement).execute(shop.db);
  await run("create function fail() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$");
  await run(`create trigger failing before update of closed_at on customer
    for each row when (new.id = '${stuck.as.customerId}') execute function fail()`);
  await expect(finishClosings(shop.db, shop.env, NOW)).rejects.toThrow("1 of 2 failed");
  expect([(await closingOf(stuck.as)).at, (await closingOf(other.as)).at]).toEqual([null, NOW]);
  await run("drop trigger failing on customer");
  expect(await finishClosings(shop.db, shop.env, NOW)).toBe(1);
});

it("refuses another amount than the whole balance, and holds nothing", async () => {
  const { as, ask } = await leaver();
  for (const amount of [30, 50]) {
    const { body, status } = await ask(amount);
    expect([status, body.messages[0].target]).toEqual([422, "amount"]);
  }
  expect(await walletOf(as)).toEqual({ cashCents: 1000, prizeCents: 3000, heldCents: 0 });
  const deposit = await shop.call("createDeposit", { as, params: { fundRef: "dpm_td" }, body: testDeposit(as, 5) });
  expect(deposit.status).toBe(200);
});

it("is refused beside another withdrawal, and so is closing at once", async () => {
  const { as, ask, params } = await leaver();
  const body = { amount: 10, method: "tt", bank_type: "national" };
  expect((await shop.call("requestWithdrawal", { as, params, body })).status).toBe(200);
  const close = () => shop.call("closeAccount", { as, body: { password: PASSWORD } });
  for (const refused of [await ask(40), await ask(30), await close()]) {
    expect([refused.status, refused.body.messages[0]]).toMatchObject([
      409,
      { code: "balance_remaining", message: expect.stringContaining("You have a withdrawal on its way.") },
    ]);
  }
  expect(await walletOf(as)).toEqual({ cashCents: 1000, prizeCents: 3000, heldCents: 1000 });
});

it("closes beside a deposit that was cancelled, also before its gateway knows", async () => {
  const as = await shop.person({ cents: 0, passwordHash: await hashPassword(PASSWORD) });
  const { body } = await shop.call("createDeposit", depositOf(as, testDeposit(as, CHALLENGED)));
  const params = { fundRef: body.result.id };
  const close = () => shop.call("closeAccount", { as, body: { password: PASSWORD } });
  expect((await close()).body.messages[0].message).toMatch(/^You have a deposit on its way\./);
  expect((await shop.call("cancelDeposit", { as, params })).status).toBe(200);
  expect((await close()).status).toBe(204);
});

it("returns the cash as cash if it is rejected, and keeps the account open", async () => {
  const { as, id } = await asked();
  await shop.run((tx) => endWithdrawal(tx, id, "rejected"));
  expect(await walletOf(as)).toEqual({ cashCents: 1000, prizeCents: 3000, heldCents: 0 });
  expect(await finishClosings(shop.db, shop.env, NOW)).toBe(0);
  expect([
    await closingOf(as),
    (await shop.call("createDeposit", { as, params: { fundRef: "dpm_td" }, body: testDeposit(as, 5) })).status,
  ]).toEqual([{ at: null, reason: null, comment: null }, 200]);
  expect(await shop.run((tx) => audit(tx))).toMatchObject({ unevenTransfers: [], wrongBalances: [] });
});

it("shows one movement in the list of transactions", async () => {
  const { as } = await asked();
  const { body } = await shop.call("listTransactions", { as });
  const [first] = body.result;
  expect([first.type, first.amount.amount, first.balance_after?.amount ?? 0]).toEqual(["withdrawal", -40, 0]);
});

it("waits until an operator has delivered a prize that is not money", async () => {
  const as = await shop.person({ passwordHash: await hashPassword(PASSWORD) });
  await winCar(shop, as);
  const close = () => shop.call("closeAccount", { as, body: { password: PASSWORD } });
  expect((await close()).body.messages[0].message).toBe(
    "You have won a car. We will contact you about it. You can close your account once you have it.",
  );
  expect((await shop.call("getCustomer", { as })).body.result.prizes_to_deliver).toEqual(["a car"]);
  const prize = (await shop.run(listPrizesToDeliver)).find(({ customerId }) => customerId === as.customerId);
  expect(prize).toMatchObject({ prize: "a car", email: expect.stringContaining("@") });
  const deliver = () => shop.run((tx) => deliverPrizes(tx, prize?.reference ?? ""));
  const [first, second] = await Promise.allSettled([deliver(), deliver()]);
  expect([first?.status, second?.status].sort()).toEqual(["fulfilled", "rejected"]);
  await expect(deliver()).rejects.toThrow("waits for its delivery");
  expect((await close()).status).toBe(204);
  // An account that was closed before prizes were checked.
  await winCar(shop, as);
  const left = (await shop.run(listPrizesToDeliver)).find(({ customerId }) => customerId === as.customerId);
  expect(prizeLines(left ? [left] : [])[0]).toMatch(/cus_\w+ \(account closed\) +a car$/);
});

it("waits until a giveaway in which the customer's entries count is drawn", async () => {
  const as = await shop.person({ passwordHash: await hashPassword(PASSWORD) });
  const times = { opensAt: new Date("2020-01-01"), drawsAt: new Date("2020-01-02") };
  const giveaway = {
    id: "gvw_closing",
    type: "preview",
    drawNumber: 910_000,
    prize: "A car",
    prizeCents: null,
  } as const;
  await shop.run(async (tx) => {
    await insertGiveaway(tx, { ...giveaway, ...times });
    await unlockEntries(tx, as.customerId, giveaway.id, 1);
    await writeGiveawayClosed(tx, giveaway.id, "0".repeat(64), 1);
  });
  const close = () => shop.call("closeAccount", { as, body: { password: PASSWORD } });
  expect((await close()).body.messages[0]).toMatchObject({
    code: "tickets_upcoming",
    message: expect.stringContaining("after it is drawn"),
  });
  await shop.run((tx) => writeGiveawayDrawn(tx, giveaway.id, null));
  expect((await close()).status).toBe(204);
});
