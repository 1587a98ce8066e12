// Deposits without a purchase, with plain forms. Paying for a cart: deposits.spec.ts. The card form: tests/journeys.
import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { one, readHtml, textOf } from "./html.ts";
import { addQuickPick, buyCart, customerOf } from "./people.ts";
import type { Page, Visitor } from "./visitor.ts";

const shop = frontShopOfFile();

const PATH = "/my-account/deposit";
const TEST_MONEY = { "Test deposit": true };
const deposit = async (customer: Visitor, amount: string, from = PATH) =>
  customer.submit(await customer.goto(from), "Deposit", { Amount: amount, ...TEST_MONEY });
const walletOf = async (customer: Visitor) =>
  textOf(one((await customer.goto("/my-account")).body, "region", "Wallet"));
const idOf = ({ url }: Page) => /dep_\w+/.exec(url)?.[0] ?? "";
const fieldsOf = (form: ReturnType<typeof readHtml> | null) =>
  Object.fromEntries(
    (form?.querySelectorAll("input") ?? []).map((input) => [
      input.getAttribute("name"),
      input.getAttribute("value") ?? "",
    ]),
  );

it("adds money to the wallet, shows it and records it once (Wallet 8)", async () => {
  const customer = await customerOf(shop);
  const done = await deposit(customer, "20");

  expect(done.url).toMatch(/^\/my-account\/deposit\/details\/dep_\w+\/success$/);
  expect(done.text).toContain("Your deposit has arrived");
  expect(done.html).toContain(`data-track-once="${idOf(done)}"`);
  expect(await walletOf(customer)).toContain("$20.00");
  expect((await customer.goto("/my-account/transactions")).text).toContain("Test deposit");
  // Another customer's deposit does not exist.
  expect((await (await customerOf(shop)).goto(done.url)).status).toBe(404);
  await shop.clock("+2h");
  expect((await customer.goto(done.url)).html, "not again when it is looked up later").not.toContain("data-track-once");
  await shop.clock("-2h");
});

it.each([
  ["", "This field is required"],
  ["1.505", "Amount must follow format e.g: 1.50"],
  ["0.99", "Please enter an amount equal to or greater than $1.00."],
  ["5000.01", "Please enter an amount equal to or less than $5,000.00."],
])("refuses the amount %j with the exact message (Wallet 2, 3, 4)", async (amount, message) => {
  const page = await deposit(await customerOf(shop), amount);
  expect(page.status).toBe(422);
  expect(page.text).toContain(message);
});

it("asks a customer who must be verified to do that before the form", async () => {
  const customer = await customerOf(shop);
  await shop.controls.verificationRules(customer.email, ["deposit"]);
  for (const path of [PATH, "/deposit"]) {
    const page = await customer.goto(path);
    expect([page.has("button", "Deposit"), page.text]).toEqual([
      false,
      expect.stringContaining("Verify your account first"),
    ]);
    expect((await customer.follow(page, "Verify your account", page.main)).url).toBe("/my-account/verify-account");
  }
});

it.each([
  ["20.01", "Your card was declined. Try another one."],
  ["20.02", null],
])("charges nothing for %s until it is confirmed", async (amount, reason) => {
  const customer = await customerOf(shop);
  const page = await deposit(customer, amount);
  if (reason) expect([page.status, page.text]).toEqual([402, expect.stringContaining(reason)]);
  else expect(textOf(one(page.main, "heading"))).toBe("Confirm with your bank");
  expect(page.text).not.toContain("Your cart stays as it is.");
  expect(await walletOf(customer)).toContain("$0.00");
});

/** Deposits an amount that the sandbox challenges, and answers at the bank. */
async function answerBank(customer: Visitor, button: "Approve" | "Decline", from = PATH) {
  const page = await deposit(customer, "20.02", from);
  const form = one(page.main, "button", "Continue to your bank").closest("form");
  const body = new URLSearchParams(fieldsOf(form) as Record<string, string>);
  const bank = readHtml(await (await fetch(form?.getAttribute("action") ?? "", { method: "POST", body })).text());
  const back = await customer.post("/3ds/notify", fieldsOf(one(bank, "button", button).closest("form")) as never);
  return customer.submit(back, "Finish paying");
}

it("completes with the bank's approval, and says so (Wallet 7)", async () => {
  const customer = await customerOf(shop);
  const done = await answerBank(customer, "Approve");
  expect(done.url).toMatch(/\/success$/);
  expect(done.text).not.toContain("Nothing was charged");
  expect(await walletOf(customer)).toContain("$20.02");
});

