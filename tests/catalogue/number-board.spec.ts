// The number board by keyboard: one tab stop, arrow keys, typed digits, and announcements.
import { expect, test } from "./catalogue.ts";

test("moves and chooses by keyboard", async ({ page }) => {
  await page.goto("/catalogue/number-board");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  const board = page.getByRole("group", { name: /^Numbers/ });
  const box = (number: number) => board.getByRole("checkbox", { name: String(number), exact: true });

  await box(1).focus();
  await page.keyboard.press("ArrowRight");
  await expect(box(2)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(box(2)).not.toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(box(2)).toBeFocused();
  await page.keyboard.press("End");
  await expect(box(44), "45 cannot be chosen").toBeFocused();
  await page.keyboard.press("Home");
  await expect(box(1)).toBeFocused();
  await page.keyboard.type("42");
  await expect(box(42)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(box(42)).toBeChecked();
  await expect(board.getByText("5 of 6 chosen")).toHaveAttribute("aria-live", "polite");

  await page.keyboard.press("Tab");
  await expect(board.locator(":focus"), "the board is one stop").toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(box(42), "and the focus returns to the last number").toBeFocused();
});

test("explains why one number too many is refused, without layout shift", async ({ page }) => {
  await page.goto("/catalogue/number-board");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  const board = page.getByRole("group", { name: /^Powerball/ });
  await board.getByRole("checkbox", { name: "12", exact: true }).scrollIntoViewIfNeeded();
  const before = await board.getByRole("checkbox", { name: "1", exact: true }).boundingBox();
  await board.getByRole("checkbox", { name: "12", exact: true }).click();

  await expect(board.getByRole("checkbox", { name: "12", exact: true })).not.toBeChecked();
  await expect(board.getByText("Deselect one to change it.")).toBeVisible();
  expect(await board.getByRole("checkbox", { name: "1", exact: true }).boundingBox()).toEqual(before);
  await board.getByRole("checkbox", { name: "7", exact: true }).click();
  await expect(board.getByText("0 of 1 chosen")).toBeVisible();
});

test("reverses the arrow keys in right-to-left text", async ({ page }) => {
  await page.goto("/catalogue/number-board?dir=rtl");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  const board = page.getByRole("group", { name: /^Numbers/ });
  await board.getByRole("checkbox", { name: "1", exact: true }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(board.getByRole("checkbox", { name: "2", exact: true })).toBeFocused();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("every number is a tab stop", async ({ page }) => {
    await page.goto("/catalogue/number-board");
    const boxes = page.getByRole("group", { name: /^Numbers/ }).getByRole("checkbox");
    await expect(boxes).toHaveCount(45);
    await expect(page.locator(".board [tabindex='-1']")).toHaveCount(0);
  });
});
