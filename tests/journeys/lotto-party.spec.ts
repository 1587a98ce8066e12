// A whole party with scripts: a group, its ticket, an invitation, a second customer, the draw. Without: tests/front/lotto-party.spec.ts.
import { WIZARD_LABELS } from "#site/features/lotto-party/wizard.form.ts";
import { SHARES_LABEL } from "#site/lib/shares.ts";
import { LABELS } from "#tests/labels.ts";
import { oneOf } from "#tests/seeded.ts";
import { look, type Theme } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { buyCart, expectHeading, register } from "./shopper.ts";

const themes: readonly Theme[] = oneOf(["light", "dark"], "theme of Lotto Party");

test("opens a ticket, sells shares to a friend, and pays after the draw", async ({ otherPage: friend, page, shop }) => {
  await register(page);
  await page.goto("/lotto-party");
  for (const theme of themes) await look(page, "Lotto Party", theme);
  await page.getByRole("link", { name: "Start a group" }).click();
  await page.getByLabel(LABELS.partyGroup.groupName).fill("Journey crew");
  await page.getByRole("button", { name: LABELS.partyGroup.submit }).click();
  await page
    .getByLabel(/^Saturday Lotto/)
    .first()
    .check();
  await page.getByRole("button", { name: WIZARD_LABELS.select_draw }).click();
  const preview = page.locator("[data-preview]");
  await page.getByLabel(WIZARD_LABELS.price).fill("1.00");
  await expect(preview).toContainText("A share costs at least $2.00.");
  await page.getByLabel(WIZARD_LABELS.price).fill("3.80");
  await expect(preview).toContainText("5 shares");
  for (const theme of themes) await look(page, "the share price", theme);
  await page.getByRole("button", { name: WIZARD_LABELS.set_share_price }).click();
  // Going back before the next step is there would end its navigation.
  await expect(page.getByRole("button", { name: WIZARD_LABELS.select_auto_session })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(WIZARD_LABELS.price)).toHaveValue("3.80");
  await page.goForward();
  await page.getByRole("button", { name: WIZARD_LABELS.select_auto_session }).click();
  await expect(page.getByText("The ticket is open.")).toBeVisible();
  const link = await page.getByLabel("Invitation link").inputValue();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.getByRole("button", { name: /^Add 1 share/ }).click();
  await expectHeading(page, "Your cart");
  await buyCart(page);

  await register(friend);
  await friend.goto(new URL(link).pathname + new URL(link).search);
  for (const theme of themes) await look(friend, "an invitation", theme);
  await friend.getByLabel(SHARES_LABEL).selectOption("2");
  await friend.getByRole("button", { name: /^Add 2 shares/ }).click();
  await expectHeading(friend, "Your cart");
  await buyCart(friend);
  await friend.goto("/my-account/lotto-party");
  await friend.getByRole("link", { name: "Journey crew" }).click();
  await friend.getByRole("link", { name: /^See numbers and shares/ }).click();
  await expect(friend.getByText("3 of 5 shares sold")).toBeVisible();
  await shop.draw("saturday_lotto");
  await friend.reload();
  await expect(friend.getByText("Drawn, 3 of 5 shares sold.")).toBeVisible();
  for (const theme of themes) await look(friend, "a ticket that was drawn", theme);
});