it("charges nothing after a decline at the bank", async () => {
  const customer = await customerOf(shop);
  const refused = await answerBank(customer, "Decline");
  expect(refused.url).toMatch(/\/failure$/);
  expect(refused.text).toContain("Your bank didn't confirm this payment.");
  expect((await customer.follow(refused, "Try again")).url).toBe(PATH);
  expect(await walletOf(customer)).toContain("$0.00");
});

it("is cancelled when the bank's time is over (Wallet 24)", async () => {
  const customer = await customerOf(shop);
  const page = await deposit(customer, "20.02");
  await shop.clock("+16m");
  const late = await customer.goto(page.url);
  expect(late.url).toBe(`/my-account/deposit/${idOf(page)}/cancel`);
  expect(late.text).toContain("The time to confirm this payment has run out.");
});

it("redirects each wrong outcome to the right one", async () => {
  const customer = await customerOf(shop);
  const id = idOf(await deposit(customer, "5"));
  const success = `/my-account/deposit/details/${id}/success`;
  for (const wrong of [`details/${id}/failure`, `${id}/cancel`, `authorisation/${id}`])
    expect((await customer.goto(`/my-account/deposit/${wrong}`)).url).toBe(success);
  expect((await customer.goto(`/my-account/deposit/details/${id}`)).text).toContain("Completed");
});

it("carries the app's address over the bank, and no other address (Checkout 9)", async () => {
  const customer = await customerOf(shop);
  const link = "drawcard://wallet";
  const done = await answerBank(customer, "Approve", `${PATH}?successMobileDeepLink=${encodeURIComponent(link)}`);
  expect(one(done.main, "link", "Return to the app").getAttribute("href")).toBe(link);

  const other = await customerOf(shop);
  const plain = await deposit(
    other,
    "5",
    `${PATH}?successMobileDeepLink=${encodeURIComponent("https://evil.example/")}`,
  );
  expect(plain.text).not.toContain("Return to the app");
});

const formKey = (page: Page) => page.main.querySelector("input[name=idempotencyKey]")?.getAttribute("value");

it.each([
  ["BPAY", "Biller code"],
  ["Bank transfer", "Account number"],
])("%s: shows where to send the money, and waits for it (Wallet 23)", async (method, label) => {
  const customer = await customerOf(shop);
  const page = await customer.submit(await customer.goto(PATH), "Deposit", { Amount: "20", [method]: true });
  expect(page.url).toBe(`/my-account/deposit/details/${idOf(page)}`);
  for (const text of ["Send the money to finish", label, "Waiting for your transfer"])
    expect(page.text).toContain(text);
  expect((await customer.goto(`${page.url}/success`)).url).toBe(page.url);
  expect(await walletOf(customer)).toContain("$0.00");
  const { transactions } = await customer.call<{ transactions: { id: string }[] }>("transactions.list?input={}");
  const summary = await customer.goto(`${PATH}/summary/${transactions[0]?.id}`);
  expect(summary.text).toContain("Not in your wallet yet");

  const [reference = ""] = /\d{4} \d{3} \d{3}/.exec(page.text) ?? [];
  await shop.controls.transfer(reference, 20);
  expect((await customer.goto(page.url)).text).toContain("Your deposit has arrived");
  expect(await walletOf(customer)).toContain("$20.00");
});

it("gives up a transfer that was not sent, and says when that is too late", async () => {
  const customer = await customerOf(shop);
  const open = async () =>
    customer.submit(await customer.goto(PATH), "Deposit", { Amount: "20", "Bank transfer": true });
  const page = await open();
  const done = await customer.submit(page, "Yes, cancel it");
  expect([done.url, done.text]).toEqual([
    `/my-account/deposit/${idOf(page)}/cancel`,
    expect.stringContaining("You cancelled this deposit."),
  ]);
  const paid = await open();
  const [reference = ""] = /\d{4} \d{3} \d{3}/.exec(paid.text) ?? [];
  await shop.controls.transfer(reference, 20);
  const late = await customer.submit(paid, "Yes, cancel it");
  expect([late.status, late.text]).toEqual([409, expect.stringContaining("This deposit can no longer be cancelled.")]);
  expect(late.text).toContain("Your deposit has arrived");
});

