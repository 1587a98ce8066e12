// Tests recurring purchases that are paid from a bank account, the mail about a new price, and an autoplay whose organiser has
// stopped it.
import { afterAll, beforeAll, expect, it } from "vitest";
import { createBackoff } from "#services/lib/backoff.ts";
import { setShopNow, shopNow } from "#services/lib/clock.ts";
import { balances, houseCents } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { emailOf } from "#services/main/identity/customer/customer.rows.ts";
import { runDueDraws } from "#services/main/play/drawing/draws-runner.ts";
import { chargeOne } from "#services/main/recurring/recurring-purchases/charging.commands.ts";
import { tellNewPrices } from "#services/main/recurring/recurring-purchases/price-notices.commands.ts";
import { collectDebts, endDebit } from "#services/main/recurring/recurring-purchases/recurring-debits.commands.ts";
import { prepareClosing } from "#services/main/sales/closing/closing.commands.ts";
import { bookDeposit } from "#services/main/wallet/deposits/deposits.commands.ts";
import { expirePending } from "#services/main/wallet/deposits/deposits.rows.ts";
import { registerPerson } from "#tests/contract/people.ts";
import { raisePrices } from "#tests/prices.ts";
import { openServices, type Services, type SignedIn } from "./open-services.ts";
import { keep } from "./recurring-till.ts";
import { countOrders, depositOf, isBalanced, keyed, refusalOf } from "./sales.ts";

let services: Services;
beforeAll(async () => {
  services = await openServices();
});
afterAll(() => services.close());

const ACCOUNT = { code: "062-000", account_number: "123456789", account_name: "Robin Example", type: "national" };
const person = (cents = 0) => runInTransaction(services.db, (tx) => registerPerson(tx, services.env, { cents }));
const post = (path: string, as: SignedIn, body?: object) =>
  services.call({ method: "POST", path: `/v2${path}`, as, headers: keyed(), ...(body && { body }) });
const owed = () => runInTransaction(services.db, (tx) => houseCents(tx, "receivable"));
const NEXT_YEAR = new Date("2027-11-20T00:00:00Z");
const mailsOf = async (subject: string) =>
  (await services.db.selectFrom("mail").select("id").where("subject", "like", `${subject}%`).execute()).length;

/** The addresses that mails to a customer end with. */
const linksOf = async ({ customerId }: SignedIn) => {
  const mails = services.db.selectFrom("mail").innerJoin("customer", "customer.email", "mail.recipient");
  const rows = await mails.select("link").where("customer.id", "=", customerId).orderBy("mail.id").execute();
  return rows.map(({ link }) => link);
};
const newsOf = async ({ customerId }: SignedIn) =>
  (await services.db.selectFrom("content_card").select("title").where("customer_id", "=", customerId).execute())
    .map(({ title }) => title)
    .filter((title) => title.startsWith("You owe"));

/** A customer whose bank account, which may be debited, has paid for a ticket. Returns the debit too. */
async function boughtByBank() {
  const as = await person();
  const fundId = (await post("/funds/bank-account", as, ACCOUNT)).body.result.id;
  const choose = () => post(`/customer/recurring-purchase-method?recurring_purchase_method=${fundId}`, as);
  expect(refusalOf(await choose()), "without an agreement").toBe("422 invalid_field");
  const now = await runInTransaction(services.db, shopNow);
  await services.db.updateTable("fund").set({ debit_agreed_at: now }).where("id", "=", fundId).execute();
  const chosen = { selected_recurring_purchase_method_key: fundId };
  expect((await choose()).body.result).toMatchObject(chosen);
  expect((await services.call({ path: "/v2/customer", as })).body.result).toMatchObject({
    ...chosen,
    available_recurring_purchase_methods: [{ key: "wallet" }, { key: fundId, fund_kind: "bank" }],
  });
  const id = await keep(services.db, as.customerId);
  await chargeOne({ db: services.db, gateway: services.gateway }, id);
  const debit = services.db.selectFrom("deposit").select(["id", "step"]).where("customer_id", "=", as.customerId);
  const read = async () => (await services.call({ path: `/v2/autoplay/${id}`, as })).body.result;
  return { as, id, read, debit: await debit.executeTakeFirstOrThrow() };
}
const end = (id: string, result: "cleared" | "refused") =>
  runInTransaction(services.db, (tx) => endDebit(tx, id, result));

it("buys with a debit at once, and is owed the money until the bank has paid", async () => {
  const before = await owed();
  const { as, debit, read } = await boughtByBank();
  expect(debit.step).toBe("pending");
  expect(await read()).toMatchObject({ last_attempt_status: "purchased", attempts: [{ fund_kind: "bank" }] });
  expect([await countOrders(services, as), (await owed()) - before]).toEqual([1, -270]);
  // The bank takes its time: the debit does not end by itself.
  await runInTransaction(services.db, (tx) => expirePending(tx, new Date("2027-01-01T00:00:00Z")));
  expect([await end(debit.id, "cleared"), await end(debit.id, "cleared")]).toEqual(["cleared", "cleared"]);
  expect(await owed()).toBe(before);
  await expect(end(debit.id, "refused")).rejects.toThrow("This direct debit has ended.");
  expect(await isBalanced(services)).toBe(true);
});

