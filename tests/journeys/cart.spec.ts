// Tests the cart where a script, the network or the layout matters. Its content: tests/front/cart.spec.ts.

import { METHOD_NAMES } from "#services/main/wallet/funds/fund-names.rules.ts";
import { boardsLabel } from "#site/lib/format/entries.ts";
import { expect, test } from "./journey.ts";
import { addQuickPick, holdScripts, openCart, payButton, register, signIn } from "./shopper.ts";

test("changes and restores tickets in place, and reverts a change that the service refuses", async ({ page, shop }) => {
  await addQuickPick(page, "monday_lotto", 18);
  await openCart(page);
  const games = page.getByLabel(boardsLabel({}));
  const summary = page.getByRole("region", { name: "Summary" });
  await games.selectOption("4");
  await expect(summary).toContainText("$2.70");
  await page.reload();
  await expect(games).toHaveValue("4");
  await expect(summary).toContainText("$2.70");

  const firstGame = page.getByRole("list", { name: "Game 1 of Monday Lotto" });
  const numbers = await firstGame.innerText();
  await page.getByRole("button", { name: "Remove 4 x Monday Lotto games" }).click();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(firstGame).toHaveText(numbers.split(/\s+/).join(""));
  await expect(undo).toBeHidden();

  await shop.fault("updateAnonCartItem", "down");
  await games.selectOption("5");
  const failure = "Sorry, there was an unexpected error while updating your cart. Please try again";
  await expect(page.getByText(failure)).toBeVisible();
  await expect(games).toHaveValue("4");

  await shop.draw("monday_lotto");
  await page.reload();
  await expect(page.getByText(/^Removed from your cart: \d+ x Monday Lotto games, draw \d+ on /)).toBeVisible();
  const reason = page.getByText("This draw has closed. You were not charged for it.");
  await expect(reason).toBeVisible();
  const lost = page.getByRole("list", { name: /^Game 1 of 4 x Monday Lotto games, draw / });
  await expect(lost).toHaveText(numbers.split(/\s+/).join(""));
  await page.getByRole("button", { name: "Close" }).click();
  await expect(reason).toBeHidden();
});

test("keeps choices made before the scripts load", async ({ page }) => {
  await register(page);
  await addQuickPick(page, "monday_lotto", 18);
  const release = await holdScripts(page);
  await page.goto("/cart", { waitUntil: "commit" });

  await page.getByLabel(boardsLabel({})).selectOption("4");
  await page.getByLabel(METHOD_NAMES.td).check();
  release();

  await expect(page.getByRole("button", { name: "Pay $2.70" })).toBeVisible();
  await expect(page.getByLabel(boardsLabel({}))).toHaveValue("4");
  await expect(page.getByLabel(METHOD_NAMES.td)).toBeChecked();
  await expect(page.getByTitle("Card details")).toBeHidden();
});

test("keeps the amount and the pay button in view on a phone, and never covers the focused element", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await register(page);
  await addQuickPick(page, "monday_lotto", 18);
  await addQuickPick(page, "saturday_lotto", 18);
  await openCart(page);
  const pay = payButton(page);
  await expect(pay).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("Amount due").locator("visible=true")).toBeInViewport();

  // The focused element is never covered.
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press("Tab");
    if (await pay.evaluate((one) => one === document.activeElement)) break;
    const { html, isCovered } = await page.evaluate(() => {
      const one = document.activeElement ?? document.body;
      const { left, top, width, height } = one.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return { html: one.outerHTML, isCovered: above?.closest(".checkout__bar") != null };
    });
    expect(isCovered, `${html} is covered`).toBe(false);
  }
  await expect(pay).toBeFocused();

  const note = page.getByText("18+ only. Tickets can't be returned");
  // Suggestions follow below the payment.
  await note.evaluate((one) => one.scrollIntoView({ block: "center" }));
  await expect(note).toBeInViewport({ ratio: 1 });
  const bottom = (await note.boundingBox())?.y ?? 0;
  expect((await pay.boundingBox())?.y, "the small print stands above the button").toBeGreaterThan(bottom + 24);
});

test("a Pay button that is off leads to the message that says why", async ({ page }) => {
  await signIn(page, "ben@example.com");
  await addQuickPick(page);
  await openCart(page);
  await payButton(page).press("Enter");
  await expect(page.locator(":focus")).toContainText("This is over your weekly limit");
});
