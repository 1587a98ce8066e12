import { expect, type Page } from "@playwright/test";

/**
 * Lets the browser's window go and come back, as when somebody looks at another one, until what is expected shows: what
 * arrived half a second ago counts as fresh, and nobody but a machine looks away and back in that time. Much shorter than
 * the minute after which a list renews itself.
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
