// Tests forced pages with the forms' script: errors at the fields, toasts, other tabs and other devices.

import type { Page } from "@playwright/test";
import { LOG_OUT } from "#site/lib/shell/header.ts";
import { LABELS } from "#tests/labels.ts";
import { expect, test } from "./journey.ts";
import { accountMenu, expectHeading, logIn, PASSWORD, register } from "./shopper.ts";

const NEW = "Drawcard-demo-2";
const KEPT = "What you typed is still here";

const password = (page: Page) => page.getByLabel(LABELS.newPassword.password, { exact: true });

async function choose(page: Page, chosen: string, repeated = chosen) {
  await password(page).fill(chosen);
  await page.getByLabel(LABELS.newPassword.confirmPassword).fill(repeated);
  await page.getByRole("button", { name: LABELS.forcedPassword.submit }).click();
}

const onPasswordPage = (page: Page) => expectHeading(page, "Choose a new password");

test("a new password and an upgrade show errors at the fields, keep values during an outage, and confirm with a toast", async ({
  page,
  otherPage,
  shop,
}) => {
  const email = await register(otherPage);
  await shop.controls.customer(email, { passwordChange: true });
  await page.goto("/login?next=/my-account/past-tickets");
  await page.getByLabel(LABELS.login.email).fill(email);
  await page.getByLabel(LABELS.login.password, { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: LABELS.login.submit }).click();
  await onPasswordPage(page);
  await accountMenu(page).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: LOG_OUT })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: LABELS.forcedPassword.submit }).click();
  await expect(password(page)).toHaveAccessibleDescription(/This field is required$/);
  await choose(page, "short");
  await expect(password(page)).toHaveAccessibleDescription(/Please enter at least 8 characters$/);
  await choose(page, NEW, `${NEW}!`);
  await expect(page.getByLabel(LABELS.newPassword.confirmPassword)).toHaveAccessibleDescription(
    /Your password does not match$/,
  );
  await choose(page, PASSWORD);
  await expect(password(page)).toHaveAccessibleDescription(/Please choose a password that is not your current one$/);
  await expect(password(page)).toHaveValue(PASSWORD);
  await shop.fault("forceChangePassword", "down");
  await choose(page, NEW);
  await expect(page.getByRole("alert")).toContainText(KEPT);
  await expect(password(page)).toHaveValue(NEW);
  await shop.fault("forceChangePassword", "off");
  await page.getByRole("button", { name: LABELS.forcedPassword.submit }).click();
  await expect(page).toHaveURL("/my-account/past-tickets");
  await expect(page.getByText("New Password Saved")).toBeVisible();
  await expect(
    page.getByText("Thanks for keeping your account secure. Please remember your new password for future logins."),
  ).toBeVisible();

  await shop.controls.customer(email, { accountUpgrade: true });
  await page.goto("/my-account");
  await expectHeading(page, "Upgrade your account");
  await page.goto("/cart");
  const save = () => page.getByRole("button", { name: LABELS.upgrade.submit }).click();
  await page.getByText("Terms and conditions", { exact: true }).first().click();
  await expect(page.getByText(/You must be 18 or over\. We count your age/)).toBeVisible();
  await page.getByLabel(LABELS.upgrade.suburb).fill("Brisbane");
  await page.getByLabel(LABELS.upgrade.postcode).fill("40");
  await save();
  await expect(page.getByLabel(LABELS.upgrade.postcode)).toHaveAccessibleDescription(/Please enter a valid post code$/);
  const agree = page.getByLabel(LABELS.upgrade.termsAccepted);
  await expect(agree).toHaveAccessibleDescription("You must agree to the terms and conditions to proceed.");
  await page.getByLabel(LABELS.upgrade.postcode).fill("4000");
  await page.getByLabel(LABELS.upgrade.state).selectOption("QLD");
  await agree.check();
  await shop.fault("acceptTerms", "down");
  await save();
  await expect(page.getByRole("alert")).toContainText(KEPT);
  await expect(page.getByLabel(LABELS.upgrade.suburb)).toHaveValue("Brisbane");
  await shop.fault("acceptTerms", "off");
  await save();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByText("Your details have been successfully updated.")).toBeVisible();
});

test("a new password unlocks older tabs, and signs out other devices with an explanation", async ({
  page,
  context,
  otherPage,
  shop,
}) => {
  const email = await register(page);
  await logIn(otherPage, email);
  await shop.controls.customer(email, { passwordChange: true });
  await page.goto("/my-account");
  const old = await context.newPage();
  await old.goto("/cart");
  await otherPage.goto("/my-account");
  for (const tab of [page, old, otherPage]) await onPasswordPage(tab);

  await choose(page, NEW);
  await expect(page).toHaveURL("/my-account");
  await choose(old, "Drawcard-demo-3");
  await expect(old).toHaveURL("/cart");
  await choose(otherPage, NEW);
  await expect(otherPage).toHaveURL(/\/login\?next=%2Fmy-account&expired=1$/);
  await expect(otherPage.getByText("Your session has ended")).toBeVisible();
});
