// Tests slow and failing services, and sessions that end mid-action: the page explains it, keeps what was typed and recovers.
// No money is lost and nothing is paid twice.
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import {
  addQuickPick,
  balance,
  buyCart,
  fillInAll,
  newEmail,
  onReceipt,
  PASSWORD,
  payButton,
  register,
  registerWithMoney,
  titled,
  toPayment,
} from "./shopper.ts";

const endSession = (page: Page) =>
  page.context().clearCookies({ name: /^dc_(access|refresh|customer|customer_token)$/ });

async function expectTickets(page: Page, count: string) {
  await page.goto("/my-account/upcoming-tickets");
  await expect(page.getByText(count, { exact: true })).toBeVisible();
}

test.describe("a service that is down", () => {
  test("keeps what was typed into the registration, and takes it afterwards", async ({ page, shop }) => {
    await page.goto("/checkout/login?step=register");
    await fillInAll(page, newEmail());
    await shop.fault("signUp", "down");

    await page.getByRole("button", { name: "Create account" }).click();

    await expect(page.getByRole("alert")).toContainText("What you typed is still here");
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue(PASSWORD);
    await shop.fault("signUp", "off");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page).toHaveURL(/\/cart$/);
  });

  test("keeps the email and the password of whoever signs in", async ({ page, stranger, shop }) => {
    const email = await register(stranger);
    await page.goto("/login");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await shop.fault("login", "down");

    await page.getByRole("button", { name: "Log in" }).click();

    await expect(page.getByRole("alert")).toContainText("We couldn't reach the shop.");
    await shop.fault("login", "off");
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page).toHaveURL(/\/my-account$/);
  });

  test("buys once when paying works again", async ({ page, shop }) => {
    await registerWithMoney(page, 30);
    await addQuickPick(page);
    await page.goto("/cart");
    await shop.fault("purchaseCart", "down");

    await payButton(page).click();

    await expect(page.getByText("We couldn't reach the shop")).toBeVisible();
    await expect(page.getByText("You won't be charged twice")).toBeVisible();
    await shop.fault("purchaseCart", "off");
    await payButton(page).click();
    await onReceipt(page);
    await expectTickets(page, "2 tickets");
  });

  test("shows the rest of the account when the tickets cannot be read", async ({ page, shop }) => {
    await register(page);
    await shop.fault("listOrders", "down");

    await page.goto("/my-account");

    await titled(page, "We couldn't load these tickets");
    await expect(balance(page)).toHaveText("$0.00");
    await shop.fault("listOrders", "off");
    await page.reload();
    await titled(page, "No upcoming tickets");
  });

  test("shows a page of its own when everything is down, and comes back by a press", async ({ page, shop }) => {
    await register(page);
    await addQuickPick(page);
    await shop.fault("*", "down");

    const answer = await page.goto("/cart");

    expect(answer?.status()).toBeGreaterThanOrEqual(500);
    await titled(page, /There's a spanner in the works!|It's not you, it's us!/);
    await shop.fault("*", "off");
    await page.getByRole("button", { name: "Reload page" }).click();
    await titled(page, "Monday Lotto");
  });

  test("shows the error page in place of a page that is left with nothing to show, and comes back by a press", async ({
    page,
    shop,
  }) => {
    await register(page);
    for (let at = 0; at < 11; at += 1) await addQuickPick(page, "monday_lotto", 4);
    await buyCart(page);
    await page.goto("/my-account/upcoming-tickets");
    await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
    await shop.fault("listOrders", "down");
    const next = page.getByRole("link", { name: "Page 2", exact: true });
    // Hovering prefetches the page; nothing is shown yet.
    const ahead = page.waitForResponse(/orders\.list/);
    await next.hover();
    await (await ahead).finished();
    await expect(page.getByText("11 tickets", { exact: true })).toBeVisible();
    const refused = page.waitForResponse(/orders\.list/);
    await next.click();

    const heading = page.getByRole("heading", { level: 1, name: "There's a spanner in the works!" });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(/^There's a spanner in the works!/);
    await expect(page.getByText("Error 503")).toBeVisible();
    const requestId = (await refused).headers()["x-shop-request-id"] ?? "none";
    await expect(page.getByText(`quote ${requestId}`)).toBeVisible();
    await expect(page).toHaveURL("/my-account/upcoming-tickets/2");

    await shop.fault("listOrders", "off");
    await page.getByRole("button", { name: "Reload page" }).click();
    await expect(page).toHaveURL(/\/my-account\/upcoming-tickets\/2\??$/);
    await expect(page.getByText("11 tickets", { exact: true })).toBeVisible();
  });

  test("leads Back out of the error page to what was there before", async ({ page, shop }) => {
    await register(page);
    for (let at = 0; at < 11; at += 1) await addQuickPick(page, "monday_lotto", 4);
    await buyCart(page);
    await page.goto("/my-account/upcoming-tickets");
    await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
    await shop.fault("listOrders", "down");
    await page.getByRole("link", { name: "Page 2", exact: true }).click();
    await titled(page, "There's a spanner in the works!");
    await shop.fault("listOrders", "off");

    await page.goBack();

    await expect(page).toHaveURL("/my-account/upcoming-tickets");
    await expect(page.getByText("11 tickets", { exact: true })).toBeVisible();
  });
});

