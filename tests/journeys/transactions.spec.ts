import { expect, test } from "./journey.ts";
import { logIn } from "./shopper.ts";

test("filters and changes pages in place; Back undoes each step", async ({ page }) => {
  await logIn(page, "hana@example.com");
  await page.goto("/my-account/transactions");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await page.evaluate(() => document.body.setAttribute("data-stays", ""));
  const rows = page.getByRole("rowheader");

  await page.getByLabel("Type").selectOption("Deposit");
  await page.getByRole("button", { name: "Apply filters" }).press("Enter");
  await expect(page).toHaveURL("/my-account/transactions?type=deposit");
  await expect(page.getByText("12 transactions", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Page 2", exact: true }).press("Enter");
  await expect(page).toHaveURL("/my-account/transactions/2?type=deposit");
  await expect(rows).toHaveCount(2);
  await expect(page.getByText("12 transactions", { exact: true })).toBeFocused();
  await expect(page).toHaveTitle(/^Transactions, page 2 \|/);

  await page.goBack();
  await expect(rows).toHaveCount(10);
  await page.goBack();
  await expect(page.getByText("14 transactions", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Type")).toHaveValue("");
  await expect(page.locator("body[data-stays]"), "the document was never left").toHaveCount(1);
});
