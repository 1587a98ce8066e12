// Deposits without a purchase, with plain forms. Paying for a cart: deposits.spec.ts. The card form: tests/journeys.
import { expect, it } from "vitest";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { one, textOf } from "./html.ts";
import { addQuickPick, buyCart, customerOf, signIn } from "./people.ts";
import type { Page } from "./visitor.ts";
import { deposit, idOf, PATH, TEST_MONEY, walletOf } from "./wallet-deposits.ts";

const shop = frontShopOfFile();

it("adds money to the wallet, shows it and records it once (Wallet 8)", async () => {
  const customer = await customerOf(shop);
  const done = await deposit(customer, "20");

  expect(done.url).toMatch(/^\/my-account\/deposit\/details\/dep_\w+\/success$/);
  expect(done.text).toContain("was added to your wallet");
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
  ["1000000.01", "Please enter an amount equal to or less than $5,000.00."],
  ["1e9", "Amount must follow format e.g: 1.50"],
])("refuses the amount %j with the exact message (Wallet 2, 3, 4)", async (amount, message) => {
  const page = await deposit(await customerOf(shop), amount);
  expect(page.status).toBe(422);
  expect(page.text).toContain(message);
});

it("reads amounts as people write them", async () => {
  const customer = await customerOf(shop);
  for (const amount of [" $20 ", "1,000.50", "\u200e5\u202c"]) await deposit(customer, amount);
  expect(await walletOf(customer)).toContain("$1,025.50");
});

it("says that new cards cannot be used while the card form is missing, and takes other money", async () => {
  const customer = await customerOf(shop);
  await shop.fault("getCardGateway", "down");
  const page = await customer.goto(PATH);
  expect(page.text).toContain("New cards can't be used right now.");
  const done = await customer.submit(page, LABELS.deposit.submit, { [LABELS.deposit.amount]: "5", ...TEST_MONEY });
  await shop.fault("getCardGateway", "off");
  expect(done.text).toContain("was added to your wallet");
  expect((await customer.goto(PATH)).text).not.toContain("New cards can't be used");
});

it("asks a customer who must be verified to do that before the form", async () => {
  const customer = await customerOf(shop);
  await shop.controls.verificationRules(customer.email, ["deposit"]);
  for (const path of [PATH, "/deposit"]) {
    const page = await customer.goto(path);
    expect([page.has("button", LABELS.deposit.submit), page.text]).toEqual([
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

it("redirects each wrong outcome to the right one", async () => {
  const customer = await customerOf(shop);
  const id = idOf(await deposit(customer, "5"));
  const success = `/my-account/deposit/details/${id}/success`;
  for (const wrong of [`details/${id}/failure`, `${id}/cancel`, `authorisation/${id}`])
    expect((await customer.goto(`/my-account/deposit/${wrong}`)).url).toBe(success);
  expect((await customer.goto(`/my-account/deposit/details/${id}`)).text).toContain("Completed");
});

const formKey = (page: Page) => page.main.querySelector("input[name=idempotencyKey]")?.getAttribute("value");

it("chooses a way to pay that works without JavaScript, and says why the others don't", async () => {
  const customer = await customerOf(shop);
  for (const path of [PATH, "/deposit"]) {
    const plain = (await customer.goto(path)).main.querySelectorAll("noscript input[name=way]");
    expect(plain.map((way) => [way.getAttribute("value"), way.hasAttribute("checked")])).toEqual([
      ["pl", true],
      ["td", false],
      ["bp", false],
      ["dd", false],
    ]);
  }
  const page = await customer.goto(PATH);
  expect(page.text).toContain("New cards, Apple Pay and Google Pay need JavaScript");
  expect((await customer.submit(page, LABELS.deposit.submit, { [LABELS.deposit.amount]: "20" })).text).toContain(
    "Confirm $20.00 on PayPal's page",
  );
});

it("folds a long list of ways to pay, and opens it for the chosen one", async () => {
  const ivy = shop.visit();
  await signIn(ivy, "ivy");
  const page = await ivy.goto(PATH);
  const folded = page.main.querySelector(".needs-script details");
  expect(page.main.querySelectorAll(".needs-script fieldset > .choices input")).toHaveLength(6);
  expect([textOf(folded as never), folded?.hasAttribute("open")]).toEqual([
    expect.stringMatching(/^More ways to pay \(\d\).*Bank transfer/),
    false,
  ]);
  const refused = await ivy.submit(page, LABELS.deposit.submit, {
    [LABELS.deposit.amount]: "0.5",
    "Bank transfer": true,
  });
  expect(refused.main.querySelector(".needs-script details")?.hasAttribute("open")).toBe(true);
});

it("offers Apple Pay and Google Pay, which need the script", async () => {
  const customer = await customerOf(shop);
  const page = await customer.submit(await customer.goto(PATH), LABELS.deposit.submit, {
    [LABELS.deposit.amount]: "20",
    "Apple Pay": true,
  });
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
  const done = await customer.submit(page, LABELS.deposit.submit, TEST_MONEY);
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
