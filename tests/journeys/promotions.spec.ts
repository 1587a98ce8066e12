// Tests a promotion code from the cart to the receipt.
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { addQuickPick, onReceipt, payButton, register, registerWithMoney } from "./shopper.ts";

const REFUSED = "You can't use this code with your cart.";

/** Applies a code and stops before it is sent: the request waits half a second on a paused clock. */
async function codeOnItsWay(page: Page, code: string) {
  await page.clock.install();
  await registerWithMoney(page, 10);
  await addQuickPick(page, "monday_lotto", 4);
  await page.goto("/cart");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel("Promotion code").fill(code);
  await page.getByRole("button", { name: "Apply" }).click();
}

test.describe("promotion codes", () => {
  test("a code takes its part off, comes along to the payment, and is on the receipt", async ({ page }) => {
    await registerWithMoney(page, 10);
    await addQuickPick(page, "monday_lotto", 4);
    await page.goto("/cart");
    const sums = page.getByRole("region", { name: "Payment" });
    await expect(sums).toContainText("$2.70");

    await page.getByLabel("Promotion code").fill("spring15");
    await page.getByLabel("Promotion code").press("Enter");

    await expect(page.getByRole("heading", { name: "SPRING15" })).toBeVisible();
    await expect(page.getByText("15% off")).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove SPRING15" })).toBeFocused();
    await expect(sums).toContainText("SPRING15−$0.40");
    await page.getByRole("button", { name: "Pay $2.30 from your wallet" }).click();

    await onReceipt(page);
    await expect(page.getByText("1 ticket bought. Good luck!")).toBeVisible();
    const paid = page.getByRole("complementary", { name: "Payment and next steps" });
    await expect(paid).toContainText("SPRING15: 15% off−$0.40");
    await expect(paid).toContainText("Total$2.30From your wallet $2.30");
  });

  test("nothing is paid while a code is on its way: the button comes back with what is to be paid then", async ({
    page,
  }) => {
    await codeOnItsWay(page, "SPRING15");

    await page.getByRole("button", { name: "Pay $2.70 from your wallet" }).click();
    await page.clock.resume();

    await page.getByRole("button", { name: "Pay $2.30 from your wallet" }).click();
    await onReceipt(page);
    await expect(page.getByRole("complementary", { name: "Payment and next steps" })).toContainText("Total$2.30");
  });

  test("a code that is refused while somebody wants to pay is told before anything is paid", async ({ page }) => {
    await codeOnItsWay(page, "SAVE");

    await payButton(page).click();
    await page.clock.resume();

    await expect(page.getByLabel("Promotion code")).toHaveAccessibleDescription(REFUSED);
    await payButton(page).click();
    await onReceipt(page);
  });

  test("a code that cannot be used is told at its field, and stays there to be corrected", async ({ page }) => {
    await addQuickPick(page, "monday_lotto", 4);
    await page.goto("/cart");
    const field = page.getByLabel("Promotion code");

    await field.fill("SAVE");
    await page.getByRole("button", { name: "Apply" }).click();

    await expect(field).toHaveAccessibleDescription(REFUSED);
    await expect(page.getByRole("alert").getByText(REFUSED)).toBeAttached();
    await expect(field).toHaveValue("SAVE");
    await expect(field).toBeFocused();
    await field.fill("WELCOME1");
    await field.press("Enter");
    await expect(page.getByRole("region", { name: "Summary" })).toContainText("$1.70");
    await expect(field).toBeHidden();
  });

  test("a code that was taken out gives its place back to the field", async ({ page }) => {
    await addQuickPick(page, "monday_lotto", 4);
    await page.goto("/cart");
    await page.getByLabel("Promotion code").fill("WEEKEND");
    await page.getByLabel("Promotion code").press("Enter");
    await expect(page.getByText(/^Ends Monday \d+ \w+ \d{4}, 12:00 am/)).toBeVisible();

    await page.getByRole("button", { name: "Remove WEEKEND" }).click();

    await expect(page.getByLabel("Promotion code")).toBeFocused();
    await expect(page.getByRole("region", { name: "Summary" })).toContainText("$2.70");
    await expect(page.getByRole("status").getByText("Removed WEEKEND, total $2.70.")).toBeAttached();
    await page.getByLabel("Promotion code").fill("WELCOME1");
    await page.getByLabel("Promotion code").press("Enter");
    await expect(page.getByRole("status").getByText("Added WELCOME1, total $1.70.")).toBeAttached();
    await page.getByRole("button", { name: "Remove WELCOME1" }).click();
    await expect(page.getByLabel("Promotion code")).toBeFocused();
    await page.reload();
    await expect(page.getByLabel("Promotion code")).toBeVisible();
  });

  test("a promotion leaves with a word when the cart no longer earns it", async ({ page }) => {
    await addQuickPick(page, "powerball", 36);
    await page.goto("/cart");
    await page.getByLabel("Promotion code").fill("BIG50");
    await page.getByLabel("Promotion code").press("Enter");
    await expect(page.getByRole("heading", { name: "BIG50" })).toBeVisible();

    await page.getByLabel("Number of games").selectOption("4");

    await expect(page.getByText("Removed from your cart: $5 off a cart of $50")).toBeVisible();
    await expect(page.getByText("You can no longer use this code with your cart.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "BIG50" })).toBeHidden();
  });

  test("credit comes to the wallet after the purchase", async ({ page }) => {
    await registerWithMoney(page, 10);
    await addQuickPick(page, "monday_lotto", 4);
    await page.goto("/cart");
    await page.getByLabel("Promotion code").fill("BONUS5");
    await page.getByLabel("Promotion code").press("Enter");
    await expect(page.getByText("BONUS5 puts $5.00 in your wallet after you have paid.")).toBeVisible();

    await payButton(page).click();

    await onReceipt(page);
    await expect(page.getByText("BONUS5: $5.00 went to your wallet.")).toBeVisible();
    await page.goto("/my-account");
    await expect(page.getByRole("region", { name: "Wallet" })).toContainText("$12.30");
  });

  test("a code that is typed too often is told to wait, in words", async ({ page }) => {
    await addQuickPick(page, "monday_lotto", 4);
    const tries = { headers: { "sec-fetch-site": "same-origin", "x-drawcard": "1" }, data: { promotionCode: "GUESS" } };
    for (let count = 0; count < 20; count += 1) await page.request.post("/trpc/promotions.add", tries);
    await page.goto("/cart");
    const field = page.getByLabel("Promotion code");

    await field.fill("WELCOME1");
    await field.press("Enter");

    await expect(field).toHaveAccessibleDescription("Too many attempts. Please wait 10 minutes and try again.");
  });

  test("there is no field without the capability", async ({ page, shop }) => {
    await addQuickPick(page, "monday_lotto", 4);
    await shop.controls.capability("vouchers", "off");

    await page.goto("/cart");

    await expect(page.getByLabel("Number of games")).toBeVisible();
    await expect(page.getByLabel("Promotion code")).toBeHidden();
  });
});

test.describe("promotion codes without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("are redeemed, refused at the field and taken out by plain forms", async ({ page }) => {
    await register(page);
    await addQuickPick(page, "monday_lotto", 4);
    await page.goto("/cart");
    const field = page.getByLabel("Promotion code");

    await field.fill("SAVE");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(field).toHaveAccessibleDescription(REFUSED);
    await expect(field).toHaveValue("SAVE");

    await field.fill("welcome1");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL("/cart");
    await expect(page.getByRole("region", { name: "Payment" })).toContainText("WELCOME1−$1.00");

    await page.getByRole("button", { name: "Remove WELCOME1" }).click();
    await expect(page).toHaveURL("/cart");
    await expect(field).toBeVisible();
    await expect(page.getByRole("region", { name: "Payment" })).not.toContainText("WELCOME1");
  });
});