it("debits a bank account under an agreement, and waits until the bank has paid", async () => {
  const customer = await customerOf(shop);
  const account = { type: "national", bankCode: "062-000", accountNumber: "123456789", accountName: "Robin Example" };
  const saved = await customer.call<{ id: string }>("funds.addBank", account);
  const chosen = { Amount: "30", "Bank account ending in 6789": true };
  const asks = await customer.submit(await customer.goto(PATH), "Deposit", chosen);
  expect([asks.status, asks.text]).toEqual([422, expect.stringContaining("Please agree to the direct debit.")]);
  const agreed = { ...chosen, debitAgreement: true };
  const page = await customer.submit(asks, "Deposit", agreed);
  expect(page.text).toContain("We will add the money when your bank has paid it.");
  expect(page.text).not.toContain("Send the money to finish");
  await shop.controls.debit(idOf(page), "cleared");
  expect((await customer.goto(page.url)).text).toContain("Your deposit has arrived");
  expect(await walletOf(customer)).toContain("$30.00");

  await shop.controls.capability("direct_debit_manage", "off");
  expect((await customer.goto(PATH)).text).not.toContain("Bank account ending in 6789");
  const debit = { amount: 30, methodCode: "bd", customerFundId: saved.id, debitAgreement: true };
  const again = customer.call("deposits.create", { ...debit, idempotencyKey: crypto.randomUUID() });
  await expect(again).rejects.toThrow("404");
});

/** Deposits by PayPal, and answers there. */
async function answerPayPal(customer: Visitor, answer: "approve" | "cancel", from = PATH) {
  const page = await customer.submit(await customer.goto(from), "Deposit", { Amount: "20", PayPal: true });
  expect(page.text).toContain("Confirm $20.00 on PayPal's page; it then brings you back here.");
  const href = one(page.main, "link", "Continue to PayPal").getAttribute("href") ?? "";
  const body = new URLSearchParams({ creq: new URL(href).searchParams.get("creq") ?? "", answer });
  const reply = await fetch(href.split("?")[0] ?? "", { method: "POST", body, redirect: "manual" });
  const back = new URL(reply.headers.get("location") ?? "");
  const finish = await customer.goto(`${back.pathname}${back.search}`);
  return { id: idOf(page), ended: await customer.submit(finish, "Finish paying") };
}

it("sends the customer to PayPal and shows the cancel page after a cancellation there", async () => {
  const customer = await customerOf(shop);
  const { id, ended: cancelled } = await answerPayPal(customer, "cancel");
  expect(cancelled.url).toBe(`/my-account/deposit/${id}/cancel`);
  expect(cancelled.text).toContain("You cancelled this payment at PayPal.");
  expect(await walletOf(customer)).toContain("$0.00");
});

it("comes back from PayPal to the checkout's own pages, also after a success (Checkout 10)", async () => {
  const customer = await customerOf(shop);
  await addQuickPick(customer);
  const cancelled = await answerPayPal(customer, "cancel", "/deposit");
  expect(cancelled.ended.url).toBe(`/checkout/deposit/${cancelled.id}/cancel`);
  const paid = await answerPayPal(customer, "approve", "/deposit");
  expect(paid.ended.url).toBe(`/checkout/deposit/${paid.id}/success`);
  expect((await customer.goto(`/checkout/deposit/${paid.id}/cancel`)).url).toBe(paid.ended.url);
});

it("offers Apple Pay and Google Pay, which need the script", async () => {
  const customer = await customerOf(shop);
  const page = await customer.submit(await customer.goto(PATH), "Deposit", { Amount: "20", "Apple Pay": true });
  expect([page.status, page.text]).toEqual([422, expect.stringContaining("Nothing was charged")]);
  expect(await walletOf(customer)).toContain("$0.00");
});

it("is closed without wallet_deposit (Wallet 1)", async () => {
  const customer = await customerOf(shop);
  expect((await customer.goto(PATH)).has("heading", "Deposit")).toBe(true);
  await shop.controls.capability("wallet_deposit", "off");
  expect((await customer.goto(PATH)).status).toBe(404);
});

it("keeps the key of an attempt until its outcome is known", async () => {
  const customer = await customerOf(shop);
  const idempotencyKey = crypto.randomUUID();
  customer.cookies.set("dc_depositing", idempotencyKey);
  // Its call has not arrived, however long that takes: pressing again is the same attempt.
  for (let times = 0; times < 2; times++) expect(formKey(await customer.goto(PATH))).toBe(idempotencyKey);

  const input = { amount: 20, methodCode: "td", depositMethodId: "dpm_td", idempotencyKey };
  await customer.call("deposits.create", input);
  const found = await customer.goto(PATH);
  expect(found.url).toMatch(/\/success$/);
  expect(customer.cookies.has("dc_depositing")).toBe(false);
  expect(await walletOf(customer)).toContain("$20.00");

  const next = formKey(await customer.goto(PATH));
  expect(next).toBeTruthy();
  expect(next).not.toBe(idempotencyKey);
});

