// Daily Winners by keyboard: a visitor joins, deposits and becomes a premium member. Without a script: tests/front/daily-winners.spec.ts.

import type { Locator } from "@playwright/test";
import { METHOD_NAMES } from "#services/main/wallet/funds/fund-names.rules.ts";
import { LABELS } from "#tests/labels.ts";
import { oneOf } from "#tests/seeded.ts";
import { look, type Theme } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { expectHeading, PASSWORD, register } from "./shopper.ts";

const themes: readonly Theme[] = oneOf(["light", "dark"], "theme of Daily Winners");

/** Presses a link or button with the keyboard alone. */
async function press(target: Locator, key = "Enter") {
  await target.focus();
  await expect(target).toBeFocused();
  await target.press(key);
}

test("leads a visitor by keyboard from the opt-in to a premium membership", async ({ page }) => {
  const email = await register(page);
  await page.context().clearCookies();
  await page.goto("/daily-winners");
  for (const theme of themes) await look(page, "Daily Winners", theme);
  await press(page.getByRole("link", { name: "Log in to join" }));
  await page.getByLabel(LABELS.login.email).fill(email);
  await page.getByLabel(LABELS.login.password, { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/daily-winners/);

  await press(page.getByRole("checkbox", { name: /^Show my initials/ }), "Space");
  await press(page.getByRole("button", { name: "Join Daily Winners" }));
  await expect(page.locator("#changed")).toContainText("You have joined Daily Winners.");
  for (const theme of themes) await look(page, "a member who has not deposited", theme);

  await press(page.getByRole("link", { name: "Make a deposit" }).first());
  await page.getByLabel(LABELS.deposit.amount).fill("20.00");
  await press(page.getByRole("radio", { name: METHOD_NAMES.td }), "Space");
  await press(page.getByRole("button", { name: /^Deposit/ }));
  await expect(page.getByText("You now take part in Daily Winners.")).toBeVisible();
  await press(page.getByRole("link", { name: "See what you are in" }));
  await expect(page.getByText(/You are a free member/)).toBeVisible();

  await press(page.getByRole("link", { name: /^Compare free and premium/ }));
  for (const theme of themes) await look(page, "the tiers", theme);
  await press(page.getByRole("button", { name: /Premium, paid monthly$/ }));
  await expectHeading(page, "Your cart");
  await press(page.getByRole("button", { name: /^Pay \$9\.95/ }));
  await expect(page).toHaveURL(/\/receipt\/chk_/);
  await page.goto("/daily-winners");
  await expect(page.getByText(/^Premium member: you are in/)).toBeVisible();
  for (const theme of themes) await look(page, "a premium member", theme);
});