it("keeps a returned debit as a debt to the shop, pauses the purchase once, and takes nothing from the wallet", async () => {
  const before = await owed();
  const mails = await mailsOf("Your bank returned our debit");
  const { as, debit, id, read } = await boughtByBank();
  expect([await end(debit.id, "refused"), await end(debit.id, "refused")]).toEqual(["refused", "refused"]);
  expect((await owed()) - before).toBe(-270);
  expect(await read()).toMatchObject({ status: "recurring_status_paused", last_attempt_status: "hard_failure" });
  const { body } = await services.call({ path: "/v2/payment_resolutions", as });
  const sum = { amount: 2.7 };
  expect(body.result).toMatchObject([
    { fund_kind: "bank", failure_kind: "hard", owed: sum, lacking: sum, recurring_purchases: [{ id }] },
  ]);
  const listed = (await services.call({ path: "/v2/transactions?type=deposit", as })).body.result;
  expect(listed).toMatchObject([{ status: "failed", description: "Direct debit that your bank returned" }]);
  expect((await services.call({ path: "/v2/customer", as })).body.result.pre_commitment.spent).toBe(0);
  expect((await runInTransaction(services.db, (tx) => balances(tx, as.customerId))).cashCents).toBe(0);
  expect(await newsOf(as)).toEqual(["You owe $2.70"]);
  expect([await countOrders(services, as), (await mailsOf("Your bank returned our debit")) - mails]).toEqual([1, 1]);
  expect(await isBalanced(services)).toBe(true);
});

const give = (as: SignedIn, cents: number) =>
  runInTransaction(services.db, (tx) =>
    bookDeposit(tx, as.customerId, { id: `dep_${crypto.randomUUID().slice(0, 16)}`, cents }),
  );
const cashOf = async (as: SignedIn) =>
  (await runInTransaction(services.db, (tx) => balances(tx, as.customerId))).cashCents;

it("collects a returned debit once from the next deposit that covers it", async () => {
  const before = await owed();
  const { as, debit, read } = await boughtByBank();
  await end(debit.id, "refused");
  await give(as, 269);
  await collectDebts(services.db);
  expect([await cashOf(as), (await owed()) - before]).toEqual([269, -270]);
  // A deposit pays at once, without a round of the runner.
  const body = depositOf(as, 1, undefined, false);
  const deposit = (await post("/funds/dpm_td/deposit", as, body)).body.result;
  expect([await collectDebts(services.db), await newsOf(as)]).toEqual([0, []]);
  expect([await cashOf(as), await owed()]).toEqual([99, before]);
  const readDeposit = async () => (await services.call({ path: `/v2/funds/${deposit.id}/deposit`, as })).body.result;
  expect(await readDeposit(), "not more than the deposit").toMatchObject({ debt_paid: { amount: 1 } });
  const listed = (await services.call({ path: "/v2/transactions?limit=1", as })).body.result;
  expect(listed[0].description).toBe("Payment of a direct debit that your bank returned");
  expect((await services.call({ path: "/v2/payment_resolutions", as })).body.result).toEqual([]);
  const statuses = (await read()).attempts.map(({ status }: { status: string }) => status);
  expect(statuses).toEqual(["debt_paid", "hard_failure", "purchased"]);
  expect(await isBalanced(services)).toBe(true);
});

it("collects it at a press of the customer, and only then resumes the purchase", async () => {
  const before = await owed();
  const { as, debit, id, read } = await boughtByBank();
  await end(debit.id, "refused");
  const press = async () =>
    (await post("/process_recurring_purchases/sync", as, { recurring_purchase_ids: [id], fund_id: "wallet" })).body;
  expect((await press()).result).toMatchObject([{ attempt_status: "hard_failure" }]);
  expect(refusalOf(await post(`/autoplay/${id}/unpause`, as)), "while it is owed").toBe("422 transition_not_allowed");
  expect(await read()).toMatchObject({ status: "recurring_status_paused" });
  await give(as, 300);
  expect((await press()).result).toMatchObject([{ attempt_status: "purchased", debt_paid: { amount: 2.7 } }]);
  expect(await read()).toMatchObject({ status: "recurring_status_active", default_fund: { kind: "wallet" } });
  expect([await cashOf(as), await owed(), await countOrders(services, as)]).toEqual([30, before, 1]);
  // A page that every customer has leads to the one list of those who have one.
  const links = [
    /^\/my-account\/upcoming-tickets\/ticket\//,
    /^\/my-account\/autoplay$/,
    /^\/my-account\/autoplay\/ticket\//,
  ];
  expect(await linksOf(as)).toEqual(links.map((link) => expect.stringMatching(link)));
  expect(await isBalanced(services)).toBe(true);
});

