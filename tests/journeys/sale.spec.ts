// Tests the sale in the browser, from the first page to the result and the logout, as one customer.

import type { Page } from "@playwright/test";
import { METHOD_NAMES } from "#services/main/wallet/funds/fund-names.rules.ts";
import { TICKET_FIELDS } from "#site/features/play/play.form.ts";
import { boardsLabel } from "#site/lib/format/entries.ts";
import { LOG_IN, LOG_OUT } from "#site/lib/shell/header.ts";
import { LABELS } from "#tests/labels.ts";
import { expect, test } from "./journey.ts";
import { accountMenu, expectHeading, fillInAll, newEmail, onReceipt } from "./shopper.ts";

const badge = (page: Page) => page.getByRole("link", { name: /^Cart/ });
const line = (page: Page, game: number) => page.getByRole("button", { name: new RegExp(`^Game ${game},`) });
const sums = (page: Page) => page.getByRole("region", { name: /^(Summary|Payment)$/ });

test("goes from the home page to a ticket and its result, and leaves no data for the next visitor", async ({
  page,
  shop,
}) => {
  await test.step("fills a ticket with quick-picks and chosen numbers, clears, undoes, and updates price and odds", async () => {
    await page.goto("/");
    await expect(badge(page)).toHaveAccessibleName("Cart");
    // Its card, or the footer while it is the hero.
    await page.getByRole("link", { name: "Play Oz Lotto" }).first().click();
    await expectHeading(page, "Oz Lotto");
    const price = page.getByRole("region", { name: "Price and odds" });
    await expect(price).toContainText("$5.80");
    const odds = await price
      .getByText(/^1 in /)
      .first()
      .innerText();

    await page.getByLabel(TICKET_FIELDS.numGames, { exact: true }).selectOption("6");
    await expect(price).toContainText("$8.70");
    await expect(price.getByText(/^1 in /).first()).not.toHaveText(odds);
    await page.getByLabel(TICKET_FIELDS.numGames, { exact: true }).selectOption("4");
    await page.getByRole("button", { name: "Quick-pick all" }).click();
    await expect(page.getByText("4 of 4 games complete")).toBeVisible();
    await page.getByRole("button", { name: "Clear game" }).click();
    await expect(line(page, 1)).toHaveAccessibleName("Game 1, empty");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("4 of 4 games complete")).toBeVisible();
    await page.getByRole("button", { name: "Clear game" }).click();
    for (const number of [7, 11, 19, 23, 38, 45, 47]) {
      await page.getByRole("checkbox", { name: `${number}`, exact: true }).check();
    }
    await expect(line(page, 1)).toHaveAccessibleName("Game 1, Numbers 7 11 19 23 38 45 47");
  });
  const drawNo = await page.getByLabel(TICKET_FIELDS.drawNo).inputValue();

  await test.step("adds it, changes the number of games, removes it and undoes the removal", async () => {
    await page.getByRole("button", { name: "Add 4 games · $5.80" }).click();
    await expect(page.getByText("Added to your cart.").first()).toBeVisible();
    await expect(badge(page)).toHaveAccessibleName("Cart 1");
    await expect(page.getByRole("link", { name: "Continue to payment" })).toHaveAttribute(
      "href",
      /^\/checkout\/login\?/,
    );
    await page.getByRole("link", { name: "Go to cart" }).click();
    const games = page.getByLabel(boardsLabel({}));
    await expect(games.getByRole("option").first()).toHaveText("1 game · $1.45");
    await games.selectOption("10");
    await expect(sums(page)).toContainText("$14.50");
    await page.getByRole("button", { name: "Remove 10 x Oz Lotto games" }).click();
    await expectHeading(page, "Your cart is empty");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("list", { name: "Game 1 of Oz Lotto" })).toHaveText("7111923384547");
    await expect(sums(page)).toContainText("$14.50");
  });

  await test.step("registers during checkout, and pays with a deposit", async () => {
    await page.getByRole("link", { name: "Continue to payment" }).click();
    await expect(page.getByLabel(LABELS.register.emailOptIn)).not.toBeChecked();
    await fillInAll(page, newEmail());
    await page.getByRole("button", { name: LABELS.register.submit }).click();
    await expect(page.getByText("Fred's wallet")).toBeVisible();
    await expect(page.getByLabel(boardsLabel({}))).toHaveValue("10");
    await page.getByLabel(METHOD_NAMES.td).check();
    await page.getByRole("button", { name: "Pay $14.50" }).click();
    await onReceipt(page);
    await expectHeading(page, "Thanks, Fred");
    await expect(page.getByText(METHOD_NAMES.td)).toBeVisible();
  });

  await test.step("finds the ticket in the account, and its result after the draw", async () => {
    await page.getByRole("link", { name: "See my tickets" }).click();
    await page.getByRole("main").getByRole("link", { name: "Oz Lotto" }).click();
    await expectHeading(page, "10 x Oz Lotto games");
    await expect(page.getByRole("list", { name: "Game 1", exact: true })).toHaveText("7111923384547");
    await expect(page.getByText(new RegExp(`^${drawNo}, `))).toBeVisible();
    expect(String((await shop.draw("oz_lotto")).drawNo)).toBe(drawNo);
    await page.reload();
    await expect(page).toHaveURL(/\/past-tickets\/ticket\//);
    await expect(page.getByRole("list", { name: `Winning numbers, draw ${drawNo}` })).toBeVisible();
    await page.getByRole("link", { name: "See results and verify this draw" }).click();
    await expect(page.getByRole("list", { name: /^Winning numbers, Draw/ }).getByRole("listitem")).toHaveCount(10);
    const games = page.getByRole("region", { name: "Your games" });
    await games.getByText(/^Show \d+ more games$/).click();
    await expect(games.getByRole("list", { name: /^Game / })).toHaveCount(10);
  });

  await test.step("logs out in the drawer, and the next visitor of this browser sees no personal data", async () => {
    await accountMenu(page).click();
    await page.getByRole("button", { name: LOG_OUT }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: LOG_IN })).toBeVisible();
    await page.goto("/cart");
    await expectHeading(page, "Your cart is empty");
  });
});

test("an open page asks again when its offer closes: a play screen keeps its numbers, a raffle and shares too", async ({
  page,
  shop,
}) => {
  await page.clock.install();
  const closing = page.locator("main time[data-countdown]").first();
  /** Closes the offer, and waits until the page shows what is on sale then. Its next question is at most a minute away. */
  async function expectNext(close: () => Promise<unknown>) {
    const before = (await closing.getAttribute("datetime")) ?? "";
    // Set once the page follows its draws.
    await expect(closing).toHaveAttribute("title");
    await close();
    await page.clock.fastForward("01:01");
    await expect(page.locator(`main time[datetime="${before}"]`)).toHaveCount(0);
  }

  await page.goto("/monday_lotto");
  const game = line(page, 1);
  await page.getByRole("button", { name: "Quick-pick all" }).click();
  await expect(page.getByText("4 of 4 games complete")).toBeVisible();
  await expect(game).toHaveAccessibleName(/^Game 1, Numbers/);
  const numbers = await game.innerText();
  await expectNext(() => shop.draw("monday_lotto"));
  await expect(page.getByText("4 of 4 games complete")).toBeVisible();
  // The lines follow the count.
  await expect.poll(() => game.innerText()).toBe(numbers);

  await page.goto("/charity_raffle");
  await expectNext(() => shop.draw("charity_raffle"));
  await page.goto("/saturday_syndicate");
  await expectNext(() => shop.draw("saturday_lotto"));
});
