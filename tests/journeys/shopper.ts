// Steps that several journeys share. Where a journey tests something else, it uses the plain forms.
import { expect, type Page } from "@playwright/test";
import { LABELS } from "#tests/labels.ts";

export const PASSWORD = "Drawcard-demo-1";

type RegistrationField = keyof typeof LABELS.register;

const details: Partial<Record<RegistrationField, string>> = {
  firstname: "Fred",
  lastname: "Example",
  dateOfBirth: "17/05/1990",
  phoneNumber: "0491 570 006",
  address: "1 Example Street",
  suburb: "Sydney",
  postcode: "2000",
  password: PASSWORD,
};

/** Returns an unused email address. */
export const newEmail = () => `fred.${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Fills in these fields of the registration form. */
export async function fillIn(page: Page, fields: typeof details): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await page.getByLabel(LABELS.register[name as RegistrationField], { exact: true }).fill(value);
  }
}

/** Fills in the whole registration form without sending it. */
export async function fillInAll(page: Page, email: string): Promise<void> {
  const byHand = page.getByText("Enter the address by hand");
  if (await byHand.isVisible()) await byHand.click();
  await fillIn(page, { ...details, email });
  await page.getByLabel(LABELS.register.state).selectOption({ label: "New South Wales" });
  await page.getByLabel(LABELS.register.termsAccepted).check();
}

const asScript = { "sec-fetch-site": "same-origin", "x-drawcard": "1" };
type Answer<T> = { result: { data: T } };

/** Calls a procedure as the shop's script does, with the page's cookies. */
export async function call<T>(page: Page, procedure: string, input?: object): Promise<T> {
  const path = `/trpc/${procedure}`;
  const answer = await (input ? page.request.post(path, { headers: asScript, data: input }) : page.request.get(path));
  expect(answer.ok(), `${procedure} succeeds`).toBe(true);
  return ((await answer.json()) as Answer<T>).result.data;
}

/** Registers and signs in a new customer with an empty wallet. */
export async function register(page: Page, firstname = "Fred", lastname = "Example"): Promise<string> {
  const email = newEmail();
  await call(page, "session.signUp", {
    firstname,
    lastname,
    email,
    dateOfBirth: "1990-05-17",
    phoneNumber: "0491 570 006",
    address: "1 Example Street",
    suburb: "Sydney",
    postcode: "2000",
    state: "NSW",
    country: "AU",
    password: PASSWORD,
    termsAccepted: true,
  });
  return email;
}

/** Signs in by a call. */
export async function logIn(page: Page, email: string): Promise<void> {
  await call(page, "session.login", { email, password: PASSWORD });
}

/** Adds a quick-pick of the next draw to the cart; by default 4 games of Monday Lotto for $2.70. */
export async function addQuickPick(
  page: Page,
  lotteryKey = "monday_lotto",
  numGames = 4,
  drawNo?: number,
): Promise<void> {
  const item = { lotteryKey, gameOffer: "standard", numGames, quickpick: true, drawNo };
  await call(page, "cart.addItem", { item, idempotencyKey: crypto.randomUUID() });
}

type Money = { amount: number; currency: string };
type Cart = { revision: number; cartTotal: Money; preOrderTotal: Money };

/** Buys the cart with a test deposit; the rest of the deposit stays in the wallet. Returns the checkout id. */
export async function buyCart(page: Page, dollarsLeft = 0): Promise<string> {
  const { revision, cartTotal, preOrderTotal } = await call<Cart>(page, "cart.get");
  const amount = Math.round(100 * (cartTotal.amount - preOrderTotal.amount + dollarsLeft)) / 100;
  const deposit = { methodCode: "td", depositMethodId: "dpm_td", amount };
  const purchase = { cartRevision: revision, expectedTotal: cartTotal, deposit, idempotencyKey: crypto.randomUUID() };
  return (await call<{ checkoutId: string }>(page, "purchases.create", purchase)).checkoutId;
}

/** Makes a test deposit into the wallet. Returns its id, also of a declined one. */
export async function deposit(page: Page, amount: number): Promise<string> {
  const idempotencyKey = crypto.randomUUID();
  const data = { amount, methodCode: "td", depositMethodId: "dpm_td", idempotencyKey };
  await page.request.post("/trpc/deposits.create", { headers: asScript, data });
  const input = encodeURIComponent(JSON.stringify({ depositId: idempotencyKey }));
  return (await call<{ id: string }>(page, `deposits.get?input=${input}`)).id;
}

/** Returns the wallet balance and the number of upcoming tickets. */
export async function holdings(page: Page): Promise<{ dollars: number; tickets: number }> {
  const { availableFunds } = await call<{ availableFunds: { amount: number } }>(page, "session.get");
  const input = encodeURIComponent(JSON.stringify({ status: "upcoming_products" }));
  const { orders } = await call<{ orders: object[] }>(page, `orders.list?input=${input}`);
  return { dollars: availableFunds.amount, tickets: orders.length };
}

/** Registers a customer with this much in the wallet, left over from the deposit for a first ticket: 4 games for $2.70. */
export async function registerWithMoney(page: Page, dollars: number): Promise<string> {
  const email = await register(page);
  await addQuickPick(page, "monday_lotto", 4);
  await buyCart(page, dollars);
  return email;
}

/** Opens the cart as a page whose islands answer presses: before that, a press posts its plain form. */
export async function openCart(page: Page): Promise<void> {
  await page.goto("/cart");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
}

/** Signs in and opens the cart. */
export async function signIn(page: Page, email: string): Promise<void> {
  await logIn(page, email);
  await openCart(page);
}

/** Registers a customer with one ticket in the cart, ready to pay. */
export async function toPayment(page: Page): Promise<string> {
  const email = await register(page);
  await addQuickPick(page);
  await openCart(page);
  await expect(payButton(page)).toBeVisible();
  return email;
}

/** Adds this many milliseconds to every request of a page. */
export async function setLatency(page: Page, latency: number): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const limits = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 };
  await line.send("Network.emulateNetworkConditions", limits);
}

/** Delays requests to these URLs until the returned function is called. The shop answers them, unchanged. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Delays every script of the shop until the returned function is called, so that a page can be used before it hydrates. */
export const holdScripts = (page: Page) => holdRequests(page, /\/_assets\/.*\.js$/);

/** Opens a play page and moves the mouse: the play screen loads when the page is used. */
export async function openPlay(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(page.locator("astro-island[data-live]")).toBeAttached();
}

export const payButton = (page: Page) => page.getByRole("button", { name: /^(Pay|Deposit) \$/ });
/** The link that opens the account drawer and shows the wallet balance. */
export const accountMenu = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Account/ });

export const onReceipt = (page: Page) => expect(page).toHaveURL(/\/receipt\/chk_/);
export const expectHeading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole("heading", { name }).first()).toBeVisible();

export const CARDS = {
  approved: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  short: "4000 0000 0000 9995",
  challenged: "4000 0000 0000 3220",
};

/** Types a card number into the payment provider's fields. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const fields = page.frameLocator("iframe[title='Card details']");
  await fields.getByLabel("Card number").fill(number);
  await fields.getByLabel("Expiry").fill("12/30");
  await fields.getByLabel("Security code").fill("123");
  await fields.getByLabel("Card holder's name").fill("Fred Example");
}
