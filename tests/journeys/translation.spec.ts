// Tests pages that the browser translates: what a button says is what it does.

import type { Page } from "@playwright/test";
import { TICKET_FIELDS } from "#site/features/play/play.form.ts";
import { boardsLabel } from "#site/lib/format/entries.ts";
import { LABELS } from "#tests/labels.ts";
import { expect, test } from "./journey.ts";
import { addQuickPick, call, holdScripts, logIn, openPlay, payButton, register } from "./shopper.ts";
import { translateFromStart, translateNow } from "./translate.ts";

const addButton = (page: Page) => page.getByRole("button", { name: /^Add/ });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const cartTotal = async (page: Page) =>
  (await call<{ cartTotal: { amount: number } }>(page, "cart.get")).cartTotal.amount;

async function fillTicket(page: Page) {
  await button(page, "Quick-pick all").click();
  await expect(addButton(page)).toHaveText("Add 4 games · $2.70");
  await page.getByLabel(TICKET_FIELDS.numGames, { exact: true }).selectOption("10");
  await button(page, "Quick-pick all").click();
  await expect(addButton(page)).toHaveText("Add 10 games · $6.75");
  await page.getByLabel(TICKET_FIELDS.numDraws, { exact: true }).selectOption("2");
  await expect(addButton(page)).toHaveText("Add 10 games · $13.50");
  await expect(page.getByText("10 of 10 games complete")).toBeVisible();
  await button(page, "Clear game").click();
  await expect(page.getByText("1 incomplete game will be left out.")).toBeVisible();
  await expect(addButton(page)).toHaveText("Add 9 games · $12.16");
  await button(page, "Undo").click();
  await addButton(page).click();
  await expect(page.getByRole("link", { name: "Go to cart · $13.50" })).toBeVisible();
  expect(await cartTotal(page)).toBe(13.5);
}

test("a translated play page shows the price that it charges, whenever it was translated", async ({
  page,
  otherPage,
}) => {
  await openPlay(page, "/monday_lotto");
  await translateNow(page);
  await fillTicket(page);

  await translateFromStart(otherPage);
  await otherPage.goto("/monday_lotto");
  await fillTicket(otherPage);
  await otherPage.goto("/monday_lotto/systems");
  await otherPage.getByLabel(TICKET_FIELDS.gameOffer, { exact: true }).selectOption("system_8");
  await button(otherPage, "Quick-pick all").click();
  await expect(addButton(otherPage)).toHaveText("Add System 8 · $18.90");
  await otherPage.getByLabel(TICKET_FIELDS.gameOffer, { exact: true }).selectOption("system_9");
  await expect(otherPage.getByText("Choose 1 more number.")).toBeVisible();
  await button(otherPage, "Quick-pick all").click();
  await expect(addButton(otherPage)).toHaveText("Add System 9 · $56.70");
});

test("a translated cart, payment and deposit show the amounts that they charge", async ({ page, otherPage }) => {
  await register(otherPage);
  await translateFromStart(otherPage);
  await logIn(page, "anna@example.com");
  await addQuickPick(page);
  await page.goto("/cart");
  await expect(payButton(page)).toHaveText("Pay $2.70 from your wallet");
  await translateNow(page);
  await page.getByLabel(boardsLabel({})).selectOption("10");
  await expect(payButton(page)).toHaveText("Pay $6.75 from your wallet");
  await page.getByLabel(boardsLabel({})).selectOption("12");
  await expect(payButton(page)).toHaveText("Pay $8.10 from your wallet");
  await expect(page.getByRole("region", { name: "Payment" })).not.toContainText("$6.75");
  expect(await cartTotal(page)).toBe(8.1);
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(payButton(page)).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(payButton(page)).toHaveText("Pay $8.10 from your wallet");
  await payButton(page).click();
  await expect(page).toHaveURL(/\/receipt\/chk_/);
  await expect(page.getByRole("main")).toContainText("$8.10");

  const release = await holdScripts(otherPage);
  await otherPage.goto("/my-account/deposit", { waitUntil: "commit" });
  const amount = otherPage.getByLabel(LABELS.deposit.amount);
  await amount.fill("30");
  release();
  await expect(otherPage.locator("astro-island[ssr]")).toHaveCount(0);
  await expect(amount, "keeps what was typed before the scripts").toBeFocused();
  await expect(otherPage.getByRole("button", { name: /^Deposit/ })).toHaveText("Deposit $30.00");
  await amount.fill("0.5");
  await otherPage.getByRole("button", { name: /^Deposit/ }).click();
  await expect(otherPage.getByText(/^Please enter an amount equal to or greater than/)).toBeVisible();
  await amount.fill("45.5");
  await expect(otherPage.getByText(/^Please enter an amount equal to or greater than/)).toBeHidden();
  await expect(otherPage.getByRole("button", { name: /^Deposit/ })).toHaveText("Deposit $45.50");
});
