// Withdrawals of prize money, with plain forms.
import { expect, it } from "vitest";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { descriptionOf, field, one, textOf } from "./html.ts";
import { customerOf, loginEntries, signIn } from "./people.ts";
import type { Page, Visitor } from "./visitor.ts";

const shop = frontShopOfFile();
const PATH = "/my-account/withdraw";

/** Joy has $200.00 of prize money, two verified accounts, a paid withdrawal and an open one. */
async function joy(): Promise<Visitor> {
  const visitor = shop.visit();
  await signIn(visitor, "joy");
  return visitor;
}
const choose = async (customer: Visitor, amount: string, to: object = { "Test withdrawal": true }) =>
  customer.submit(await customer.goto(PATH), "Continue", { Amount: amount, ...to });
const confirm = (customer: Visitor, page: Page, dollars: string) => customer.submit(page, `Withdraw ${dollars}`, {});
const fundsOf = (customer: Visitor) => customer.call<{ amount: number }>("withdrawals.funds");

it("Wallet 17 and 18, Analytics 12: asks for methods with failed accounts, confirms, and opens the details of the new withdrawal", async () => {
  const customer = await joy();
  const { amount } = await fundsOf(customer);
  const check = await choose(customer, "5");
  const asked = shop.asked.filter((line) => line.startsWith("GET /v2/payment_methods"));
  expect(asked.map(decodeURIComponent)).toContain(
    "GET /v2/payment_methods?filter[funds.withdraw][eq]=true&filter[funds.failed_verification][eq]=true",
  );
  expect(textOf(one(check.main, "heading", "Check your withdrawal"))).toBe("Check your withdrawal");
  expect(await fundsOf(customer), "nothing is held before the confirmation").toEqual({ amount, currency: "AUD" });

  const done = await confirm(customer, check, "$5.00");
  expect(done.url).toMatch(/^\/my-account\/withdraw\/details\/wdr_\w+$/);
  for (const text of ["Paid", "$5.00", "Test withdrawal"]) expect(done.text).toContain(text);
  expect((await fundsOf(customer)).amount).toBe(amount - 5);
  // Recorded once.
  expect(done.html).toMatch(/data-track-shown="Transaction" data-track-once="wdr_/);
  expect((await (await customerOf(shop)).goto(done.url)).status).toBe(404);
  await shop.clock("+2h");
  expect((await customer.goto(done.url)).html, "not again when it is looked up later").not.toContain("data-track-once");
  await shop.clock("-2h");
});

it("lists its movement, with a summary that other movements do not have", async () => {
  const customer = await joy();
  const list = await customer.goto("/my-account/transactions?type=withdrawal");
  expect(list.text).toContain("Withdrawal to your bank account");
  const href = /\/my-account\/withdraw\/summary\/trx_\w+/.exec(list.html)?.[0] ?? "";
  const summary = await customer.goto(href);
  expect(summary.has("link", "See the withdrawal")).toBe(true);
  expect((await customer.goto(href.replace("withdraw", "deposit"))).status).toBe(404);
});

it.each([
  ["", "This field is required"],
  ["0.99", "Please enter an amount equal to or greater than $1.00."],
])("refuses the amount %j at its field", async (amount, message) => {
  const page = await choose(await joy(), amount);
  expect([page.status, descriptionOf(field(page.main, "Amount"))]).toEqual([422, expect.stringContaining(message)]);
});

it("Wallet 19: keeps the form after a failure, and works again after it", async () => {
  const customer = await joy();
  const check = await choose(customer, "6");
  await shop.fault("requestWithdrawal", "down");
  const failed = await confirm(customer, check, "$6.00");
  expect(failed.text).toContain("We couldn't reach the shop.");
  await shop.fault("requestWithdrawal", "off");
  const keyOn = (page: Page) => page.main.querySelector("input[name=idempotencyKey]")?.getAttribute("value");
  expect(keyOn(failed), "sending it again cannot withdraw twice").toBe(keyOn(check));
  const done = await confirm(customer, failed, "$6.00");
  expect(done.url).toContain("/details/wdr_");
  const again = await confirm(customer, await customer.goto(check.url), "$6.00");
  expect(again.url, "the confirmation after Back withdraws nothing more").toBe(done.url);
  const other = await customer.goto(check.url.replace("amount=6", "amount=7"));
  expect((await confirm(customer, other, "$7.00")).url).not.toBe(done.url);
});

it("Wallet 20: says that the prize money could not be read", async () => {
  const customer = await joy();
  await shop.fault("getWithdrawableFunds", "down");
  const page = await customer.goto(PATH);
  await shop.fault("getWithdrawableFunds", "off");
  expect(page.text).toContain("Something went wrong!");
  expect(page.text).toContain("Sorry, there was an unexpected error while fetching your prize funds.");
});

it("shows the prize money when the accounts cannot be read", async () => {
  const customer = await joy();
  await shop.fault("listPaymentMethods", "down");
  const page = await customer.goto(PATH);
  await shop.fault("listPaymentMethods", "off");
  expect([page.status, page.text]).toEqual([200, expect.stringContaining("We couldn't load your accounts")]);
  expect(page.text).toContain("Prize money you can withdraw");
});

it("has nothing to withdraw without a prize", async () => {
  expect((await (await customerOf(shop)).goto(PATH)).text).toContain("Nothing to withdraw yet");
});

it("asks for a new code before it holds money", async () => {
  const email = "fay@example.com";
  const fay = shop.visit();
  const login = await fay.submit(await fay.goto("/login"), LABELS.login.submit, loginEntries(email));
  await fay.submit(login, LABELS.code.submit, { [LABELS.code.otp]: await shop.controls.code(email) }, login.main);
  await shop.controls.stepDown(email);
  const input = { amount: "1", payeeId: "wdm_tw", method: "tw", idempotencyKey: crypto.randomUUID() };
  await expect(fay.call("withdrawals.create", input)).rejects.toThrow("2 factor authentication is required");
});

it("is closed without wallet_withdrawal", async () => {
  const customer = await joy();
  await shop.controls.capability("wallet_withdrawal", "off");
  expect((await customer.goto(PATH)).status).toBe(404);
  await expect(fundsOf(customer)).rejects.toThrow();
  await shop.controls.capability("wallet_withdrawal", "default");
});

it("asks a customer who must be verified to verify the account first", async () => {
  const customer = await customerOf(shop);
  await shop.controls.verificationRules(customer.email, ["withdrawal"]);
  const page = await customer.goto(PATH);
  expect([page.has("button", "Continue"), page.text]).toEqual([
    false,
    expect.stringContaining("Verify your account first"),
  ]);
  expect((await customer.follow(page, "Verify your account", page.main)).url).toBe("/my-account/verify-account");
});
