import { expect, test } from "./journey.ts";
import { addQuickPick, payButton, register, slowLine } from "./shopper.ts";

test.describe("cart", () => {
  test("shows where to go when it is empty", async ({ page }) => {
    await page.goto("/cart");

    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
    await expect(page.getByRole("link", { name: "See the latest offers" })).toHaveAttribute("href", "/lotto-tickets");
    await expect(page.getByRole("link", { name: "Continue" })).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Checkout" })).toHaveCount(0);
  });

  test("changes the number of games at once, with the price the service computes", async ({ page }) => {
    await addQuickPick(page);
    await page.goto("/cart");

    await page.getByLabel("Number of games").selectOption("4");

    const sums = page.getByRole("region", { name: "Summary" });
    await expect(sums).toContainText("$2.70");
    await page.reload();
    await expect(page.getByLabel("Number of games")).toHaveValue("4");
    await expect(sums).toContainText("$2.70");
  });

  test("loses no choice that is made before the script has arrived", async ({ page }) => {
    await register(page);
    await addQuickPick(page);
    const end = await slowLine(page);
    await page.goto("/cart", { waitUntil: "commit" });

    await page.getByLabel("Number of games").selectOption("4");
    await page.getByLabel("Test deposit").check();
    await end();

    await expect(page.getByRole("button", { name: "Pay $2.70" })).toBeVisible();
    await expect(page.getByLabel("Number of games")).toHaveValue("4");
    await expect(page.getByLabel("Test deposit")).toBeChecked();
    await expect(page.getByTitle("Card details")).toBeHidden();
  });

  test("takes a removal back with the same numbers", async ({ page }) => {
    await addQuickPick(page);
    await page.goto("/cart");
    const firstGame = page.getByRole("list", { name: "Game 1 of Monday Lotto" });
    const numbers = await firstGame.innerText();

    await page.getByRole("button", { name: "Remove 18 games of Monday Lotto" }).click();
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
    await page.getByRole("button", { name: "Undo" }).click();

    await expect(firstGame).toHaveText(numbers.split(/\s+/).join(""));
    await expect(page.getByRole("button", { name: "Undo" })).toBeHidden();
  });

  test("puts the old number back, and says so, when the service cannot change it", async ({ page, shop }) => {
    await addQuickPick(page);
    await page.goto("/cart");
    await shop.fault("updateAnonCartItem", "down");

    await page.getByLabel("Number of games").selectOption("4");

    const words = "Sorry, there was an unexpected error while updating your cart. Please try again";
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByLabel("Number of games")).toHaveValue("18");
  });

  test("drops a ticket whose draw has closed, with its reason", async ({ page, shop }) => {
    await addQuickPick(page, "wednesday_lotto");
    await page.goto("/cart");
    await shop.draw("wednesday_lotto");

    await page.reload();

    await expect(page.getByText(/^Removed from your cart: \d+ games of Wednesday Lotto$/)).toBeVisible();
    await expect(page.getByText("This draw has closed. Choose the next one.")).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByText("This draw has closed.")).toBeHidden();
  });

  test("keeps the amount and the way to pay in sight on a phone, with nothing hidden behind them", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await register(page);
    await addQuickPick(page);
    await addQuickPick(page, "saturday_lotto");
    await page.goto("/cart");
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
    await page.keyboard.press("End");
    await expect(note).toBeInViewport({ ratio: 1 });
    const bottom = (await note.boundingBox())?.y ?? 0;
    expect((await pay.boundingBox())?.y, "the small print stands above the button").toBeGreaterThan(bottom + 24);
  });

  test("keeps its tickets apart from another browser's", async ({ page, stranger }) => {
    await addQuickPick(page);

    await stranger.goto("/cart");

    await expect(stranger.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  });
});
