// Tests the sale from the first page to the prize, as one customer.
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { accountMenu, fillInAll, newEmail, onReceipt, register, titled } from "./shopper.ts";

test.describe.configure({ timeout: 120_000 });

const badge = (page: Page) => page.getByRole("link", { name: /^Cart/ });
const line = (page: Page, game: number) => page.getByRole("button", { name: new RegExp(`^Game ${game},`) });
const sums = (page: Page) => page.getByRole("region", { name: /^(Summary|Payment)$/ });

test("leads from the first page to a ticket and its result, and leaves nothing to the next visitor", async ({
  page,
  shop,
}) => {
  await test.step("a cold visitor sees offers, the largest jackpot, close times and results", async () => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/Lotto|Powerball/);
    await expect(page.getByText("Division 1 prize pool").first()).toBeVisible();
    await expect(page.getByRole("region", { name: "This week's draws" }).getByText(/^Closes/)).not.toHaveCount(0);
    await expect(page.getByRole("region", { name: "Latest results" }).getByRole("article")).not.toHaveCount(0);
    await expect(badge(page)).toHaveAccessibleName("Cart");
    await page.getByRole("region", { name: "This week's draws" }).getByRole("link", { name: "Play Oz Lotto" }).click();
  });

  let drawNo = "";
  await test.step("fills a ticket by chance and by hand, clears, undoes, and sees price and odds follow", async () => {
    await titled(page, "Oz Lotto");
    drawNo = await page.getByLabel("First draw").inputValue();
    const price = page.getByRole("region", { name: "Price and odds" });
    await expect(price).toContainText("$26.10");
    const odds = await price
      .getByText(/^1 in /)
      .first()
      .innerText();

    await page.getByLabel("Games", { exact: true }).selectOption("4");
    await expect(price).toContainText("$5.80");
    await expect(price.getByText(/^1 in /).first()).not.toHaveText(odds);

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

  await test.step("adds it, and the header counts", async () => {
    await page.getByRole("button", { name: "Add 4 games · $5.80" }).click();
    await expect(page.getByText("Added to your cart.").first()).toBeVisible();
    await expect(badge(page)).toHaveAccessibleName("Cart 1");
    await page.getByRole("link", { name: "Go to cart" }).click();
  });

  await test.step("changes the number of games, removes and takes it back", async () => {
    await expect(page.getByRole("list", { name: "Game 1 of Oz Lotto" })).toHaveText("7111923384547");
    const games = page.getByLabel("Number of games");
    await expect(games.getByRole("option").first()).toHaveText("1 game · $1.45");
    await games.selectOption("10");
    await expect(sums(page)).toContainText("$14.50");
    await page.getByRole("button", { name: "Remove 10 games of Oz Lotto" }).click();
    await titled(page, "Your cart is empty");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("list", { name: "Game 1 of Oz Lotto" })).toHaveText("7111923384547");
    await expect(sums(page)).toContainText("$14.50");
  });

  const email = newEmail();
  await test.step("registers on the way, and the cart comes along", async () => {
    await page.getByRole("link", { name: "Continue" }).click();
    await expect(page).toHaveURL(/\/checkout\/login/);
    await page.getByRole("link", { name: "Create account" }).click();
    await expect(page.getByLabel("Send me jackpots and offers by email.")).not.toBeChecked();
    await fillInAll(page, email);
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByText("Fred's wallet")).toBeVisible();
    await expect(page.getByLabel("Number of games")).toHaveValue("10");
  });

  await test.step("deposits and pays in one step", async () => {
    await page.getByLabel("Test deposit").check();
    await page.getByRole("button", { name: "Pay $14.50" }).click();
    await onReceipt(page);
    await titled(page, "Thanks, Fred");
    await expect(page.getByText("From your deposit")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("$14.50");
    await page.getByRole("link", { name: "See my tickets" }).click();
  });

  await test.step("finds the ticket in the account, with numbers, draw and price", async () => {
    await expect(page).toHaveURL(/\/my-account\/upcoming-tickets$/);
    await page.goto("/my-account");
    await titled(page, "Hello Fred");
    await page.getByRole("article").getByRole("link", { name: "Oz Lotto" }).click();
    await titled(page, "10 games of Oz Lotto");
    await expect(page.getByRole("list", { name: "Game 1", exact: true })).toHaveText("7111923384547");
    await expect(page.getByText(new RegExp(`^${drawNo}, `))).toBeVisible();
    await expect(page.getByText("$14.50").first()).toBeVisible();
  });

  await test.step("sees the draw, its divisions and their own games", async () => {
    const drawn = await shop.draw("oz_lotto");
    expect(String(drawn.drawNo)).toBe(drawNo);
    await page.goto("/oz_lotto/results");
    await page
      .getByRole("article")
      .filter({ hasText: `Draw ${drawNo}` })
      .getByRole("link")
      .first()
      .click();
    await expect(page.getByRole("list", { name: /^Winning numbers, Draw/ }).getByRole("listitem")).toHaveCount(10);
    await expect(page.getByRole("table", { name: "Prizes by division" }).getByRole("rowheader")).toHaveCount(7);
    const games = page.getByRole("region", { name: "Your games" });
    await games.getByText(/^Show \d+ more games$/).click();
    await expect(games.getByRole("list", { name: /^Game / })).toHaveCount(10);
    // Bypasses the cache: pages are shared for up to a minute.
    await page.goto("/lotto-results?clear_cache");
    await expect(page.getByText(`Draw ${drawNo}`).first()).toBeVisible();
    await page.goto("/my-account/past-tickets");
    await page.getByRole("main").getByRole("link", { name: "Oz Lotto" }).click();
    await expect(page.getByRole("list", { name: `Winning numbers, draw ${drawNo}` })).toBeVisible();
  });

  const ticket = page.url();
  await test.step("signs out, and the next visitor of this browser sees nothing", async () => {
    await accountMenu(page).click();
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
    await page.goto("/cart");
    await titled(page, "Your cart is empty");
    await page.goto(ticket);
    await expect(page).toHaveURL(/\/login\?next=/);

    await register(page);
    expect((await page.goto(ticket))?.status()).toBe(404);
    await page.goto("/my-account/past-tickets");
    await titled(page, "No past tickets yet");
  });
});

