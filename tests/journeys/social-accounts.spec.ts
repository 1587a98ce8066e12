// Logging in with Apple: its answer is a form post from another site, which only a browser can send.
import { LOG_IN, LOG_OUT } from "#site/lib/shell/header.ts";
import { LABELS } from "#tests/labels.ts";
import { isProof, oneOf } from "#tests/seeded.ts";
import { look, type Theme } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { register } from "./shopper.ts";

const THEMES: readonly Theme[] = ["light", "dark"];

test("an Apple account is linked, and then logs in from the login window over a page", async ({ page }) => {
  const account = `${crypto.randomUUID()}@example.com`;
  const atApple = async () => {
    await expect(page.getByRole("heading", { name: "Continue to the shop?" })).toBeVisible();
    await page.getByLabel("Email of your Apple account").fill(account);
    await page.getByRole("button", { name: LABELS.elevate.submit }).click();
    await page.getByRole("button", { name: "Return to the shop" }).click();
  };
  await register(page);
  await page.goto("/my-account/login-and-security");
  // Before that, the plain form answers with a link to Apple.
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await page.getByRole("button", { name: "Link Apple" }).click();
  await atApple();
  await expect(page.getByText("You can now log in with Apple.")).toBeVisible();
  for (const theme of isProof ? THEMES : oneOf(THEMES, "theme of linked accounts")) await look(page, "linked", theme);

  await page.goto("/logout");
  await page.getByRole("main").getByRole("button", { name: LOG_OUT }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: LOG_IN }).click();
  const panel = page.getByRole("dialog", { name: "Log in or create an account" });
  await panel.getByRole("link", { name: "Continue with Apple" }).click();
  await atApple();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("banner").getByRole("link", { name: /^Account/ })).toBeVisible();
});
