// Tests two-factor for a new card (account §4): the payment waits for the code and is made once.
import type { Page } from "@playwright/test";
import { GUS, wrongOf } from "#tests/two-factor.ts";
import { look } from "./axe.ts";
import { expect, type Shop, test } from "./journey.ts";
import { lookAwayUntil } from "./look-away.ts";
import { addQuickPick, balance, CARDS, onReceipt, PASSWORD, payButton, titled, typeCard } from "./shopper.ts";

const FAY = "fay@example.com";
const TITLE = "2 factor authentication is required to complete this action";

const form = { headers: { "sec-fetch-site": "same-origin" } };
const modal = (page: Page) => page.getByRole("dialog", { name: TITLE });
const code = (page: Page) => modal(page).getByLabel("6 digit code");

/** Signs in on a trusted device without a code, so the sign-in is not elevated. */
async function comeIn(page: Page, { controls }: Shop, email: string) {
  const link = `/login/autologin/${await controls.link(email)}`;
  await page.request.post(link, { ...form, form: {} });
  const otp = await controls.code(email);
  await page.request.post(`${link}?step=2fa`, { ...form, form: { otp, saveDevice: "on" } });
  await page.request.post("/logout", { ...form, form: {} });
  const answer = await page.request.post("/login", { ...form, form: { email, password: PASSWORD } });
  expect(answer.url(), "no code is asked for on this device").toMatch(/\/my-account$/);
}

/** Pays by card for two tickets that cost more than the wallet holds. */
async function payBy(page: Page, card: string) {
  for (const lottery of ["monday_lotto", "powerball"]) await addQuickPick(page, lottery, 50);
  await page.goto("/cart");
  await typeCard(page, card);
  await payButton(page).click();
}

/** Presses Pay with a new card and waits for the code dialog. */
async function payByNewCard(page: Page, card = CARDS.approved) {
  await payBy(page, card);
  await expect(modal(page)).toBeVisible();
}

test("a new card asks for a code; the payment is made with it, once (rule otp-elevation)", async ({ page, shop }) => {
  await comeIn(page, shop, FAY);
  await payByNewCard(page);
  await expect(modal(page).getByText("We sent a code to f***@example.com.")).toBeVisible();
  await expect(modal(page).getByRole("button", { name: /^Send me a code \(in \d+ s\)/ })).toBeVisible();
  await expect(code(page)).toBeFocused();
  for (const theme of ["light", "dark"] as const) await look(page, "the modal of the code", theme);

  await code(page).pressSequentially("12345");
  await code(page).press("Enter");
  await expect(modal(page).getByRole("alert").first()).toContainText("A 6 digit code is required.");
  const right = await shop.controls.code(FAY);
  let handedOver = 0;
  page.on("request", (request) => {
    if (request.url().includes("session.elevate")) handedOver += 1;
  });
  await code(page).fill(wrongOf(right));
  await expect(page.getByText("Authentication failed. Please try again.")).toBeVisible();
  // Only at the field.
  await expect(modal(page).getByText(/Code is incorrect or expired\. Try again or contact support/)).toBeVisible();
  await modal(page).getByRole("button", { name: "Continue" }).click();
  await expect(code(page)).toBeFocused();
  await code(page).fill(right);

  await onReceipt(page);
  expect(handedOver, "a refused code is not sent again").toBe(2);
  await expect(page.getByText("You've successfully verified your 2FA code.")).toBeVisible();
  await page.goto("/my-account/upcoming-tickets");
  await expect(page.getByText("2 tickets", { exact: true })).toBeVisible();
  // The elevation lasts, so the next payment asks for no code.
  await payBy(page, CARDS.approved);
  await onReceipt(page);
});

/** Enters the code from the demo's mail. */
async function giveCode(page: Page, { controls }: Shop) {
  await expect(modal(page).getByText("We sent a code to f***@example.com.")).toBeVisible();
  await code(page).fill(await controls.code(FAY));
  await expect(modal(page)).toHaveCount(0);
}

test("whoever makes the call, it is kept and made again: a small script over its drawer, an island's renewal", async ({
  page,
  shop,
}) => {
  await shop.controls.unlock(FAY);
  await comeIn(page, shop, FAY);
  await shop.controls.card({ email: FAY, title: "Kept", message: "A word." });
  await page.goto("/");
  const unread = page.getByRole("banner").locator("[data-unread]");
  await expect(unread).toBeVisible();
  await shop.fault("markContentCardViewed", "code");
  await page.getByRole("banner").getByRole("link", { name: /^News/ }).click();
  await giveCode(page, shop);
  await expect(unread).toBeHidden();
  await expect(page.getByRole("dialog", { name: "News" }).getByText("A word.")).toBeVisible();

  await page.goto("/my-account/upcoming-tickets");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await shop.controls.stepDown(FAY);
  await shop.fault("listOrders", "code");
  await lookAwayUntil(page, () => expect(modal(page)).toBeVisible({ timeout: 1000 }));
  await giveCode(page, shop);
  await expect(page.getByText("You've successfully verified your 2FA code.")).toBeVisible();
  await expect(page.getByText(/could not|out of date/i)).toHaveCount(0);
});

