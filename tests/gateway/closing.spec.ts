// Tests the closing of an account: what it refuses, and what is left afterwards.
import { expect, it } from "vitest";
import type { Problem } from "#gateway/foundation/problem.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { listMail } from "#services/main/foundation/mail/mail.rows.ts";
import { readReference } from "#services/main/identity/communication-preferences/communication-preferences.rows.ts";
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
