// The dialog that moves the account: it opens by itself, asks again while the move runs, and stays closed once it is closed.
import { TRY_AGAIN } from "#site/ui/feedback/feedback.ts";
import { LABELS } from "#tests/labels.ts";
import { expect, test } from "./journey.ts";
import { register } from "./shopper.ts";

test("Migration 1, 5, 6, 7, 8, 9 and 10: moves the account, or tells why not", async ({ page, shop }) => {
  const email = await register(page);
  await shop.controls.migration(email, "eligible_hard", true);
  await page.goto("/my-account");
  await page.goto("/about");
  const dialog = page.getByRole("dialog", { name: "Move your account" });
  await expect(dialog).toBeVisible();
  const move = dialog.getByRole("button", { name: LABELS.migration.submit });
  await expect(move).toBeDisabled();
  await dialog.getByRole("checkbox").check();
  await expect(move).toBeEnabled();

  const calls: number[] = [];
  page.on("request", (request) => {
    if (request.url().includes("migration.start")) calls.push(Date.now());
  });
  await move.click();
  await expect(dialog.getByText("We are moving your account.")).toBeVisible();
  await shop.clock("+10s");
  await expect(dialog.getByText("Your account was not moved")).toBeVisible();
  expect(calls).toHaveLength(2);
  expect((calls[1] ?? 0) - (calls[0] ?? 0)).toBeGreaterThanOrEqual(2_900);
  await expect(dialog.getByRole("link", { name: "Contact support" })).toBeVisible();

  await shop.controls.migration(email, "eligible_hard");
  const offers = page.waitForRequest((request) => request.url().includes("offers.list"));
  await dialog.getByRole("button", { name: TRY_AGAIN }).click();
  await expect.poll(() => calls.length).toBe(3);
  await shop.clock("+10s");
  await expect(dialog.getByText("Your account is moved")).toBeVisible();
  await offers;
  // The page is loaded again, with the prices that apply now.
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("Escape")]);
  await expect(dialog).toBeHidden();

  await shop.controls.migration(email, "eligible_soft");
  await page.goto("/my-account");
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("Migration 9: asks five times in all, then says that the move is still running", async ({ page, shop }) => {
  const email = await register(page);
  await shop.controls.migration(email, "eligible_soft");
  // Skips the pauses between the calls.
  await page.clock.install();
  await page.goto("/my-account");
  await page.goto("/about");
  const dialog = page.getByRole("dialog", { name: "Move your account" });
  let calls = 0;
  page.on("response", (response) => {
    if (response.url().includes("migration.start")) calls++;
  });
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: LABELS.migration.submit }).click();
  await expect(dialog.getByText("We are moving your account.")).toBeVisible();
  // The shop's clock stands long before the end of the move.
  await shop.clock("-1h");
  const later = async () => {
    await page.clock.fastForward(3_000);
    return dialog.getByText("The move is still running").isVisible();
  };
  await expect.poll(later).toBe(true);
  expect(calls).toBe(5);
  await page.clock.fastForward(60_000);
  expect(calls).toBe(5);

  await shop.clock("+2h");
  await dialog.getByRole("button", { name: TRY_AGAIN }).click();
  await expect(dialog.getByText("Your account is moved")).toBeVisible();
  expect(calls).toBe(6);
});
