// Tests paying from the wallet, and every way a cart can be invalid at payment.
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import {
  accountMenu,
  addQuickPick,
  balance,
  onReceipt,
  payButton,
  register,
  registerWithMoney,
  signIn,
  titled,
  toPayment,
} from "./shopper.ts";

/** Posts a custom form to a page, as an edited page would. */
async function post(page: Page, path: string, form: Record<string, string>) {
  const answer = await page.request.post(path, { headers: { "sec-fetch-site": "same-origin" }, form });
  return { status: answer.status(), html: await answer.text() };
}

test("says what it costs and what is left, then gives a receipt for its owner only", async ({ page, stranger }) => {
  await registerWithMoney(page, 250);
  await addQuickPick(page);
  await page.goto("/cart");

  await expect(page.getByText("Your wallet covers this. Balance after payment: $237.85")).toBeVisible();
  await page.getByRole("button", { name: "Pay $12.15 from your wallet" }).click();
  await onReceipt(page);
  await titled(page, "Thanks, Fred");
  await expect(page.getByText("From your wallet")).toBeVisible();
  await page.reload();
  await titled(page, "Thanks, Fred");
  await expect(accountMenu(page)).toContainText("$237.85");

  await stranger.goto(page.url());
  await expect(stranger).toHaveURL(/\/login\?next=%2Freceipt%2Fchk_/);
  await register(stranger);
  expect((await stranger.goto(page.url()))?.status()).toBe(404);
});

test("buys once when the button is pressed twice, and tells another tab that the cart has changed", async ({
  page,
}) => {
  await registerWithMoney(page, 30);
  await addQuickPick(page);
  await page.goto("/cart");
  const other = await page.context().newPage();
  await other.goto("/cart");

  await page.getByRole("button", { name: "Pay $12.15 from your wallet" }).dblclick();
  await onReceipt(page);
  await other.getByRole("button", { name: "Pay $12.15 from your wallet" }).click();

  await expect(other.getByText("Your cart is empty").first()).toBeVisible();
  await expect(other.getByRole("alert").getByText("Your cart has changed. Check it and try again.")).toBeVisible();
  const seen = { cartRevision: "1", "expectedTotal.amount": "12.15", "expectedTotal.currency": "AUD" };
  const withoutScript = await post(page, "/cart", { ...seen, idempotencyKey: crypto.randomUUID(), command: "pay" });
  expect(withoutScript.html).toContain("Your cart has changed. Check it and try again.");
  await page.goto("/my-account");
  await expect(balance(page)).toHaveText("$17.85");
  await page.goto("/my-account/upcoming-tickets");
  await expect(page.getByText("2 tickets", { exact: true })).toBeVisible();
});

test("lets a customer with an empty wallet deposit exactly what the cart costs", async ({ page }) => {
  await addQuickPick(page);
  await signIn(page, "cara@example.com");
  const payment = page.getByRole("region", { name: "Payment" });
  await expect(payment).toContainText("Cara's wallet $0.00");
  await expect(payment).not.toContainText("From your wallet");
  await expect(page.getByText(/Your wallet covers this/)).toBeHidden();

  await page.getByLabel("Test deposit").check();
  await page.getByRole("button", { name: "Pay $12.15" }).click();

  await onReceipt(page);
  await titled(page, "Thanks, Cara");
  await expect(page.getByText("From your deposit")).toBeVisible();
  await expect(page.getByText("From your wallet")).toBeHidden();
  await page.goto("/my-account");
  await expect(balance(page)).toHaveText("$0.00");
  await page.goto("/my-account/upcoming-tickets");
  await expect(page.getByText("1 ticket", { exact: true })).toBeVisible();
});

test("names the limit that keeps a customer from buying", async ({ page }) => {
  await addQuickPick(page);
  await signIn(page, "ben@example.com");

  await expect(page.getByText(/^This is over your weekly limit: /).first()).toBeVisible();
  await expect(page.getByText("Your wallet covers this.")).toBeHidden();
  await expect(payButton(page)).toBeDisabled();
});

test("never takes the price from the page", async ({ page }) => {
  await toPayment(page);
  const item = { idempotencyKey: crypto.randomUUID(), "item.gameOffer": "standard", "item.numGames": "18" };
  const cheap = { "item.expectedPrice.amount": "0.01", "item.expectedPrice.currency": "AUD" };

  const added = await post(page, "/monday_lotto", { ...item, ...cheap });
  expect(added.status).toBe(409);
  expect(added.html).toContain("The price has changed. Check it and try again.");

  const form = await page
    .locator("form:has([name='expectedTotal.amount'])")
    .evaluate((element) =>
      Object.fromEntries([...new FormData(element as HTMLFormElement)].map(([name, value]) => [name, String(value)])),
    );
  const paid = await post(page, "/cart", { ...form, "expectedTotal.amount": "0.01", way: "td", command: "pay" });
  expect(paid.html).toContain("Your cart has changed. Check it and try again.");
  await page.goto("/my-account");
  await titled(page, "No tickets in upcoming draws");
});

