// The pre-cart drawer opens over the play page, and the cart page adds its suggestions after it is shown.
import { look } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { addQuickPick } from "./shopper.ts";

test("an add on the play page opens the drawer, which closes back to the board (Cart 18)", async ({ page, shop }) => {
  await shop.controls.capability("pre-cart-drawer", "on");
  await page.goto("/monday_lotto");
  await page.getByRole("button", { name: "Quick-pick all" }).click();
  await page.getByRole("button", { name: /^Add 4 games/ }).click();

  const drawer = page.getByRole("dialog", { name: "Added to your cart" });
  await expect(drawer).toContainText("4 x Monday Lotto games");
  await expect(drawer.getByRole("button", { name: /^Quick-pick .*Powerball/ })).toBeVisible();
  await look(page, "the drawer", "light");
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL("/monday_lotto");
  await expect(page.getByText("Added to your cart.")).toBeVisible();
});

test("the cart shows suggestions below its tickets, and adds one with one press", async ({ page }) => {
  await page.goto("/about");
  await addQuickPick(page, "powerball", 4);
  await page.goto("/cart");
  const pick = page.getByRole("button", { name: /^Quick-pick .*Saturday Lotto/ });
  await expect(pick).toBeVisible();
  await look(page, "the cart with suggestions", "dark");
  await pick.click();
  await expect(page.getByRole("main")).toContainText("Saturday Lotto");
  await expect(page).toHaveURL("/cart");
});
