// Sweeps the built pages of the route table as a visitor and as a customer, on small, large and zoomed screens: no layout
// shift on a slow connection, no axe finding, no sideways scrolling, and a tab order that follows the visual order. A run
// takes a seeded quarter of the pages in one view each (SEED repeats it); the proof takes every page in every view.
import type { Browser, Page } from "@playwright/test";
import { look } from "./axe.ts";
import {
  ASKED,
  addressOf,
  type Customer,
  newCustomer,
  shownRoutes,
  sweptRoutes,
  viewsOf,
  type Who,
} from "./every-route.ts";
import { expect, openSharedPage, type SharedPage, type Shop, test } from "./journey.ts";
import { layoutShifts } from "./layout-shift.ts";
import { openSlowly } from "./slow-line.ts";
import { faultsOf, tabThrough } from "./tab-walk.ts";

type Sweep = Record<Who, SharedPage> & { known: Customer };
let sweep: Promise<Sweep> | undefined;

test.describe.configure({ timeout: 180_000 });

/** Opens the browsers of a visitor and of a customer with content on every page. */
async function openSweep(browser: Browser, shop: Shop): Promise<Sweep> {
  const [visitor, customer] = [await openSharedPage(browser), await openSharedPage(browser)];
  const known = await newCustomer(customer.page, shop);
  // Every page must have a URL, the pages that this run leaves out too.
  for (const name of shownRoutes) addressOf(name, known);
  return { visitor, customer, known };
}

for (const name of sweptRoutes) {
  for (const { who, screen, themes } of viewsOf(name)) {
    const view = `${name}, ${who}, ${screen.width} px`;
    test(`${view}, ${themes.join(" and ")}`, async ({ browser, shop }) => {
      sweep ??= openSweep(browser, shop);
      const { known, [who]: shared } = await sweep;
      const { page, complaints } = shared;
      complaints.length = 0;
      // dc_forced redirects to the forced pages and must be set again for each page.
      await page.context().clearCookies({ name: "dc_forced" });
      await page.setViewportSize(screen);
      await page.emulateMedia({ colorScheme: themes[0] ?? "light", reducedMotion: "reduce" });
      const path = addressOf(name, known);
      const asked = ASKED[name];
      if (asked) await shop.controls.customer(known.email, asked);

      const { pathname } = await openSlowly(page, path);

      expect(pathname, `${path} is the page itself`).toBe(path.split("?")[0]);
      expect.soft(await layoutShifts(page), `${view}: moves`).toEqual([]);
      expect.soft(faultsOf(await tabThrough(page)), `${view}: by keyboard`).toEqual([]);
      await skipToContent(page);
      for (const theme of themes) await look(page, view, theme);
      if (asked) await shop.controls.customer(known.email, { passwordChange: false, accountUpgrade: false });
      expect(complaints, "errors in the browser").toEqual([]);
    });
  }
}

/** Follows the skip link and expects the next tab stop to be in the main content. */
async function skipToContent(page: Page) {
  const skip = page.getByRole("link", { name: "Skip to content" });
  await skip.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const isPast = await page.evaluate(() => {
    const main = document.querySelector("main");
    const { activeElement } = document;
    return Boolean(
      main &&
        activeElement &&
        main.compareDocumentPosition(activeElement) &
          (Node.DOCUMENT_POSITION_CONTAINED_BY | Node.DOCUMENT_POSITION_FOLLOWING),
    );
  });
  expect.soft(isPast, "the skip link leads into the content").toBe(true);
}