it("shows why a deposit whose reply was lost was refused", async () => {
  const customer = await customerOf(shop);
  const idempotencyKey = crypto.randomUUID();
  const input = { amount: 20.01, methodCode: "td", depositMethodId: "dpm_td", idempotencyKey };
  await customer.call("deposits.create", input).catch(() => null);
  customer.cookies.set("dc_depositing", idempotencyKey);
  const page = await customer.goto(PATH);
  expect(page.url).toMatch(/\/failure$/);
  expect(page.text).toContain("Your card was declined. Try another one.");
});

it("asks visitors to log in, then fills in what the wallet does not cover, and leads back to the cart (Checkout 3, Wallet 22)", async () => {
  expect((await shop.visit().goto("/deposit")).url).toMatch(/login\?next=%2Fdeposit/);

  const customer = await customerOf(shop);
  await addQuickPick(customer);
  const page = await customer.goto("/deposit");
  expect(page.has("link", "Back to cart")).toBe(true);
  expect(page.main.querySelector("input[name=amount]")?.getAttribute("value")).toBe("2.70");
  const done = await customer.submit(page, "Deposit", TEST_MONEY);
  expect(done.url).toBe(`/checkout/deposit/${idOf(done)}/success`);
  expect(done.html).not.toContain("ExtraDeposit");
  expect((await customer.follow(done, "Continue to your cart")).has("button", "Pay $2.70 from your wallet")).toBe(true);
});

it("records the part above the amount due of the cart, and no more", async () => {
  const customer = await customerOf(shop);
  await addQuickPick(customer);
  const done = await deposit(customer, "10.00", "/deposit");
  expect(done.html).toContain(`data-track-shown="Deposit" data-track-once="${idOf(done)}"`);
  const extra = done.main.querySelector('[data-track-shown="ExtraDeposit"]');
  expect(JSON.parse(extra?.getAttribute("data-track-properties") ?? "{}")).toEqual({ id: idOf(done), value: 7.3 });
});

it("keeps the checkout over the bank, and its pages follow the deposit's status (Checkout 9)", async () => {
  const customer = await customerOf(shop);
  await addQuickPick(customer);
  const link = "drawcard://wallet";
  const done = await answerBank(customer, "Approve", `/deposit?successMobileDeepLink=${encodeURIComponent(link)}`);
  const id = idOf(done);
  expect(done.url).toBe(`/checkout/deposit/${id}/success`);
  expect(one(done.main, "link", "Return to the app").getAttribute("href")).toBe(link);
  expect((await customer.goto(`/checkout/deposit/${id}/cancel`)).url).toBe(done.url);
  expect((await (await customerOf(shop)).goto(done.url)).status).toBe(404);
  expect((await shop.visit().goto(done.url)).url).toMatch(/login\?next=/);

  const cart = await customer.follow(done, "Continue to your cart");
  const receipt = await customer.submit(cart, "Pay $2.70 from your wallet");
  expect(receipt.url).toMatch(/^\/receipt\//);
  expect(one(receipt.main, "link", "Return to the app").getAttribute("href")).toBe(link);
});

it("leads back to the cart or to another try when nothing was charged during the checkout", async () => {
  const customer = await customerOf(shop);
  await addQuickPick(customer);
  const refused = await answerBank(customer, "Decline", "/deposit");
  expect(refused.url).toBe(`/checkout/deposit/${idOf(refused)}/cancel`);
  expect(refused.text).toContain("Nothing was charged");
  expect((await customer.goto(refused.url.replace("cancel", "success"))).url).toBe(refused.url);
  expect((await customer.follow(refused, "Try again")).url).toBe("/deposit");
  expect((await customer.follow(refused, "Back to your cart")).url).toBe("/cart");

  // A deposit in the account leads to the account again.
  expect((await deposit(customer, "5")).url).toMatch(/^\/my-account\/deposit\/details\//);
});

it("has a summary with the balance after it; other movements have none", async () => {
  const customer = await customerOf(shop);
  await addQuickPick(customer);
  await buyCart(customer, 7.3);
  const { transactions } = await customer.call<{ transactions: { id: string; type: string }[] }>(
    "transactions.list?input={}",
  );
  const summaryOf = (type: string) =>
    customer.goto(`${PATH}/summary/${transactions.find((transaction) => transaction.type === type)?.id}`);

  const page = await summaryOf("deposit");
  expect(page.text).toContain("$10.00");
  const details = await customer.follow(page, "See the deposit");
  expect((await customer.follow(details, "See your receipt")).url).toMatch(/^\/receipt\//);
  expect((await summaryOf("purchase")).status).toBe(404);
  expect((await (await customerOf(shop)).goto(page.url)).status).toBe(404);
});
