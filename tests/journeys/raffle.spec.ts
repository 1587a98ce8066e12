// Buys books of a raffle in a browser, from the keyboard, up to the drawn ticket. Without a script: tests/front/raffles.spec.ts.
import { expect, test } from "./journey.ts";
import { expectHeading, openCart, payButton, registerWithMoney } from "./shopper.ts";

test("buys two books, with the price on the button, and finds the numbers and prizes on the ticket", async ({
  page,
  shop,
}) => {
  await registerWithMoney(page, 100);
  await page.goto("/charity_raffle");
  const add = page.getByRole("button", { name: /^Add/ });
  await expect(add).toHaveText("Add 1 book · $10.00", { useInnerText: true });
  await page.getByRole("radio", { name: /^5 Ticket Book/ }).focus();
  await page.keyboard.press("ArrowDown");
  await page.getByLabel("Number of books").selectOption("2");
  await page.getByLabel("Show my initials if I win").press("Space");
  await expect(add).toHaveText("Add 2 books · $50.00", { useInnerText: true });
  await add.press("Enter");
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText("2 books of 15 tickets")).toBeVisible();
  await page.goBack();
  await expect(add).toHaveText("Add 2 books · $50.00", { useInnerText: true });

  await openCart(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/receipt\/chk_/);
  await shop.draw("charity_raffle");
  await page.goto("/my-account/past-tickets");
  // Other journeys of this shop may have tickets of the draw too.
  await expect(page.getByText(/^Won[: ]/)).toBeVisible();
  await page.getByRole("link", { name: "Beach house raffle" }).click();
  await expect(page.getByText(/Book 2: \d{7} to \d{7}/)).toBeVisible();
  await page.getByRole("link", { name: "See results and verify this draw" }).click();
  await expectHeading(page, "Beach house raffle");
  await expect(page.getByRole("table", { name: "Winning tickets, main draw" })).toBeVisible();
});
