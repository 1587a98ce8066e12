// Tests promotion codes in the browser: focus, announcements, and a code that is pending when the customer pays.
import type { Page } from "@playwright/test";
import { LABELS } from "#tests/labels.ts";
import { expect, test } from "./journey.ts";
import { addQuickPick, onReceipt, openCart, payButton, registerWithMoney } from "./shopper.ts";

const REFUSED = "You can't use this code with your cart.";

async function toCart(page: Page) {
  await registerWithMoney(page, 10);
  await addQuickPick(page, "monday_lotto", 4);
  await openCart(page);
}

test("a code is refused at its field, corrected, replaced by another, and shown on the receipt", async ({ page }) => {
  await toCart(page);
  const field = page.getByLabel(LABELS.promotion.promotionCode);
  const sums = page.getByRole("region", { name: "Payment" });
  const redeem = async (code: string) => {
    await field.fill(code);
    await field.press("Enter");
  };

  await field.fill("SAVE");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(field).toHaveAccessibleDescription(REFUSED);
  await expect(page.getByRole("alert").getByText(REFUSED)).toBeAttached();
  await expect(field).toHaveValue("SAVE");
  await expect(field).toBeFocused();

  await redeem("WEEKEND");
  await expect(sums).toContainText("$1.70");
  await expect(field).toBeHidden();
  await page.getByRole("button", { name: "Remove WEEKEND" }).click();
  await expect(field).toBeFocused();
  await expect(sums).toContainText("$2.70");
  await expect(page.getByRole("status").getByText("Removed WEEKEND, total $2.70.")).toBeAttached();

  await redeem("spring15");
  await expect(page.getByRole("status").getByText("Added SPRING15, total $2.30.")).toBeAttached();
  await expect(page.getByRole("heading", { name: "SPRING15" }), "a second Enter removes nothing").toBeFocused();
  await expect(sums).toContainText("SPRING15−$0.40");
  await page.getByRole("button", { name: "Pay $2.30 from your wallet" }).click();
  await onReceipt(page);
});

test("waits with the payment while a code is pending: shows its refusal or the new price first", async ({ page }) => {
  await page.clock.install();
  await toCart(page);
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  /** Applies a code and presses Pay before the code is sent: the request waits half a second on a paused clock. */
  const payDuring = async (code: string, ahead: number) => {
    await page.clock.pauseAt(Date.now() + ahead);
    await page.getByLabel(LABELS.promotion.promotionCode).fill(code);
    await page.getByRole("button", { name: "Apply" }).click();
    // Playwright would wait until the button is free.
    await page.getByRole("button", { name: "Pay $2.70 from your wallet" }).click({ force: true });
    await page.clock.resume();
  };

  await payDuring("SAVE", 60_000);
  await expect(page.getByLabel(LABELS.promotion.promotionCode)).toHaveAccessibleDescription(REFUSED);
  await expect(payButton(page)).toBeEnabled();
  await payDuring("SPRING15", 600_000);
  await page.getByRole("button", { name: "Pay $2.30 from your wallet" }).click();
  await onReceipt(page);
  await expect(page.getByRole("complementary", { name: "Payment and next steps" })).toContainText("Total$2.30");
});