test("takes no game that cannot be played, whatever the page sends", async ({ page }) => {
  const refusals = {
    "Game 1 is not complete.": [1, 2, 3, 4, 5],
    "Game 1 has too many numbers.": [1, 2, 3, 4, 5, 6, 7],
    "Numbers in game 1 are from 1 to 45.": [1, 2, 3, 4, 5, 46],
    "A number is in game 1 twice.": [1, 2, 3, 4, 5, 5],
  };
  const others = Array.from({ length: 3 }, () => ({ Numbers: [1, 2, 3, 4, 5, 6] }));
  for (const [words, Numbers] of Object.entries(refusals)) {
    const item = { lotteryKey: "monday_lotto", gameOffer: "standard", games: [{ Numbers }, ...others] };
    const refused = await page.request.post("/trpc/cart.addItem", {
      headers: { "sec-fetch-site": "same-origin", "x-drawcard": "1" },
      data: { item, idempotencyKey: crypto.randomUUID() },
    });
    expect(refused.status(), words).toBe(422);
    expect(await refused.text()).toContain(words);
  }
  await page.goto("/cart");
  await titled(page, "Your cart is empty");
});

test("hides one customer's tickets and cart from another", async ({ page, stranger }) => {
  await toPayment(page);
  const itemId = await page.locator("[name='itemId']").first().getAttribute("value");
  await register(stranger);
  await addQuickPick(stranger);

  const removed = await post(stranger, "/cart", { command: "remove", itemId: itemId ?? "" });
  expect(removed.html).toContain("We couldn't find what you were looking for.");
  await page.reload();
  await titled(page, "Monday Lotto");

  await page.getByLabel("Test deposit").check();
  await payButton(page).click();
  await page.getByRole("link", { name: "See my tickets" }).click();
  await page.getByRole("main").getByRole("link", { name: "Monday Lotto" }).click();
  await titled(page, "18 games of Monday Lotto");
  expect((await stranger.goto(page.url()))?.status()).toBe(404);
});

test("drops a ticket whose draw closes while the page is open, says so, and charges nothing", async ({
  page,
  shop,
}) => {
  const names = { monday_lotto: "Monday Lotto", wednesday_lotto: "Wednesday Lotto", saturday_lotto: "Saturday Lotto" };
  const draws = (await shop.status()).nextDraws.filter(({ offer }) => offer in names);
  const [first, ...rest] = draws.toSorted((a, b) => a.stop.localeCompare(b.stop));
  const last = rest.at(-1);
  const nameOf = (draw?: { offer: string }) => names[draw?.offer as keyof typeof names];
  await register(page);
  await addQuickPick(page, first?.offer, 4);
  await addQuickPick(page, last?.offer, 4);
  await page.goto("/cart");
  await page.getByLabel("Test deposit").check();
  await shop.clock(first?.stop ?? "");

  await payButton(page).click();

  await expect(page.getByText(`Removed from your cart: 4 games of ${nameOf(first)}`)).toBeVisible();
  await expect(page.getByText("This draw has closed. Choose the next one.").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Payment" })).toContainText("1 ticket");
  await payButton(page).click();
  await onReceipt(page);
  await expect(page.getByRole("main").getByRole("link", { name: nameOf(last) })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: nameOf(first) })).toBeHidden();
});

test("tells in sight, with the focus on it, what a cart has lost that is empty by it", async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "anna@example.com");
  await addQuickPick(page, "monday_lotto");
  await page.goto("/cart");
  await shop.draw("monday_lotto");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));

  await payButton(page).click();

  const told = page.getByText("Removed from your cart: 18 games of Monday Lotto");
  await expect(told).toBeInViewport({ ratio: 1 });
  await expect(page.locator(":focus")).toContainText("Removed from your cart");
  const header = await page.getByRole("banner").boundingBox();
  expect((await told.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});

test("sells nothing of a draw that is sold out", async ({ page }) => {
  await page.goto("/one_lottery");
  await expect(page.getByText(/sold out/i).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Add/ })).toBeHidden();

  const form = { idempotencyKey: crypto.randomUUID(), "item.gameOffer": "standard", "item.numGames": "1" };
  const refused = await post(page, "/one_lottery", form);

  expect(refused.status).toBe(409);
  expect(refused.html).toContain("This draw is sold out. Choose the next one.");
});
