// Tests the ticket builder: chosen numbers, quick-picks, undo, and failures to add. The page without a script: tests/front/play-form.spec.ts.

import type { Locator, Page } from "@playwright/test";
import { TICKET_FIELDS } from "#site/features/play/play.form.ts";
import { expect, test } from "./journey.ts";
import { holdScripts, openPlay } from "./shopper.ts";

const board = (page: Page, set = "Numbers") => page.getByRole("group", { name: new RegExp(`^${set}`) });
const press = async (page: Page, numbers: number[], set?: string) => {
  for (const number of numbers)
    await board(page, set)
      .getByRole("checkbox", { name: `${number}`, exact: true })
      .check();
};
const addButton = (page: Page) => page.getByRole("button", { name: /^Add/ });
const line = (page: Page, game: number) => page.getByRole("button", { name: new RegExp(`^Game ${game},`) });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("fills a ticket with chosen and quick-picked numbers, updates price and odds, adds it, and restores it on Undo", async ({
  page,
}) => {
  await openPlay(page, "/powerball");
  await expect(page.getByText(/^Fill in at least \d+ games?/)).toBeVisible();
  await press(page, [3, 9, 14, 20, 26, 31, 35]);
  await press(page, [7], "Powerball");
  const byHand = "Game 1, Numbers 3 9 14 20 26 31 35, Powerball 7";
  await expect(line(page, 1)).toHaveAccessibleName(byHand);
  await expect(page.getByRole("heading", { name: "Game 2 of 4" })).toBeVisible();
  await page.reload();
  await expect(line(page, 1)).toHaveAccessibleName(byHand);

  await button(page, "Quick-pick all").click();
  await expect(page.getByText("4 of 4 games complete")).toBeVisible();
  await expect(line(page, 1)).toHaveAccessibleName(byHand);
  await expect(addButton(page)).toHaveText("Add 4 games · $6.20");
  await expect(page.getByText("1 in 33,622,600")).toBeVisible();
  await page.getByLabel(TICKET_FIELDS.numGames, { exact: true }).selectOption("10");
  await button(page, "Quick-pick all").click();
  await expect(addButton(page)).toHaveText("Add 10 games · $15.50");
  await expect(page.getByText("1 in 13,449,040")).toBeVisible();
  await page.getByLabel(TICKET_FIELDS.numDraws, { exact: true }).selectOption("2");
  await expect(addButton(page)).toHaveText("Add 10 games · $31.00");

  await button(page, "Clear game").click();
  await expect(line(page, 1)).toHaveAccessibleName("Game 1, empty");
  await expect(page.getByText("1 incomplete game will be left out.")).toBeVisible();
  await button(page, "Clear all").click();
  await expect(page.getByText("0 of 10 games complete")).toBeVisible();
  await button(page, "Undo").click();
  await expect(page.getByText("9 of 10 games complete")).toBeVisible();
  await button(page, "Undo").click();
  await expect(line(page, 1)).toHaveAccessibleName(byHand);
  await button(page, "Redo").click();
  await expect(line(page, 1)).toHaveAccessibleName("Game 1, empty");
  await button(page, "Undo").click();

  await addButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Added to your cart." })).toBeVisible();
  const cart = page.getByRole("banner").getByRole("link", { name: /^Cart/ });
  const goToCart = page.getByRole("link", { name: "Go to cart · $31.00" });
  await expect(goToCart).toBeFocused();
  await expect(page.getByText("$31.00 for 10 games in 2 draws")).toBeHidden();
  await expect(cart).toContainText("1");
  await button(page, "Undo").click();
  await expect(page.getByText("10 of 10 games complete")).toBeVisible();
  await expect(goToCart).toBeHidden();
  await button(page, "Redo").click();
  // Keeps the chosen number of games instead of the offer's default.
  await expect(page.getByText("0 of 10 games complete")).toBeVisible();
  await page.reload();
  await expect(page.getByText("0 of 4 games complete")).toBeVisible();
  await button(page, "Quick-pick all").click();
  await page.getByRole("link", { name: "Add and continue to payment" }).click();
  await expect(page).toHaveURL(/\/checkout\/login\?step=register/);
  await page.goto("/cart");
  await expect(page.getByRole("main")).toContainText("$6.20");
  await expect(page.getByRole("main")).toContainText("Powerball");
  await expect(page.getByRole("main")).toContainText("$31.00");
});

test("counts every press, however fast: in the next game once one is complete, and while a ticket is being added", async ({
  page,
}) => {
  await openPlay(page, "/monday_lotto");
  // As fast as the browser takes them, and without a pointer, as assistive technology presses.
  const fast = (numbers: number[]) =>
    board(page).evaluate((set, values) => {
      for (const value of values) set.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click();
    }, numbers);
  await fast([3, 9, 17, 28, 33, 41, 3, 10, 18, 29, 34, 42, 5]);
  await expect(line(page, 1)).toHaveAccessibleName("Game 1, Numbers 3 9 17 28 33 41");
  await expect(line(page, 2)).toHaveAccessibleName("Game 2, Numbers 3 10 18 29 34 42");
  await expect(board(page)).toContainText("1 of 6 chosen");
  await expect(page.getByRole("heading", { name: "Game 3 of 4" })).toBeVisible();
  // A second press of the last number takes it back.
  await fast([6, 7, 8, 11, 12, 12]);
  await expect(board(page)).toContainText("5 of 6 chosen");
  await fast([13]);
  await expect(page.getByRole("heading", { name: "Game 4 of 4" })).toBeVisible();
  await board(page).getByRole("checkbox", { name: "13", exact: true }).focus();
  await page.keyboard.type("17");
  await page.keyboard.press("Space");
  await expect(board(page).getByRole("checkbox", { name: "17", exact: true })).toBeChecked();

  await button(page, "Quick-pick all").click();
  await expect(page.getByRole("button", { name: "Add 4 games" })).toBeEnabled();
  // Both before the shop can answer.
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll("button")];
    for (const name of ["Add 4 games", "Quick-pick all"])
      buttons.find(({ textContent }) => textContent.includes(name))?.click();
  });
  await expect(page.getByRole("status").filter({ hasText: "Added to your cart." })).toBeVisible();
  await expect(page.getByText("4 of 4 games complete")).toBeVisible();
  await expect(addButton(page)).toBeVisible();
});