it("collects several at a press, oldest first, as far as the wallet goes, and names what is left", async () => {
  const { as, debit, id } = await boughtByBank();
  await end(debit.id, "refused");
  const second = await keep(services.db, as.customerId);
  await chargeOne({ db: services.db, gateway: services.gateway }, second);
  const pending = services.db.selectFrom("deposit").select("id").where("customer_id", "=", as.customerId);
  await end((await pending.where("step", "=", "pending").executeTakeFirstOrThrow()).id, "refused");
  await give(as, 300);
  const body = { recurring_purchase_ids: [id, second] };
  const { result } = (await post("/process_recurring_purchases/sync", as, body)).body;
  expect(result.map((one: { attempt_status: string }) => one.attempt_status)).toEqual(["purchased", "hard_failure"]);
  const left = (await services.call({ path: "/v2/payment_resolutions", as })).body.result;
  expect(left).toMatchObject([{ owed: { amount: 2.7 }, lacking: { amount: 2.4 } }]);
  expect(await isBalanced(services)).toBe(true);
});

it("keeps an account open while it owes a returned debit", async () => {
  const { as, debit } = await boughtByBank();
  const closable = () => runInTransaction(services.db, (tx) => prepareClosing(tx, as.customerId, NEXT_YEAR));
  await expect(closable()).rejects.toThrow("a deposit on its way");
  await end(debit.id, "refused");
  await expect(closable()).rejects.toThrow("after you have paid what you owe");
  await give(as, 300);
  await collectDebts(services.db);
  await expect(closable()).rejects.toThrow("tickets in upcoming draws");
});

it("tells of a new price once, and not of one that the customer's own edit made", async () => {
  const as = await person(5_000);
  const [dearer, edited] = [await keep(services.db, as.customerId), await keep(services.db, as.customerId)];
  await tellNewPrices(services.db);
  const before = await mailsOf("New price");
  // As a release with a higher price does.
  await services.db.updateTable("recurring_purchase").set({ price_cents: 250 }).where("id", "=", dearer).execute();
  await services.call({ method: "PATCH", path: `/v2/autoplay/${edited}`, as, body: { num_games: 8 } });
  expect([await tellNewPrices(services.db), await tellNewPrices(services.db)]).toEqual([1, 0]);
  expect((await mailsOf("New price")) - before).toBe(1);
});

it("charges a higher price one draw after its mail, a lower one at once, and shows when", async () => {
  const as = await person(5_000);
  const id = await keep(services.db, as.customerId);
  const read = async () => (await services.call({ path: `/v2/autoplay/${id}`, as })).body.result;
  const buyAt = async (at: string) => {
    await setShopNow(services.db, new Date(at), { frozen: true });
    await runDueDraws(services.db, new Date(at), createBackoff());
    await chargeOne({ db: services.db, gateway: services.gateway }, id);
    return (await read()).attempts[0].price.amount;
  };
  const restore = raisePrices();
  try {
    // Its mail has not been sent.
    expect(await buyAt("2026-11-23T09:30:00Z")).toBe(2.7);
    await tellNewPrices(services.db);
    expect(await read()).toMatchObject({
      price: { amount: 2.7 },
      new_price: { amount: 2.9 },
      new_price_from: "2026-12-07T09:25:00.000Z",
    });
    const coming = (await services.call({ path: "/v2/coming_charges", as })).body.result;
    expect(coming.map((one: { price: { amount: number } }) => one.price.amount)).toEqual([2.7, 2.9, 2.9, 2.9, 2.9]);
    const mail = services.db.selectFrom("mail").select("body").where("recipient", "=", emailOf(as.customerId));
    expect((await mail.orderBy("id", "desc").executeTakeFirst())?.body).toMatch(
      /^From 7 December on it costs \$2\.90 instead of \$2\.70\./,
    );
    expect([await buyAt("2026-11-30T09:30:00Z"), await buyAt("2026-12-07T09:30:00Z")]).toEqual([2.7, 2.9]);
    expect(await read()).not.toHaveProperty("new_price");
  } finally {
    restore();
  }
  expect(await buyAt("2026-12-14T09:30:00Z")).toBe(2.7);
});

it("does not resume an autoplay whose organiser makes no more tickets", async () => {
  const as = await person(5_000);
  const id = await keep(services.db, as.customerId);
  const paused = { status: "paused", autosession_off: true } as const;
  await services.db.updateTable("recurring_purchase").set(paused).where("id", "=", id).execute();
  expect(refusalOf(await post(`/autoplay/${id}/unpause`, as))).toBe("409 autosession_off");
});
