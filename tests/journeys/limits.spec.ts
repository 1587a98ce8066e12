// What the scripts of the limits say: a toast for each change, and a reload after a failure.
import { LABELS } from "#tests/labels.ts";
import { expect, test } from "./journey.ts";
import { register } from "./shopper.ts";

test("limits say what changed, and why not; a failure of the shop reads them again (Limits 7, 8, 9, Wallet 9)", async ({
  page,
  otherPage,
  shop,
}) => {
  await register(page);
  await otherPage.context().addCookies(await page.context().cookies());
  await page.goto("/my-account/spend-limits");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  const form = page.getByRole("form", { name: "Weekly limit", exact: true });
  await form.getByLabel(LABELS.limit.limit).fill("40");
  await form.getByRole("button", { name: LABELS.limit.submit }).click();
  await expect(page.getByText("Your Spend Limit has been successfully updated to $40.00 a week.")).toBeVisible();
  // The form is another one now.
  await expect(page.getByRole("heading", { name: "Weekly limit" })).toBeFocused();

  await form.getByLabel(LABELS.limit.limit).fill("60");
  await form.getByRole("button", { name: LABELS.limitChange.submit }).click();
  await expect(page.getByText(/^Your limit rises to \$60\.00 on /)).toBeVisible();
  await expect(page.getByText("successfully updated")).toBeHidden();

  const remove = page.getByRole("button", { name: LABELS.limitRemoval.submit });
  await shop.fault("deleteSpendLimit", "down");
  await remove.click();
  await expect(remove).not.toHaveAttribute("aria-busy", "true");
  await shop.fault("deleteSpendLimit", "off");
  await expect(remove).toBeVisible();

  await otherPage.goto("/my-account/spend-limits");
  await expect(otherPage.locator("astro-island[ssr]")).toHaveCount(0);
  await otherPage.getByRole("button", { name: LABELS.limitRemoval.submit }).click();
  await expect(otherPage.getByText(/This limit ends on/)).toBeVisible();
  await remove.click();
  await expect(page.getByText(/This limit is already changing\. It ends on/)).toBeVisible();
  await expect(page.getByText(/This limit ends on/)).toBeVisible();

  await page.goto("/my-account/deposit");
  await page.locator("input[value=td]").check();
  await page.getByLabel(LABELS.deposit.amount).fill("5");
  await shop.fault("createDeposit", "down");
  await page.getByRole("button", { name: /^Deposit/ }).click();
  await expect(
    page.getByText("We're experiencing technical difficulties. Please reload the page to try again."),
  ).toBeVisible();
  // Only one advice: a reload, or another press.
  await expect(page.getByText(/charged twice|press Deposit/)).toBeHidden();
  await shop.fault("createDeposit", "off");
});
