// The form kit on its catalogue page: with its script and as an island.
import type { Page } from "@playwright/test";
import { expect, test } from "./catalogue.ts";

async function open(page: Page, name: string) {
  await page.goto(`/catalogue/${name}`);
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
}

for (const [version, name, label] of [
  ["a script", "form", "With a script"],
  ["an island", "form-island", "In an island"],
] as const) {
  test(`with ${version}: shows an error at the field and keeps every value, then accepts`, async ({ page }) => {
    await open(page, name);
    const form = page.getByRole("form", { name: label });
    const submit = form.getByRole("button", { name: "Create account" });
    await submit.click();
    await expect(form.getByRole("alert")).toContainText("First name: This field is required");
    await expect(form.locator(":focus")).toContainText("Please check the form");

    await form.getByLabel("First name").fill("Anna");
    await form.getByLabel("Email").fill("anna@example.com");
    await form.getByLabel(/I agree/).check();
    await submit.click();
    await expect(form).toHaveAttribute("aria-busy", "true");
    await expect(form.getByLabel("Email")).toHaveAccessibleDescription(/There is already an account/);
    await expect(form.getByLabel("First name")).toHaveValue("Anna");

    await submit.click();
    await expect(page.getByText("Your details have been successfully updated.")).toBeVisible();
    await expect(form.getByRole("alert")).toHaveCount(0);
    // The values are saved, so no dialog asks before leaving.
    await page.goto("/catalogue");
    await expect(page).toHaveURL(/\/catalogue$/);
  });

  test(`with ${version}: asks before leaving with unsaved changes`, async ({ page }) => {
    await open(page, name);
    await page.getByRole("form", { name: label }).getByLabel("First name").fill("Anna");
    const asked = page.waitForEvent("dialog");
    const navigation = page.goto("/catalogue").catch(() => undefined);
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await navigation;
    await expect(page).toHaveURL(new RegExp(`/catalogue/${name}$`));
  });
}

test("a form that cannot be sent yet shows why, and sends nothing", async ({ page }) => {
  await open(page, "form");
  const form = page.getByRole("form", { name: "Blocked" });
  const apply = form.getByRole("button", { name: "Apply" });
  await expect(apply).toHaveAttribute("aria-disabled", "true");
  await expect(apply).toHaveAccessibleDescription("Enter a code first.");
  await form.getByLabel("Promotion code").fill("SAVE");
  await expect(apply).not.toHaveAttribute("aria-disabled", "true");
});
