// Tests the purchase with plain pages and plain forms.
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import {
  balance,
  fillIn,
  fillInAll,
  newEmail,
  onReceipt,
  PASSWORD,
  payButton,
  registerWithMoney,
  titled,
  toPayment,
} from "./shopper.ts";

test.use({ javaScriptEnabled: false });

const quickPick = (page: Page) => page.getByRole("button", { name: /^Quick-pick/ }).first();
const addButton = (page: Page) => page.getByRole("button", { name: /^Add/ });
const press = async (page: Page, numbers: number[]) => {
  for (const number of numbers) await page.getByRole("checkbox", { name: `${number}`, exact: true }).check();
};

test("sells a quick-pick to a new customer, and shows its result", async ({ page, shop }) => {
  // Bypasses the cache: pages are shared for up to a minute, and other journeys draw.
  await page.goto("/wednesday_lotto?clear_cache");
  await addButton(page).click();
  await expect(page).toHaveURL("/cart");
  await page.getByRole("link", { name: "Continue" }).click();
  const email = newEmail();
  await page.getByRole("link", { name: "Create account" }).click();
  await fillInAll(page, email);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Fred's wallet")).toBeVisible();

  await payButton(page).click();
  await expect(page.getByText("Paying by card needs JavaScript.").first()).toBeVisible();
  await page.getByLabel("Test deposit").check();
  await payButton(page).click();
  await onReceipt(page);
  await page.goto("/my-account/upcoming-tickets");
  await page.getByRole("main").getByRole("link", { name: "Wednesday Lotto" }).click();
  await expect(page.getByText("In the draw")).toBeVisible();
  const { drawNo } = await shop.draw("wednesday_lotto");
  await page.goto(`/wednesday_lotto/results/draw/${drawNo}`);
  await expect(page.getByRole("region", { name: "Your games" })).toBeVisible();

  await page.goto("/logout");
  await page.getByRole("main").getByRole("button", { name: "Log out" }).click();
  await page.goto("/my-account");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
  await titled(page, "Hello Fred");
});

test("signs in and pays from the wallet by plain forms, once", async ({ page, stranger }) => {
  const email = await registerWithMoney(stranger, 30);
  await page.goto("/monday_lotto");
  await page.getByLabel("Games", { exact: true }).selectOption("6");
  await addButton(page).click();
  await page.getByRole("link", { name: "Continue" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in and continue" }).click();
  await expect(page.getByText("Your wallet covers this. Balance after payment: $25.95")).toBeVisible();

  await page.getByRole("button", { name: "Pay $4.05 from your wallet" }).dblclick();

  await onReceipt(page);
  await expect(page.getByText("From your wallet")).toBeVisible();
  await page.goto("/my-account");
  await expect(balance(page)).toHaveText("$25.95");
});

test("changes, removes and undoes in the cart", async ({ page }) => {
  await page.goto("/");
  await quickPick(page).click();

  await page.getByLabel("Number of games").selectOption("6");
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByLabel("Number of games")).toHaveValue("6");
  await page.getByRole("button", { name: /^Remove 6 games/ }).click();
  await titled(page, "Your cart is empty");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Number of games")).toHaveValue("6");
});

test("takes the numbers of the board as the first game, and quick-picks the rest", async ({ page }) => {
  await page.goto("/monday_lotto");
  await page.getByLabel("Games", { exact: true }).selectOption("4");
  await press(page, [1, 2, 3, 4, 5, 6]);
  await addButton(page).click();

  await expect(page).toHaveURL("/cart");
  await expect(page.getByRole("main")).toContainText("$2.70");
  await expect(page.getByRole("list", { name: "Game 1 of Monday Lotto" })).toHaveText("123456");
  await expect(page.getByRole("list", { name: "Game 4 of Monday Lotto" }).getByRole("listitem")).toHaveCount(6);
});

test("refuses a number too many in the service's words and keeps the choice", async ({ page }) => {
  await page.goto("/monday_lotto");
  await press(page, [1, 2, 3, 4, 5, 6, 7]);
  await addButton(page).click();

  await expect(page.getByRole("alert")).toContainText("Game 1 has too many numbers.");
  await expect(page.getByRole("checkbox", { name: "7", exact: true })).toBeChecked();
});

test("shows the validator's words and keeps what was typed", async ({ page }) => {
  await page.goto("/checkout/login?step=register");
  await fillIn(page, { "First name": "Fred", "Date of birth": "2015-01-01" });
  await page.getByRole("button", { name: "Create account" }).click();

  const description = (label: string) => page.getByLabel(label, { exact: true });
  await expect(description("Date of birth")).toHaveAccessibleDescription(/You must be 18 or over to register$/);
  await expect(description("First name")).toHaveValue("Fred");
  await expect(page.getByRole("alert")).toContainText("Last name: This field is required");
});

test("says so when the shop cannot be reached, and buys once when it can again", async ({ page, shop }) => {
  await toPayment(page);
  await page.getByLabel("Test deposit").check();
  await shop.fault("depositAndPurchase", "down");

  await payButton(page).click();

  await expect(page.getByText("You won't be charged twice")).toBeVisible();
  await expect(page.getByLabel("Test deposit")).toBeChecked();
  await shop.fault("depositAndPurchase", "off");
  await payButton(page).click();
  await onReceipt(page);
});
