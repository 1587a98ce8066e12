// A card payment that the bank must confirm, with plain forms from the cart to the receipt. The bank is the sandbox's.

import { expect, it } from "vitest";
import { METHOD_NAMES } from "#services/main/wallet/funds/fund-names.rules.ts";
import { FINISH_PAYING } from "#site/features/funds/deposit.form.ts";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, one, readHtml, textOf } from "./html.ts";
import { addQuickPick, type Cart, customerOf, loginEntries } from "./people.ts";
import type { Page, Visitor } from "./visitor.ts";

const shop = frontShopOfFile();

/** Pays with a deposit that the sandbox challenges (an amount ending in .02). Returns the page that links to the bank. */
async function toChallenge() {
  const customer = await customerOf(shop);
  await addQuickPick(customer);
  const { revision, cartTotal } = await customer.call<Cart>("cart.get");
  const deposit = { methodCode: "td", depositMethodId: "dpm_td", amount: 13.02 };
  const idempotencyKey = crypto.randomUUID();
  const input = { cartRevision: revision, expectedTotal: cartTotal, deposit, idempotencyKey };
  const { depositId } = await customer.call<{ depositId: string }>("purchases.create", input);
  return { customer, page: await customer.goto(`/my-account/deposit/authorisation/${depositId}`) };
}

const fieldsOf = (form?: ReturnType<typeof readHtml> | null) =>
  Object.fromEntries(
    (form?.querySelectorAll("input") ?? []).map((input) => [
      input.getAttribute("name"),
      input.getAttribute("value") ?? "",
    ]),
  );

/** Presses a button on the bank's page and returns to the shop with the bank's response. */
async function answerBank(customer: Visitor, page: Page, button: "Approve" | "Decline"): Promise<Page> {
  const form = one(page.main, "button", "Continue to your bank").closest("form");
  const reply = await fetch(form?.getAttribute("action") ?? "", {
    method: "POST",
    body: new URLSearchParams(fieldsOf(form)),
  });
  const bank = readHtml(await reply.text());
  expect(textOf(one(bank, "heading"))).toBe("Approve this payment of $13.02?");
  return customer.post("/3ds/notify", fieldsOf(one(bank, "button", button).closest("form")));
}

const titleOf = ({ main }: Page) => textOf(one(main, "heading"));
const walletOf = async (customer: Visitor) =>
  textOf(one((await customer.goto("/my-account")).body, "region", "Wallet"));

/** Expects no ticket, no charge and an unchanged cart. */
async function expectNothingBought(customer: Visitor) {
  expect(await walletOf(customer)).toContain("$0.00");
  expect((await customer.goto("/my-account")).text).toContain("No tickets in upcoming draws");
  const cart = await customer.goto("/cart");
  expect([cart.text.includes("Monday Lotto"), cart.has("button", "Pay $2.70")]).toEqual([true, true]);
}

async function expectOneTicket(customer: Visitor) {
  expect(await walletOf(customer)).toContain("$10.32");
  expect((await customer.goto("/my-account/upcoming-tickets")).text).toContain("1 ticket");
}

it("goes to the bank, back and to the receipt, and pays once even when reloaded", async () => {
  const { customer, page } = await toChallenge();
  expect([titleOf(page), titleOf(await customer.goto(page.url))]).toEqual(Array(2).fill("Confirm with your bank"));

  const back = await answerBank(customer, page, "Approve");
  expect(titleOf(back)).toBe("Finishing your payment");
  const receipt = await customer.submit(back, FINISH_PAYING);
  expect(receipt.url).toMatch(/^\/receipt\/chk_/);
  expect(receipt.text).toContain("Test deposit");

  for (const again of [await customer.submit(back, FINISH_PAYING), await customer.goto(page.url)])
    expect(again.url).toBe(receipt.url);
  await expectOneTicket(customer);
});

