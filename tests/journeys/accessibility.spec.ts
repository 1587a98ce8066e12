// Sweeps the awkward states of pages with axe: WCAG 2.2 A and AA, light and dark, phone and desktop. The plain state of
// every page: every-route.accessibility.spec.ts; drawers, dialogs and error pages: every-dialog.accessibility.spec.ts.
// A run takes a seeded quarter of the walks (SEED repeats it); the proof takes all of them on all screens.

import type { Page } from "@playwright/test";
import { METHOD_NAMES } from "#services/main/wallet/funds/fund-names.rules.ts";
import { RATINGS } from "#site/features/feedback/feedback.form.ts";
import { LOG_IN_AND_CONTINUE } from "#site/features/session/login.form.ts";
import { LABELS } from "#tests/labels.ts";
import { isProof, oneOf, quarterOf } from "#tests/seeded.ts";
import { look as lookOnce } from "./axe.ts";
import { expect, type Shop, test } from "./journey.ts";
import {
  addQuickPick,
  CARDS,
  expectHeading,
  fillIn,
  onReceipt,
  payButton,
  register,
  signIn,
  toPayment,
  typeCard,
} from "./shopper.ts";

const SCREENS = [
  { colorScheme: "light", width: 390, height: 844 },
  { colorScheme: "dark", width: 1280, height: 900 },
  { colorScheme: "dark", width: 390, height: 844 },
  { colorScheme: "light", width: 1280, height: 900 },
] as const;

test.describe.configure({ timeout: 300_000 });

/** Checks the page on all four screens in the proof; otherwise on one, chosen by the run's seed. */
async function look(page: Page, state: string): Promise<void> {
  const screens = isProof ? SCREENS : oneOf(SCREENS, state);
  for (const { colorScheme, ...size } of screens) {
    await page.setViewportSize(size);
    await lookOnce(page, state, colorScheme);
  }
}

async function lookAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await look(page, path);
}

type Fixtures = { page: Page; shop: Shop };

const walks: Record<string, (fixtures: Fixtures) => Promise<void>> = {
  "what operators and draws add to pages": async ({ page, shop }) => {
    await page.goto("/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "Give feedback" }).click();
    await page.getByRole("dialog").getByRole("radio", { name: RATINGS.neutral }).check();
    await look(page, "feedback with a rating");
    await shop.controls.change("getConfig", {
      payment_logos: ["visa", "mastercard", "amex", "paypal", "apple pay", "google pay"],
      social_links: [{ network: "x", account: "drawcard" }],
      app_store_urls: { app_store: "https://apps.example/drawcard" },
    });
    await shop.controls.capability("native-app", "on");
    await lookAt(page, "/about");
    await lookAt(page, "/one_lottery");
    const coming = (await shop.status()).nextDraws.find(({ offer }) => offer === "powerball");
    await lookAt(page, `/powerball/results/draw/${coming?.drawNo}`);
  },

  "the ticket builder": async ({ page, shop }) => {
    await page.goto("/powerball");
    await page.getByRole("checkbox", { name: "7", exact: true }).first().check();
    await look(page, "a game begun");
    await page.getByRole("button", { name: "Quick-pick all" }).click();
    await look(page, "a full ticket");
    await shop.fault("createAnonCart", "down");
    await page.getByRole("button", { name: /^Add/ }).click();
    await expect(page.getByText("Sorry, there was an unexpected error while updating your cart.")).toBeVisible();
    await look(page, "a toast");
    await page.getByRole("button", { name: "Ok, got it" }).click();
    await shop.fault("createAnonCart", "off");
    await page.getByRole("button", { name: /^Add/ }).click();
    await expect(page.getByText("Added to your cart.")).toBeVisible();
    await look(page, "added");
  },

  "a promotion code refused, redeemed and paid with": async ({ page }) => {
    await register(page);
    await addQuickPick(page);
    await page.goto("/cart");
    const field = page.getByLabel(LABELS.promotion.promotionCode);
    await field.fill("SAVE");
    await field.press("Enter");
    await expect(field).toHaveAccessibleDescription("You can't use this code with your cart.");
    await look(page, "a code that was refused");
    await field.fill("WEEKEND");
    await field.press("Enter");
    await expect(page.getByRole("heading", { name: "WEEKEND" })).toBeVisible();
    await look(page, "a voucher in the cart");
    await page.getByLabel(METHOD_NAMES.td).check();
    await payButton(page).click();
    await onReceipt(page);
    await look(page, "a receipt with a promotion");
  },

  "the cart of a visitor, and signing in": async ({ page }) => {
    await addQuickPick(page);
    await addQuickPick(page, "powerball", 4);
    await page.goto("/cart");
    await page.getByRole("button", { name: /^Remove 4 x Powerball games/ }).click();
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    await look(page, "removed, with undo");
    await page.goto("/checkout/login");
    await page.getByRole("button", { name: LOG_IN_AND_CONTINUE }).click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await look(page, "sign-in with errors");
    await page.goto("/checkout/login?step=register");
    await fillIn(page, { email: "fred", dateOfBirth: "2015-01-01" });
    await page.getByRole("button", { name: LABELS.register.submit }).click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await look(page, "registration with errors");
  },

  "paying, and being refused": async ({ page }) => {
    await toPayment(page);
    await expect(page.frameLocator("iframe[title='Card details']").getByLabel("Card number")).toBeVisible();
    await look(page, "payment by card");
    await payButton(page).click();
    const number = page.frameLocator("iframe[title='Card details']").getByLabel("Card number");
    await expect(number).toHaveAccessibleDescription(/^Enter your card number\./);
    await look(page, "card fields with errors");
    await typeCard(page, CARDS.declined);
    await payButton(page).click();
    await expect(page.getByText("Your card was declined.")).toBeVisible();
    await look(page, "a declined card");
    await page.getByLabel(METHOD_NAMES.td).check();
    await look(page, "payment by test deposit");
  },

  "the bank": async ({ page }) => {
    await toPayment(page);
    await typeCard(page, CARDS.challenged);
    await payButton(page).click();
    await expectHeading(page, /^Approve this payment/);
    await look(page, "the bank's page");
    await page.getByRole("button", { name: "Decline" }).click();
    await expectHeading(page, "Payment not confirmed");
    await look(page, "payment not confirmed");
  },

  "a cart that cannot be bought": async ({ page, shop }) => {
    await addQuickPick(page);
    await addQuickPick(page, "wednesday_lotto");
    await shop.draw("wednesday_lotto");
    await signIn(page, "ben@example.com");
    await expect(page.getByText(/^This is over your weekly limit by /).first()).toBeVisible();
    await expect(page.getByText(/^Removed from your cart/).first()).toBeVisible();
    await look(page, "blocked, and a ticket dropped");
  },

  "the account of a new customer, and trouble": async ({ page, shop }) => {
    await register(page);
    for (const path of ["/my-account", "/my-account/upcoming-tickets", "/my-account/past-tickets"]) {
      await lookAt(page, path);
    }
    await shop.fault("listOrders", "down");
    await lookAt(page, "/my-account");
    await shop.fault("listContentCards", "down");
    await lookAt(page, "/shell/notifications");
  },
};

for (const [title, walk] of quarterOf(Object.entries(walks), ([title]) => title)) {
  test(title, ({ page, shop }) => walk({ page, shop }));
}
