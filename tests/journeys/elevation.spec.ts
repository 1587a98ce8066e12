// Tests step-up (account §4): a refused call of an island, script or form waits for a code and is repeated once.
import type { Page } from "@playwright/test";
import { LABELS } from "#tests/labels.ts";
import { isProof, oneOf } from "#tests/seeded.ts";
import { wrongCodeFor } from "#tests/two-factor.ts";
import { look, type Theme } from "./axe.ts";
import { expect, type Shop, test } from "./journey.ts";
import { refocusUntil } from "./refocus.ts";
import { addQuickPick, CARDS, holdings, onReceipt, openCart, PASSWORD, payButton, typeCard } from "./shopper.ts";

const FAY = "fay@example.com";
const TITLE = "2 factor authentication is required to complete this action";
const THEMES: readonly Theme[] = ["light", "dark"];

const form = { headers: { "sec-fetch-site": "same-origin" } };
const modal = (page: Page) => page.getByRole("dialog", { name: TITLE });
const code = (page: Page) => modal(page).getByLabel(LABELS.code.otp);
async function sent(page: Page) {
  await expect(modal(page).getByText("We sent a code to f***@example.com.")).toBeVisible();
  await expect(code(page)).toHaveAccessibleDescription(/We sent it to f\*\*\*@example\.com\. It is valid until \d/);
}
const notBusy = (page: Page) => expect(payButton(page)).not.toHaveAttribute("aria-busy", "true");

/** Signs in on a trusted device without a code, so the sign-in is not elevated. */
async function signInTrusted(page: Page, { controls }: Shop) {
  await controls.unlock(FAY);
  const link = `/login/autologin/${await controls.link(FAY)}`;
  await page.request.post(link, { ...form, form: {} });
  const otp = await controls.code(FAY);
  await page.request.post(`${link}?step=2fa`, { ...form, form: { otp, saveDevice: "on" } });
  await page.request.post("/logout", { ...form, form: {} });
  const answer = await page.request.post("/login", { ...form, form: { email: FAY, password: PASSWORD } });
  expect(answer.url(), "no code is asked for on this device").toMatch(/\/my-account$/);
}

/** Opens a cart that costs more than the wallet holds. */
async function toCart(page: Page) {
  for (const lottery of ["monday_lotto", "powerball"]) await addQuickPick(page, lottery, 50);
  await openCart(page);
}

async function payBy(page: Page, card: string) {
  await typeCard(page, card);
  await payButton(page).click();
}

/** Pays with a new card, up to the dialog that asks for a code. Returns what the customer held before. */
async function toRefusedPayment(page: Page, shop: Shop) {
  await signInTrusted(page, shop);
  const before = await holdings(page);
  await toCart(page);
  await payBy(page, CARDS.approved);
  await sent(page);
  return before;
}

/** Enters the code from the demo's mail. */
async function giveCode(page: Page, { controls }: Shop) {
  await sent(page);
  await code(page).fill(await controls.code(FAY));
  await expect(modal(page)).toHaveCount(0);
}

test("a payment with a new card waits for the code and is made once; a failed one shows an error (Two-factor 1, 9, 10) (rule replay-failure)", async ({
  page,
  shop,
}) => {
  const before = await toRefusedPayment(page, shop);
  await expect(modal(page).getByRole("button", { name: /^Send me a code \(in \d+ s\)/ })).toBeVisible();
  await expect(code(page)).toBeFocused();
  for (const theme of isProof ? THEMES : oneOf(THEMES, "theme of step-up")) await look(page, "step-up", theme);

  await code(page).pressSequentially("12345");
  await code(page).press("Enter");
  await expect(modal(page).getByRole("alert").first()).toContainText("A 6 digit code is required.");
  const right = await shop.controls.code(FAY);
  let elevations = 0;
  page.on("request", (request) => {
    if (request.url().includes("session.elevate")) elevations += 1;
  });
  await code(page).fill(wrongCodeFor(right));
  await expect(page.getByText("Authentication failed. Please try again.")).toBeVisible();
  // The message is only at the field.
  await expect(modal(page).getByText(/Code is incorrect or expired\. Try again or contact support/)).toBeVisible();
  await modal(page).getByRole("button", { name: LABELS.elevate.submit }).click();
  await expect(code(page)).toBeFocused();
  await code(page).fill(right);
  await onReceipt(page);
  expect(elevations, "a refused code is not sent again").toBe(2);
  await expect(page.getByText("You've successfully verified your 2FA code.")).toBeVisible();
  expect((await holdings(page)).tickets).toBe(before.tickets + 2);

  await shop.controls.stepDown(FAY);
  await toCart(page);
  await payBy(page, CARDS.declined);
  await sent(page);
  const report = page.waitForRequest(/\/_report$/);
  await code(page).fill(await shop.controls.code(FAY));
  await expect(modal(page)).toHaveCount(0);
  await report;
  await expect(page.getByText("Your card was declined. Try another one.")).toBeVisible();
  // The elevation lasts, so the next payment asks for no code.
  await payBy(page, CARDS.approved);
  await onReceipt(page);
});

