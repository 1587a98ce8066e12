// The page that shows the core components in both their versions, side by side.
import type { Locator, Page } from "@playwright/test";
import { expect } from "./catalogue.ts";

export const VERSIONS = ["astro", "react"] as const;
type Version = (typeof VERSIONS)[number];

/** Opens it, and waits until its islands are awake. */
export async function wake(page: Page, javaScriptEnabled?: boolean): Promise<void> {
  await page.goto("/catalogue/core");
  if (javaScriptEnabled !== false) await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
}

export const twin = (page: Page, name: string, version: Version): Locator =>
  page.locator(`[data-twin="${name}"] [data-version="${version}"]`);