it("charges nothing when the customer declines at the bank, and links back to the cart", async () => {
  const { customer, page } = await toChallenge();
  const refused = await customer.submit(await answerBank(customer, page, "Decline"), FINISH_PAYING);

  expect(titleOf(refused)).toBe("Payment not confirmed");
  expect(refused.text).toContain("Nothing was charged");
  expect((await customer.follow(refused, "Back to your cart")).url).toBe("/cart");
  await expectNothingBought(customer);
});

it("charges nothing when the bank's response is too late", async () => {
  const { customer, page } = await toChallenge();
  const back = await answerBank(customer, page, "Approve");
  await shop.clock("+16m");

  const late = await customer.submit(back, FINISH_PAYING);
  expect(titleOf(late)).toBe("Time ran out");
  expect(late.text).toContain("Nothing was charged");
  expect(titleOf(await customer.goto(page.url))).toBe("Time ran out");
  await expectNothingBought(customer);
});

it("keeps the cart of a customer who leaves the bank's page, and accepts another payment for it", async () => {
  const { customer } = await toChallenge();
  await expectNothingBought(customer);

  const cart = await customer.goto("/cart");
  const receipt = await customer.submit(cart, "Pay $2.70", { [METHOD_NAMES.td]: true });
  expect(receipt.url).toMatch(/^\/receipt\/chk_/);
  expect(all(receipt.main, "link", "Monday Lotto")).toHaveLength(1);
});

it("finishes a payment whose session expired at the bank, after the customer signs in again", async () => {
  const { customer, page } = await toChallenge();
  for (const name of ["access", "refresh", "customer", "customer_token"]) customer.cookies.delete(`dc_${name}`);
  const login = await answerBank(customer, page, "Approve");
  expect(login.url).toMatch(/^\/login\?next=/);

  const back = await customer.submit(login, LABELS.login.submit, loginEntries(customer.email));
  expect((await customer.submit(back, FINISH_PAYING)).url).toMatch(/^\/receipt\/chk_/);
  await expectOneTicket(customer);
});

const logIn = async (visitor: Visitor, page: Page, email: string) =>
  visitor.submit(page, /^Log in/, loginEntries(email), page.main);

it("is finished after logging in again, if the session ended at the bank, and paid once", async () => {
  const { customer, page } = await toChallenge();
  await shop.endSessions(customer.email);
  const asks = await answerBank(customer, page, "Approve");
  expect(asks.url).toMatch(/login\?next=.*cres/);
  const back = await logIn(customer, asks, customer.email);
  expect(titleOf(back)).toBe("Finishing your payment");
  const receipt = await customer.submit(back, FINISH_PAYING);
  expect(receipt.url).toMatch(/^\/receipt\/chk_/);
  await expectOneTicket(customer);
  expect((await customer.goto(back.url)).url).toBe(receipt.url);
  await expectOneTicket(customer);
});

it("is finished as well if the session ends as the payment is confirmed", async () => {
  const { customer, page } = await toChallenge();
  const back = await answerBank(customer, page, "Approve");
  await shop.endSessions(customer.email);
  const asks = await customer.submit(back, FINISH_PAYING);
  const again = await logIn(customer, asks, customer.email);
  expect((await customer.submit(again, FINISH_PAYING)).url).toMatch(/^\/receipt\/chk_/);
  await expectOneTicket(customer);
});

it("tells another customer of this browser whose payment it is, and waits for the one who started it", async () => {
  const { customer, page } = await toChallenge();
  const other = await customerOf(shop);
  await shop.endSessions(customer.email);
  const asks = await answerBank(customer, page, "Approve");
  const refused = await logIn(customer, asks, other.email);
  expect(refused.text).toContain("This payment belongs to the customer who was logged in here before.");
  await customer.call("session.logout", {});
  const back = await logIn(customer, await customer.goto(refused.url), customer.email);
  expect((await customer.submit(back, FINISH_PAYING)).url).toMatch(/^\/receipt\/chk_/);
  await expectOneTicket(customer);
});
