// Tests the print styles: tickets, receipt and results in ink on white, without controls.
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { addQuickPick, buyCart, register } from "./shopper.ts";

/** Emulates print media with a dark colour scheme. */
async function print(page: Page) {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Drawcard, home" })).toBeVisible();
  for (const part of [".site-nav", ".site-footer__legal", ".notice", ".toasts", ".promo"]) {
    for (const one of await page.locator(part).all()) await expect(one).toBeHidden();
  }
  // Paper is white, so the page must not print a background.
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  const ball = page.locator(".ball").first();
  await expect(ball).toBeVisible();
  await expect(ball).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(ball).toHaveCSS("background-color", "rgb(255, 255, 255)");
}

test("prints results and a receipt, with every ticket whole and dated in full", async ({ page }) => {
  await page.goto("/lotto-results");
  await print(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.emulateMedia({ media: "screen" });
  await register(page);
  await addQuickPick(page, "powerball", 6);
  await page.goto(`/receipt/${await buyCart(page)}`);
  const ticket = page.locator(".ticket").last();
  const game = (number: number) => ticket.getByRole("list", { name: `Game ${number}`, exact: true });
  await expect(game(4)).toBeVisible();
  await expect(game(5)).toBeHidden();
  await expect(ticket.getByText("Show 2 more games")).toBeVisible();
  await print(page);
  await expect(game(6)).toBeVisible();
  await expect(ticket).toContainText("Powerball");
  await expect(ticket).toContainText(/\w+day \d+\s\w+ 2026/);
  await expect(ticket).toHaveCSS("break-inside", "avoid");
  await expect(page.getByText("18+ only. Set a limit")).toBeVisible();
});

test("prints a post without the promotion, and its pictures at less than a third of a page", async ({ page }) => {
  await page.goto("/blog/four-boats-one-raffle");
  await expect(page.getByRole("complementary", { name: "Lotteries" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("complementary", { name: "Lotteries" })).toBeHidden();
  const pictures = await page.locator("main img").all();
  expect(pictures).toHaveLength(2);
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded();
    // A page of A4 has 1123 CSS pixels, margins included.
    await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(100);
    const { width = 0, height = 1 } = (await picture.boundingBox()) ?? {};
    expect(height).toBeLessThan(1123 / 3);
    expect(width / height).toBeCloseTo(16 / 9, 1);
  }
});

test("prints the shop's own pages in ink, without links that lead on, also in the dark theme", async ({ page }) => {
  for (const path of ["/", "/powerball", "/powerball/results"]) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const { alone, pale } = await page.evaluate(() => {
      const shown = [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, p, strong, span, td, dd)")].filter(
        (one) => one.innerText.trim() && one.checkVisibility({ visibilityProperty: true }),
      );
      const paint = document.createElement("canvas").getContext("2d");
      const luminance = (color: string) => {
        if (!paint) return 1;
        paint.fillStyle = color;
        paint.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = paint.getImageData(0, 0, 1, 1).data;
        return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
      };
      return {
        pale: shown.filter((one) => luminance(getComputedStyle(one).color) > 0.5).map((one) => one.outerHTML),
        alone: shown
          .filter((one) => one.localName === "p" && one.querySelector("a")?.innerText.trim() === one.innerText.trim())
          .map((one) => one.outerHTML),
      };
    });
    expect(pale, `${path} has text in a pale colour`).toEqual([]);
    expect(alone, `${path} has links as words`).toEqual([]);
    await page.emulateMedia({ media: "screen" });
  }
});
