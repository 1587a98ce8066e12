// Tests that a browser without JavaScript can buy: what it shows, and what its own forms send. Details are in tests/front.

import { TICKET_FIELDS } from "#site/features/play/play.form.ts";
import { boardsLabel } from "#site/lib/format/entries.ts";
import { LABELS } from "#tests/labels.ts";
import { expect, test } from "./journey.ts";
import { fillInAll, newEmail, onReceipt, payButton } from "./shopper.ts";

test.use({ javaScriptEnabled: false });

test("sells a ticket with chosen numbers to a new customer, who changes the cart and pays", async ({ page }) => {
  await page.goto("/monday_lotto");
  await expect(page.locator("button:visible[type=button]"), "shows no button that needs a script").toHaveCount(0);
  await page.getByLabel(TICKET_FIELDS.numGames, { exact: true }).selectOption("4");
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await page.getByRole("checkbox", { name: `${number}`, exact: true }).check();
  }
  await page.getByRole("button", { name: /^Add/ }).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByRole("list", { name: "Game 1 of Monday Lotto" })).toHaveText("123456");
  await expect(page.getByRole("list", { name: "Game 4 of Monday Lotto" }).getByRole("listitem")).toHaveCount(6);

  await page.getByLabel(boardsLabel({})).selectOption("6");
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByLabel(boardsLabel({}))).toHaveValue("6");
  await page.getByRole("button", { name: /^Remove 6 x Monday Lotto games/ }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("list", { name: "Game 1 of Monday Lotto" })).toHaveText("123456");

  await page.getByRole("link", { name: "Continue to payment" }).click();
  await fillInAll(page, newEmail());
  await page.getByRole("button", { name: LABELS.register.submit }).click();
  await expect(page.getByText("Fred's wallet")).toBeVisible();
  await expect(page.getByText("Card details", { exact: true })).toBeHidden();
  // Roles and texts inside a noscript element are not found.
  const ways = page.locator("noscript fieldset", { has: page.locator("input[name=way]") });
  await expect(ways.locator(".field__hint")).toContainText("New cards, Apple Pay and Google Pay need JavaScript");
  await expect(ways.locator("input[value=pl]")).toBeChecked();
  await ways.locator("input[value=td]").check();
  await payButton(page).dblclick();
  await onReceipt(page);
});
