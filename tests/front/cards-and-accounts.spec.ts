// Saved cards, PayPal accounts and bank accounts, with plain forms. The card fields need a script: tests/journeys.
import { describe, expect, it } from "vitest";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, descriptionOf, entryOf, field, one, readHtml, textOf } from "./html.ts";
import { addQuickPick, customerOf, loginEntries, signIn } from "./people.ts";
import type { Page, Visitor } from "./visitor.ts";

const shop = frontShopOfFile();
const PATH = "/my-account/cards-and-accounts";

type Fund = { id: string; default: boolean; lastFour: string };
const fundsOf = (customer: Visitor) => customer.call<Fund[]>("funds.list");
const titlesIn = ({ main }: Page) => main.querySelectorAll("h3").map((title) => textOf(title));
const itemOf = ({ main }: Page, title: string) => {
  const item = main.querySelectorAll("li").find((one) => textOf(one).startsWith(title));
  if (!item) throw new Error(`no ${title}`);
  return item;
};

const VISA = { cardholderName: "Fred Example", expiryMonth: 12, expiryYear: 2039, lastFour: "4242", brand: "Visa" };

/** Returns a token of the gateway's card fields for a test card. */
async function tokenOf(customer: Visitor, number = "4242424242424242"): Promise<string> {
  const gateway = await customer.call<{ clientToken: string; hostedFieldsUrl: string }>("funds.cardGateway");
  const card = { number, expiry: "12/39", csc: "123", name: "Fred Example", client_token: gateway.clientToken };
  const reply = await fetch(new URL("/sandbox/card/tokenise", gateway.hostedFieldsUrl), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(card),
  });
  return ((await reply.json()) as { token: string }).token;
}

async function addCard(customer: Visitor, changes: object = {}, number?: string) {
  const input = { ...VISA, paymentToken: await tokenOf(customer, number), idempotencyKey: crypto.randomUUID() };
  return customer.call<{ fund: Fund; deposit: object | null }>("funds.addCard", { ...input, ...changes });
}

const BANK = { accountName: "Fred Example", bankCode: "062-000", accountNumber: "123456789" };
const addBank = async (customer: Visitor, changes: object = {}) =>
  customer.submit(await customer.goto(`${PATH}?add=bank`), LABELS.bankAccount.submit, { ...BANK, ...changes });

/** Agrees at PayPal with an email. Returns the page that PayPal comes back to. */
async function agree(customer: Visitor, email: string): Promise<Page> {
  const link = one((await customer.goto(PATH)).main, "link", "Add PayPal").getAttribute("href") ?? "";
  const form = readHtml(await (await fetch(link)).text());
  const back = form.querySelector("input[name=return_url]")?.getAttribute("value") ?? "";
  const body = new URLSearchParams({ return_url: back, email });
  const reply = await fetch(new URL("/sandbox/paypal", link), { method: "POST", body, redirect: "manual" });
  const { hash, pathname, search } = new URL(reply.headers.get("location") ?? "");
  expect(hash).toBe("#add-fund");
  return customer.goto(pathname + search);
}

