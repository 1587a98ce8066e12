// Tests paying by card in the browser: the payment provider's fields, the bank and the history. One charge, or none.
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import {
  addQuickPick,
  CARDS,
  call,
  expectHeading,
  holdings,
  holdRequests,
  onReceipt,
  openCart,
  payButton,
  registerWithMoney,
  toPayment,
  typeCard,
} from "./shopper.ts";

const payBy = async (page: Page, card: string) => {
  await typeCard(page, card);
  await payButton(page).click();
};

test("keeps the cart when a card is declined, and pays once with the next; Back shows an empty cart", async ({
  page,
}) => {
  await toPayment(page);
  const fields = page.frameLocator("iframe[title='Card details']");
  await payBy(page, "4242 4242 4242 4241");
  await expect(fields.getByLabel("Card number")).toHaveAccessibleDescription(/^Enter a valid card number\./);
  await expect(fields.getByLabel("Card number")).toBeFocused();
  await expect(page.locator("#payment-problem"), "only the fields say what is wrong with them").toHaveCount(0);
  await page.keyboard.type(CARDS.approved);
  await expect(fields.getByLabel("Card number"), "a refused value is replaced").toHaveValue(CARDS.approved);
  const expiry = fields.getByLabel("Expiry");
  for (const [written, read] of [
    ["1230", "12/30"],
    ["12/20309", "12/30"],
    ["5/30", "05/30"],
  ] as const) {
    await expiry.clear();
    await expiry.pressSequentially(written);
    await expect(expiry).toHaveValue(read);
  }
  await expiry.fill("2030-12");
  await expect(expiry).toHaveValue("12/30");
  await fields.getByLabel("Security code").clear();
  await fields.getByLabel("Security code").pressSequentially("12345");
  await expect(fields.getByLabel("Security code")).toHaveValue("123");
  await typeCard(page, CARDS.approved);
  await fields.getByLabel("Card holder's name").fill("4242424242424");
  await payButton(page).click();
  await expect(fields.getByLabel("Card holder's name")).toHaveAccessibleDescription(
    "Please enter the card holder's name.",
  );

  const desktop = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await typeCard(page, CARDS.declined);
  const places = async () =>
    Promise.all([payButton(page), page.locator(".cart-items")].map(async (one) => (await one.boundingBox())?.y));
  const decline = await holdRequests(page, /purchases\.create/);
  await payButton(page).click();
  await expect(payButton(page)).toHaveAttribute("aria-busy", "true");
  const before = await places();
  decline();
  await expect(page.getByText("Your card was declined. Try another one.")).toBeVisible();
  const moved = Math.abs(((await places())[0] ?? 0) - (before[0] ?? 0));
  expect(moved, "the refusal of a phone leaves the button in its place").toBeLessThan(1);
  const refusal = await page.locator("#payment-problem").boundingBox();
  const covered = await page.locator(".checkout__details").boundingBox();
  const end = (covered?.y ?? 0) + (covered?.height ?? 0);
  expect(refusal?.y, "the refusal covers nothing").toBeGreaterThanOrEqual(end);
  expect((refusal?.y ?? 0) + (refusal?.height ?? 0)).toBeLessThan(before[0] ?? 0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Change the card" })).toBeFocused();
  await page.keyboard.press("Enter");
  const number = fields.getByLabel("Card number");
  await expect(number).toBeFocused();
  await number.clear();
  await fields.getByLabel("Expiry").clear();
  await number.pressSequentially(CARDS.declined.replaceAll(" ", ""));
  await page.keyboard.press("Tab");
  await page.keyboard.type("1x2");
  await expect(fields.getByLabel("Expiry"), "a Tab after the focus moved on is ignored, as are letters").toHaveValue(
    "12",
  );
  if (desktop) await page.setViewportSize(desktop);
  await typeCard(page, CARDS.short);
  await fields.getByLabel("Card number").press("Enter");
  await expect(page.getByText("There isn't enough money on this card. Try another one.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Game 1 of Monday Lotto" })).toBeVisible();
  expect(await holdings(page)).toEqual({ dollars: 0, tickets: 0 });

  // As in another tab.
  const { cartItems } = await call<{ cartItems: { id: string }[] }>(page, "cart.get");
  await call(page, "cart.updateItem", { itemId: cartItems[0]?.id, numGames: 6 });
  await payBy(page, CARDS.approved);
  await expect(page.getByText("Your cart has changed: it now costs $4.05. Check it and try again.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Payment" })).toContainText("$4.05");

  await typeCard(page, CARDS.approved);
  const answer = await holdRequests(page, /purchases\.create/);
  await payButton(page).scrollIntoViewIfNeeded();
  const pressedAt = await payButton(page).boundingBox();
  await payButton(page).dblclick();
  // The refusal keeps its room, so the second press meets the button too, not what is below it.
  await expect(payButton(page)).toHaveAttribute("aria-busy", "true");
  await expect(page.getByText("Your cart has changed: it now costs $4.05. Check it and try again.")).toBeHidden();
  expect((await payButton(page).boundingBox())?.y, "the button stays where it was pressed").toBe(pressedAt?.y);
  answer();
  await onReceipt(page);
  await expect(page.getByRole("main")).toContainText("$4.05");
  await page.goBack();
  await expectHeading(page, "You've already paid");
  await expect(page.getByRole("main")).toContainText("You won't be charged again.");
  await expect(page.getByRole("link", { name: "See your receipt" })).toBeInViewport();
  expect(await holdings(page)).toEqual({ dollars: 0, tickets: 1 });
});

test("charges the card alone when the wallet is not to pay, also after a reload", async ({ page }) => {
  await registerWithMoney(page, 20);
  const { dollars, tickets } = await holdings(page);
  await addQuickPick(page);
  await openCart(page);
  const box = page.getByRole("checkbox", { name: "Pay from my wallet first" });
  await box.uncheck();
  await page.reload();
  await box.uncheck();
  await payBy(page, CARDS.approved);
  await onReceipt(page);
  expect(await holdings(page)).toEqual({ dollars, tickets: tickets + 1 });
});

test("goes to the bank and back, with reloads and Back at every step, and pays once", async ({ page }) => {
  await toPayment(page);
  await payBy(page, CARDS.challenged);
  await expectHeading(page, "Approve this payment of $2.70?");
  await page.goBack();
  await expectHeading(page, "Confirm with your bank");
  await page.reload();
  const toBank = async () => {
    await expectHeading(page, "Confirm with your bank");
    await page.getByRole("button", { name: "Continue to your bank" }).click();
    await expectHeading(page, "Approve this payment of $2.70?");
  };
  await toBank();
  await page.goBack();
  await toBank();
  await page.reload();
  await page.getByRole("button", { name: "Approve" }).click();
  await onReceipt(page);
  await expect(page.getByText("Visa ending in 3220")).toBeVisible();
  const receipt = page.url();

  // Walks back through the history: the bank, the challenge, the cart.
  const seen = [receipt];
  while (!/\/cart$/.test(seen.at(-1) ?? "") && seen.length < 8) {
    await page.goBack();
    seen.push(page.url());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^(Thanks, Fred|Your cart|Approve this payment)/);
    const approve = page.getByRole("button", { name: "Approve" });
    if (await approve.isVisible()) {
      await approve.click();
      await expect(page).toHaveURL(receipt);
      await page.goBack();
      seen.push(page.url());
    }
  }
  await expectHeading(page, "Your cart is empty");
  expect(await holdings(page)).toEqual({ dollars: 0, tickets: 1 });
});
