// Tests the account's lists in the browser: paged in place, refreshed, and marked as outdated when a refresh fails.

import type { Page } from "@playwright/test";
import { TRY_AGAIN } from "#site/ui/feedback/feedback.ts";
import { expect, test } from "./journey.ts";
import { refocusUntil } from "./refocus.ts";
import { addQuickPick, buyCart, expectHeading, register } from "./shopper.ts";

const rows = (page: Page) => page.getByRole("main").getByRole("article");
const linkTo = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Pages of tickets" }).getByRole("link", { name, exact: true });

/** Opens the list and waits for hydration, after which it pages in place and refreshes. */
async function openList(page: Page) {
  await page.goto("/my-account/upcoming-tickets");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
}

test("changes pages in place; Back, Forward, reload and Back from a ticket show the page of the URL", async ({
  page,
}) => {
  await register(page);
  for (let count = 0; count < 12; count += 1) await addQuickPick(page, "monday_lotto", 4);
  await buyCart(page);
  await openList(page);
  await page.evaluate(() => document.body.setAttribute("data-stays", ""));
  await expect(rows(page)).toHaveCount(10);
  const first = await rows(page).getByRole("link").first().getAttribute("href");

  await linkTo(page, "Next").click();
  await expect(page).toHaveURL("/my-account/upcoming-tickets/2");
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveTitle(/^Upcoming tickets, page 2 \|/);
  await expect(page.getByText("12 tickets", { exact: true })).toBeFocused();
  await expect(linkTo(page, "Page 2")).toHaveAttribute("aria-current", "page");

  await page.goBack();
  await expect(page).toHaveURL("/my-account/upcoming-tickets");
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).getByRole("link").first()).toHaveAttribute("href", first ?? "");
  await expect(page).toHaveTitle(/^Upcoming tickets \|/);
  await page.goForward();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.locator("body[data-stays]"), "the document was never left").toHaveCount(1);

  await page.reload();
  await expect(page).toHaveURL("/my-account/upcoming-tickets/2");
  await expect(rows(page)).toHaveCount(2);
  await rows(page).getByRole("link", { name: "Monday Lotto" }).first().click();
  await expectHeading(page, "4 x Monday Lotto games");
  await page.goBack();
  await expect(page).toHaveURL("/my-account/upcoming-tickets/2");
  await expect(rows(page)).toHaveCount(2);
  await page.goBack();
  await expect(rows(page)).toHaveCount(10);
});

test("refreshes when the window gets the focus, and shows that it may be out of date during an outage", async ({
  page,
  shop,
}) => {
  await register(page);
  for (const lottery of ["oz_lotto", "powerball"]) await addQuickPick(page, lottery, 4);
  await buyCart(page);
  await openList(page);
  const notice = page.getByText("This may be out of date");
  const again = page.getByRole("button", { name: TRY_AGAIN });

  await shop.fault("listOrders", "down");
  await shop.draw("oz_lotto");
  await refocusUntil(page, () => expect(notice).toBeVisible({ timeout: 1000 }));
  await expect(rows(page)).toHaveCount(2);
  await again.click();
  await expect(again).not.toHaveAttribute("aria-busy", "true");
  await expect(notice, "it is still away").toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await shop.fault("listOrders", "off");
  // The earlier press may still be under way, and remove the button when it succeeds.
  await expect(async () => {
    if (await notice.isVisible()) await again.click({ timeout: 1000 });
    await expect(notice).toBeHidden({ timeout: 1000 });
  }).toPass();
  await expect(rows(page)).toHaveCount(1);

  await shop.draw("powerball");
  await refocusUntil(page, () => expect(rows(page)).toHaveCount(0, { timeout: 1000 }));
  await expectHeading(page, "No tickets in upcoming draws");
  await expect(page.getByRole("alert")).toContainText("A draw has taken place");
  await page.getByRole("alert").getByRole("link", { name: "past tickets" }).click();
  await expect(rows(page).getByRole("link", { name: "Oz Lotto" })).toBeVisible();
});
