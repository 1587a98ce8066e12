import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { addQuickPick, fillIn, fillInAll, newEmail, PASSWORD, register } from "./shopper.ts";

const create = (page: Page) => page.getByRole("button", { name: "Create account" }).click();
const errorOf = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test.describe("signing in", () => {
  test("brings the visitor's cart along", async ({ page, stranger }) => {
    const email = await register(stranger);
    await addQuickPick(page);
    await page.goto("/cart");
    await page.getByRole("link", { name: "Continue" }).click();

    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Log in and continue" }).click();

    await expect(page.getByRole("heading", { name: "Monday Lotto" }).first()).toBeVisible();
    await expect(page.getByText("Fred's wallet")).toBeVisible();
  });

  test("refuses a wrong password with the exact words and keeps the email", async ({ page }) => {
    await page.goto("/login");
    await page.getByLabel("Email").fill("anna@example.com");
    await page.getByLabel("Password", { exact: true }).fill("not it");
    await page.getByRole("button", { name: "Log in" }).click();

    const words = "Sorry, looks like we had some trouble verifying your login details. Please try again.";
    await expect(page.getByRole("alert")).toContainText(words);
    await expect(page.getByLabel("Email")).toHaveValue("anna@example.com");
  });

  test("never leads to another site afterwards", async ({ page }) => {
    await page.goto("/login?next=//evil.example");
    await page.getByLabel("Email").fill("anna@example.com");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Log in" }).click();

    await expect(page).toHaveURL("/my-account");
  });

  test("shows what was typed as a password only on request", async ({ page }) => {
    await page.goto("/login");
    const password = page.getByLabel("Password", { exact: true });
    await password.fill(PASSWORD);

    await page.getByRole("button", { name: "Show" }).click();

    await expect(password).toHaveAttribute("type", "text");
  });
});

test.describe("registering", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/checkout/login?step=register");
  });

  test("names every field at fault with the validator's words", async ({ page }) => {
    await fillIn(page, { "Last name": "4242 4242 4242 4242", Email: "fred", "Phone number": "abc", Postcode: "20" });
    await fillIn(page, { "Date of birth": "2015-01-01", Password: PASSWORD, "Repeat password": "something else" });
    await create(page);

    await expect(errorOf(page, "First name")).toHaveAccessibleDescription("This field is required");
    await expect(errorOf(page, "Last name")).toHaveAccessibleDescription("Please enter the card holder's name.");
    await expect(errorOf(page, "Email")).toHaveAccessibleDescription(/Please enter a valid email address$/);
    await expect(errorOf(page, "Phone number")).toHaveAccessibleDescription(/Please enter a valid phone number$/);
    await expect(errorOf(page, "Postcode")).toHaveAccessibleDescription("Please enter a valid post code");
    await expect(errorOf(page, "Date of birth")).toHaveAccessibleDescription(/You must be 18 or over to register$/);
    await expect(errorOf(page, "Repeat password")).toHaveAccessibleDescription(/Your password does not match$/);
    await expect(page.getByLabel(/I am 18 or over/)).toHaveAccessibleDescription(
      "You must agree to the terms and conditions to proceed.",
    );
    await expect(page.getByRole("alert")).toContainText("First name: This field is required");
  });

  test("asks for every field, and sends nothing before all are filled in", async ({ page }) => {
    await page.getByLabel("State").selectOption({ index: 0 });
    await create(page);

    const fields = [
      ...["First name", "Last name", "Date of birth", "Email", "Phone number", "Address", "Suburb", "Postcode"],
      ...["State", "Password", "Repeat password"],
    ];
    for (const label of fields) {
      await expect(errorOf(page, label)).toHaveAccessibleDescription(/This field is required$/);
      await expect(page.getByRole("alert")).toContainText(`${label}: This field is required`);
    }
    await expect(page.locator(":focus")).toContainText("First name: This field is required");
    await page.getByRole("link", { name: "Suburb: This field is required" }).click();
    await expect(errorOf(page, "Suburb")).toBeFocused();
    await expect(page).toHaveURL(/\/checkout\/login/);
  });

  test("takes neither a name of 13 digits nor somebody who turns 18 tomorrow", async ({ page, shop }) => {
    const now = (await shop.status()).now;
    const sydney = new Date(Date.parse(now) + 11 * 3_600_000);
    const tomorrow = new Date(Date.UTC(sydney.getUTCFullYear() - 18, sydney.getUTCMonth(), sydney.getUTCDate() + 1));
    const born = tomorrow.toISOString().slice(0, 10);
    await fillInAll(page, newEmail());
    await fillIn(page, { "First name": "1234567890123", "Date of birth": born });

    await create(page);

    await expect(errorOf(page, "First name")).toHaveAccessibleDescription("Please enter the card holder's name.");
    await expect(errorOf(page, "Date of birth")).toHaveAccessibleDescription(/You must be 18 or over to register$/);
  });

  test("leads a known email to signing in, with everything else kept", async ({ page }) => {
    await fillInAll(page, "anna@example.com");
    await create(page);

    await expect(errorOf(page, "Email")).toHaveAccessibleDescription(/There is already an account with this email/);
    await expect(errorOf(page, "First name")).toHaveValue("Fred");
    await page.getByRole("link", { name: "Log in instead" }).click();
    await expect(page.getByRole("button", { name: "Log in and continue" })).toBeVisible();
  });
});

test.describe("leaving", () => {
  test("signs out by a button only, and leaves nothing behind", async ({ page }) => {
    await register(page);
    await addQuickPick(page);
    await page.goto("/logout");
    await expect(page.getByRole("heading", { name: "Log out?" })).toBeVisible();

    await page.getByRole("main").getByRole("button", { name: "Log out" }).click();

    await expect(page).toHaveURL("/");
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => /access|refresh|customer|cart|visitor/.test(name))).toEqual([]);
    await page.goto("/my-account");
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.goto("/cart");
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  });
});