describe("/my-account/cards-and-accounts", () => {
  it("Wallet 10: a new card becomes the default and pays the next order", async () => {
    const customer = await customerOf(shop);
    expect((await customer.goto(PATH)).text).toContain("Nothing saved yet");
    await addCard(customer);
    const { fund } = await addCard(customer, { lastFour: "4444" }, "5555555555554444");
    expect(fund.default).toBe(true);
    const page = await customer.goto(PATH);
    expect(titlesIn(page)).toEqual(["Mastercard ending in 4444", "Visa ending in 4242"]);
    expect(textOf(itemOf(page, "Mastercard"))).toContain("Default");

    const cart = await addQuickPick(customer);
    const paid = await customer.submit(cart, "Pay $2.70", {});
    expect(paid.url).toMatch(/^\/receipt\//);
    const deposit = await customer.submit(await customer.goto("/my-account/deposit"), LABELS.deposit.submit, {
      [LABELS.deposit.amount]: "20",
    });
    expect(deposit.url).toMatch(/\/success$/);
  });

  it("Wallet 5: takes no name that may be a card number, and no declined card", async () => {
    const customer = await customerOf(shop);
    await expect(addCard(customer, { cardholderName: "4242 4242 4242 4" })).rejects.toThrow(
      "Please enter the card holder's name.",
    );
    await addCard(customer, { cardholderName: "4242 4242 4242" });
    await expect(addCard(customer, {}, "4000000000000002")).rejects.toThrow("Your card was declined.");
    expect(await fundsOf(customer)).toHaveLength(1);
  });

  it("Wallet 12: changes the default and deletes after a question, its owner's only", async () => {
    const customer = await customerOf(shop);
    const { fund } = await addCard(customer);
    await addCard(customer, {}, "5555555555554444");
    const other = await customerOf(shop);
    await expect(other.call("funds.remove", { fundId: fund.id })).rejects.toThrow("We couldn't find");
    await expect(other.call("funds.setDefault", { fundId: fund.id })).rejects.toThrow("We couldn't find");

    const page = await customer.goto(PATH);
    const chosen = await customer.submit(page, /^Make default: Visa/, {}, itemOf(page, "Visa"));
    expect(chosen.text).toContain("Your default is changed.");
    expect(textOf(itemOf(chosen, "Visa"))).toContain("Default");
    expect(itemOf(chosen, "Visa").querySelector("details")?.hasAttribute("open")).toBe(false);
    expect(textOf(itemOf(chosen, "Visa"))).toContain("Another saved card or PayPal account becomes your default.");
    const removed = await customer.submit(chosen, "Yes, delete it", {}, itemOf(chosen, "Visa"));
    expect(titlesIn(removed)).toEqual(["Mastercard ending in 4444"]);
    expect(removed.text).toContain("Your default is now Mastercard ending in 4444.");
    expect(textOf(itemOf(removed, "Mastercard"))).toContain("Default");
    expect(shop.asked).toContain(`DELETE /v2/funds/${fund.id}`);
    const last = await customer.submit(removed, "Yes, delete it", {}, itemOf(removed, "Mastercard"));
    expect(last.text).toContain("You have no default now");
  });

  it("Wallet 25: shows six, and the others behind Show all; an expired card says so", async () => {
    const ivy = shop.visit();
    await signIn(ivy, "ivy");
    const page = await ivy.goto(PATH);
    expect(titlesIn(page)).toHaveLength(6);
    const whole = await ivy.follow(page, "Show all 7");
    expect(titlesIn(whole)).toHaveLength(7);
    expect(textOf(itemOf(whole, "Mastercard"))).toContain("Expired 03/2024.");
    for (const status of ["Verified", "Pending Verification", "Unverified"]) expect(whole.text).toContain(status);
    expect(whole.text).toContain("Bank accounts receive withdrawals, and pay for deposits by direct debit.");
    const deposit = await ivy.goto("/my-account/deposit");
    expect(deposit.text).not.toContain("Mastercard ending in 4444");
    // Of a saved American Express too.
    expect(deposit.text).not.toContain("Visa or Mastercard");
    expect(whole.html).not.toMatch(/123456789|987654321|GB33BUKB/);
  });

  it("Wallet 14: saves a bank account with its verification, and no default", async () => {
    const customer = await customerOf(shop);
    const page = await addBank(customer);
    expect(page.text).toContain("Your bank account is saved.");
    expect(textOf(itemOf(page, "Bank account ending in 6789"))).toContain("You can withdraw to this account.");
    expect(page.has("button", /^Make/)).toBe(false);
    const other = await addBank(customer, { accountName: "Someone Else" });
    expect(descriptionOf(field(other.main, "accountName"))).toContain(
      "The account must be in your name, Fred Example.",
    );
    expect(other.text).not.toContain("Your bank account is saved.");
    const form = await customer.goto(`${PATH}?add=bank`);
    expect(entryOf(field(form.main, "accountName"))).toBe("Fred Example");
  });

  it("Wallet 15: shows a refusal at the field of the bank code or the account number", async () => {
    const customer = await customerOf(shop);
    const wrong = await addBank(customer, { bankCode: "0620", accountNumber: "12x4" });
    expect(wrong.status).toBe(422);
    const errorOf = (name: string) => descriptionOf(field(wrong.main, name));
    expect(errorOf("bankCode")).toContain("Enter the 6 digits of the BSB.");
    expect(errorOf("accountNumber")).toContain("Please enter numbers only");
    const abroad = await customer.goto(`${PATH}?add=bank&type=international`);
    const swift = { accountName: "Fred Example", bankCode: "X", accountNumber: "GB33" };
    const refused = await customer.submit(abroad, LABELS.bankAccount.submit, swift);
    expect(refused.text).toContain("SWIFT code: Enter a SWIFT code of 8 or 11 letters and digits.");
  });

  it("asks for a new code before it saves a bank account, and keeps what was typed", async () => {
    const email = "fay@example.com";
    const fay = shop.visit();
    const login = await fay.submit(await fay.goto("/login"), LABELS.login.submit, loginEntries(email));
    await fay.submit(login, LABELS.code.submit, { otp: await shop.controls.code(email) }, login.main);
    await shop.controls.stepDown(email);
    const asks = await addBank(fay, { accountName: "Fay Example" });
    expect(asks.status).toBe(403);
    const code = { otp: await shop.controls.code(email) };
    const saved = await fay.submit(asks, LABELS.bankAccount.submit, code);
    expect(titlesIn(saved)).toEqual(["Bank account ending in 6789"]);
  });

  it("offers PayIDs only with their flag", async () => {
    const customer = await customerOf(shop);
    const payId = { type: "payid_email", bankCode: "fred@example.com", accountName: "Fred Example" };
    await shop.controls.capability("wallet_withdrawal_payid", "off");
    expect((await customer.goto(`${PATH}?add=bank`)).has("link", "PayID by email")).toBe(false);
    await expect(customer.call("funds.addBank", payId)).rejects.toThrow();
    await shop.controls.capability("wallet_withdrawal_payid", "default");
    const page = await customer.follow(await customer.goto(`${PATH}?add=bank`), "PayID by email");
    const entries = { accountName: "Fred Example", bankCode: "fred@example.com" };
    expect(titlesIn(await customer.submit(page, LABELS.bankAccount.submit, entries))).toEqual(["PayID by email"]);
  });

  it("Wallet 16: saves the PayPal account that the customer agreed to, and says why not", async () => {
    const customer = await customerOf(shop);
    const refused = await customer.submit(await agree(customer, "declined@example.com"), LABELS.payPal.submit);
    expect([refused.status, refused.text]).toEqual([
      402,
      expect.stringContaining("PayPal did not accept this account."),
    ]);
    const page = await customer.submit(await agree(customer, "fred@example.com"), LABELS.payPal.submit);
    expect(titlesIn(page)).toEqual(["PayPal fred@example.com"]);
    expect(shop.asked).toContain("POST /v2/funds/pl/braintree");
    const deposit = await customer.submit(await customer.goto("/my-account/deposit"), LABELS.deposit.submit, {
      [LABELS.deposit.amount]: "20",
    });
    expect(deposit.url).toMatch(/\/success$/);
  });

  it("saves a card only with a deposit without add_card_without_deposit; asks about the default without add_card_default_fund", async () => {
    await shop.controls.capability("add_card_without_deposit", "off");
    await shop.controls.capability("add_card_default_fund", "off");
    const customer = await customerOf(shop);
    const form = await customer.goto(`${PATH}?add=card`);
    for (const label of [LABELS.card.amount, LABELS.card.isDefault]) field(form.main, label);
    await expect(addCard(customer)).rejects.toThrow("This field is required");
    // A refused deposit saves no card.
    await expect(addCard(customer, { amount: "20" }, "4000000000009995")).rejects.toThrow("There isn't enough money");
    expect(await fundsOf(customer)).toEqual([]);
    const saved = await addCard(customer, { amount: "20" });
    expect(saved).toMatchObject({ fund: { default: false }, deposit: { status: "succeeded" } });
    expect(await addCard(customer, { amount: "20", isDefault: true })).toMatchObject({ fund: { default: true } });
  });

  it("is closed without wallet_manage", async () => {
    const customer = await customerOf(shop);
    await shop.controls.capability("wallet_manage", "off");
    expect((await customer.goto(PATH)).status).toBe(404);
    await expect(fundsOf(customer)).rejects.toThrow();
    expect(all((await customer.goto("/my-account")).body, "link", "Cards and accounts")).toEqual([]);
  });
});
