// The toast stack, on the catalogue page that has one toast of each kind.
// Titles that start with "Widgets" quote acceptance "18. Widgets".
import type { Page } from "@playwright/test";
import { expect, test } from "./catalogue.ts";

const goes = (page: Page) => page.getByRole("button", { name: "A toast that goes" });
const stays = (page: Page) => page.getByRole("button", { name: "A toast that stays" });
const toasts = (page: Page) => page.locator(".toast");

test.beforeEach(async ({ page }) => {
  // The browser's clock is paused until the test moves it.
  await page.clock.install();
  await page.goto("/catalogue/core");
  await page.clock.pauseAt(Date.now() + 60_000);
});

test("Widgets 4: Given a toast flagged auto-dismiss, when 10 seconds pass, then it goes; given one not flagged, then it stays until an action.", async ({
  page,
}) => {
  await stays(page).click();
  await goes(page).click();
  await expect(toasts(page)).toHaveCount(2);
  await page.mouse.move(0, 0);
  await page.clock.runFor(9_900);
  await expect(toasts(page)).toHaveCount(2);
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(1);

  await page.clock.runFor(60_000);
  await expect(toasts(page)).toContainText("unexpected error while updating your cart");
  await page.getByRole("button", { name: "Ok, got it" }).click();
  await expect(toasts(page)).toHaveCount(0);
});

test("a toast stays while hovered or focused, and Esc closes it", async ({ page }) => {
  await goes(page).click();
  await toasts(page).hover();
  await page.clock.runFor(30_000);
  await expect(toasts(page)).toHaveCount(1);
  await toasts(page).getByRole("button", { name: "Close" }).focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(30_000);
  await expect(toasts(page)).toHaveCount(1);

  await page.keyboard.press("Escape");
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});

test("the page's main button moves out from under a toast", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/catalogue/toast");
  const main = page.getByRole("button", { name: "One that goes" });
  await main.evaluate((button) => button.scrollIntoView({ block: "end", behavior: "instant" }));
  await main.click();
  await expect(page.locator("#toasts .toast")).toBeVisible();
  const bottom = () => main.evaluate((button) => button.getBoundingClientRect().bottom);
  const top = () => page.locator("#toasts").evaluate((stack) => stack.getBoundingClientRect().top);
  // The room of the toasts is in whole pixels.
  expect(await bottom()).toBeLessThanOrEqual((await top()) + 1);
});

test('Widgets 5: Given a toast with action "Ok, got it", when shown, then it has a close icon.', async ({ page }) => {
  await stays(page).click();
  await expect(toasts(page).getByRole("button", { name: "Ok, got it" })).toBeVisible();
  await toasts(page).getByRole("button", { name: "Close" }).click();
  await expect(toasts(page)).toHaveCount(0);
});

test("Widgets 6: Given toasts, when the login state changes, then they are cleared.", async ({ page }) => {
  await stays(page).click();
  await goes(page).click();
  await expect(toasts(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(toasts(page)).toHaveCount(0);
});

test("Widgets 7: Given toasts, when shown, then they are fixed at the bottom and above the banner (1000000 over 99994).", async ({
  page,
}) => {
  await stays(page).click();
  const stack = page.locator("#toasts");
  await expect(stack).toHaveCSS("position", "fixed");
  await expect(stack).toHaveCSS("bottom", "0px");
  await expect(stack).toHaveCSS("z-index", "1000000");
  const banner = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--layer-banner"),
  );
  expect(banner).toBe("99994");
});

test("a toast stays above a dialog that opens later, remains after it closes, and is clickable in both cases", async ({
  page,
}) => {
  await stays(page).click();
  await goes(page).click();
  await page.getByRole("button", { name: "A dialog", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Remove this ticket?" });
  await expect(dialog).toBeVisible();
  await toasts(page).last().getByRole("button", { name: "Close" }).click();
  await expect(toasts(page)).toHaveCount(1);
  await expect(dialog).toBeVisible();

  await dialog.getByRole("button", { name: "Close" }).first().click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Ok, got it" }).click();
  await expect(toasts(page)).toHaveCount(0);
});

test("no toast covers the end of the page, which is scrolled free of it, and the room goes with the toast", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const last = page.locator("main").locator("visible=true").last();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await stays(page).click();
  // The room comes with the toast, whose code is loaded by the press.
  await expect.poll(height).toBeGreaterThan(before);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));

  const [end, top] = await Promise.all([last.boundingBox(), toasts(page).boundingBox()]);
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
  await toasts(page).getByRole("button", { name: "Ok, got it" }).click();
  await expect.poll(height).toBe(before);
});
