// Tests failing services and sessions that end mid-action, with scripts: no money is lost, nothing is paid twice.
// What pages show in trouble: tests/front/trouble.spec.ts.

import type { Page } from "@playwright/test";
import { METHOD_NAMES } from "#services/main/wallet/funds/fund-names.rules.ts";
import { LOG_IN_AND_CONTINUE } from "#site/features/session/login.form.ts";
import { LOG_OUT } from "#site/lib/shell/header.ts";
import { TRY_AGAIN } from "#site/ui/feedback/feedback.ts";
import { LABELS } from "#tests/labels.ts";
import { expect, test } from "./journey.ts";
import {
  addQuickPick,
  buyCart,
  onReceipt,
  openCart,
  PASSWORD,
  payButton,
  register,
  registerWithMoney,
} from "./shopper.ts";

const endSession = (page: Page) =>
  page.context().clearCookies({ name: /^dc_(access|refresh|customer|customer_token)$/ });

/** Posts a form of the shop, as another tab of the same browser does. */
const postInOtherTab = (page: Page, path: string, form: Record<string, string>) =>
  page.request.post(path, { headers: { "sec-fetch-site": "same-origin" }, form });
const signInInOtherTab = (page: Page, email: string) => postInOtherTab(page, "/login", { email, password: PASSWORD });

async function expectTickets(page: Page, count: string) {
  await page.goto("/my-account/upcoming-tickets");
  await expect(page.getByText(count, { exact: true })).toBeVisible();
}

test("a payment that fails, then times out, is made once, and a reload shows its receipt", async ({ page, shop }) => {
  await registerWithMoney(page, 30);
  await addQuickPick(page);
  await openCart(page);
  await shop.fault("purchaseCart", "down");
  await payButton(page).click();
  await expect(page.getByText("We couldn't reach the shop")).toBeVisible();
  await expect(page.getByText("You won't be charged twice")).toBeVisible();

  await shop.fault("purchaseCart", "slow");
  await payButton(page).click();
  await expect(payButton(page)).toHaveAttribute("aria-busy", "true");
  await page.reload();
  await expect(page.getByText("Your payment is being confirmed")).toBeVisible();

  await shop.fault("purchaseCart", "off");
  await onReceipt(page);
  await expectTickets(page, "2 tickets");
});

test("a page of a list that cannot load fails in its place, Back leaves it, and its link loads the list", async ({
  page,
  shop,
}) => {
  await register(page);
  for (let at = 0; at < 11; at += 1) await addQuickPick(page, "monday_lotto", 4);
  await buyCart(page);
  await page.goto("/my-account/upcoming-tickets");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await shop.fault("listOrders", "down");
  const next = page.getByRole("link", { name: "Page 2", exact: true });
  const list = page.getByText("11 tickets", { exact: true });
  // Hovering prefetches the page; nothing is shown yet.
  const ahead = page.waitForResponse(/orders\.list/);
  await next.hover();
  await (await ahead).finished();
  await expect(list).toBeVisible();
  await next.click();

  const failure = page.getByText("We couldn't load these tickets");
  await expect(failure).toBeVisible();
  await expect(page.locator(":focus").getByRole("link", { name: TRY_AGAIN })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Overview" })).toBeVisible();
  await expect(page).toHaveURL("/my-account/upcoming-tickets/2");

  await shop.fault("listOrders", "off");
  await page.goBack();
  await expect(page).toHaveURL("/my-account/upcoming-tickets");
  await expect(list).toBeVisible();

  await shop.fault("listOrders", "down");
  // Opened anew, it fails on the server, and again in the browser.
  const again = page.waitForResponse(/orders\.list/);
  await page.goto("/my-account/upcoming-tickets/2");
  await (await again).finished();
  await expect(failure).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Overview" })).toBeVisible();
  await shop.fault("listOrders", "off");
  // The list may ask again by itself first, which removes the link.
  const tryAgain = page.getByRole("link", { name: TRY_AGAIN });
  await expect(async () => {
    if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 1000 });
    await expect(list).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page).toHaveURL("/my-account/upcoming-tickets/2");
});

