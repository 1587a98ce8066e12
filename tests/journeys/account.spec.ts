import { expect, test } from "./journey.ts";
import { addQuickPick, balance, buyCart, onReceipt, payButton, register, signIn } from "./shopper.ts";

// The text that compares a game with the draw.
const MATCHES = /^(No match|\d (number|supplementar)\S*( \+ .*)?)$/;

test.describe("my account", () => {
  test("is for signed-in customers", async ({ page }) => {
    await page.goto("/my-account/upcoming-tickets");

    await expect(page).toHaveURL(/\/login\?next=%2Fmy-account%2Fupcoming-tickets$/);
  });

  test("says what a new customer will find here", async ({ page }) => {
    await register(page);

    await page.goto("/my-account");
    await expect(page.getByRole("heading", { name: "Hello Fred" })).toBeVisible();
    await expect(balance(page)).toHaveText("$0.00");
    await expect(page.getByRole("heading", { name: "No tickets in upcoming draws" })).toBeVisible();
    await page.goto("/my-account/past-tickets");
    await expect(page.getByRole("heading", { name: "No past tickets yet" })).toBeVisible();
  });

  test("points at what needs attention, and at nothing else", async ({ page }) => {
    await register(page);
    await page.goto("/my-account");
    const attention = page.getByRole("region", { name: "Needs your attention" });
    await expect(balance(page)).toHaveText("$0.00");
    await expect(attention).toBeHidden();

    await addQuickPick(page);
    await page.reload();
    await expect(attention).toContainText("1 ticket in your cart");
    await attention.getByRole("link", { name: "Go to cart" }).click();
    await page.getByLabel("Test deposit").check();
    await payButton(page).click();
    await onReceipt(page);

    await page.goto("/my-account");
    await expect(page.getByRole("region", { name: "Wallet" })).toContainText("Deposited in the last 7 days$12.15");
    await expect(attention).toBeHidden();
  });

  test("shows a limit as a bar, with what is left of it", async ({ page }) => {
    await signIn(page, "ben@example.com");
    await page.goto("/my-account");

    const limit = page.getByRole("progressbar", { name: "Weekly spend limit" });
    await expect(limit).toHaveText("$1.00 of $1.00 left");
    await expect(page.getByRole("region", { name: "Wallet" })).not.toContainText("None set");
  });

  test("follows a ticket from the receipt to its result", async ({ page, shop }) => {
    await register(page);
    await addQuickPick(page, "wednesday_lotto");
    await page.goto("/cart");
    await page.getByLabel("Test deposit").check();
    await page.getByRole("button", { name: /^Pay \$/ }).click();
    await onReceipt(page);
    const receipt = page.url();
    await expect(page.getByText("Your ticket is in the draw.")).toBeVisible();
    await page.getByRole("link", { name: "See my tickets" }).click();

    await page.getByRole("main").getByRole("link", { name: "Wednesday Lotto" }).click();
    await expect(page.getByRole("heading", { name: "18 games of Wednesday Lotto" })).toBeVisible();
    await page.getByText("Show 14 more games").click();
    await expect(page.getByRole("list", { name: "Game 18" })).toBeVisible();
    await expect(page.getByText("In the draw")).toBeVisible();

    await shop.draw("wednesday_lotto");
    // The old address of the ticket redirects to the new one.
    await page.reload();
    await expect(page).toHaveURL(/\/my-account\/past-tickets\/ticket\//);
    // The draw page shows the same balls and texts as the ticket.
    const balls = page.getByRole("list", { name: /^Winning numbers, draw/i }).getByRole("listitem");
    const words = page.getByText(MATCHES);
    const drawn = await balls.allTextContents();
    const numbers = drawn.map((text) => Number(/\d+/.exec(text)?.[0]));
    const rising = (from: number, to: number) => numbers.slice(from, to).toSorted((a, b) => a - b);
    expect(numbers).toEqual([...rising(0, 6), ...rising(6, 8)]);
    await expect(words).toHaveCount(18);
    const unlucky = await words.filter({ hasText: "No match" }).count();
    await page.getByRole("link", { name: "See results and verify this draw" }).click();
    await expect(page).toHaveURL(/\/wednesday_lotto\/results\/draw\/\d+$/);
    await expect(balls).toHaveText(drawn);
    await expect(words.filter({ hasText: "No match" })).toHaveCount(unlucky);

    await page.goto(receipt);
    await expect(page.getByRole("heading", { name: "The draw is over" })).toBeVisible();
    await expect(page.getByText("Your ticket is in the draw.")).toHaveCount(0);
    await expect(page.getByText("Good luck")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Wednesday Lotto results", exact: true })).toHaveAttribute(
      "href",
      "/wednesday_lotto/results",
    );
    await page.getByRole("link", { name: "See my tickets" }).click();
    await expect(page).toHaveURL("/my-account/past-tickets");
    await expect(page.getByRole("main").getByRole("link", { name: "Wednesday Lotto" })).toBeVisible();
    await page.goto("/my-account/upcoming-tickets");
    await expect(page.getByRole("heading", { name: "No tickets in upcoming draws" })).toBeVisible();
  });

  test("tells on its receipt that a purchase was taken back", async ({ page, shop }) => {
    await register(page);
    await addQuickPick(page);
    const receipt = await buyCart(page);
    await shop.controls.refund(receipt);

    await page.goto(`/receipt/${receipt}`);

    await expect(page.getByRole("heading", { name: "Refunded" })).toBeVisible();
    await expect(page.getByText("What you paid is back in your wallet.")).toBeVisible();
    await expect(page.getByText("Your ticket is in the draw.")).toHaveCount(0);
  });

  test("has no page for a ticket of somebody else, and shows the first page for a number that is none", async ({
    page,
  }) => {
    await register(page);

    expect((await page.goto("/my-account/upcoming-tickets/ticket/ord_0000000000000000"))?.status()).toBe(404);
    for (const number of ["zero", "9"]) {
      await page.goto(`/my-account/past-tickets/${number}`);
      await expect(page.getByRole("heading", { name: "No past tickets yet" })).toBeVisible();
    }
  });
});
