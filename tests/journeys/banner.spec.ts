// Tests dismissing and confirming the banners by script. Their content and plain forms: tests/front/banner.spec.ts.
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { layoutShifts } from "./layout-shift.ts";
import { register } from "./shopper.ts";

const news = (page: Page) => page.getByRole("complementary", { name: "News" });
const ask = (page: Page) => page.getByRole("complementary", { name: "Please confirm" });
const question = (page: Page, what: "address" | "email address") =>
  ask(page).getByText(`Is your ${what} still up to date?`);

test.describe("the sitewide banner", () => {
  test("Shell 13: dismissed it stays away until its text changes", async ({ page, shop }) => {
    await shop.controls.content("sitewide-banner.urgent", "Draws are late tonight.");
    await page.goto("/");
    await expect(news(page)).toContainText("Draws are late tonight.");
    await news(page).getByRole("button", { name: "Dismiss" }).click();
    await expect(news(page)).toBeHidden();

    for (const path of ["/", "/cart", "/lotto-tickets"]) {
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
});

/** Registers a customer and asks them to confirm these. */
async function asked(
  page: Page,
  shop: { controls: { customer: (email: string, flags: object) => Promise<void> } },
  flags: object,
) {
  const email = await register(page);
  await shop.controls.customer(email, flags);
  // The account page reads the customer's overview, which carries the flags.
  await page.goto("/my-account");
  await page.goto("/about");
  return email;
}

test.describe("the confirmation banner", () => {
  test("Verification 7, 8, 10 and 11: the address first, then the email, each confirmed", async ({ page, shop }) => {
    await asked(page, shop, { addressConfirmation: true, emailConfirmation: true });
    await expect(question(page, "address")).toBeVisible();
    await expect(question(page, "email address")).toBeHidden();

    await ask(page).getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByText("Thanks, that's confirmed.")).toBeVisible();
    await expect(question(page, "address")).toBeHidden();
    await ask(page).getByRole("button", { name: "Confirm" }).click();
    await expect(question(page, "email address")).toBeHidden();

    await page.goto("/my-account");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await ask(page).count()).toBe(0);
  });

  test("Verification 12: the exact words when confirming the address fails", async ({ page, shop }) => {
    await asked(page, shop, { addressConfirmation: true });
    await shop.fault("confirmAddress", "down");
    await ask(page).getByRole("button", { name: "Confirm" }).click();

    const words =
      "Sorry, there was an unexpected error while confirming your address. Please try again later, or contact support.";
    await expect(page.getByText(words)).toBeVisible();
    await expect(question(page, "address")).toBeVisible();

    await shop.fault("confirmAddress", "off");
    await ask(page).getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByText("Thanks, that's confirmed.")).toBeVisible();
    await expect(page.getByText(words)).toBeHidden();
  });
});
