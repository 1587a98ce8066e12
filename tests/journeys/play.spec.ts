import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { slowLine } from "./shopper.ts";

const board = (page: Page, set = "Numbers") => page.getByRole("group", { name: new RegExp(`^${set}`) });
const press = async (page: Page, numbers: number[], set?: string) => {
  for (const number of numbers)
    await board(page, set)
      .getByRole("checkbox", { name: `${number}`, exact: true })
      .check();
};
const addButton = (page: Page) => page.getByRole("button", { name: /^Add/ });
const line = (page: Page, game: number) => page.getByRole("button", { name: new RegExp(`^Game ${game},`) });
const heroName = async (page: Page) =>
  (await page.getByRole("heading", { level: 1 }).innerText()).replace(/\s*draw \d+$/, "");
const millionsIn = (text: string) => Number(/\$([\d.]+) Million/.exec(text)?.[1] ?? 0);
const badge = (page: Page) => page.getByRole("link", { name: /^Cart/ });

test.describe("home", () => {
  test("opens with the largest jackpot, the draws in the order they close, and the latest results", async ({
    page,
  }) => {
    await page.goto("/");

    const draws = page.getByRole("region", { name: "This week's draws" });
    const pools = (await draws.getByRole("article").allInnerTexts()).map((card) => ({ card, pool: millionsIn(card) }));
    const [largest] = pools.toSorted((a, b) => b.pool - a.pool);
    expect(largest?.card).toContain(await heroName(page));
    await expect(page.getByText("Division 1 prize pool").first()).toBeVisible();
    const stops = await draws
      .getByRole("time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
    expect(stops.length).toBeGreaterThan(2);
    expect(stops).toEqual([...stops].sort());
    await expect(page.getByRole("region", { name: "Latest results" }).getByRole("article")).not.toHaveCount(0);
    await expect(page.getByText("18+ only", { exact: true })).toBeVisible();
  });

  test("shows on each card the price of a ticket that the play screen sells", async ({ page }) => {
    await page.goto("/lotto-tickets");
    const cards: { href: string; text: string }[] = [];
    const play = page.getByRole("link", { name: /^Play/ });
    for (const card of await page.getByRole("main").getByRole("article").filter({ has: play }).all()) {
      const href = (await card.getByRole("link", { name: /^Play/ }).getAttribute("href")) ?? "";
      cards.push({ href, text: await card.innerText() });
    }
    expect(cards.length).toBeGreaterThan(2);
    for (const { href, text } of cards.slice(0, 3)) {
      const [, price, games] = /From (\$[\d.]+) · (\d+ games?)/.exec(text) ?? [];
      await page.goto(href);
      const smallest = page.getByLabel("Games", { exact: true }).getByRole("option").first();
      await expect(smallest).toHaveText(`${games} · ${price}`);
    }
  });

  test("sells a quick-pick of the largest jackpot with one press", async ({ page }) => {
    await page.goto("/");
    const name = await heroName(page);
    const button = page.getByRole("button", { name: /^Quick-pick \d+ games?/ });
    const price = /\$[\d.]+/.exec(await button.innerText())?.[0] ?? "";
    await button.click();

    await expect(page).toHaveURL("/cart");
    await expect(page.getByRole("main").getByRole("article")).toContainText(name);
    await expect(page.getByRole("main")).toContainText(price);
  });

  test("buys once when the button is pressed twice", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: /^Quick-pick \d+ games?/ }).dblclick();

    await expect(page).toHaveURL("/cart");
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  });
});

