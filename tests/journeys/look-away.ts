import { expect, type Page } from "@playwright/test";

/**
 * Looks at the page again until the expectation holds: sends the event of a window that gets the focus, because in a
 * headless shell every page keeps it. Data less than half a second old counts as fresh, and a test may be faster than that,
 * so it repeats. The timeout is below the minute after which a list refreshes on its own.
 */
export async function lookAwayUntil(page: Page, shown: () => Promise<void>) {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await shown();
  }).toPass({ timeout: 45_000 });
}
