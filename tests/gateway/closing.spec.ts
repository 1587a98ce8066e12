// Tests the closing of an account: what it refuses, and what is left afterwards.
import { expect, it } from "vitest";
import type { Problem } from "#gateway/foundation/problem.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { listMail } from "#services/main/foundation/mail/mail.rows.ts";
import { readReference } from "#services/main/identity/communication-preferences/communication-preferences.rows.ts";
import { drawNow } from "#services/main/play/drawing/draws-runner.ts";
import { newcomer } from "#tests/newcomer.ts";
import { DEMO_PASSWORD, startShop } from "#tests/shop.ts";
import { logIn } from "./coded.ts";
import { refusalOf } from "./refusal.ts";

const password = DEMO_PASSWORD;
const newEmail = () => `pat.${crypto.randomUUID().slice(0, 8)}@example.com`;

it("ends every sign-in, releases the email and keeps no personal data", async () => {
  const shop = await startShop();
  const email = newEmail();
  const { customer } = await shop.caller.session.signUp(newcomer(email));
  const elsewhere = shop.visit();
  await logIn(elsewhere, email);
  await shop.visit().caller.password.requestReset({ email });
  const { db } = shop.services;
  const reference = await runInTransaction(db, (tx) => readReference(tx, customer.customerId));

  expect(await shop.caller.customer.close({ password, reason: "other", comment: "Goodbye" })).toEqual({ closed: true });

  expect(await shop.caller.session.get()).toBeNull();
  expect(await elsewhere.caller.session.get()).toBeNull();
  const { messages, status } = (await refusalOf(logIn(shop.visit(), newEmail()))) as Problem;
  expect(await refusalOf(logIn(shop.visit(), email))).toMatchObject({ messages, status });
  const row = await db
    .selectFrom("customer")
    .selectAll()
    .where("id", "=", customer.customerId)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(email);
  expect(row).toMatchObject({
    firstname: "Closed",
    lastname: "Account",
    date_of_birth: expect.stringContaining("1900"),
    password_hash: "closed",
    address: null,
    suburb: null,
    postcode: null,
    phone_number: null,
    attribution: null,
    closing_reason: "other",
    closing_comment: "Goodbye",
  });
  const links = await db
    .selectFrom("customer_link")
    .selectAll()
    .where("customer_id", "=", customer.customerId)
    .execute();
  expect(links).toEqual([]);
  // The mails that the customer still has.
  const { caller } = shop.visit();
  expect(await refusalOf(caller.communicationPreferences.updateByReference({ reference, email: true }))).toMatchObject({
    status: 404,
  });
  const [mail] = await runInTransaction(db, (tx) => listMail(tx, { recipient: email }));
  expect(mail).toMatchObject({ subject: "Your Drawcard account is closed" });
  expect((await shop.visit().caller.session.signUp(newcomer(email))).customer.customerId).not.toBe(customer.customerId);
});

it("is refused while a bank transfer is on its way, and changes nothing", async () => {
  const shop = await startShop();
  const email = newEmail();
  await shop.caller.session.signUp(newcomer(email));
  await shop.caller.deposits.create({
    amount: 20,
    methodCode: "bp",
    depositMethodId: "dpm_bp",
    idempotencyKey: crypto.randomUUID(),
  });
  expect(await refusalOf(shop.caller.customer.close({ password }))).toMatchObject({
    code: "balance_remaining",
    message: expect.stringContaining("on its way"),
  });
  expect(await shop.caller.session.get()).toMatchObject({ email: { email } });
});

it("of an organiser leaves the group's open ticket to its members, and opens no other", async () => {
  const shop = await startShop();
  const organiser = shop.visit();
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  await organiser.caller.session.signUp(newcomer(newEmail()));
  const { groupId, token = "" } = await organiser.caller.lottoParty.createGroup({ groupName: "Leavers", ...key() });
  const { sessionId } = await organiser.caller.lottoParty.createSession({
    groupId,
    drawId: "drw_saturday_lotto_4627",
    gameOfferKey: "standard",
    numGames: 20,
    sharePrice: { amount: 10, currency: "AUD" },
    autosessionStatus: "on",
    ...key(),
  });
  const { caller } = shop;
  const { customer } = await caller.session.signUp(newcomer(newEmail()));
  const item = { productType: "social_syndicate_share" as const, sessionId, groupToken: token, numShares: 1 };
  const cart = await caller.cart.addItem({ item, ...key() });
  const deposit = { methodCode: "td" as const, depositMethodId: "dpm_td", amount: 10 };
  await caller.purchases.create({
    cartRevision: cart.revision,
    expectedTotal: cart.cartTotal,
    deposit,
    ...key(),
  });
  expect(await refusalOf(caller.customer.close({ password }))).toMatchObject({ code: "tickets_upcoming" });

  expect(await organiser.caller.customer.close({ password })).toEqual({ closed: true });
  expect(await caller.lottoParty.group({ id: groupId })).toMatchObject({ organiserHasLeft: true });
  await drawNow(shop.services.db, "saturday_lotto");
  const closed = await caller.lottoParty.session({ id: sessionId });
  expect(closed).toMatchObject({ status: "paid", members: [{ firstname: customer.firstname, numShares: 1 }] });
  expect(await caller.lottoParty.openSessions({ id: groupId })).toEqual([]);
  // What the share did not pay for is back in the wallet, so the account cannot be closed before it is withdrawn.
  expect(await refusalOf(caller.customer.close({ password }))).toMatchObject({ code: "balance_remaining" });
  await shop.services.db
    .updateTable("customer")
    .set({ closed_at: new Date() })
    .where("id", "=", customer.customerId)
    .execute();
  await shop.signIn("pip");
  await shop.services.db
    .insertInto("party_member")
    .values({
      group_id: groupId,
      customer_id: (await shop.caller.session.get())?.customerId ?? "",
      joined_at: new Date(),
    })
    .execute();
  expect((await shop.caller.lottoParty.session({ id: sessionId })).members).toEqual([
    { firstname: "Closed account", numShares: 1 },
  ]);
  expect((await shop.caller.lottoParty.group({ id: groupId })).memberCount).toBe(1);
});
