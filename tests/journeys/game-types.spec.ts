// Tests the boards that differ from those of standard games: a super combo's list, and digits. Their plain forms: tests/front.

import type { Page } from "@playwright/test";
import { TICKET_FIELDS } from "#site/features/play/play.form.ts";
import { expect, test } from "./journey.ts";

const addButton = (page: Page) => page.getByRole("button", { name: /^Add/ });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const openCart = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Cart/ }).click();

test("makes games out of a list with favourites, says when it makes too few, and keeps it over a reload", async ({
  page,
}) => {
  const board = page.getByRole("group", { name: /^Numbers/ });
  const favourites = page.getByRole("group", { name: /^Favourites/ });
  const box = (group: typeof board, number: number) => group.getByRole("checkbox", { name: `${number}`, exact: true });
  const ticket = page.getByRole("region", { name: "Your ticket" });

  await page.goto("/monday_lotto/super-combos");
  await expect(button(page, "Quick-pick")).toBeEnabled();
  for (const number of [3, 8, 14, 20, 22, 27, 33, 36, 41]) await box(board, number).check();
  await expect(page.getByText("Choose at least 10 numbers."), "said in two places, of which one is seen").toHaveCount(
    2,
  );
  await page.getByRole("button", { name: /^Add/ }).dispatchEvent("click");
  await expect(board.locator(":focus"), "a press leads to what is missing").toBeVisible();
  await box(board, 45).check();
  await expect(ticket).toContainText("10 games out of 10 numbers.");
  await page.getByText("Favourites: up to 2 numbers").click();
  await box(favourites, 3).check();
  await box(favourites, 8).check();
  await expect(ticket).toContainText("10 games out of 10 numbers, with 2 favourites in each.");
  // Four of the eight other numbers: 70 games.
  await page.getByLabel(TICKET_FIELDS.numGames, { exact: true }).selectOption("75");
  await expect(ticket).toContainText("These numbers make 70 different games.");
  await page.getByLabel(TICKET_FIELDS.numGames, { exact: true }).selectOption("20");
  await expect(addButton(page)).toHaveText("Add 20 games · $13.50");

  await page.reload();
  await expect(ticket).toContainText("20 games out of 10 numbers, with 2 favourites in each.");
  await button(page, "Clear").click();
  await expect(ticket).toContainText("Choose at least 10 numbers.");
  await button(page, "Undo").click();
  await addButton(page).click();
  await expect(page.getByText("Added to your cart.")).toBeVisible();
  await openCart(page);
  await expect(page.getByRole("main")).toContainText("20 games");
  await expect(page.getByRole("main")).toContainText("$13.50");
});

// As the demo has it.
test.afterEach(({ shop }) => shop.controls.sale("one_lottery", "sold-out"));

test("takes digits as one text, with repeats and leading zeros, in their order", async ({ page, shop }) => {
  const digits = page.getByLabel("6 digits");
  const line = (game: number) => page.getByRole("button", { name: new RegExp(`^Game ${game},`) });

  await shop.controls.sale("one_lottery", "open");
  await page.goto("/one_lottery");
  await expect(button(page, "Quick-pick all")).toBeEnabled();
  // Anything else is left out.
  await digits.pressSequentially("00-71x");
  await expect(digits).toHaveValue("0071");
  await digits.pressSequentially("23");
  await expect(line(1)).toHaveAccessibleName("Game 1, Numbers 0 0 7 1 2 3");
  await page.reload();
  await expect(line(1)).toHaveAccessibleName("Game 1, Numbers 0 0 7 1 2 3");
  await digits.press("End");
  await digits.pressSequentially("4");
  await expect(digits).toHaveValue("007123");
  await expect(page.getByText("All 6 digits are chosen. Delete one to change it.")).toBeVisible();
  await addButton(page).click();
  await expect(page.getByText("Added to your cart.")).toBeVisible();
  await openCart(page);
  await expect(page.getByRole("list", { name: "Game 1 of One Lottery" })).toContainText("007123");
});

test("a ticket that was filled before sales were paused names no other draw, and keeps its numbers", async ({
  page,
  shop,
}) => {
  await shop.controls.sale("one_lottery", "open");
  await page.goto("/one_lottery");
  await button(page, "Quick-pick all").click();
  await expect(page.getByText("1 of 1 game complete")).toBeVisible();
  await shop.controls.sale("one_lottery", "suspended");
  await addButton(page).click();
  const bar = page.getByRole("region", { name: "Price and odds" });
  await expect(bar).toContainText("One Lottery is not on sale at the moment. Your numbers are still here.");
  await expect(bar).toContainText("No draw is open right now.");
  await expect(page.getByText("1 of 1 game complete")).toBeVisible();
});
