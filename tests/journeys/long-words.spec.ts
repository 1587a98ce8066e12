// Sweeps the longest names and words over screens: no text is cut and nothing overflows. A run takes one screen of each,
// chosen by its seed; the proof takes all.

import type { Page } from "@playwright/test";
import { LOG_IN } from "#site/lib/shell/header.ts";
import { isProof, oneOf } from "#tests/seeded.ts";
import { expect, test } from "./journey.ts";
import { addQuickPick, buyCart, expectHeading, register } from "./shopper.ts";

// 100 characters each; the first cannot wrap.
const FIRSTNAME = `Wolfeschlegelsteinhausenbergerdorff${"a".repeat(65)}`;
const LASTNAME = "van der ".repeat(12).concat("Berg");

/** Expects no sideways scrolling and the whole name. */
async function expectToFit(page: Page, text: string) {
  const { wide, width } = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    return { wide: document.documentElement.scrollWidth, width };
  });
  expect(wide, `${page.url()} is as wide as its screen`).toBeLessThanOrEqual(width);
  const name = page.getByText(text).first();
  await name.scrollIntoViewIfNeeded();
  const isWhole = await name.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const lines = [...range.getClientRects()];
    return lines.every(({ left, right }) => left >= 0 && right <= document.documentElement.clientWidth);
  });
  expect(isWhole, `the name on ${page.url()} is within the screen`).toBe(true);
}

const screensOf = (name: string, widths: readonly number[]) => (isProof ? widths : oneOf(widths, name));

for (const width of screensOf("a long name", [320, 390, 1280])) {
  test(`shows a long name whole at ${width} px, from the cart to the ticket`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await register(page, FIRSTNAME, LASTNAME);
    await addQuickPick(page);
    await page.goto("/cart");
    await expectToFit(page, `${FIRSTNAME}'s wallet`);
    await page.goto(`/receipt/${await buyCart(page)}`);
    await expectToFit(page, `Thanks, ${FIRSTNAME}`);

    await page.goto("/my-account");
    await expectToFit(page, `Hello ${FIRSTNAME}`);
    await page.getByRole("article").getByRole("link", { name: "Monday Lotto" }).click();
    await expectHeading(page, "4 x Monday Lotto games");
    await expectToFit(page, "4 x Monday Lotto games");
  });
}

for (const width of screensOf("many links", [320, 640, 1280])) {
  test(`keeps every control of the header visible at ${width} px, with many links and long labels`, async ({
    page,
    shop: { controls },
  }) => {
    const about = { route_type: "internal", route_name: "about" };
    const primary = Array.from({ length: 25 }, (_, at) => ({
      key: `link-${at}`,
      label: at % 2 ? `Link ${at}` : "Unbreakable".repeat(450),
      ...about,
    }));
    await controls.serve("getConfigNavigation", { primary, drawer: [], footer: [] });
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/");
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const inHeader = (name: string) => page.getByRole("banner").getByRole("link", { name });
    for (const name of ["Menu", "Drawcard, home", LOG_IN, "Cart"]) await expect(inHeader(name)).toBeInViewport();
    const last = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Link 23" });
    // Narrower screens have no links in the header. Keyboard focus scrolls the last one into view.
    if (width === 1280) {
      await last.focus();
      await expect(last).toBeInViewport({ ratio: 1 });
    }
    await inHeader("Menu").click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expect(drawer.getByRole("link", { name: "Link 23" })).toBeAttached();
    expect(await drawer.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
  });
}

test("shows long content cards whole", async ({ page, shop: { controls } }) => {
  const email = await register(page);
  await controls.card({ email, title: "Title".repeat(40), message: "Unbreakable".repeat(180) });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: /^News/ }).click();
  const feed = page.getByRole("dialog", { name: "News" });
  await expect(feed.getByRole("listitem")).toHaveCount(3);
  expect(await feed.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
});
