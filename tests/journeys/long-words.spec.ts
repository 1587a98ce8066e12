// Tests the longest allowed names and words on the smallest screens: no text is cut and nothing overflows.
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { addQuickPick, onReceipt, payButton, register, titled } from "./shopper.ts";

// 100 characters each; the first cannot wrap.
const FIRSTNAME = `Wolfeschlegelsteinhausenbergerdorff${"a".repeat(65)}`;
const LASTNAME = "van der ".repeat(12).concat("Berg");

/** Expects no sideways scrolling and the whole name. */
async function expectToFit(page: Page, words: string) {
  const { wide, width } = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    return { wide: document.documentElement.scrollWidth, width };
  });
  expect(wide, `${page.url()} is as wide as its screen`).toBeLessThanOrEqual(width);
  const name = page.getByText(words).first();
  await name.scrollIntoViewIfNeeded();
  const isWhole = await name.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const lines = [...range.getClientRects()];
    return lines.every(({ left, right }) => left >= 0 && right <= document.documentElement.clientWidth);
  });
  expect(isWhole, `the name on ${page.url()} is within the screen`).toBe(true);
}

for (const width of [320, 390, 1280]) {
  test(`shows a long name whole at ${width} px, from the cart to the ticket`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await register(page, FIRSTNAME, LASTNAME);
    await addQuickPick(page);
    await page.goto("/cart");
    await expectToFit(page, `${FIRSTNAME}'s wallet`);
    await page.getByLabel("Test deposit").check();
    await payButton(page).click();
    await onReceipt(page);
    await expectToFit(page, `Thanks, ${FIRSTNAME}`);

    await page.goto("/my-account");
    await expectToFit(page, `Hello ${FIRSTNAME}`);
    await page.getByRole("article").getByRole("link", { name: "Monday Lotto" }).click();
    await titled(page, "18 games of Monday Lotto");
    await expectToFit(page, "18 games of Monday Lotto");
  });
}
