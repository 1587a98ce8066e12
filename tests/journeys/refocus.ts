import { expect, type Page } from "@playwright/test";

/**
 * Simulates returning to the page until the expectation holds: sends the window's focus event, because in a headless shell
 * every page keeps the focus. Repeats, because data less than half a second old counts as fresh. The timeout is below the
 * minute after which a list refreshes automatically.
 */
export async function refocusUntil(page: Page, shown: () => Promise<void>) {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await shown();
  }).toPass({ timeout: 45_000 });
}
