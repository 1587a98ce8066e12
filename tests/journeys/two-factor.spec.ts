// Tests logging in with a code in the browser: Fay's codes arrive by mail. The sixth digit sends the code.

import type { Page } from "@playwright/test";
import { LOG_IN } from "#site/lib/shell/header.ts";
import { LABELS } from "#tests/labels.ts";
import { isProof, oneOf } from "#tests/seeded.ts";
import { INCORRECT, LOCKED, wrongCodeFor } from "#tests/two-factor.ts";
import { look, type Theme } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { accountMenu, call, PASSWORD, setLatency } from "./shopper.ts";

const FAY = "fay@example.com";
const THEMES: readonly Theme[] = ["light", "dark"];
const themes = isProof ? THEMES : oneOf(THEMES, "theme of one-time codes");

const code = (page: Page) => page.getByLabel(LABELS.code.otp);
const alert = (page: Page) => page.getByRole("alert");

test("sends the code at the sixth digit, and does not resend a refused code (Two-factor 3, 12)", async ({
  page,
  shop: { controls },
}) => {
  await controls.unlock(FAY);
  await page.goto("/login");
  await page.getByLabel(LABELS.login.email).fill(FAY);
  await page.getByLabel(LABELS.login.password, { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: LABELS.login.submit, exact: true }).click();
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  await expect(page.getByText("We sent it to f***@example.com.")).toBeVisible();
  const resend = page.getByRole("button", { name: /^Send a new code \(in \d+ s\)/ });
  await expect(resend).toHaveAttribute("aria-disabled", "true");

  await code(page).fill("12a45");
  await code(page).press("Enter");
  await expect(alert(page)).toContainText("A 6 digit code is required.");
  await expect(code(page)).toBeFocused();
  const right = await controls.code(FAY);
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().includes("session.enterCode")) sent += 1;
  });
  await code(page).fill("");
  await code(page).pressSequentially(wrongCodeFor(right));
  await expect(alert(page)).toContainText(INCORRECT);
  // The message is shown once, at the focus.
  await expect(page.getByText(/^Code is incorrect/)).toHaveCount(1);
  await expect(page.getByRole("link", { name: "contact support", exact: true })).toBeVisible();
  // Sending the same wrong code again does not count; otherwise the fifth would lock the account.
  for (let press = 1; press <= 5; press += 1) {
    await page.getByRole("button", { name: LABELS.login.submit, exact: true }).click();
    await expect(code(page)).toBeFocused();
    await expect(alert(page)).toContainText(INCORRECT);
  }
  expect(sent).toBe(1);
  for (const theme of themes) await look(page, "a wrong code", theme);

  await code(page).fill("");
  await code(page).pressSequentially(right);
  await expect(page).toHaveURL("/my-account");
});

test("the login dialog asks for the code and stays on the page, also on a slow network", async ({
  page,
  shop: { controls },
}) => {
  await controls.unlock(FAY);
  await page.goto("/about");
  // So slow that "Continue" is pressed before the script of the dialog has loaded.
  await setLatency(page, 300);
  await page.getByRole("banner").getByRole("link", { name: LOG_IN }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(LABELS.login.email).fill(FAY);
  await dialog.getByRole("button", { name: LABELS.emailStep.submit }).click();
  await dialog.getByLabel(LABELS.login.password, { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: LABELS.login.submit }).click();
  await expect(dialog.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  await dialog.getByLabel(LABELS.code.otp).fill(await controls.code(FAY));

  await expect(accountMenu(page)).toBeVisible();
  await expect(page).toHaveURL("/about");
});

test("a link signs in automatically; with two-factor it asks for a code, and the fifth wrong code locks the account", async ({
  page,
  shop: { controls },
}) => {
  await controls.unlock(FAY);
  const token = await controls.link("erin@example.com");
  // A GET, as by a mail scanner, does not use up the token.
  expect(await (await page.request.get(`/login/autologin/${token}`)).text()).toContain("Verifying Automatic Login");
  // Its own heading may be gone by the time the page has loaded.
  await page.goto(`/login/autologin/${token}?next=/my-account`);
  await expect(page).toHaveURL("/my-account");
  await page.context().clearCookies();

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/login/autologin/${await controls.link(FAY)}`);
  await expect(page.getByRole("complementary", { name: "Why a code?" })).toContainText("Open our latest email.");
  for (const theme of themes) await look(page, "a link that asks for a code", theme);
  const wrong = wrongCodeFor(await controls.code(FAY));
  for (let count = 1; count < 5; count += 1) {
    await expect(call(page, "session.enterCode", { otp: wrong })).rejects.toThrow();
  }
  await code(page).fill(wrong);

  await expect(alert(page)).toContainText("Account locked");
  await expect(alert(page)).toContainText(LOCKED);
  await expect(code(page)).toBeDisabled();
  await expect(page.getByRole("button", { name: LABELS.login.submit, exact: true })).toBeDisabled();
  // The focus moves from the disabled field to the message.
  await expect(page.locator("[data-locked]")).toBeFocused();
  await expect(page.getByText(/We sent it to|Open our latest email/)).toHaveCount(0);
  for (const theme of themes) await look(page, "a locked account", theme);
  await alert(page).getByRole("link", { name: "contact support" }).click();
  await expect(page).toHaveURL("/about/contact-us");
  await controls.unlock(FAY);
});
