// Buying the cart with plain forms: from the wallet, with a deposit, and every refusal.

import { expect, it } from "vitest";
import { METHOD_NAMES } from "#services/main/wallet/funds/fund-names.rules.ts";
import { LOG_IN_AND_CONTINUE } from "#site/features/session/login.form.ts";
import { raisePrices } from "#tests/prices.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, entryOf, field, one, textOf } from "./html.ts";
import {
  addQuickPick,
  buyCart,
  customerOf,
  customerWithMoney,
  loginEntries,
  newEmail,
  registration,
  signIn,
  toLogin,
} from "./people.ts";
import type { Page, Visitor } from "./visitor.ts";

const shop = frontShopOfFile();

const CHANGED = "Your cart has changed: it now costs $2.70. Check it and try again.";
const payment = ({ body }: Page) => textOf(one(body, "region", "Payment"));
const pay = (visitor: Visitor, page: Page) => visitor.submit(page, /^Pay \$/);
const payWithTestDeposit = (visitor: Visitor, page: Page) =>
  visitor.submit(page, /^Pay \$/, { [METHOD_NAMES.td]: true });
const walletOf = async (visitor: Visitor) => textOf(one((await visitor.goto("/my-account")).body, "region", "Wallet"));
const ticketsOf = async (visitor: Visitor) => (await visitor.goto("/my-account/upcoming-tickets")).main;

it("shows the price and the balance after payment, and gives a receipt (Checkout 4 and 6)", async () => {
  const customer = await customerWithMoney(shop, 250);
  const cart = await addQuickPick(customer);
  expect(cart.text).toContain("Your wallet covers this. Balance after payment: $247.30");

  const receipt = await customer.submit(cart, "Pay $2.70 from your wallet");
  expect(receipt.url).toMatch(/^\/receipt\/chk_/);
  for (const page of [receipt, await customer.goto(receipt.url)]) {
    expect(page.text).toMatch(
      /Watch the draw live: [\w ]+, draw \d+\..*Your ticket shows the result and your matching numbers\./s,
    );
    expect(page.text).toContain("Thanks, Fred");
    expect(page.text).toContain("From your wallet");
    expect(textOf(one(page.header, "link", /^Account/))).toBe("Account $247.30");
  }

  const otherVisitor = shop.visit();
  expect((await otherVisitor.goto(receipt.url)).url).toBe(`/login?next=${encodeURIComponent(receipt.url)}`);
  const other = await customerOf(shop);
  expect((await other.goto(receipt.url)).status).toBe(404);
});