test("a payment after the session ended asks to log in, is not made for another customer, and is made once", async ({
  page,
  otherPage,
}) => {
  const other = await register(otherPage);
  const email = await register(page);
  await addQuickPick(page);
  await openCart(page);
  await page.getByLabel(METHOD_NAMES.td).check();
  await endSession(page);
  await page.getByRole("button", { name: "Pay $2.70" }).click();

  const message = "Log in and we'll take you back. Your cart is saved in your account.";
  await expect(page.getByText(message)).toBeVisible();
  await page.getByLabel(LABELS.login.email).fill(email);
  await page.getByLabel(LABELS.login.password, { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: LOG_IN_AND_CONTINUE }).click();
  await expect(page).toHaveURL(/\/cart$/);

  await page.getByLabel(METHOD_NAMES.td).check();
  await postInOtherTab(page, "/logout", {});
  await signInInOtherTab(page, other);
  await page.getByRole("button", { name: "Pay $2.70" }).click();
  await expect(page.getByText(/Your cart (has changed|is empty)/).first()).toBeVisible();

  await postInOtherTab(page, "/logout", {});
  await signInInOtherTab(page, email);
  await openCart(page);
  await page.getByLabel(METHOD_NAMES.td).check();
  await endSession(page);
  await signInInOtherTab(page, email);
  await page.getByRole("button", { name: "Pay $2.70" }).click();
  await onReceipt(page);
  await expectTickets(page, "1 ticket");
});

test("offline, every form says the same and stays on its page", async ({ page, context }) => {
  const offline = page.getByText("You're offline. Nothing changed. Try again.");
  await page.goto("/");
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Quick-pick/ })
    .first()
    .click();
  await expect(offline).toBeVisible();
  await expect(page).toHaveURL("/");
  await context.setOffline(false);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Quick-pick/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/cart/);

  await registerWithMoney(page, 20);
  await addQuickPick(page);
  await openCart(page);
  const pay = page.getByRole("button", { name: /^Pay \$/ });
  await expect(pay).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await pay.click();
  await expect(page.getByRole("main").getByText("You're offline. Nothing changed. Try again.")).toBeVisible();
  await expect(page.getByText(/reload the page|charged twice/)).toBeHidden();
  await context.setOffline(false);
  await pay.click();
  await expect(page).toHaveURL(/\/receipt\/chk_/);
});

test.describe("with its service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the shop answers offline, with the tickets seen last until the log-out, and opens what was asked for once the connection is back", async ({
    page,
    context,
  }) => {
    const offline = page.getByText("You're offline. Nothing changed. Try again.");
    await page.goto("/");
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await page.goto("/powerball?games=5");
    await expect(offline).toBeVisible();
    await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
    // The look of the shop, under the page's own content security policy.
    const button = page.getByRole("link", { name: TRY_AGAIN });
    await expect(button).toHaveCSS("border-radius", "12px");
    await button.click();
    await expect(offline).toBeVisible();

    await context.setOffline(false);
    await page.getByRole("link", { name: TRY_AGAIN }).click();
    await expect(page).toHaveURL("/powerball?games=5");
    await expect(page.getByRole("heading", { name: "Powerball", level: 1 })).toBeVisible();
    // Nothing was kept: the next page is the shop's.
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await page.goto("/lotto-results");
    await expect(page.getByRole("heading", { name: "Results", level: 1 })).toBeVisible();

    // Buys one ticket.
    await registerWithMoney(page, 20);
    await page.goto("/my-account/upcoming-tickets");
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(["kept-tickets"]);
    await context.setOffline(true);
    await page.goto("/my-account");
    await expect(page.getByRole("heading", { name: "Your upcoming tickets" })).toBeVisible();
    await expect(page.getByRole("listitem")).toHaveText([
      /Monday Lotto, draw \d+.*Sales close .*4 games.*(\d+ ){5}\d+/s,
    ]);
    await context.setOffline(false);
    await page.goto("/logout");
    await page.getByRole("main").getByRole("button", { name: LOG_OUT }).click();
    await expect(page).toHaveURL("/");
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
});
