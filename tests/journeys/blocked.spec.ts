// Tests browsers that block storage or cookies: the shop still sells, or explains why it cannot.
import { expect, test } from "./journey.ts";
import { addQuickPick, onReceipt, openCart, payButton, registerWithMoney } from "./shopper.ts";

test("sells without storage, and explains on the cart page that it needs cookies", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
  const browser = await page.context().newCDPSession(page);
  const notice = page.getByText("Your browser is blocking cookies");
  await browser.send("Emulation.setDocumentCookieDisabled", { disabled: true });
  await openCart(page);
  await expect(notice).toBeVisible();
  await expect(page.getByText("Please allow cookies for this shop")).toBeVisible();
  await browser.send("Emulation.setDocumentCookieDisabled", { disabled: false });

  await registerWithMoney(page, 30);
  await addQuickPick(page);
  await openCart(page);
  await expect(notice).toBeHidden();
  await payButton(page).click();
  await onReceipt(page);
});