test("an address that leads nowhere says so in its title", async ({ page }) => {
  const answer = await page.goto("/nowhere/at/all");

  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Page not found \|/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(page.getByText("Error 404: Page not found")).toBeVisible();
});

test.describe("a service that is slow", () => {
  test("does not keep a page waiting for ever", async ({ page, shop }) => {
    await register(page);
    await shop.fault("listOrders", "slow");

    await page.goto("/my-account");

    await titled(page, "We couldn't load these tickets");
  });

  test("says that it is paying, takes no second press, and buys once when the page is loaded again", async ({
    page,
    shop,
  }) => {
    await registerWithMoney(page, 30);
    await addQuickPick(page);
    await page.goto("/cart");
    await shop.fault("purchaseCart", "slow");
    await payButton(page).click();
    await expect(payButton(page)).toHaveAttribute("aria-busy", "true");

    await page.reload();
    await shop.fault("purchaseCart", "off");
    await payButton(page).click();

    await onReceipt(page);
    await expectTickets(page, "2 tickets");
  });
});

test.describe("a session that ends", () => {
  test("asks for signing in before paying, and goes on with the cart", async ({ page }) => {
    const email = await toPayment(page);
    await page.getByLabel("Test deposit").check();
    await endSession(page);

    await page.getByRole("button", { name: "Pay $12.15" }).click();

    await expect(page.getByText("401 - Something went wrong")).toBeVisible();
    await expect(
      page.getByText("Your session has ended. Log in to continue where you were. Your cart is safe."),
    ).toBeVisible();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Log in and continue" }).click();
    await page.getByLabel("Test deposit").check();
    await page.getByRole("button", { name: "Pay $12.15" }).click();
    await onReceipt(page);
    await expectTickets(page, "1 ticket");
  });

  test("asks for signing in when a page of the account is opened, and leads there", async ({ page }) => {
    const email = await register(page);
    await page.goto("/my-account");
    await endSession(page);

    await page.getByRole("link", { name: "Past tickets" }).first().click();

    await expect(page).toHaveURL(/\/login\?next=%2Fmy-account%2Fpast-tickets/);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page).toHaveURL(/\/my-account\/past-tickets$/);
  });

  test("lasts as long as it can be renewed", async ({ page }) => {
    await toPayment(page);
    await page.getByLabel("Test deposit").check();
    await page.context().clearCookies({ name: "dc_access" });

    await payButton(page).click();

    await onReceipt(page);
  });

  test("is begun again in a second tab, and the first goes on with it", async ({ page }) => {
    const email = await toPayment(page);
    await page.getByLabel("Test deposit").check();
    await endSession(page);
    const other = await page.context().newPage();
    await other.goto("/my-account");
    await expect(other).toHaveURL(/\/login\?next=/);
    await other.getByLabel("Email").fill(email);
    await other.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await other.getByRole("button", { name: "Log in" }).click();
    await titled(other, "Hello Fred");

    await payButton(page).click();

    await onReceipt(page);
    await expectTickets(page, "1 ticket");
  });

  test("is ended in one tab, and the other asks for signing in before it pays", async ({ page }) => {
    const email = await toPayment(page);
    await page.getByLabel("Test deposit").check();
    const other = await page.context().newPage();
    await other.goto("/logout");
    await other.getByRole("main").getByRole("button", { name: "Log out" }).click();
    await expect(other).toHaveURL("/");

    await payButton(page).click();

    await expect(page).toHaveURL(/\/checkout\/login/);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Log in and continue" }).click();
    await titled(page, "Monday Lotto");
    await page.goto("/my-account");
    await titled(page, "No upcoming tickets");
  });

  test("of somebody else in a second tab pays nothing for what the first shows", async ({ page, stranger }) => {
    const email = await register(stranger);
    await toPayment(page);
    await page.getByLabel("Test deposit").check();
    const other = await page.context().newPage();
    await other.goto("/logout");
    await other.getByRole("main").getByRole("button", { name: "Log out" }).click();
    await other.goto("/login");
    await other.getByLabel("Email").fill(email);
    await other.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await other.getByRole("button", { name: "Log in" }).click();
    await titled(other, "Hello Fred");

    await payButton(page).click();

    await expect(page.getByText(/Your cart (has changed|is empty)/).first()).toBeVisible();
    await other.goto("/my-account");
    await titled(other, "No upcoming tickets");
  });
});
