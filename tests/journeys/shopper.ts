// What people do in more than one journey. Where a journey is about something else, they come through the plain forms.
import { expect, type Page } from "@playwright/test";

export const PASSWORD = "Drawcard-demo-1";

export const details = {
  "First name": "Fred",
  "Last name": "Example",
  "Date of birth": "1990-05-17",
  "Phone number": "0491 570 006",
  Address: "1 Example Street",
  Suburb: "Sydney",
  Postcode: "2000",
  Password: PASSWORD,
  "Repeat password": PASSWORD,
};

/** An address nobody has registered yet. */
export const newEmail = () => `fred.${crypto.randomUUID().slice(0, 8)}@example.com`;

export async function fillIn(page: Page, fields: Partial<typeof details> & { Email?: string }): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
}

/** Everything the registration form asks for, short of sending it. */
export async function fillInAll(page: Page, email: string): Promise<void> {
  await fillIn(page, { ...details, Email: email });
  await page.getByLabel("State").selectOption({ label: "New South Wales" });
  await page.getByLabel(/I am 18 or over/).check();
}

/** A new customer with an empty wallet, signed in. */
export async function register(page: Page, firstname = "Fred", lastname = "Example"): Promise<string> {
  const email = newEmail();
  const answer = await page.request.post("/checkout/login?step=register", {
    // What a browser says of a form on the shop's own page.
    headers: { "sec-fetch-site": "same-origin" },
    form: {
      ...{ step: "register", firstname, lastname, dateOfBirth: "1990-05-17", email },
      ...{ phoneNumber: "0491 570 006", address: "1 Example Street", addressEntry: "manual", suburb: "Sydney" },
      ...{ postcode: "2000", state: "NSW", country: "AU", password: PASSWORD, passwordConfirmation: PASSWORD },
      termsAccepted: "on",
    },
  });
  expect(answer.url(), "a new customer comes to the cart").toMatch(/\/cart$/);
  return email;
}

/** Puts a quick-pick of the next draw into the cart, 18 games of Monday Lotto for $12.15. */
export async function addQuickPick(page: Page, lottery = "monday_lotto", games = 18): Promise<void> {
  const answer = await page.request.post(`/${lottery}`, {
    headers: { "sec-fetch-site": "same-origin" },
    form: { idempotencyKey: crypto.randomUUID(), "item.gameOffer": "standard", "item.numGames": games },
  });
  expect(answer.url(), "a ticket leads to the cart").toMatch(/\/cart$/);
}

type Answer<T> = { result: { data: T } };
type Cart = { revision: number; cartTotal: { amount: number; currency: string } };

/** Buys what is in the cart with a test deposit; what is deposited beyond its price stays in the wallet. Answers the checkout. */
export async function buyCart(page: Page, dollarsLeft = 0): Promise<string> {
  const answer = await page.request.get("/trpc/cart.get");
  const { revision, cartTotal } = ((await answer.json()) as Answer<Cart>).result.data;
  const amount = (cartTotal.amount * 100 + dollarsLeft * 100) / 100;
  const deposit = { methodCode: "td", depositMethodId: "dpm_td", amount };
  const bought = await page.request.post("/trpc/purchases.create", {
    headers: { "sec-fetch-site": "same-origin", "x-drawcard": "1" },
    data: { cartRevision: revision, expectedTotal: cartTotal, deposit, idempotencyKey: crypto.randomUUID() },
  });
  expect(bought.ok(), "what is in the cart is bought").toBe(true);
  return ((await bought.json()) as Answer<{ checkoutId: string }>).result.data.checkoutId;
}

/** A new customer with money in the wallet: what the deposit of a first ticket, 4 games for $2.70, has left over. */
export async function registerWithMoney(page: Page, dollars: number): Promise<string> {
  const email = await register(page);
  await addQuickPick(page, "monday_lotto", 4);
  await buyCart(page, dollars);
  return email;
}

/** From the cart through sign-in, back to the cart as a customer. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto("/checkout/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in and continue" }).click();
  await expect(page).toHaveURL(/\/cart$/);
}

/** A new customer in front of the payment of one ticket. */
export async function toPayment(page: Page): Promise<string> {
  const email = await register(page);
  await addQuickPick(page);
  await page.goto("/cart");
  await expect(payButton(page)).toBeVisible();
  return email;
}

/** A line so slow that a page's script takes seconds after the page can be seen. Answers how to end it. */
export async function slowLine(page: Page): Promise<() => Promise<unknown>> {
  const line = await page.context().newCDPSession(page);
  const setSpeed = (downloadThroughput: number) =>
    line.send("Network.emulateNetworkConditions", {
      ...{ offline: false, latency: 0, uploadThroughput: -1 },
      downloadThroughput,
    });
  await setSpeed(25_000);
  return () => setSpeed(-1);
}

export const payButton = (page: Page) => page.getByRole("button", { name: /^(Pay|Deposit) \$/ });
/** What opens the account drawer; it also says what is in the wallet. */
export const accountMenu = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Account/ });

/** What the overview says is in the wallet. */
export const balance = (page: Page) =>
  page
    .getByRole("region", { name: "Wallet" })
    .getByText(/^\$[\d,.]+$/)
    .first();
export const onReceipt = (page: Page) => expect(page).toHaveURL(/\/receipt\/chk_/);
export const titled = (page: Page, name: string | RegExp) =>
  expect(page.getByRole("heading", { name }).first()).toBeVisible();

export const CARDS = {
  approved: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  short: "4000 0000 0000 9995",
  challenged: "4000 0000 0000 3220",
};

/** Types a card into the payment provider's own fields. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const fields = page.frameLocator("iframe[title='Card details']");
  await fields.getByLabel("Card number").fill(number);
  await fields.getByLabel("Expiry").fill("12/30");
  await fields.getByLabel("Security code").fill("123");
  await fields.getByLabel("Card holder's name").fill("Fred Example");
}
