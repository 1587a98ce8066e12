// Tests the frame's drawers: pages that open in place (shell §2; shop §2). As pages: tests/front/drawers.spec.ts.

import type { Page } from "@playwright/test";
import { CATEGORIES } from "#services/config/navigation.ts";
import { LOG_IN, LOG_OUT } from "#site/lib/shell/header.ts";
import { expect, test } from "./journey.ts";
import { holdRequests, register } from "./shopper.ts";

const toggle = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Menu" });
const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const account = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Account/ });
const accountDrawer = (page: Page) => page.getByRole("dialog", { name: "Account" });

test("Shell 3: the menu is fetched once, before the press; it opens once, takes the focus and returns it", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/shell/")) fetched.push(pathname);
  });
  await page.goto("/monday_lotto/results");
  const arrives = page.waitForResponse(/\/shell\/menu$/);
  await toggle(page).hover();
  await arrives;
  await toggle(page).dblclick();
  await expect(menu(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();

  await page.keyboard.press("Enter");
  const close = menu(page).getByRole("button", { name: "Close" });
  await expect(close).toBeFocused();
  await close.click();
  await expect(menu(page)).toBeHidden();
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await page.mouse.click(1200, 400);
  await expect(menu(page)).toBeHidden();
  expect(fetched).toEqual(["/shell/menu"]);

  // It marks the current page.
  await toggle(page).click();
  await menu(page).getByText(CATEGORIES.results, { exact: true }).click();
  await expect(menu(page).getByRole("link", { name: "Monday Lotto results" })).toHaveAttribute("aria-current", "page");
  await expect(menu(page).locator("[aria-current]")).toHaveCount(1);

  // After Back, the page shows without it.
  await menu(page).getByRole("link", { name: "All results", exact: true }).click();
  await expect(page).toHaveURL("/lotto-results");
  await page.goBack();
  await expect(page).toHaveURL("/monday_lotto/results");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a slow drawer shows a loading state, and one that cannot open in place opens as a page", async ({ page }) => {
  await page.goto("/");
  const release = await holdRequests(page, "**/shell/menu");
  await toggle(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-loading", "");
  await expect(toggle(page)).toHaveAttribute("aria-busy", "true");
  release();
  await expect(menu(page)).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-loading");
  await page.keyboard.press("Escape");

  // The page of the drawer has no drawer content.
  await toggle(page).evaluate((link: HTMLAnchorElement) => link.setAttribute("href", "/shell/nowhere"));
  await toggle(page).click();
  await expect(page).toHaveURL("/shell/nowhere");
});

test("the account drawer has the account pages and the logout button while the session lasts", async ({
  page,
  shop,
}) => {
  await register(page);
  await page.goto("/");
  await account(page).click();
  await expect(accountDrawer(page)).toContainText("Fred");
  await expect(accountDrawer(page).getByRole("link", { name: "Past tickets" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(account(page)).toBeFocused();

  // The menu links to the same pages.
  await toggle(page).click();
  await menu(page).getByText("Account", { exact: true }).click();
  await menu(page).getByRole("link", { name: "Upcoming tickets" }).click();
  await expect(page).toHaveURL("/my-account/upcoming-tickets");
  await shop.fault("getCustomer", "down");
  await account(page).click();
  // Name and balance are missing; everything else is shown.
  await expect(accountDrawer(page).getByRole("link", { name: "My account" })).toBeVisible();
  await shop.fault("getCustomer", "off");
  await accountDrawer(page).getByRole("button", { name: LOG_OUT }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: LOG_IN })).toBeVisible();

  await register(page);
  // The page's own calls would tell the header that the session is lost.
  const answer = await holdRequests(page, /\/trpc\//);
  await page.goto("/");
  await page.context().clearCookies({ name: /^dc_(access|refresh|customer)$/ });
  await account(page).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  answer();
});
