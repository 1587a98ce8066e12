// Tests card payments with every reply of issuer and bank, and with repeated actions: no double charge, no charge for nothing.
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { addQuickPick, balance, CARDS, onReceipt, payButton, signIn, titled, toPayment, typeCard } from "./shopper.ts";

const payBy = async (page: Page, card: string) => {
  await typeCard(page, card);
  await payButton(page).click();
};

/** Pays with a challenged card, up to the page that redirects to the bank. */
async function toChallenge(page: Page) {
  await toPayment(page);
  await payBy(page, CARDS.challenged);
  await titled(page, "Confirm with your bank");
}

async function toBank(page: Page) {
  await toChallenge(page);
  await page.getByRole("button", { name: "Continue to your bank" }).click();
  await titled(page, "Approve this payment of $12.15?");
}

/** Expects one ticket, paid once. */
async function expectOneTicket(page: Page) {
  await page.goto("/my-account");
  await expect(balance(page)).toHaveText("$0.00");
  await page.goto("/my-account/upcoming-tickets");
  await expect(page.getByText("1 ticket", { exact: true })).toBeVisible();
}

/** Expects no ticket, no charge and an unchanged cart. */
async function expectNothingBought(page: Page) {
  await page.goto("/my-account");
  await expect(balance(page)).toHaveText("$0.00");
  await titled(page, "No tickets in upcoming draws");
  await page.goto("/cart");
  await titled(page, "Monday Lotto");
  await expect(page.getByRole("button", { name: "Pay $12.15" })).toBeVisible();
}

test("says what is wrong with a card before anything is sent", async ({ page }) => {
  await toPayment(page);
  const fields = page.frameLocator("iframe[title='Card details']");

  await payBy(page, "4242 4242 4242 4241");

  await expect(fields.getByLabel("Card number")).toHaveAccessibleDescription("Enter a valid card number.");
  await expect(page.getByText("Please check your card details")).toBeVisible();
  await typeCard(page, CARDS.approved);
  await fields.getByLabel("Card holder's name").fill("4242424242424");
  await payButton(page).click();
  await expect(fields.getByLabel("Card holder's name")).toHaveAccessibleDescription(
    "Please enter the card holder's name.",
  );
  await expectNothingBought(page);
});

test("keeps everything when a card is declined or empty, and takes the next one", async ({ page }) => {
  await toPayment(page);

  await payBy(page, CARDS.declined);
  await expect(page.getByText("Your card was declined. Try another one.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Game 1 of Monday Lotto" })).toBeVisible();
  await payBy(page, CARDS.short);
  await expect(page.getByText("There isn't enough money on this card. Try another one.")).toBeVisible();
  await payBy(page, CARDS.approved);

  await onReceipt(page);
  await expectOneTicket(page);
});

test("buys once when the button is pressed twice", async ({ page }) => {
  await toPayment(page);
  await typeCard(page, CARDS.approved);

  await payButton(page).dblclick();

  await onReceipt(page);
  await expectOneTicket(page);
});

test("shows an empty cart to whoever presses Back after paying", async ({ page }) => {
  await toPayment(page);
  await payBy(page, CARDS.approved);
  await onReceipt(page);

  await page.goBack();

  await titled(page, "Your cart is empty");
  await expectOneTicket(page);
});

test("takes the customer to the bank and back, and to the receipt", async ({ page }) => {
  await toBank(page);

  await page.getByRole("button", { name: "Approve" }).click();

  await onReceipt(page);
  await expect(page.getByText("From your deposit")).toBeVisible();
  await expectOneTicket(page);
});

test("charges nothing when the bank is told no, and leads back to the cart", async ({ page }) => {
  await toBank(page);

  await page.getByRole("button", { name: "Decline" }).click();

  await titled(page, "Payment not confirmed");
  await expect(page.getByText("Nothing was charged")).toBeVisible();
  await page.getByRole("link", { name: "Back to your cart" }).click();
  await expectNothingBought(page);
});

test("survives a reload at every step of the challenge", async ({ page }) => {
  await toChallenge(page);
  const address = page.url();
  await page.reload();
  await titled(page, "Confirm with your bank");
  await page.getByRole("button", { name: "Continue to your bank" }).click();
  await titled(page, "Approve this payment of $12.15?");
  await page.reload();
  await page.getByRole("button", { name: "Approve" }).click();
  await onReceipt(page);
  const receipt = page.url();

  await page.goto(address);

  await expect(page).toHaveURL(receipt);
  await expectOneTicket(page);
});

test("goes on where it was for whoever presses Back at the bank", async ({ page }) => {
  await toBank(page);

  await page.goBack();

  await titled(page, "Confirm with your bank");
  await page.getByRole("button", { name: "Continue to your bank" }).click();
  await titled(page, "Approve this payment of $12.15?");
  await page.getByRole("button", { name: "Approve" }).click();
  await onReceipt(page);
  await expectOneTicket(page);
});

test("leads back to the receipt, and pays nothing twice, when Back is pressed after the challenge", async ({
  page,
}) => {
  await toBank(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await onReceipt(page);
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

  await titled(page, "Your cart is empty");
  await expectOneTicket(page);
});

test("keeps the cart of whoever walks away from the bank, and takes another card for it", async ({ page }) => {
  await toBank(page);

  await expectNothingBought(page);

  await payBy(page, CARDS.approved);
  await onReceipt(page);
  await expectOneTicket(page);
});

test("charges nothing when the answer comes too late", async ({ page, shop }) => {
  await toBank(page);
  const bank = page.url();
  await shop.clock("+16m");

  await page.getByRole("button", { name: "Approve" }).click();

  await titled(page, "Time ran out");
  await expect(page.getByText("Nothing was charged")).toBeVisible();
  await page.goto(bank);
  await expectNothingBought(page);
});

test("finishes a payment whose session ended at the bank once its customer has signed in again", async ({ page }) => {
  const email = await toPayment(page);
  await payBy(page, CARDS.challenged);
  await page.getByRole("button", { name: "Continue to your bank" }).click();
  await page.context().clearCookies({ name: /^dc_(access|refresh|customer|customer_token)$/ });
  await page.getByRole("button", { name: "Approve" }).click();

  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("Drawcard-demo-1");
  await page.getByRole("button", { name: "Log in" }).click();

  await onReceipt(page);
  await expectOneTicket(page);
});

test("buys nothing when another tab has changed the cart, and shows the cart as it is now", async ({ page }) => {
  await toPayment(page);
  await typeCard(page, CARDS.approved);
  const other = await page.context().newPage();
  await other.goto("/cart");
  await other.getByLabel("Number of games").selectOption("4");
  await expect(other.getByRole("region", { name: "Payment" })).toContainText("$2.70");
  await other.close();

  await payButton(page).click();

  await expect(page.getByText("Your cart has changed. Check it and try again.")).toBeVisible();
  await payBy(page, CARDS.approved);
  await onReceipt(page);
  await expect(page.getByRole("main")).toContainText("$2.70");
});

test("deposits only what the wallet does not cover", async ({ page }) => {
  await addQuickPick(page);
  await signIn(page, "dan@example.com");

  await expect(page.getByRole("region", { name: "Payment" })).toContainText("−$5.00");
  await typeCard(page, CARDS.approved);
  await page.getByRole("button", { name: "Pay $7.15" }).click();

  await onReceipt(page);
  await expectOneTicket(page);
});
