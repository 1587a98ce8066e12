import { expect, type Page, test } from "@playwright/test";
import { addQuickPick, operate, register, signIn, typeCard } from "./shopper.ts";

const payButton = (page: Page) => page.getByRole("button", { name: /^(Pay|Deposit) \$/ });
const onReceipt = (page: Page) => expect(page).toHaveURL(/\/receipt\/chk_/);
const titled = (page: Page, name: string) => expect(page.getByRole("heading", { name })).toBeVisible();

async function toPayment(page: Page) {
  await addQuickPick(page);
  await page.goto("/cart");
  await expect(payButton(page)).toBeVisible();
}

test.describe("paying from the wallet", () => {
  test("says what it costs and what is left, then gives a receipt for its owner only", async ({ page, browser }) => {
    await addQuickPick(page);
    await signIn(page, "anna");

    await expect(page.getByText("Your wallet covers this.")).toBeVisible();
    await page.getByRole("button", { name: "Pay $12.15 from your wallet" }).click();
    await onReceipt(page);
    await titled(page, "Thanks, Anna");
    await expect(page.getByText("From your wallet")).toBeVisible();
    await page.reload();
    await titled(page, "Thanks, Anna");

    const stranger = await (await browser.newContext()).newPage();
    expect((await stranger.goto(page.url()))?.status()).toBe(404);
    await stranger.context().close();
  });

  test("shows an empty cart to whoever presses Back after paying", async ({ page }) => {
    await register(page);
    await toPayment(page);
    await page.getByLabel("Test deposit").check();
    await payButton(page).click();
    await onReceipt(page);

    await page.goBack();

    await titled(page, "Your cart is empty");
  });

  test("buys nothing when another tab has changed the cart, and shows the cart as it is now", async ({ page }) => {
    await addQuickPick(page);
    await signIn(page, "erin");
    const other = await page.context().newPage();
    await other.goto("/cart");
    await other.getByLabel("Number of games").selectOption("4");
    await expect(other.getByRole("region", { name: "Payment" })).toContainText("$2.70");
    await other.close();

    await page.getByRole("button", { name: "Pay $12.15 from your wallet" }).click();

    await expect(page.getByText("Your cart has changed. Check it and try again.")).toBeVisible();
    await page.getByRole("button", { name: "Pay $2.70 from your wallet" }).click();
    await onReceipt(page);
  });

  test("names the limit that keeps a customer from buying", async ({ page }) => {
    await addQuickPick(page);
    await signIn(page, "ben");

    await expect(page.getByText("This would take you past your spend limit.").first()).toBeVisible();
    await expect(payButton(page)).toHaveAttribute("aria-disabled", "true");
  });

  test("says so when the shop cannot be reached, and buys once when it can again", async ({ page }) => {
    await addQuickPick(page);
    await signIn(page, "anna");
    await operate("fault", "purchaseCart", "down");
    try {
      await payButton(page).click();
      await expect(page.getByText("We couldn't reach the shop")).toBeVisible();
      await expect(page.getByText("You will not be charged twice")).toBeVisible();
    } finally {
      await operate("fault", "purchaseCart", "off");
    }
    await payButton(page).click();
    await onReceipt(page);
  });
});

test.describe("paying with a deposit", () => {
  test("deposits what is missing and pays in one step", async ({ page }) => {
    await register(page);
    await toPayment(page);

    await page.getByLabel("Test deposit").check();
    await page.getByRole("button", { name: "Deposit $12.15 and pay" }).click();

    await onReceipt(page);
    await expect(page.getByText("From your deposit")).toBeVisible();
  });

  test("keeps everything when a card is declined, and takes the next one", async ({ page }) => {
    await register(page);
    await toPayment(page);

    await typeCard(page, "4000 0000 0000 0002");
    await payButton(page).click();
    await expect(page.getByText("Your card was declined. Try another one.")).toBeVisible();
    await typeCard(page, "4000 0000 0000 9995");
    await payButton(page).click();
    await expect(page.getByText("There is not enough money on this card.")).toBeVisible();
    await typeCard(page, "4242 4242 4242 4242");
    await payButton(page).click();
    await onReceipt(page);
  });

  test("takes the customer to the bank and back, and to the receipt", async ({ page }) => {
    await register(page);
    await toPayment(page);
    await typeCard(page, "4000 0000 0000 3220");
    await payButton(page).click();

    await titled(page, "Confirm with your bank");
    await page.reload();
    await page.getByRole("button", { name: "Continue to your bank" }).click();
    await page.getByRole("button", { name: "Approve" }).click();

    await onReceipt(page);
  });

  test("charges nothing when the bank is told no, and leads back to the cart", async ({ page }) => {
    await register(page);
    await toPayment(page);
    await typeCard(page, "4000 0000 0000 3220");
    await payButton(page).click();
    await page.getByRole("button", { name: "Continue to your bank" }).click();

    await page.getByRole("button", { name: "Decline" }).click();

    await titled(page, "Payment not confirmed");
    await expect(page.getByText("Nothing was charged")).toBeVisible();
    await page.getByRole("link", { name: "Back to your cart" }).click();
    await titled(page, "Monday Lotto");
    await expect(payButton(page)).toBeVisible();
  });
});

test.describe("paying without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("deposits, pays and shows the receipt by plain forms", async ({ page }) => {
    await register(page);
    await page.goto("/");
    await page
      .getByRole("button", { name: /^Quick-pick/ })
      .first()
      .click();
    await page.goto("/cart");

    await payButton(page).click();
    await expect(page.getByText("Paying by card needs JavaScript.").first()).toBeVisible();
    await page.getByLabel("Test deposit").check();
    await payButton(page).click();

    await onReceipt(page);
  });
});
