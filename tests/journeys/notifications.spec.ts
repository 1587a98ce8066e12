// Tests the news drawer and the unread count by script (shop §2, §9). The feed as a page: tests/front/notifications.spec.ts.

import type { Page } from "@playwright/test";
import { TRY_AGAIN } from "#site/ui/feedback/feedback.ts";
import { expect, test } from "./journey.ts";
import { holdRequests, register } from "./shopper.ts";

const bell = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^News/ });
const count = (page: Page) => bell(page).locator("[data-unread]");
const feed = (page: Page) => page.getByRole("dialog", { name: "News" });
const cards = (page: Page) => feed(page).getByRole("listitem");

test("Shell 8: opening the feed marks the cards in view as read, in every tab; a button marks the rest", async ({
  page,
  context,
}) => {
  await register(page);
  await page.goto("/");
  await expect(count(page)).toHaveText("2");
  const other = await context.newPage();
  await other.goto("/lotto-results");
  await expect(count(other)).toHaveText("2");

  await bell(page).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText("New");
  await expect(count(page)).toBeHidden();
  await expect(count(other)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(bell(page)).toBeFocused();
  await page.reload();
  await bell(page).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(feed(page).getByText("New", { exact: true })).toHaveCount(0);

  // Another customer, whose screen shows no card at first.
  await register(page);
  await page.setViewportSize({ width: 390, height: 260 });
  await page.goto("/");
  await bell(page).click();
  await feed(page).getByRole("button", { name: "Mark all as read" }).click();
  await expect(feed(page).getByText("New", { exact: true })).toHaveCount(0);
  await expect(count(page)).toBeHidden();
});

test("a failed feed shows an error and a retry button, and works after the outage", async ({ page, shop }) => {
  await register(page);
  await page.goto("/");
  await shop.fault("listContentCards", "down");
  const poll = page.waitForRequest(/contentCards\.list/);
  const release = await holdRequests(page, /contentCards\.list/);
  await bell(page).click();
  await expect(feed(page).getByText("We couldn't load your news.")).toBeVisible();
  await expect(feed(page).getByRole("link", { name: TRY_AGAIN })).toBeVisible();
  await poll;
  await shop.fault("listContentCards", "off");
  release();
  await expect(page.getByRole("heading", { name: "Powerball draws every Thursday" })).toBeVisible();
});
