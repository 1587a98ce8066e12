// Tests browsers that block storage or cookies: the shop still sells, or explains why it cannot.
import { expect, test } from "./journey.ts";
import { addQuickPick, onReceipt, payButton, registerWithMoney } from "./shopper.ts";

test("sells where a page may store nothing", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
  await registerWithMoney(page, 30);
  await addQuickPick(page);
  await page.goto("/cart");

  await payButton(page).click();

  await onReceipt(page);
});

test("says on the cart that a browser without cookies keeps none", async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setDocumentCookieDisabled", { disabled: true });

  await page.goto("/cart");

  await expect(page.getByText("Your browser is blocking cookies")).toBeVisible();
  await expect(page.getByText("Please allow cookies for this shop")).toBeVisible();
});

test("says nothing of cookies to everybody else", async ({ page }) => {
  await page.goto("/cart");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await expect(page.getByText("Your browser is blocking cookies")).toBeHidden();
});
