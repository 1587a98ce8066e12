// Tests registering and logging in with the forms' script: errors at the fields, focus, and one page for both.
import { LOG_IN_AND_CONTINUE } from "#site/features/session/login.form.ts";
import { LABELS } from "#tests/labels.ts";
import { expect, test } from "./journey.ts";
import { fillInAll, PASSWORD } from "./shopper.ts";

test("registration requires every field (Session 15), a known email goes to the login, and a wrong password can be corrected", async ({
  page,
}) => {
  await page.goto("/checkout/login?step=register");
  const create = () => page.getByRole("button", { name: LABELS.register.submit }).click();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const alert = page.getByRole("alert");

  await expect(field(LABELS.register.suburb)).toBeHidden();
  await page.getByText("Enter the address by hand").click();
  await page.getByLabel(LABELS.register.state).selectOption({ index: 0 });
  await field(LABELS.register.dateOfBirth).fill("31022000");
  await field(LABELS.register.phoneNumber).focus();
  await expect(field(LABELS.register.dateOfBirth)).toHaveAccessibleDescription(/Please enter a valid date of birth$/);
  await field(LABELS.register.dateOfBirth).fill("29022000");
  await expect(field(LABELS.register.dateOfBirth)).toHaveAccessibleDescription(/such as 17\/05\/1990\.$/);
  await field(LABELS.register.dateOfBirth).fill("");
  await create();
  const required = [
    "email",
    "password",
    "firstname",
    "lastname",
    "dateOfBirth",
    "phoneNumber",
    "address",
    "suburb",
    "postcode",
    "state",
  ] as const;
  for (const label of required.map((name) => LABELS.register[name])) {
    await expect(field(label)).toHaveAccessibleDescription(/This field is required$/);
    await expect(alert).toContainText(`${label}: This field is required`);
  }
  await expect(page.getByLabel(LABELS.register.termsAccepted)).toHaveAccessibleDescription(
    "You must agree to the terms and conditions to proceed.",
  );
  await expect(page.locator(":focus")).toContainText(`${LABELS.register.email}: This field is required`);
  await page.getByRole("link", { name: `${LABELS.register.suburb}: This field is required` }).click();
  await expect(field(LABELS.register.suburb)).toBeFocused();

  await fillInAll(page, "anna@example.com");
  await create();
  await expect(field(LABELS.register.email)).toHaveAccessibleDescription(/This email has an account/);
  await expect(field(LABELS.register.firstname)).toHaveValue("Fred");
  await page.getByRole("link", { name: "Log in instead" }).click();

  const logIn = page.getByRole("button", { name: LOG_IN_AND_CONTINUE });
  await expect(field(LABELS.login.email), "kept from the registration").toHaveValue("anna@example.com");
  await field(LABELS.login.password).fill("not it");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(field(LABELS.login.password)).toHaveAttribute("type", "text");
  await logIn.click();
  await expect(alert).toContainText("Check your email and password.");
  await expect(field(LABELS.login.email)).toHaveValue("anna@example.com");
  // Errors 8: the toast has a title of its own and no button, and goes by itself.
  const toast = page.locator(".toast", { hasText: "401 - Something went wrong" });
  await expect(toast).toBeVisible();
  await expect(toast.getByRole("button", { name: "Ok, got it" })).toHaveCount(0);
  await expect(toast).toHaveCount(0);
  await field(LABELS.login.password).fill(PASSWORD);
  await logIn.click();
  await expect(page).toHaveURL(/\/cart$/);
});
