// Tests the news drawer and the unread count by script (shop §2, §9). The feed as a page: tests/front/notifications.spec.ts.
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { register } from "./shopper.ts";

const bell = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^News/ });
const count = (page: Page) => bell(page).locator("[data-unread]");
const feed = (page: Page) => page.getByRole("dialog", { name: "News" });
const cards = (page: Page) => feed(page).getByRole("listitem");

test("Shell 8: the bell counts unviewed cards without those that hide, and opening the feed marks them", async ({
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
  // Newest first, without the card that is hidden in the feed.
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText("Powerball draws this Thursday");
  await expect(cards(page).first()).toContainText("New");
  await expect(feed(page).getByText("Pay from your wallet")).toHaveCount(0);
  await expect(count(page)).toBeHidden();
  await expect(count(other)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(bell(page)).toBeFocused();

  await page.reload();
  await expect(count(page)).toBeHidden();
  await bell(page).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(feed(page).getByText("New", { exact: true })).toHaveCount(0);
});

test("long cards are read whole, an empty feed says so", async ({ page, shop: { controls } }) => {
  const email = await register(page);
  await controls.card({ email, title: "Title".repeat(40), message: "Unbreakable".repeat(180) });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/");
  await bell(page).click();
  await expect(cards(page)).toHaveCount(3);
  expect(await feed(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press("Escape");

  await controls.serve("listContentCards", []);
  await page.goto("/");
  await bell(page).click();
  await expect(feed(page).getByText(/^You have no news yet/)).toBeVisible();
});

test("all cards are read at one press", async ({ page }) => {
  await register(page);
  await page.goto("/");
  await page.setViewportSize({ width: 390, height: 260 });
  await bell(page).click();
  await feed(page).getByRole("button", { name: "Mark all as read" }).click();
  await expect(feed(page).getByText("New", { exact: true })).toHaveCount(0);
  await expect(count(page)).toBeHidden();
});

test("a feed that is down says so, is asked for again, and comes when it can", async ({ page, shop }) => {
  await register(page);
  await page.goto("/");
  await shop.fault("listContentCards", "down");
  await bell(page).click();
  await expect(feed(page).getByText("We couldn't load your news.")).toBeVisible();
  await shop.fault("listContentCards", "off");
  await expect(page.getByRole("heading", { name: "Powerball draws this Thursday" })).toBeVisible();
});

test("a feed that stays down is asked for ten times and no more", async ({ page, shop }) => {
  await register(page);
  await page.goto("/");
  await shop.fault("listContentCards", "down");
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("contentCards.list")) asked += 1;
  });
  await bell(page).click();
  await expect.poll(() => asked, { timeout: 15_000 }).toBe(10);
  await expect(feed(page).getByRole("link", { name: "Try again" })).toBeVisible();
});
