// Tests the frame's drawers: pages that open in place (shell §2; shop §2).
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { register, slowLine, titled } from "./shopper.ts";

const toggle = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Menu" });
const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const account = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Account/ });

test("Shell 3: the menu toggle opens the drawer, which takes the focus and gives it back", async ({ page }) => {
  await page.goto("/");
  await toggle(page).click();
  await expect(menu(page).getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await menu(page).getByRole("button", { name: "Close" }).click();
  await expect(menu(page)).toBeHidden();

  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await page.mouse.click(1200, 400);
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL("/");
});

test("Shell 3: two presses open one drawer", async ({ page }) => {
  await page.goto("/");
  await toggle(page).dblclick();
  await expect(menu(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the drawer is fetched once, before the press", async ({ page }) => {
  await page.goto("/");
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/shell/")) fetched.push(pathname);
  });
  const arrives = page.waitForResponse(/\/shell\/menu$/);
  await toggle(page).hover();
  await arrives;
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  expect(fetched).toEqual(["/shell/menu"]);
});

test("the drawer marks the page it is opened over", async ({ page }) => {
  await page.goto("/monday_lotto/results");
  await toggle(page).click();
  await menu(page).getByText("Results", { exact: true }).click();
  await expect(menu(page).getByRole("link", { name: "Monday Lotto results" })).toHaveAttribute("aria-current", "page");
  await expect(menu(page).locator("[aria-current]")).toHaveCount(1);
});

test("a page left through the drawer comes back without it", async ({ page }) => {
  await page.goto("/");
  await toggle(page).click();
  await menu(page).getByText("Results", { exact: true }).click();
  await menu(page).getByRole("link", { name: "All results", exact: true }).click();
  await expect(page).toHaveURL("/lotto-results");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
});

test("on a slow line something shows at once, and the drawer comes", async ({ page }) => {
  await page.goto("/");
  const endSlowness = await slowLine(page);
  await toggle(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-loading", "");
  await expect(toggle(page)).toHaveAttribute("aria-busy", "true");
  await endSlowness();
  await expect(menu(page)).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-loading");
});

test("a customer finds the account pages and the way out in the account drawer", async ({ page }) => {
  await register(page);
  await page.goto("/");
  await account(page).click();
  const drawer = page.getByRole("dialog", { name: "Account" });
  await expect(drawer).toContainText("Fred");
  await expect(drawer.getByRole("link", { name: "Past tickets" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(account(page)).toBeFocused();

  // The menu links to the same pages.
  await toggle(page).click();
  await menu(page).getByText("Account", { exact: true }).click();
  await menu(page).getByRole("link", { name: "Upcoming tickets" }).click();
  await expect(page).toHaveURL("/my-account/upcoming-tickets");

  await account(page).click();
  await drawer.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
});

test("logout_visible_in_nav puts the way out into the menu too", async ({ page, shop: { controls } }) => {
  await register(page);
  await page.goto("/");
  await toggle(page).click();
  await expect(menu(page).getByText("Account", { exact: true })).toBeVisible();
  await expect(menu(page).getByRole("button", { name: "Log out" })).toHaveCount(0);
  await controls.capability("logout_visible_in_nav", "on");
  await page.goto("/");
  await toggle(page).click();
  await menu(page).getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
});

test("a session that ended meanwhile leads from the account drawer to sign-in", async ({ page }) => {
  await register(page);
  await page.goto("/");
  for (const name of ["dc_customer", "dc_refresh", "dc_access"]) await page.context().clearCookies({ name });
  await account(page).click();
  await expect(page).toHaveURL(/\/login\?next=/);
});

test("what cannot be opened in place is opened as the page it is", async ({ page, shop }) => {
  await register(page);
  await page.goto("/");
  // A drawer whose address has no drawer content.
  await toggle(page).evaluate((link: HTMLAnchorElement) => link.setAttribute("href", "/shell/nowhere"));
  await toggle(page).click();
  await expect(page).toHaveURL("/shell/nowhere");

  await shop.fault("getCustomer", "down");
  await page.goto("/");
  await account(page).click();
  // The balance is missing; everything else is shown.
  await expect(page.getByRole("dialog", { name: "Account" }).getByRole("link", { name: "My account" })).toBeVisible();
});

test("without a script the drawers are pages", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await toggle(page).click();
  await expect(page).toHaveURL("/shell/menu");
  await titled(page, "Menu");
  await page.getByRole("main").getByRole("link", { name: "All results", exact: true }).click();
  await expect(page).toHaveURL("/lotto-results");
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: /^Lotto/ })
    .click();
  await expect(page).toHaveURL("/shell/menu#menu-lotto");
  await expect(page.getByRole("main").getByRole("link", { name: "Monday Lotto", exact: true })).toBeInViewport();
  await context.close();
});

test("Shell 25: without social-syndicates there is no Lotto Party creation", async ({ page }) => {
  await page.goto("/");
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(page.getByText("Lotto Party")).toHaveCount(0);
  expect((await page.request.get("/lotto-party")).status()).toBe(404);
});
