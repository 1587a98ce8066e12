// Closing an account, with plain forms.

import { expect, it } from "vitest";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { descriptionOf, entryOf, field, one } from "./html.ts";
import { addQuickPick, buyCart, customerOf, customerWithMoney, PASSWORD, signIn } from "./people.ts";

const shop = frontShopOfFile();
const PATH = "/close-my-account";

it("closes with the password, and tells only the browser that closed it", async () => {
  const customer = await customerOf(shop);
  const page = await customer.goto(PATH);
  const wrong = await customer.submit(page, LABELS.closeAccount.submit, {
    comment: "Bye",
    password: "wrong",
  });
  expect([wrong.status, descriptionOf(field(wrong.main, "password"))]).toEqual([
    422,
    expect.stringContaining("This is not your current password"),
  ]);
  expect(wrong.text).toContain("Bye");

  const done = await customer.submit(wrong, LABELS.closeAccount.submit, { password: PASSWORD });
  expect([done.url, done.text]).toEqual([`${PATH}/success`, expect.stringContaining("Your account is closed")]);
  expect(shop.asked).toContain("DELETE /v2/customer");
  expect((await customer.goto("/my-account")).url).toContain("/login");
  expect((await shop.visit().goto(`${PATH}/success?closed=1`)).text).toContain("You are logged out");
});

it("withdraws everything first, deposited money too, and closes once it is paid", async () => {
  const withTicket = await customerWithMoney(shop, 20);
  const tooEarly = await withTicket.goto(PATH);
  expect(tooEarly.text).toContain("You have tickets in upcoming draws");
  expect(tooEarly.text).not.toContain("Cancel your autoplays");
  expect(tooEarly.has("button", LABELS.withdrawAndClose.submit)).toBe(false);

  const customer = shop.visit();
  await signIn(customer, "sam");
  const page = await customer.goto(PATH);
  expect(page.text).toContain("You have $30.00 in your wallet.");
  expect(page.has("button", LABELS.closeAccount.submit)).toBe(false);
  // Without a bank account, the choices are the sandbox's and donations.
  expect(one(page.main, "link", "add a bank account").getAttribute("href")).toBe("/my-account/cards-and-accounts");
  const wrong = await customer.submit(page, LABELS.withdrawAndClose.submit, {
    "Test withdrawal": true,
    reason: "spending",
    comment: "Bye",
    password: "wrong",
  });
  expect([wrong.status, descriptionOf(field(wrong.main, "password"))]).toEqual([
    422,
    expect.stringContaining("This is not your current password"),
  ]);
  expect(wrong.main.querySelector("input[type=radio][checked]")).not.toBeNull();
  expect(["reason", "comment"].map((name) => entryOf(field(wrong.main, name)))).toEqual(["spending", "Bye"]);
  const paid = await customer.submit(wrong, LABELS.withdrawAndClose.submit, { password: PASSWORD });
  expect([paid.url, paid.text]).toEqual([`${PATH}/success`, expect.stringContaining("Your account is closed")]);
  expect((await customer.goto("/my-account")).url).toContain("/login");
});

it("names what would buy another ticket after the last one", async () => {
  const uma = shop.visit();
  await signIn(uma, "uma");
  await addQuickPick(uma);
  await buyCart(uma);
  const page = await uma.goto(PATH);
  expect(page.text).toContain("your autoplays, subscriptions and pre-orders keep buying tickets");
  expect(one(page.main, "link", "See what we will charge").getAttribute("href")).toBe("/my-account/coming-charges");
});

it("is not offered while a prize is not delivered", async () => {
  const customer = await customerOf(shop);
  await shop.controls.change("getCustomer", { prizes_to_deliver: ["a house by the beach", "a car"] });
  const page = await customer.goto(PATH);
  expect(page.has("button", LABELS.closeAccount.submit)).toBe(false);
  expect(page.text).toMatch(
    /You have prizes to receive ?A house by the beach ?A car ?We will contact you about them\./,
  );
});

it("says that the account is about to close while its withdrawal is not paid", async () => {
  const customer = await customerOf(shop);
  await shop.controls.change("getCustomer", { account_closing: true });
  const page = await customer.goto(PATH);
  expect([page.has("button", LABELS.closeAccount.submit), page.text]).toEqual([
    false,
    expect.stringContaining("It closes once your withdrawal is paid"),
  ]);
});

it("is linked only with customer-deactivate", async () => {
  const customer = await customerOf(shop);
  expect((await customer.goto(`${PATH}/success`)).text).toContain("Your account is open");
  expect((await customer.goto("/my-account/my-details")).has("link", LABELS.closeAccount.submit)).toBe(true);
  await shop.controls.capability("customer-deactivate", "off");
  expect((await customer.goto("/my-account/my-details")).has("link", LABELS.closeAccount.submit)).toBe(false);
  const page = await customer.goto(PATH);
  expect([page.status, page.has("button", LABELS.closeAccount.submit)]).toEqual([200, false]);
});
