// Tests the operator's settings for look and addresses in a browser, without console errors.
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { titled } from "./shopper.ts";

const colourOf = (page: Page, name: string) =>
  page.getByRole("button", { name }).evaluate((button) => getComputedStyle(button).backgroundColor);

test.describe("an operator's theme", () => {
  for (const [scheme, colour] of [
    ["light", "rgb(0, 95, 115)"],
    ["dark", "rgb(92, 200, 215)"],
  ] as const) {
    test(`colours the buttons by ${scheme}, and what cannot be read is refused`, async ({
      page,
      shop: { controls },
    }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto("/login");
      const shipped = await colourOf(page, "Log in");

      await controls.change("getCmsTheme", { colours: { action: { light: "#005f73", dark: "#5cc8d7" } } });
      await page.goto("/login");
      await expect.poll(() => colourOf(page, "Log in")).toBe(colour);

      await controls.change("getCmsTheme", { colours: { action: { light: "#eeffee", dark: "#5cc8d7" } } });
      await page.goto("/login");
      await expect.poll(() => colourOf(page, "Log in")).toBe(shipped);
    });
  }
});

test("acceptance 20. SEO 7: the overridden path serves the page; else the default path", async ({
  page,
  shop: { controls },
}) => {
  await page.goto("/lotto-results");
  await expect(page).toHaveURL("/lotto-results");
  await controls.change("getCmsSiteConfig", {
    route_overrides: { "lotto-results": { path: "/winners-of-the-week/:page?" } },
  });
  await page.goto("/lotto-results");
  await expect(page).toHaveURL("/winners-of-the-week");
  await titled(page, "Lotto results");
});

test("acceptance 20. SEO 7: islands link to the overridden path too, before and after they wake up", async ({
  page,
  shop: { controls },
}) => {
  await controls.change("getCmsSiteConfig", { route_overrides: { "lotto-tickets": { path: "/all-the-draws" } } });
  const html = await (await page.request.get("/cart")).text();
  expect(html).toContain('href="/all-the-draws"');
  await page.goto("/cart");
  const browse = page.locator("astro-island").getByRole("link", { name: "See the latest offers" });
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await expect(browse).toHaveAttribute("href", "/all-the-draws");
});

test("acceptance 20. SEO 9: schemas lie in the page as data, which no policy refuses", async ({ page }) => {
  await page.goto("/powerball/results");
  const block = page.locator('script[type="application/ld+json"]');
  expect(JSON.parse((await block.textContent()) ?? "")).toMatchObject({ "@type": "BreadcrumbList" });
});
