// Suggestions while an address is typed: with the keyboard on the customer's own page, with the mouse in the registration.
import { LABELS } from "#tests/labels.ts";
import { isProof, oneOf } from "#tests/seeded.ts";
import { look, type Theme } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { register } from "./shopper.ts";

const THEMES: readonly Theme[] = ["light", "dark"];

test("an address is chosen from the suggestions, by keyboard and by mouse, and can be typed over", async ({ page }) => {
  await register(page);
  await page.goto("/my-account/my-details");
  const address = page.getByRole("combobox", { name: LABELS.details.address });
  await page.getByLabel(LABELS.details.address, { exact: true }).focus();
  await expect(address).toHaveAttribute("aria-expanded", "false");
  await address.fill("7 harbour street");
  const options = page.getByRole("listbox", { name: "Suggested addresses" }).getByRole("option");
  await expect(options).toHaveCount(5);
  for (const theme of isProof ? THEMES : oneOf(THEMES, "theme of suggestions")) await look(page, "suggestions", theme);
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(LABELS.details.suburb)).toHaveValue("Melbourne");
  await expect(page.getByLabel(LABELS.details.postcode)).toHaveValue("3000");
  await expect(page.getByLabel(LABELS.details.state)).toHaveValue("VIC");
  await expect(address).toHaveValue("7 Harbour Street");
  const entry = page.locator("input[name=addressEntry]");
  await expect(entry).toHaveValue("autocomplete");
  await page.getByLabel(LABELS.details.suburb).fill("Carlton");
  await expect(entry).toHaveValue("manual");
  await address.fill("8 harbour street");
  await expect(options).toHaveCount(5);
  await page.keyboard.press("Escape");
  await expect(options).toHaveCount(0);
  await page.getByRole("button", { name: LABELS.details.submit }).click();
  await expect(page.getByText("Your details have been successfully updated.")).toBeVisible();

  await page.getByLabel(LABELS.details.country).selectOption("NZ");
  await expect(page.getByLabel(LABELS.details.state)).toBeHidden();
  await page.getByLabel(LABELS.details.country).selectOption("AU");
  await expect(page.getByLabel(LABELS.details.state)).toHaveValue("");
  await page.getByLabel(LABELS.details.state).selectOption("VIC");

  await page.context().clearCookies();
  await page.goto("/login?step=register");
  await page.getByLabel(LABELS.register.address, { exact: true }).pressSequentially("9 harbour street");
  await options.filter({ hasText: "9 Harbour Street, Perth" }).click();
  await expect(page.getByText("Perth WA 6000: edit the address")).toBeVisible();
  await expect(page.getByLabel(LABELS.register.state)).toBeHidden();
  await expect(page.getByLabel(LABELS.register.state)).toHaveValue("WA");
  await expect(page.getByLabel(LABELS.register.address, { exact: true })).toHaveValue("9 Harbour Street");
});
