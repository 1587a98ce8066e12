// Tests in the browser that tickets are bought again: an autoplay begun on the play page, and a raffle subscription without a script.

import { TICKET_FIELDS } from "#site/features/play/play.form.ts";
import { HOW_OFTEN } from "#site/lib/recurring/recurring-choice.ts";
import { LABELS } from "#tests/labels.ts";
import { oneOf } from "#tests/seeded.ts";
import { look, type Theme } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { addQuickPick, buyCart, call, onReceipt, openCart, payButton, register } from "./shopper.ts";

const themes: readonly Theme[] = oneOf(["light", "dark"], "theme of recurring play");

test("begins an autoplay, pays, and pauses, resumes and cancels it in the account", async ({ page, shop }) => {
  await register(page);
  await addQuickPick(page);
  await buyCart(page, 50);

  await page.goto("/powerball");
  await page.getByLabel(TICKET_FIELDS.numDraws, { exact: true }).selectOption("autoplay");
  await page
    .getByLabel(TICKET_FIELDS.minimumJackpot, { exact: true })
    .selectOption({ label: "Jackpots 20 Million and over" });
  await page.getByRole("button", { name: "Quick-pick all" }).click();
  await expect(page.getByLabel(TICKET_FIELDS.laterNumbers)).toHaveValue("true");
  await page.getByLabel(TICKET_FIELDS.laterNumbers).selectOption("false");
  await page.reload();
  await expect(page.getByLabel(TICKET_FIELDS.numDraws, { exact: true })).toHaveValue("autoplay");
  await expect(page.getByLabel(TICKET_FIELDS.minimumJackpot, { exact: true })).toHaveValue("20000000");
  await expect(page.getByLabel(TICKET_FIELDS.laterNumbers)).toHaveValue("false");
  for (const theme of themes) await look(page, "the choices of an autoplay", theme);
  await page.getByRole("button", { name: /^Add \d+ games/ }).click();
  await page.getByRole("link", { name: /^Go to cart/ }).click();

  await expect(page.getByText(/^Autoplay: \d+ x Powerball games · Jackpots 20 Million and over$/)).toBeVisible();
  await page.getByRole("button", { name: /^Turn off autoplay/ }).click();
  await expect(page.getByRole("group", { name: "Pay for later draws with" })).toBeHidden();
  await page.getByRole("button", { name: /^Turn on autoplay/ }).click();
  await expect(page.getByText(/^Autoplay: \d+ x Powerball games · Weekly$/)).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Wallet/ })).toBeChecked();
  for (const theme of themes) await look(page, "a cart that asks what pays later", theme);
  await payButton(page).click();
  await onReceipt(page);
  await page.getByRole("link", { name: "See my autoplay" }).click();
  await page.getByRole("link", { name: /Powerball games/ }).click();

  await shop.fault("setAutoplayStatus", "down");
  await page.getByLabel(LABELS.pause.pausedUntil).selectOption({ index: 3 });
  const until = await page.getByLabel(LABELS.pause.pausedUntil).inputValue();
  await page.getByRole("button", { name: "Pause autoplay" }).click();
  await expect(page.locator("[data-toast]")).toContainText(
    /Cannot update AutoPlay status.*unexpected error while updating your autoplay\. Please try again\./,
  );
  await expect(page.getByLabel(LABELS.pause.pausedUntil)).toHaveValue(until);
  await shop.fault("setAutoplayStatus", "off");
  await page.getByLabel(LABELS.pause.pausedUntil).selectOption({ index: 0 });
  await page.getByRole("button", { name: "Pause autoplay" }).click();
  await expect(page.getByText("Paused", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Resume autoplay" }).click();
  await expect(page.getByText(/^It is active\./)).toBeVisible();
  await page.getByText("Cancel autoplay", { exact: true }).first().click();
  await page.getByRole("button", { name: "Yes, cancel this autoplay" }).click();
  await expect(page.getByText("It is cancelled. Nothing more is charged.")).toBeVisible();
});

test("keeps a ticket that an autoplay buys too, or takes it out, and changes nothing once the session has ended", async ({
  page,
}) => {
  await call(page, "session.login", { email: "uma@example.com", password: "Drawcard-demo-1" });
  const { purchases } = await call<{ purchases: { drawEncodedIds?: string[] }[] }>(page, "autoplays.list?input=%7B%7D");
  const drawNo = Number(/monday_lotto_(\d+)/.exec(JSON.stringify(purchases))?.[1]);
  await addQuickPick(page, "monday_lotto", 4, drawNo);
  await addQuickPick(page, "powerball");
  await openCart(page);
  const question = page.getByRole("dialog", { name: "You may be buying this twice" });
  await payButton(page).focus();
  await page.keyboard.press("Enter");
  for (const theme of themes) await look(page, "a ticket that an autoplay buys too", theme);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(payButton(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: "Take it out" }).click();
  await expect(question).toBeHidden();
  expect((await call<{ cartItems: object[] }>(page, "cart.get")).cartItems).toHaveLength(1);

  await addQuickPick(page, "monday_lotto", 4, drawNo);
  await openCart(page);
  await payButton(page).click();
  await question.getByRole("button", { name: "Keep both" }).click();
  await onReceipt(page);

  // The session ends while the page is open: after the login it must not say that the autoplay is paused.
  await page.goto("/my-account/autoplay");
  await page.getByRole("link", { name: /Monday Lotto games/ }).click();
  await expect(page.getByRole("button", { name: "Pause autoplay" })).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Pause autoplay" }).click();
  await page.waitForURL((url) => url.pathname === "/login");
  expect(new URL(page.url()).searchParams.get("next")).toMatch(/^\/my-account\/autoplay\/ticket\/\w+(?!.*saved)/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("begins a raffle subscription", async ({ page }) => {
    await register(page);
    await addQuickPick(page);
    await buyCart(page, 50);
    await page.goto("/charity_raffle/subscriptions");
    await page.getByLabel(HOW_OFTEN).selectOption("annually");
    await page.getByRole("button", { name: /^Add/ }).click();
    await expect(
      page.getByText(/^Subscription: \d+ Ticket Book · Every draw · Billed every year, if there is a new draw$/),
    ).toBeVisible();
    await payButton(page).click();
    await onReceipt(page);
    await page.getByRole("link", { name: "See my subscription" }).click();
    await expect(page.getByRole("link", { name: /Ticket Book/ })).toBeVisible();
  });
});