test("closing the modal buys nothing, says so, and empties the form of the deposit", async ({ page, shop }) => {
  await comeIn(page, shop, GUS);
  await page.goto("/my-account");
  const funds = (await balance(page).textContent()) ?? "";
  await payByNewCard(page);
  await page.keyboard.press("Escape");

  await expect(modal(page)).toHaveCount(0);
  const said = page.getByRole("alert").filter({ hasText: "Nothing was charged" });
  await expect(said).toContainText(TITLE);
  await expect(page.locator("#payment-problem"), "on a phone it may be off the screen").toBeFocused();
  const number = page.frameLocator("iframe[title='Card details']").getByLabel("Card number");
  await expect(number).toHaveValue("");
  await expect(payButton(page)).not.toHaveAttribute("aria-busy", "true");
  await page.goto("/my-account");
  await expect(balance(page)).toHaveText(funds);
});

test("closing the modal while the code is looked at buys nothing, though the code was right", async ({
  page,
  shop,
}) => {
  await comeIn(page, shop, FAY);
  await page.goto("/my-account");
  const funds = (await balance(page).textContent()) ?? "";
  await payByNewCard(page);
  await expect(modal(page).getByText("We sent a code to f***@example.com.")).toBeVisible();
  const right = await shop.controls.code(FAY);
  let payments = 0;
  page.on("request", (request) => {
    if (request.url().includes("purchases.create")) payments += 1;
  });
  await shop.fault("refreshToken", "slow");
  const [judged] = await Promise.all([
    page.waitForResponse(/session\.elevate/),
    code(page)
      .fill(right)
      .then(() => expect(modal(page).locator("form")).toHaveAttribute("aria-busy", "true"))
      .then(() => page.keyboard.press("Escape")),
  ]);
  await shop.fault("refreshToken", "off");

  expect(judged.status()).toBe(200);
  await expect(modal(page)).toHaveCount(0);
  await expect(payButton(page)).not.toHaveAttribute("aria-busy", "true");
  await page.goto("/my-account");
  await expect(balance(page)).toHaveText(funds);
  expect(payments).toBe(0);
});

test("a payment refused after the code says so at the checkout, and is reported (rule replay-failure)", async ({
  page,
  shop,
}) => {
  await comeIn(page, shop, FAY);
  await payByNewCard(page, CARDS.declined);
  await expect(modal(page).getByText("We sent a code to f***@example.com.")).toBeVisible();
  const report = page.waitForRequest(/\/_report$/);
  await code(page).fill(await shop.controls.code(FAY));

  await expect(modal(page)).toHaveCount(0);
  await report;
  await titled(page, "Payment");
  await expect(page.getByText("Your card was declined. Try another one.")).toBeVisible();
});

test("without a script the page of the code leads back to where it was asked for", async ({
  browser,
  baseURL,
  page,
  shop,
}) => {
  await comeIn(page, shop, FAY);
  const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
  await context.addCookies(await page.context().cookies());
  const plain = await context.newPage();
  await plain.goto("/shell/elevate?next=/cart");
  await titled(plain, TITLE);
  await plain.getByRole("button", { name: "Send me a code" }).click();
  await expect(plain.getByText("We sent it to f***@example.com.")).toBeVisible();
  await plain.getByLabel("6 digit code").fill(await shop.controls.code(FAY));
  await plain.getByRole("button", { name: "Continue" }).click();
  await expect(plain).toHaveURL("/cart");
  await context.close();
});

test.describe("a form whose call asks for a code", () => {
  const save = (page: Page) => page.getByRole("button", { name: "Save and continue" }).click();

  /** Opens the upgrade form, fills it in, and makes its call require a code. */
  async function toUpgrade(page: Page, shop: Shop) {
    await shop.controls.customer(FAY, { accountUpgrade: true });
    await shop.fault("acceptTerms", "code");
    await page.goto("/my-account/upgrade-account");
    await page.getByLabel("Suburb").fill("Brisbane");
    await page.getByLabel(/I have read and agree/).check();
  }

  async function expectKept(page: Page) {
    await expect(page.getByLabel("Suburb")).toHaveValue("Brisbane");
    await expect(page.getByLabel(/I have read and agree/)).toBeChecked();
  }

  test("keeps its values when step-up fails in the middle, and is saved with the next code", async ({ page, shop }) => {
    await shop.controls.unlock(FAY);
    await comeIn(page, shop, FAY);
    await toUpgrade(page, shop);
    await save(page);
    await expect(modal(page).getByText("We sent a code to f***@example.com.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alert")).toContainText(TITLE);
    await expectKept(page);

    await shop.fault("refreshToken", "down");
    await save(page);
    await code(page).fill(await shop.controls.code(FAY));
    await expect(page.getByText("Authentication failed. Please try again.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expectKept(page);

    await shop.fault("refreshToken", "off");
    await save(page);
    await code(page).fill(await shop.controls.code(FAY));
    await expect(page).toHaveURL("/my-account");
    await expect(page.getByText("Your details have been successfully updated.")).toBeVisible();
  });

  test("without a script asks for the code itself, with everything else kept", async ({
    browser,
    baseURL,
    page,
    shop,
  }) => {
    await shop.controls.unlock(FAY);
    await comeIn(page, shop, FAY);
    const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
    await context.addCookies(await page.context().cookies());
    const plain = await context.newPage();
    await toUpgrade(plain, shop);
    await save(plain);
    await expect(plain.getByText("We sent it to f***@example.com.")).toBeVisible();
    await expectKept(plain);

    const right = await shop.controls.code(FAY);
    await plain.getByLabel("6 digit code").fill(wrongOf(right));
    await save(plain);
    await expect(plain.getByLabel("6 digit code")).toHaveAccessibleDescription(/Code is incorrect or expired/);
    await expectKept(plain);
    await plain.getByLabel("6 digit code").fill(right);
    await save(plain);
    await expect(plain.getByText("Your details have been successfully updated.")).toBeVisible();
    await context.close();
  });
});
