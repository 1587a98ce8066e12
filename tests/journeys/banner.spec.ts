// The messages above the header.
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
    await shop.levers.content("sitewide-banner.urgent", "Draws are late tonight.");
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

    await shop.levers.content("sitewide-banner.urgent", "Draws are on time again.");
    await page.goto("/");
    await expect(news(page)).toContainText("Draws are on time again.");
  });

  test("shows the first of three texts, in South Australia of three others, and none without its capability", async ({
    page,
    shop,
  }) => {
    await shop.levers.content("sitewide-banner.news", "Second");
    await shop.levers.content("sitewide-banner.welcome", "Third");
    await shop.levers.content("sitewide-banner.sa-news", "South");
    await page.goto("/");
    await expect(news(page)).toContainText("Second");
    await page.goto("/?sv=SA");
    await expect(news(page)).toContainText("South");

    await shop.levers.capability("sitewide-banner", "off");
    await page.goto("/");
    await expect(page.getByRole("banner")).toBeVisible();
    expect(await news(page).count()).toBe(0);
  });

  test("shows markup and endless texts as words", async ({ page, shop }) => {
    await shop.levers.content(
      "sitewide-banner.urgent",
      "<img src=x onerror=alert(1)><!--/unless--><script>alert(1)</script>",
    );
    await page.goto("/");
    await expect(news(page)).toContainText("<img src=x onerror=alert(1)>");
    expect(await news(page).locator("img, script").count()).toBe(0);

    await shop.levers.content("sitewide-banner.urgent", "endless ".repeat(700));
    await page.goto("/");
    await expect(news(page)).toContainText("…");
    expect((await news(page).boundingBox())?.height).toBeLessThan(150);
  });

  test.describe("without a script", () => {
    test.use({ javaScriptEnabled: false });

    test("is dismissed by a plain form that leads back", async ({ page }) => {
      await page.goto("/lotto-tickets");
      await news(page).getByRole("button", { name: "Dismiss" }).click();
      await expect(page).toHaveURL("/lotto-tickets");
      expect(await news(page).count()).toBe(0);
    });
  });
});

/** A customer who has signed in after being asked to confirm these. */
async function asked(
  page: Page,
  shop: { levers: { customer: (email: string, flags: object) => Promise<void> } },
  flags: object,
) {
  const email = await register(page);
  await shop.levers.customer(email, flags);
  // What is asked is known from the customer's overview, which the account reads.
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

  test("Verification 13: without account_details_manage Update leads to the account", async ({ page, shop }) => {
    await asked(page, shop, { emailConfirmation: true });
    await ask(page).getByRole("link", { name: "Update" }).click();
    await expect(page).toHaveURL("/my-account");
  });

  test("asks nothing of visitors, nor of customers with nothing to confirm", async ({ page }) => {
    await page.goto("/");
    expect(await ask(page).count()).toBe(0);
    await register(page);
    await page.goto("/about");
    expect(await ask(page).count()).toBe(0);
  });
});

test.describe("the confirmation banner without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("Verification 10 and 12: is a plain form, with its answer and a way back", async ({ page, shop }) => {
    await asked(page, shop, { addressConfirmation: true });
    await shop.fault("confirmAddress", "down");
    await ask(page).getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByText(/^Sorry, there was an unexpected error while confirming your address\./)).toBeVisible();

    await shop.fault("confirmAddress", "off");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Thanks, that's confirmed.")).toBeVisible();
    expect(await ask(page).count()).toBe(0);
    await page.getByRole("link", { name: "Back to where you were" }).click();
    await expect(page).toHaveURL("/about");
  });
});