test("closing the dialog buys nothing, even while the code is being checked, and clears the card fields (Two-factor 11)", async ({
  page,
  shop,
}) => {
  const before = await toRefusedPayment(page, shop);
  await page.keyboard.press("Escape");
  await expect(modal(page)).toHaveCount(0);
  await expect(page.getByRole("alert").filter({ hasText: "Nothing was charged" })).toContainText(TITLE);
  await expect(page.locator("#payment-problem"), "on a phone it may be off the screen").toBeFocused();
  const number = page.frameLocator("iframe[title='Card details']").getByLabel("Card number");
  await expect(number).toHaveValue("");
  await notBusy(page);

  await payBy(page, CARDS.approved);
  await expect(modal(page)).toBeVisible();
  const right = await shop.controls.code(FAY);
  let payments = 0;
  page.on("request", (request) => {
    if (request.url().includes("purchases.create")) payments += 1;
  });
  await shop.fault("refreshToken", "slow");
  const [checked] = await Promise.all([
    page.waitForResponse(/session\.elevate/),
    code(page)
      .fill(right)
      .then(() => expect(modal(page).locator("form")).toHaveAttribute("aria-busy", "true"))
      .then(() => page.keyboard.press("Escape"))
      .then(() => shop.fault("refreshToken", "off")),
  ]);
  expect(checked.status()).toBe(200);
  await expect(modal(page)).toHaveCount(0);
  await notBusy(page);
  expect(payments).toBe(0);
  expect(await holdings(page)).toEqual(before);
});

test("a script, an island's refresh and a form keep their values, and are repeated with the code", async ({
  page,
  shop,
}) => {
  await signInTrusted(page, shop);
  await shop.controls.card({ email: FAY, title: "Kept", message: "A word." });
  await page.goto("/about");
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
  await refocusUntil(page, () => expect(modal(page)).toBeVisible({ timeout: 1000 }));
  await giveCode(page, shop);
  await expect(page.getByText("You've successfully verified your 2FA code.")).toBeVisible();
  await expect(page.getByText(/could not|out of date/i)).toHaveCount(0);

  await shop.controls.stepDown(FAY);
  await shop.controls.customer(FAY, { accountUpgrade: true });
  await shop.fault("acceptTerms", "code");
  await page.goto("/my-account/upgrade-account");
  await page.getByLabel(LABELS.upgrade.suburb).fill("Brisbane");
  await page.getByLabel(LABELS.upgrade.termsAccepted).check();
  const save = () => page.getByRole("button", { name: LABELS.upgrade.submit }).click();
  const expectKept = async () => {
    await expect(page.getByLabel(LABELS.upgrade.suburb)).toHaveValue("Brisbane");
    await expect(page.getByLabel(LABELS.upgrade.termsAccepted)).toBeChecked();
  };
  await save();
  await sent(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alert")).toContainText("You did not enter the code");
  await expectKept();
  await shop.fault("refreshToken", "down");
  await save();
  await code(page).fill(await shop.controls.code(FAY));
  await expect(page.getByText("Authentication failed. Please try again.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expectKept();
  await shop.fault("refreshToken", "off");
  await save();
  await code(page).fill(await shop.controls.code(FAY));
  await expect(page).toHaveURL("/my-account");
  await expect(page.getByText("Your details have been successfully updated.")).toBeVisible();
});

test("saving a PayPal account waits for the code, and closing the dialog is no failure", async ({ page, shop }) => {
  await signInTrusted(page, shop);
  await page.goto("/my-account/cards-and-accounts?paypal_nonce=ppn_1#add-fund");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await page.getByRole("button", { name: LABELS.payPal.submit }).click();
  await sent(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alert")).toContainText("You did not enter the code");
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
});
