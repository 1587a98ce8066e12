// Tests the account's lists: paged in place, refreshed, and marked as outdated when a refresh fails.
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { lookAwayUntil } from "./look-away.ts";
import { addQuickPick, buyCart, register, titled } from "./shopper.ts";

const rows = (page: Page) => page.getByRole("main").getByRole("article");
const linkTo = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Pages of tickets" }).getByRole("link", { name, exact: true });

async function buyTickets(page: Page, count: number, lottery = "monday_lotto") {
  for (let at = 0; at < count; at += 1) await addQuickPick(page, lottery, 4);
  await buyCart(page);
}

/** Opens the list and waits for hydration, after which it pages in place and refreshes. */
async function openList(page: Page) {
  await page.goto("/my-account/upcoming-tickets");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
}

test("turns pages in place, and Back, Forward and reload show the page of the address", async ({ page }) => {
  await register(page);
  await buyTickets(page, 12);
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
  await page.goBack();
  await expect(rows(page)).toHaveCount(10);
});

test("comes back from a ticket to the page of the list it was on", async ({ page }) => {
  await register(page);
  await buyTickets(page, 11);
  await page.goto("/my-account/upcoming-tickets");
  await linkTo(page, "Page 2").click();
  await expect(rows(page)).toHaveCount(1);

  await rows(page).getByRole("link", { name: "Monday Lotto" }).click();
  await titled(page, "4 games of Monday Lotto");
  await page.goBack();

  await expect(page).toHaveURL("/my-account/upcoming-tickets/2");
  await expect(rows(page)).toHaveCount(1);
});

test("knows of a draw as soon as somebody looks at it again", async ({ page, shop }) => {
  await register(page);
  await buyTickets(page, 1, "oz_lotto");
  await buyTickets(page, 1, "powerball");
  await openList(page);
  await expect(rows(page)).toHaveCount(2);

  await shop.draw("oz_lotto");
  await lookAwayUntil(page, () => expect(rows(page)).toHaveCount(1, { timeout: 1000 }));

  await expect(page.getByRole("alert")).toContainText("A draw has taken place");
  await page.getByRole("alert").getByRole("link", { name: "past tickets" }).click();
  await expect(rows(page).getByRole("link", { name: "Oz Lotto" })).toBeVisible();
});

test("says that it may be out of date while the service is away, keeps what it has, and renews it by a press", async ({
  page,
  shop,
}) => {
  await register(page);
  await buyTickets(page, 1, "oz_lotto");
  await openList(page);
  await shop.fault("listOrders", "down");
  const notice = page.getByText("This may be out of date");
  const again = page.getByRole("button", { name: "Try again" });

  await shop.draw("oz_lotto");
  await lookAwayUntil(page, () => expect(notice).toBeVisible({ timeout: 1000 }));

  await expect(rows(page)).toHaveCount(1);
  await again.click();
  await expect(again).not.toHaveAttribute("aria-busy", "true");
  await expect(notice, "it is still away").toBeVisible();
  await expect(rows(page)).toHaveCount(1);

  await shop.fault("listOrders", "off");
  await again.click();
  await expect(notice).toBeHidden();
  await titled(page, "No tickets in upcoming draws");
});