test.describe("play", () => {
  test("fills a ticket by hand and by chance, with price and odds that follow", async ({ page }) => {
    await page.goto("/powerball");
    await press(page, [3, 9, 14, 20, 26, 31, 35]);
    await press(page, [7], "Powerball");
    await expect(line(page, 1)).toHaveAccessibleName("Game 1, Numbers 3 9 14 20 26 31 35, Powerball 7");

    await page.getByRole("button", { name: "Quick-pick all" }).click();
    await expect(page.getByText("18 of 18 games complete")).toBeVisible();
    await expect(line(page, 1)).toHaveAccessibleName("Game 1, Numbers 3 9 14 20 26 31 35, Powerball 7");
    await expect(addButton(page)).toHaveText("Add 18 games · $27.90");
    await expect(page.getByText("1 in 7,471,688")).toBeVisible();

    await page.getByLabel("Games", { exact: true }).selectOption("10");
    await expect(addButton(page)).toHaveText("Add 10 games · $15.50");
    await expect(page.getByText("1 in 13,449,040")).toBeVisible();
    await page.getByLabel("Draws", { exact: true }).selectOption("2");
    await expect(addButton(page)).toHaveText("Add 10 games · $31.00");
  });

  test("takes every change back and does it again", async ({ page }) => {
    await page.goto("/monday_lotto");
    await page.getByRole("button", { name: "Quick-pick all" }).click();
    const first = await line(page, 1).textContent();

    await page.getByRole("button", { name: "Clear game" }).click();
    await expect(line(page, 1)).toHaveAccessibleName("Game 1, empty");
    await page.getByRole("button", { name: "Clear all" }).click();
    await expect(page.getByText("0 of 18 games complete")).toBeVisible();

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("17 of 18 games complete")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(line(page, 1)).toHaveText(first ?? "");
    await page.getByRole("button", { name: "Redo" }).click();
    await expect(line(page, 1)).toHaveAccessibleName("Game 1, empty");
  });

  test("says why a ticket cannot be added, until enough games are complete", async ({ page }) => {
    await page.goto("/monday_lotto");
    await expect(page.getByText("Fill in at least 4 games, or quick-pick them all.")).toBeVisible();

    for (const game of [1, 2, 3]) {
      await page.getByRole("button", { name: "Quick-pick game" }).click();
      await page.getByRole("button", { name: `Next: game ${game + 1}` }).click();
    }
    await expect(page.getByText("1 more game to go (minimum 4).")).toBeVisible();
    await page.getByRole("button", { name: "Quick-pick game" }).click();
    await expect(addButton(page)).toHaveText("Add 4 games · $2.70");
    await expect(page.getByText("14 incomplete games will be left out.")).toBeVisible();
  });

  test("adds to the cart, says so, counts in the header and gives the ticket back on undo", async ({ page }) => {
    await page.goto("/monday_lotto");
    await page.getByLabel("Games", { exact: true }).selectOption("4");
    await page.getByRole("button", { name: "Quick-pick all" }).click();
    await addButton(page).click();

    await expect(page.getByRole("status").filter({ hasText: "Added to your cart." })).toBeVisible();
    await expect(badge(page)).toContainText("1");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("4 of 4 games complete")).toBeVisible();
    await page.getByRole("button", { name: "Redo" }).click();
    // Keeps the chosen number of games instead of the offer's default.
    await expect(page.getByText("0 of 4 games complete")).toBeVisible();

    await page.reload();
    await expect(page.getByText("0 of 18 games complete")).toBeVisible();
    await page.getByRole("link", { name: /^Cart/ }).click();
    await expect(page.getByRole("main")).toContainText("Monday Lotto");
    await expect(page.getByRole("main")).toContainText("$2.70");
  });

  test("keeps the filled numbers over a reload", async ({ page }) => {
    await page.goto("/saturday_lotto");
    await press(page, [4, 8, 15, 16, 23, 42]);
    await page.reload();
    await expect(line(page, 1)).toHaveAccessibleName("Game 1, Numbers 4 8 15 16 23 42");
  });

  test("loses nothing that is chosen before the script has arrived", async ({ page }) => {
    const end = await slowLine(page);
    await page.goto("/monday_lotto", { waitUntil: "commit" });
    const second = (await page.getByLabel("First draw").getByRole("option").nth(1).getAttribute("value")) ?? "";
    await page.getByLabel("First draw").selectOption(second);
    await page.getByLabel("Games", { exact: true }).selectOption("4");
    await press(page, [5, 10, 40]);
    await expect(page.getByRole("button", { name: "Quick-pick all" })).toBeDisabled();
    await end();

    await expect(line(page, 1)).toHaveAccessibleName("Game 1, incomplete");
    await expect(board(page)).toContainText("3 of 6 chosen");
    await expect(page.getByLabel("First draw")).toHaveValue(second);
    await page.getByRole("button", { name: "Quick-pick all" }).click();
    await expect(addButton(page)).toHaveText("Add 4 games · $2.70");
  });

  test("is played with the keyboard alone", async ({ page }) => {
    await page.goto("/monday_lotto");
    await board(page).getByRole("checkbox", { name: "1", exact: true }).focus();
    // The island handles arrow keys, and focusing the board hydrates it.
    await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
    for (const key of ["Space", "ArrowRight", "Space", "ArrowRight", "Space"]) await page.keyboard.press(key);
    await expect(board(page)).toContainText("3 of 6 chosen");

    await line(page, 2).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Game 2 of 18" })).toBeFocused();
  });

  test("starts with the draw an address asks for", async ({ page }) => {
    await page.goto("/monday_lotto");
    const draws = page.getByLabel("First draw");
    const second = (await draws.getByRole("option").nth(1).getAttribute("value")) ?? "";

    await page.goto(`/monday_lotto?firstDrawNo=${second}`);
    await expect(draws).toHaveValue(second);
    await page.goto("/monday_lotto?firstDrawNo=1");
    await expect(draws).not.toHaveValue("1");
  });

  test("keeps the numbers and offers the next draw when one closes under the page", async ({ page, shop }) => {
    await page.goto("/powerball");
    const draws = page.getByLabel("First draw");
    const closed = await draws.inputValue();
    await page.getByRole("button", { name: "Quick-pick all" }).click();
    await shop.draw("powerball");
    await addButton(page).click();

    await expect(page.getByText("This draw has closed. Choose the next one.")).toBeVisible();
    await expect(draws).not.toHaveValue(closed);
    await expect(page.getByText("18 of 18 games complete")).toBeVisible();
    await addButton(page).click();
    await expect(page.getByText("Added to your cart.")).toBeVisible();
  });

  test("tells that the device is offline, and sells the same ticket when it is back", async ({ page, context }) => {
    await page.goto("/saturday_lotto", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Quick-pick all" }).press("Enter");
    await context.setOffline(true);
    await addButton(page).press("Enter");
    await expect(page.getByText("You're offline. Nothing changed. Try again.")).toBeVisible();

    await context.setOffline(false);
    await addButton(page).press("Enter");
    await expect(page.getByText("Added to your cart.")).toBeVisible();
  });

  test("tells that a service is down, and sells the same ticket when it is back", async ({ page, shop }) => {
    await page.goto("/saturday_lotto");
    await page.getByRole("button", { name: "Quick-pick all" }).click();
    await shop.fault("createAnonCart", "down");
    await addButton(page).click();
    const failure = page.getByText("Sorry, there was an unexpected error while updating your cart. Please try again");
    await expect(failure).toBeVisible();

    await shop.fault("createAnonCart", "off");
    await expect(page.getByText("18 of 18 games complete")).toBeVisible();
    await addButton(page).click();
    await expect(page.getByText("Added to your cart.")).toBeVisible();
    await expect(failure).toBeHidden();
  });

  for (const [device, width, height] of [
    ["phone", 390, 700],
    ["desktop", 1280, 844],
  ] as const)
    test(`says so beside the button to press again, on a ${device}`, async ({ page, shop }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/saturday_lotto");
      await page.getByRole("button", { name: "Quick-pick all" }).click();
      await shop.fault("createAnonCart", "down");
      await addButton(page).click();

      const message = page.getByText("Sorry, there was an unexpected error");
      await expect(message).toBeVisible();
      const [toast, button] = await Promise.all([message.boundingBox(), addButton(page).boundingBox()]);
      const bottom = (toast?.y ?? 0) + (toast?.height ?? 0);
      const right = (toast?.x ?? 0) + (toast?.width ?? 0);
      expect(bottom <= (button?.y ?? 0) || right <= (button?.x ?? 0)).toBe(true);
    });

  test("shows what is not on sale yet, and answers 404 for what there is not", async ({ page }) => {
    await page.goto("/charity_raffle");
    await expect(page.getByText("is not on sale yet")).toBeVisible();
    await page.goto("/saturday_syndicate");
    await expect(page.getByText("is not on sale yet")).toBeVisible();

    expect((await page.goto("/no_such_lottery"))?.status()).toBe(404);
    expect((await page.goto("/powerball/powerhit"))?.status()).toBe(404);
    expect((await page.goto("/powerball/standard"))?.status()).toBe(200);
  });
});
