import { expect, type Page } from "@playwright/test";

/**
 * Switches to another tab and back until the expectation holds. Data less than half a second old counts as fresh, and a test
 * may switch faster than that, so it repeats. The timeout is far below the minute after which a list refreshes on its own.
 */
export async function lookAwayUntil(page: Page, shown: () => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setFocusEmulationEnabled", { enabled: false });
  const other = await page.context().newPage();
  await expect(async () => {
    await other.bringToFront();
    await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(false);
    await page.bringToFront();
    await shown();
  }).toPass({ timeout: 20_000 });
  await other.close();
}
