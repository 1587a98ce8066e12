// Tests dismissing and confirming the banners by script. Their content and plain forms: tests/front/banner.spec.ts.
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { layoutShifts } from "./layout-shift.ts";
import { register } from "./shopper.ts";

const news = (page: Page) => page.getByRole("complementary", { name: "News" });
const ask = (page: Page) => page.getByRole("complementary", { name: "Please confirm" });
const question = (page: Page, what: "address" | "email address") =>
  ask(page).getByText(`Is your ${what} still up to date?`);

test("Shell 13: a dismissed sitewide banner stays hidden until its text changes", async ({ page, shop }) => {
  await shop.controls.content("sitewide-banner.urgent", "Draws are late tonight.");
  // A play page loads the script of its notices with the first press, which must not leave the page.
  await page.goto("/powerball");
  await expect(news(page)).toContainText("Draws are late tonight.");
  await page.evaluate(() => document.documentElement.setAttribute("data-stays", ""));
  await news(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(news(page)).toBeHidden();
  await expect(page.locator("html[data-stays]")).toHaveCount(1);

  for (const path of ["/", "/cart"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await news(page).count(), path).toBe(0);
    expect(await layoutShifts(page), path).toEqual([]);
  }
  const kept = (await page.context().cookies()).find(({ name }) => name === "dc_banner");
  expect(kept?.value).toMatch(/^[0-9a-z]{14}~2026-11-20T[\d:.]+Z~true$/);

  await shop.controls.content("sitewide-banner.urgent", "Draws are on time again.");
  await page.goto("/");
  await expect(news(page)).toContainText("Draws are on time again.");
});

test("Verification 7, 8, 10, 11 and 12: confirms the address, then the email, with the exact message of a failure", async ({
  page,
  shop,
}) => {
  const email = await register(page);
  await shop.controls.customer(email, { addressConfirmation: true, emailConfirmation: true });
  // The account page reads the customer's overview, which carries the flags.
  await page.goto("/my-account");
  await page.goto("/about");
  const confirm = ask(page).getByRole("button", { name: "Confirm" });
  await expect(question(page, "email address")).toBeHidden();
  await shop.fault("confirmAddress", "down");
  await confirm.click();
  const failure = page.getByText(
    "Sorry, there was an unexpected error while confirming your address. Please try again later, or contact support.",
  );
  await expect(failure).toBeVisible();
  await expect(question(page, "address")).toBeVisible();

  await shop.fault("confirmAddress", "off");
  await confirm.click();
  await expect(page.getByText("Thanks, that's confirmed.")).toBeVisible();
  await expect(failure).toBeHidden();
  await expect(question(page, "address")).toBeHidden();
  await confirm.click();
  await expect(question(page, "email address")).toBeHidden();
  await page.goto("/my-account");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await ask(page).count()).toBe(0);
});
