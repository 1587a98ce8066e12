// Tests the operator's settings for look and URLs in a browser. Through HTTP: tests/front/{theme,overrides}.spec.ts.

import type { Page } from "@playwright/test";
import { LABELS } from "#tests/labels.ts";
import { expect, test } from "./journey.ts";
import { settle } from "./settle.ts";

const SCHEMES = [
  ["light", "rgb(0, 95, 115)"],
  ["dark", "rgb(92, 200, 215)"],
] as const;

/** The colour of the login button in a colour scheme. */
async function colourIn(page: Page, colorScheme: "light" | "dark") {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(settle);
  return page
    .getByRole("button", { name: LABELS.login.submit })
    .evaluate((button) => getComputedStyle(button).backgroundColor);
}

test("an operator's theme colours the buttons by scheme, and an unreadable one is refused", async ({
  page,
  shop: { controls },
}) => {
  await page.goto("/login");
  const shipped = { light: await colourIn(page, "light"), dark: await colourIn(page, "dark") };
  await controls.change("getCmsTheme", { colours: { action: { light: "#005f73", dark: "#5cc8d7" } } });
  await page.goto("/login");
  for (const [scheme, colour] of SCHEMES) expect(await colourIn(page, scheme)).toBe(colour);

  await controls.change("getCmsTheme", { colours: { action: { light: "#eeffee", dark: "#5cc8d7" } } });
  await page.goto("/login");
  for (const [scheme] of SCHEMES) expect(await colourIn(page, scheme)).toBe(shipped[scheme]);
});

test("acceptance 20. SEO 7: islands link to the overridden path before and after hydration", async ({
  page,
  shop: { controls },
}) => {
  await controls.change("getCmsSiteConfig", { route_overrides: { "lotto-tickets": { path: "/all-the-draws" } } });
  const html = await (await page.request.get("/cart")).text();
  expect(html).toContain('href="/all-the-draws"');
  await page.goto("/cart");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  const browse = page.locator("astro-island").getByRole("link", { name: "See the latest offers" });
  await expect(browse).toHaveAttribute("href", "/all-the-draws");
});