/** Notices above the header do not count: they can be dismissed. */
async function expectBoardOnFirstScreen(page: Page, last: string) {
  await page.setViewportSize({ width: 390, height: 844 });
  const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { y: 0, height: Number.POSITIVE_INFINITY };
  const header = await boxOf(page.getByRole("banner"));
  const bar = await boxOf(page.getByLabel("Price and odds"));
  const number = await boxOf(board(page).getByRole("checkbox", { name: last }));
  expect(bar.height).toBeLessThanOrEqual(96);
  expect(number.y + number.height - header.y).toBeLessThanOrEqual(844 - bar.height);
}

test("keeps a ticket that cannot be added, explains why at the button, and adds it afterwards", async ({
  page,
  context,
  shop,
}) => {
  // The first has the row of a game, the second two rows of settings, the third a row of days.
  // With its next draw of next week, the closing time of the first takes two lines.
  await shop.draw("monday_lotto");
  for (const path of ["/monday_lotto", "/wednesday_lotto/systems", "/lotto_strike/boxed"]) {
    await page.goto(path);
    await expectBoardOnFirstScreen(page, "45");
  }
  await page.setViewportSize({ width: 390, height: 700 });
  await openPlay(page, "/powerball");
  const opensNext = page.getByLabel("Open the next game when one is complete");
  await opensNext.uncheck();
  await page.reload();
  await expect(opensNext).not.toBeChecked();
  const draws = page.getByLabel(TICKET_FIELDS.drawNo);
  const closed = await draws.inputValue();
  await expect(button(page, "Quick-pick all")).toBeEnabled();
  await press(page, [3, 9, 14, 20, 26, 31, 35]);
  await press(page, [7], "Powerball");
  const next = button(page, "Next: game 2");
  await expect(next).toBeInViewport({ ratio: 1 });
  const [under, bar] = await Promise.all([next.boundingBox(), page.getByLabel("Price and odds").boundingBox()]);
  expect((under?.y ?? 0) + (under?.height ?? 0), "the bar does not cover it").toBeLessThanOrEqual(bar?.y ?? 0);
  await button(page, "Quick-pick all").click();
  const complete = page.getByText("4 of 4 games complete");
  await expect(complete).toBeVisible();
  await shop.fault("createAnonCart", "down");
  await addButton(page).click();
  const failure = page.getByText("Sorry, there was an unexpected error while updating your cart. Please try again");
  await expect(failure).toBeVisible();
  for (const [width, height] of [
    [390, 700],
    [1280, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(addButton(page)).toBeInViewport();
    const [toast, add] = await Promise.all([failure.boundingBox(), addButton(page).boundingBox()]);
    const bottom = (toast?.y ?? 0) + (toast?.height ?? 0);
    const right = (toast?.x ?? 0) + (toast?.width ?? 0);
    expect(bottom <= (add?.y ?? 0) || right <= (add?.x ?? 0), `the message covers no button at ${width}`).toBe(true);
  }

  await shop.fault("createAnonCart", "off");
  await context.setOffline(true);
  await addButton(page).click();
  await expect(page.getByText("You're offline. Nothing changed. Try again.")).toBeVisible();
  await context.setOffline(false);
  await shop.draw("powerball");
  await addButton(page).click();
  await expect(page.getByText("This draw has closed. Choose the next one.")).toBeVisible();
  await expect(draws).not.toHaveValue(closed);
  await expect(complete).toBeVisible();
  await addButton(page).click();
  await expect(page.getByText("Added to your cart.")).toBeVisible();
  await expect(failure).toBeHidden();
});

test("keeps choices made before the scripts load, and works by keyboard afterwards", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/monday_lotto", { waitUntil: "commit" });
  const second = (await page.getByLabel(TICKET_FIELDS.drawNo).getByRole("option").nth(1).getAttribute("value")) ?? "";
  await page.getByLabel(TICKET_FIELDS.drawNo).selectOption(second);
  await page.getByLabel(TICKET_FIELDS.numGames, { exact: true }).selectOption("6");
  await press(page, [5, 10, 40]);
  await expect(page.getByRole("button", { name: "Quick-pick all" })).toBeDisabled();
  release();

  await expect(line(page, 1)).toHaveAccessibleName("Game 1, incomplete");
  await expect(board(page)).toContainText("3 of 6 chosen");
  await expect(page.getByLabel(TICKET_FIELDS.drawNo)).toHaveValue(second);
  await page.getByRole("button", { name: "Quick-pick all" }).click();
  await expect(addButton(page)).toHaveText("Add 6 games · $4.05");

  // The island handles the arrow keys.
  await button(page, "Clear all").click();
  await board(page).getByRole("checkbox", { name: "1", exact: true }).focus();
  for (const key of ["Space", "ArrowRight", "Space", "ArrowRight", "Space"]) await page.keyboard.press(key);
  await expect(board(page)).toContainText("3 of 6 chosen");
  await line(page, 2).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Game 2 of 6" })).toBeFocused();
});
