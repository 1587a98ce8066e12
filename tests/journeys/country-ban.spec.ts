// The dialog for customers in a country where the shop may not sell. Without a script: tests/front/country-ban.spec.ts.
import { look } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { register } from "./shopper.ts";

test("opens on every page until it is acknowledged, by keyboard, before the move of the account", async ({
  page,
  shop,
}) => {
  const email = await register(page);
  await shop.controls.country(email, "US");
  await shop.controls.migration(email, "eligible_soft");
  // The account page reads the customer.
  await page.goto("/my-account");
  await page.goto("/about");
  const dialog = page.getByRole("dialog", { name: "We can't sell tickets in your country" });
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  for (const theme of ["light", "dark"] as const) await look(page, "banned country", theme);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("complementary", { name: "Please confirm" })).toBeVisible();

  await page.goto("/monday_lotto");
  await expect(dialog).toBeVisible();
  await shop.fault("acceptLocationTerms", "down");
  const acknowledge = dialog.getByRole("button", { name: "I understand" });
  await acknowledge.focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("We could not save that.")).toBeVisible();
  await shop.fault("acceptLocationTerms", "off");
  await acknowledge.press("Enter");
  await expect(page.getByText("Thanks, that's confirmed.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("complementary", { name: "Please confirm" })).toBeHidden();

  await page.goto("/about");
  await expect(page.getByRole("dialog", { name: "Move your account" })).toBeVisible();
});