it("names the first and the last of two draws on receipt, ticket and mail, and gives both for a calendar", async () => {
  const customer = await customerOf(shop);
  const fields = { "item.gameOffer": "standard", "item.numGames": "4", "item.numDraws": "2" };
  await customer.post("/monday_lotto", { idempotencyKey: crypto.randomUUID(), ...fields });
  const receipt = await customer.goto(`/receipt/${await buyCart(customer)}`);

  const shown = textOf(one(receipt.main, "region", "Your ticket"));
  const [, first = 0, last, time] = /Draws (\d+) to (\d+).*, each at (\d+:\d\d pm AE[DS]T).*2 draws/.exec(shown) ?? [];
  expect(Number(last)).toBe(Number(first) + 1);
  const mail = new RegExp(`, draws ${first} to ${last}, .* to .*, each at ${time}: \\$`);
  expect(await shop.mailTo(customer.email)).toMatch(mail);
  const cookie = [...customer.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const calendar = await shop.ask(`${receipt.url}?format=ics`, { headers: { cookie } });
  expect(calendar.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(calendar.text.match(/SUMMARY:Monday Lotto\\, draw \d+/g)).toHaveLength(2);
  const ticket = /\/my-account\/upcoming-tickets\/ticket\/ord_\w+/.exec(receipt.html)?.[0] ?? "";
  const order = await customer.goto(ticket);
  expect(order.text).toMatch(new RegExp(`2 draws ${first} to ${last}, .*, each at ${time} Next draw ${first}, `));
  expect(order.has("link", "Add the draw to your calendar (.ics)")).toBe(true);
});

it("buys once for a double submit", async () => {
  const customer = await customerWithMoney(shop, 30);
  const cart = await addQuickPick(customer);
  const receipts = await Promise.all([pay(customer, cart), pay(customer, cart)]);

  expect(new Set(receipts.map(({ url }) => url)).size).toBe(1);
  expect(await walletOf(customer)).toContain("$27.30");
  expect(textOf(await ticketsOf(customer))).toContain("2 tickets");
});

it("shows the same receipt when a deposit form is sent again, immediately or later", async () => {
  const customer = await customerOf(shop);
  const cart = await addQuickPick(customer);
  const receipts = await Promise.all([payWithTestDeposit(customer, cart), payWithTestDeposit(customer, cart)]);
  receipts.push(await payWithTestDeposit(customer, cart));

  expect(receipts[0]?.url).toMatch(/^\/receipt\/chk_/);
  expect(new Set(receipts.map(({ url }) => url)).size).toBe(1);
  expect(textOf(await ticketsOf(customer))).toContain("1 ticket");
});

it("shows the receipt of a form that is sent again after another ticket was added", async () => {
  const customer = await customerOf(shop);
  const cart = await addQuickPick(customer);
  const receipt = await payWithTestDeposit(customer, cart);
  await addQuickPick(customer, "saturday_lotto");

  expect((await payWithTestDeposit(customer, cart)).url).toBe(receipt.url);
  expect(textOf(await ticketsOf(customer))).toContain("1 ticket");
});

it("explains in another tab that the cart has changed", async () => {
  const customer = await customerWithMoney(shop, 30);
  await addQuickPick(customer);
  const [tab, other] = [await customer.goto("/cart"), await customer.goto("/cart")];
  await pay(customer, tab);

  const refused = await pay(customer, other);
  expect(refused.url).toBe("/cart");
  expect(refused.text).toContain("Nothing was charged now: your cart was changed or paid for in another tab.");
});

it("shows the cart with its new total, and charges nothing, when a price has changed since it was shown", async () => {
  const customer = await customerWithMoney(shop, 30);
  await addQuickPick(customer);
  const cart = await customer.goto("/cart");
  const restore = raisePrices();
  try {
    const refused = await customer.submit(cart, "Pay $2.70 from your wallet");
    expect(refused.text).toContain("Your cart has changed: it now costs $2.90. Check it and try again.");
    expect(payment(refused)).toContain("Nothing was charged");
    // The offers are kept for a minute, so the page has the old price of each number of games, and shows none.
    expect(
      field(refused.main, "Number of games")
        .querySelectorAll("option")
        .map((option) => textOf(option)),
    ).toContain("4 games");
    const receipt = await customer.submit(refused, "Pay $2.90 from your wallet");
    expect(receipt.url).toMatch(/^\/receipt\/chk_/);
    expect(await walletOf(customer)).toContain("$27.10");
  } finally {
    restore();
  }
});

it("lets a customer with an empty wallet deposit exactly what the cart costs (Checkout 8)", async () => {
  const customer = shop.visit();
  await addQuickPick(customer);
  await signIn(customer, "cara");
  const cart = await customer.goto("/cart");
  expect(payment(cart)).toContain("Cara's wallet $0.00");
  expect(payment(cart)).not.toMatch(/From your wallet|Your wallet covers this/);

  const receipt = await payWithTestDeposit(customer, cart);
  expect(receipt.text).toMatch(/Thanks, Cara.*Test deposit/);
  expect(receipt.text).not.toContain("From your wallet");
  expect(await walletOf(customer)).toContain("$0.00");
  expect(textOf(await ticketsOf(customer))).toContain("1 ticket");
});

it("deposits only what the wallet does not cover", async () => {
  const customer = shop.visit();
  await addQuickPick(customer, "monday_lotto", 18);
  await signIn(customer, "dan");
  const cart = await customer.goto("/cart");
  expect(payment(cart)).toContain("−$5.00");

  const receipt = await customer.submit(cart, "Pay $7.15", { [METHOD_NAMES.td]: true });
  expect(receipt.url).toMatch(/^\/receipt\/chk_/);
  expect(await walletOf(customer)).toContain("$0.00");
});

it("says and records what stays in the wallet of a deposit larger than the order", async () => {
  const customer = await customerOf(shop);
  await addQuickPick(customer);
  const checkoutId = await buyCart(customer, 7.3);
  const receipt = await customer.goto(`/receipt/${checkoutId}`);
  expect(receipt.text).toContain("$7.30 of your deposit stays in your wallet.");
  const extra = receipt.main.querySelector('[data-track-shown="ExtraDeposit"]');
  expect(JSON.parse(extra?.getAttribute("data-track-properties") ?? "{}")).toEqual({ id: checkoutId, value: 7.3 });
});

it("names the limit that stops a purchase", async () => {
  const customer = shop.visit();
  await addQuickPick(customer);
  await signIn(customer, "ben");
  const cart = await customer.goto("/cart");

  expect(cart.text).toMatch(/This is over your weekly limit by \$1\.70: \$1\.00 left, cart \$2\.70\./);
  expect(payment(cart)).not.toContain("Your wallet covers this.");
  expect(one(cart.body, "button", /^Pay \$/).getAttribute("aria-disabled")).toBe("true");
});

it("never takes the price from the page", async () => {
  const customer = await customerOf(shop);
  const item = { idempotencyKey: crypto.randomUUID(), "item.gameOffer": "standard", "item.numGames": "4" };
  const cheap = { "item.expectedPrice.amount": "0.01", "item.expectedPrice.currency": "AUD" };
  const added = await customer.post("/monday_lotto", { ...item, ...cheap });
  expect(added.status).toBe(409);
  expect(added.text).toContain("The price is now $2.70. Check it and try again.");

  const cart = await addQuickPick(customer);
  const paid = await customer.submit(cart, /^Pay \$/, { [METHOD_NAMES.td]: true, "expectedTotal.amount": "0.01" });
  expect(paid.text).toContain(CHANGED);
  expect(textOf(await ticketsOf(customer))).toContain("No tickets in upcoming draws");
});

it("hides one customer's cart and tickets from another", async () => {
  const customer = await customerOf(shop);
  const cart = await addQuickPick(customer);
  const itemId = entryOf(field(cart.main, "itemId"));
  const other = await customerOf(shop);
  await addQuickPick(other);

  const refused = await other.post("/cart", { command: "remove", itemId });
  expect(refused.text).toContain("We couldn't find what you were looking for.");
  expect((await customer.goto("/cart")).text).toContain("Monday Lotto");

  await buyCart(customer);
  const tickets = await customer.goto("/my-account/upcoming-tickets");
  const ticket = await customer.follow(tickets, "Monday Lotto", tickets.main);
  expect(ticket.text).toContain("4 x Monday Lotto games");
  expect((await other.goto(ticket.url)).status).toBe(404);
});

it("sells no ticket of a sold-out draw", async () => {
  const visitor = shop.visit();
  const page = await visitor.goto("/one_lottery");
  expect(page.text).toMatch(/sold out/i);
  expect(page.has("button", /^Add/)).toBe(false);

  const form = { idempotencyKey: crypto.randomUUID(), "item.gameOffer": "standard", "item.numGames": "1" };
  const refused = await visitor.post("/one_lottery", form);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("This draw is sold out. Choose the next one.");
});

it("drops a ticket whose draw has closed since the page was opened, and charges nothing for it", async () => {
  const customer = await customerOf(shop);
  await addQuickPick(customer, "monday_lotto", 4);
  const cart = await addQuickPick(customer, "saturday_lotto", 4);
  await shop.draw("monday_lotto");

  const refused = await payWithTestDeposit(customer, cart);
  expect(refused.text).toContain("Removed from your cart: 4 x Monday Lotto games");
  expect(refused.text).toContain("This draw has closed. You were not charged for it.");
  expect(payment(refused)).toContain("1 ticket");
  const receipt = await payWithTestDeposit(customer, refused);
  expect(all(receipt.main, "link", "Saturday Lotto")).toHaveLength(1);
  expect(all(receipt.main, "link", "Monday Lotto")).toEqual([]);
});

it.each(["Credit or debit card", "Apple Pay", "Google Pay"])(
  "explains that %s needs JavaScript, and accepts other payment methods",
  async (way) => {
    const customer = await customerOf(shop);
    const cart = await addQuickPick(customer);
    const refused = await customer.submit(cart, /^Pay \$/, { [way]: true });
    expect(payment(refused)).toContain("Paying by card needs JavaScript.");
    expect((await payWithTestDeposit(customer, refused)).url).toMatch(/^\/receipt\/chk_/);
  },
);

it("explains when the services are unreachable, and buys once after they are back", async () => {
  const customer = await customerOf(shop);
  const cart = await addQuickPick(customer);
  await shop.fault("depositAndPurchase", "down");
  const failed = await payWithTestDeposit(customer, cart);
  expect(failed.text).toContain("You won't be charged twice");
  expect(field(failed.body, METHOD_NAMES.td).hasAttribute("checked")).toBe(true);
  expect(entryOf(field(failed.body, "idempotencyKey"))).toBe(entryOf(field(cart.body, "idempotencyKey")));

  await shop.fault("depositAndPurchase", "off");
  expect((await pay(customer, failed)).url).toMatch(/^\/receipt\/chk_/);
});

it("registers a visitor during checkout, and keeps the cart", async () => {
  const visitor = shop.visit();
  await addQuickPick(visitor, "wednesday_lotto");
  const form = await visitor.follow(await visitor.goto("/cart"), "Continue to payment");
  expect(field(form.main, "emailOptIn").hasAttribute("checked")).toBe(false);
  const cart = await visitor.post(form.url, registration(newEmail()));

  expect(cart.url).toBe("/cart");
  expect(payment(cart)).toContain("Fred's wallet");
  expect(cart.text).toContain("Wednesday Lotto");
});

it("keeps a visitor's cart when they log in", async () => {
  const { email } = await customerOf(shop);
  const visitor = shop.visit();
  await addQuickPick(visitor);
  const login = await toLogin(visitor, await visitor.goto("/cart"));
  const cart = await visitor.submit(login, LOG_IN_AND_CONTINUE, loginEntries(email));

  expect(cart.url).toBe("/cart");
  expect(payment(cart)).toContain("Fred's wallet");
  expect(cart.text).toContain("Monday Lotto");
});
