// Tests the scripts of every page: idle logout, heartbeat, analytics, and the login dialog.

import type { Page, Request } from "@playwright/test";
import { RATINGS } from "#site/features/feedback/feedback.form.ts";
import { LOG_IN, LOG_OUT } from "#site/lib/shell/header.ts";
import { LABELS } from "#tests/labels.ts";
import { expect, test } from "./journey.ts";
import { fillInAll, newEmail, PASSWORD, register } from "./shopper.ts";

type Recorded = { type: string; name?: string; properties?: Record<string, unknown> };
const recorded = (page: Page) => page.evaluate(() => (window as unknown as { dataLayer?: Recorded[] }).dataLayer ?? []);
const namesRecorded = async (page: Page) => (await recorded(page)).map(({ type, name }) => name ?? type);
const heartbeats = (page: Page) => {
  const seen: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/blank.html")) seen.push(request);
  });
  return seen;
};

/** Sets the cookie of full consent. */
async function allowEverything(page: Page, baseURL = "") {
  await page.context().addCookies([{ name: "dc_consent", value: "essential+non_essential", url: baseURL }]);
}

test("an idle customer is warned, stays logged in after a key press, and is otherwise logged out (Shell §4)", async ({
  page,
}) => {
  await page.clock.install();
  await register(page);
  await page.goto("/my-account/upcoming-tickets");
  await page.getByRole("banner").getByRole("link", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();

  await page.clock.runFor("29:31");
  const warning = page.getByText("we'll log you out in a minute");
  await expect(warning).toBeVisible();
  // The warning is above the open drawer. Shift+Tab leaves the drawer backwards, through the browser's own toolbar.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  const close = page.locator(".toast").getByRole("button").last();
  await expect(close).toBeFocused();
  await close.click({ trial: true });
  await page.keyboard.press("Escape");
  await expect(warning).toBeHidden();
  await expect(menu.getByRole("button", { name: "Close" })).toBeFocused();

  await page.clock.runFor("01:00");
  await page.goto("/my-account/upcoming-tickets");
  await expect(page).toHaveURL("/my-account/upcoming-tickets");

  await page.clock.runFor("29:31");
  await expect(warning).toBeVisible();
  await page.clock.runFor("01:00");
  await expect(page).toHaveURL(/\/login\?next=.*upcoming-tickets.*&idle=1/);
  await expect(page.getByText("You have been logged out")).toBeVisible();
  await page.goto("/my-account");
  await expect(page).toHaveURL(/\/login/);
});

test("sends no heartbeat while the visitor is idle (Analytics 6) (rule heartbeat)", async ({ page }) => {
  await page.clock.install();
  const seen = heartbeats(page);
  await page.goto("/");

  const beat = page.waitForRequest(/blank\.html/);
  await page.clock.runFor("01:01");
  await beat;
  await page.clock.runFor("05:00");
  const before = seen.length;
  await page.clock.runFor("10:00");

  expect(seen).toHaveLength(before);
});

test("page views, sign-up, logout, login and feedback are recorded once each (Analytics 1, 2, 3, 5, 13)", async ({
  page,
  baseURL,
}) => {
  await allowEverything(page, baseURL);
  const email = newEmail();
  await page.goto("/login?step=register&utm_source=two%20words");
  const properties = { name: "login", title: await page.title(), path: "/login", url: `${baseURL}/login` };
  await expect.poll(() => recorded(page)).toEqual([{ type: "page", properties }]);
  await fillInAll(page, email);
  await page.getByRole("button", { name: LABELS.register.submit }).click();
  await expect(page).toHaveURL(/\/my-account$/);
  await expect.poll(() => namesRecorded(page)).toEqual(["page", "identify", "SignUp"]);
  const signedUp = { provider: "email", address_entry: "manual" };
  expect(await recorded(page)).toContainEqual({ type: "track", name: "SignUp", properties: signedUp });

  await page.goto("/logout");
  await page.getByRole("main").getByRole("button", { name: LOG_OUT }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => namesRecorded(page)).toEqual(["page", "Logout", "reset"]);
  await page.reload();
  await expect.poll(() => namesRecorded(page)).toEqual(["page"]);

  await page.goto("/login");
  await page.getByLabel(LABELS.login.email).fill(email);
  await page.getByLabel(LABELS.login.password, { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: LABELS.login.submit }).click();
  await expect(page).toHaveURL(/\/my-account$/);
  await expect.poll(() => namesRecorded(page)).toEqual(["page", "identify", "Login"]);
  expect(await recorded(page)).toContainEqual({ type: "track", name: "Login", properties: { provider: "email" } });

  await page.goto("/shell/feedback");
  await page.getByRole("radio", { name: RATINGS.not_satisfied }).check();
  await page.getByRole("button", { name: LABELS.feedback.submit }).click();
  await expect
    .poll(() => recorded(page))
    .toContainEqual({ type: "track", name: "Feedback", properties: { rating: "not_satisfied", value: -1 } });
});

test("the login dialog asks for the email, then the password, and stays on the page", async ({ page, otherPage }) => {
  const email = await register(otherPage);
  await page.goto("/lotto-results");
  const opener = page.getByRole("banner").getByRole("link", { name: LOG_IN });
  const modal = page.getByRole("dialog");
  await opener.click();
  await modal.getByLabel(LABELS.login.email).fill("nobody");
  await modal.getByRole("button", { name: LABELS.emailStep.submit }).click();
  await expect(modal.getByText("Please enter a valid email address").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(modal).toHaveCount(0);
  await expect(opener).toBeFocused();

  // An unknown email leads to the registration.
  const unknown = newEmail();
  await opener.click();
  await modal.getByLabel(LABELS.login.email).fill(unknown);
  await modal.getByRole("button", { name: LABELS.emailStep.submit }).click();
  await expect(modal.getByLabel(LABELS.register.firstname)).toBeFocused();
  await expect(modal.getByLabel(LABELS.register.email, { exact: true })).toHaveValue(unknown);
  await page.keyboard.press("Escape");
  await expect(modal).toHaveCount(0);

  await opener.click();
  await modal.getByLabel(LABELS.login.email).fill(email);
  await modal.getByRole("button", { name: LABELS.emailStep.submit }).click();
  await modal.getByLabel(LABELS.login.password, { exact: true }).fill(PASSWORD);
  await modal.getByRole("button", { name: LABELS.login.submit, exact: true }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: /^Account/ })).toBeVisible();
  await expect(page).toHaveURL("/lotto-results");
});