test("pays a prize into the wallet of whoever holds a winning ticket, with the matches in gold", async ({
  page,
  shop,
}) => {
  // These games always win: five games cover the numbers 1 to 35, so one of them has two of the seven drawn, and each is
  // played with every Powerball. Two numbers and the Powerball are Division 9.
  await register(page);
  const games = Array.from({ length: 20 }, (_, at) => at + 1).flatMap((powerball) =>
    [1, 8, 15, 22, 29].map((first) => ({
      Numbers: Array.from({ length: 7 }, (_, at) => first + at),
      Powerball: [powerball],
    })),
  );
  for (const half of [games.slice(0, 50), games.slice(50)]) {
    const item = { lotteryKey: "powerball", gameOffer: "standard", games: half };
    const added = await page.request.post("/trpc/cart.addItem", {
      headers: { "sec-fetch-site": "same-origin", "x-drawcard": "1" },
      data: { item, idempotencyKey: crypto.randomUUID() },
    });
    expect(added.ok()).toBe(true);
  }
  await page.goto("/cart");
  await page.getByLabel("Test deposit").check();
  await page.getByRole("button", { name: "Pay $155.00" }).click();
  await onReceipt(page);

  const { drawNo, paidCents, winners } = await shop.draw("powerball");

  expect(winners).toBeGreaterThan(0);
  await page.goto(`/powerball/results/draw/${drawNo}`);
  const own = page.getByRole("region", { name: "Your games" });
  const told = own.getByText(/^You won \$/);
  await expect(told).toBeVisible();
  const won = (await told.innerText()).replace("You won ", "");
  // Customers of earlier journeys may also have won in this draw.
  const wonCents = Math.round(Number(won.replaceAll(/[$,]/g, "")) * 100);
  expect(wonCents).toBeGreaterThan(0);
  expect(wonCents).toBeLessThanOrEqual(paidCents);
  await expect(own.getByRole("listitem").filter({ hasText: /Division \d: \$/ })).not.toHaveCount(0);
  await expect(own.getByText(", matched")).not.toHaveCount(0);
  await page.goto("/my-account");
  await expect(page.getByRole("region", { name: "Wallet" })).toContainText(won);
  const winner = page
    .getByRole("listitem")
    .filter({ hasText: /Won \$/ })
    .first();
  await winner.getByRole("link", { name: "Powerball" }).click();
  await expect(page.getByText(/^Division \d$/).first()).toBeVisible();
});
