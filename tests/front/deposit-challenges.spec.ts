// Deposits without a purchase that the card's bank or PayPal must confirm, with plain forms.

import { expect, it } from "vitest";
import { FINISH_PAYING } from "#site/features/funds/deposit.form.ts";
import { TRY_AGAIN } from "#site/ui/feedback/feedback.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { one } from "./html.ts";
import { addQuickPick, customerOf } from "./people.ts";
import { answerAt, answerBank, answerPayPal, deposit, idOf, PATH, walletOf } from "./wallet-deposits.ts";

const shop = frontShopOfFile();

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
  expect((await customer.follow(refused, TRY_AGAIN)).url).toBe(PATH);
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

it("carries the app's address over the bank, and no other address (Checkout 9)", async () => {
  const customer = await customerOf(shop);
  const link = "drawcard://wallet";
  // Read on any page (shell §2).
  await customer.goto(`/powerball?successMobileDeepLink=${encodeURIComponent(link)}`);
  const done = await answerBank(customer, "Approve", PATH);
  expect(one(done.main, "link", "Return to the app").getAttribute("href")).toBe(link);

  const other = await customerOf(shop);
  const plain = await deposit(
    other,
    "5",
    `${PATH}?successMobileDeepLink=${encodeURIComponent("https://evil.example/")}`,
  );
  expect(plain.text).not.toContain("Return to the app");
});

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
  expect((await customer.follow(refused, TRY_AGAIN)).url).toBe("/deposit");
  expect((await customer.follow(refused, "Back to cart")).url).toBe("/cart");

  // A deposit in the account leads to the account again.
  expect((await deposit(customer, "5")).url).toMatch(/^\/my-account\/deposit\/details\//);
});

it("can be cancelled while the bank asks, from the page, from the account, and stays cancelled when confirmed later", async () => {
  const customer = await customerOf(shop);
  const page = await deposit(customer, "20.02");
  const noticed =
    /Your deposit of \$20\.02 is not confirmed.*Confirm it with your bank before .*Nothing is charged until you do/s;
  for (const place of ["/", "/cart", "/my-account", "/my-account/deposit", "/my-account/transactions"]) {
    const shown = await customer.goto(place);
    expect([place, shown.text]).toEqual([place, expect.stringMatching(noticed)]);
    expect((await customer.follow(shown, "Finish or cancel the deposit")).url).toBe(page.url);
  }
  const details = await customer.goto(`/my-account/deposit/details/${idOf(page)}`);
  expect(details.text).toContain("You aren't charged until you confirm.");
  expect(details.has("link", "Confirm with your bank")).toBe(true);

  const cancelled = await customer.submit(page, "Cancel this payment");
  expect([cancelled.url, cancelled.text]).toEqual([
    `/my-account/deposit/${idOf(page)}/cancel`,
    expect.stringContaining("You cancelled this deposit."),
  ]);
  // The other tab still shows the challenge.
  expect((await customer.submit(details, "Yes, cancel it")).url).toBe(cancelled.url);
  const late = await answerAt(customer, page, "Approve");
  expect(late.text).toContain("Nothing was charged");
  expect(await walletOf(customer)).toContain("$0.00");

  const confirmed = await deposit(customer, "30.02");
  await customer.submit(await answerAt(customer, confirmed, "Approve"), FINISH_PAYING);
  expect((await customer.submit(confirmed, "Cancel this payment")).url).toMatch(/\/success$/);
  expect(await walletOf(customer)).toContain("$30.02");
});
