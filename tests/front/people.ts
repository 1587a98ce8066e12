// Visitors' steps that several tests share, with plain forms.
import { LABELS } from "#tests/labels.ts";
import { newcomer } from "#tests/newcomer.ts";
import type { FrontShop } from "./front-shop.ts";
import type { Page, Visitor } from "./visitor.ts";

export const PASSWORD = "Drawcard-demo-1";

/** Returns an unused email address. */
export const newEmail = () => `fred.${crypto.randomUUID().slice(0, 8)}@example.com`;

export const registration = (email: string) => ({
  step: "register",
  firstname: "Fred",
  lastname: "Example",
  dateOfBirth: "17/05/1990",
  email,
  phoneNumber: "0491 570 006",
  address: "1 Example Street",
  addressEntry: "manual",
  suburb: "Sydney",
  postcode: "2000",
  state: "NSW",
  country: "AU",
  password: PASSWORD,
  termsAccepted: "on",
});

/** Registers and signs in the visitor as a new customer with an empty wallet. Returns the email. */
export async function register(visitor: Visitor): Promise<string> {
  const email = newEmail();
  await visitor.call("session.signUp", newcomer(email));
  return email;
}

/** Goes from a visitor's cart to the login. A stranger comes by the form for a new account. */
export const toLogin = async (visitor: Visitor, cart: Page): Promise<Page> =>
  visitor.follow(await visitor.follow(cart, "Continue to payment"), "Log in");

/** Returns what a customer enters in a log-in form. */
export const loginEntries = (email: string, password = PASSWORD) => ({
  [LABELS.login.email]: email,
  [LABELS.login.password]: password,
});

/** Signs in as a demo customer or with an email. */
export async function signIn(visitor: Visitor, nameOrEmail: string): Promise<void> {
  const email = nameOrEmail.includes("@") ? nameOrEmail : `${nameOrEmail}@example.com`;
  await visitor.call("session.login", { email, password: PASSWORD });
}

/** Returns the browser of a new customer. */
export async function customerOf(shop: FrontShop): Promise<Visitor & { email: string }> {
  const visitor = shop.visit();
  return { ...visitor, email: await register(visitor) };
}

/** Adds a quick-pick of the next draw to the cart; by default 4 games of Monday Lotto for $2.70. */
export async function addQuickPick(visitor: Visitor, lottery = "monday_lotto", games = 4): Promise<Page> {
  const fields = { "item.gameOffer": "standard", "item.numGames": String(games) };
  const page = await visitor.post(`/${lottery}`, { idempotencyKey: crypto.randomUUID(), ...fields });
  if (page.url !== "/cart") throw new Error(`The ticket was refused: ${page.text}`);
  return page;
}

export type Cart = { revision: number; cartTotal: { amount: number; currency: string } };

/** Buys the cart with a test deposit; the rest of the deposit stays in the wallet. Returns the checkout id. */
export async function buyCart(visitor: Visitor, dollarsLeft = 0): Promise<string> {
  const { revision, cartTotal } = await visitor.call<Cart>("cart.get");
  const amount = (cartTotal.amount * 100 + dollarsLeft * 100) / 100;
  const deposit = { methodCode: "td", depositMethodId: "dpm_td", amount };
  const idempotencyKey = crypto.randomUUID();
  const input = { cartRevision: revision, expectedTotal: cartTotal, deposit, idempotencyKey };
  return (await visitor.call<{ checkoutId: string }>("purchases.create", input)).checkoutId;
}

/** Returns the browser of a new customer with this many dollars in the wallet. */
export async function customerWithMoney(shop: FrontShop, dollars: number): Promise<Visitor & { email: string }> {
  const customer = await customerOf(shop);
  const item = { lotteryKey: "monday_lotto", gameOffer: "standard", numGames: 4, quickpick: true };
  await customer.call("cart.addItem", { item, idempotencyKey: crypto.randomUUID() });
  await buyCart(customer, dollars);
  return customer;
}

/** Buys 100 Powerball games of which some always win. */
export async function buyWinningGames(customer: Visitor): Promise<void> {
  // Five games cover the numbers 1 to 35, so one of them has two of the seven drawn, and each is played with every Powerball. Two
  // numbers and the Powerball are Division 9.
  const games = Array.from({ length: 20 }, (_, at) => at + 1).flatMap((powerball) =>
    [1, 8, 15, 22, 29].map((first) => ({
      Numbers: Array.from({ length: 7 }, (_, at) => first + at),
      Powerball: [powerball],
    })),
  );
  for (const half of [games.slice(0, 50), games.slice(50)]) {
    const item = { lotteryKey: "powerball", gameOffer: "standard", games: half };
    await customer.call("cart.addItem", { item, idempotencyKey: crypto.randomUUID() });
  }
  await buyCart(customer);
}

/** Dismisses the win at the top of a page, and returns the page that follows. */
export const dismissWin = (customer: Visitor, page: Page): Promise<Page> => customer.submit(page, /^Dismiss this win/);
