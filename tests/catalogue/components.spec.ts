// Compares a picture of each component in both themes, and checks it with axe. After an intended change, run `npm run e2e -- --project=catalogue --update-snapshots`, look at the new pictures and commit them with the change.
import { existsSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { type CatalogueEntry, catalogueEntries } from "#site/routes/catalogue.ts";
import { settle } from "../journeys/settle.ts";
import { expect, test } from "./catalogue.ts";
import { smallPicture } from "./small-picture.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const THEMES = ["light", "dark"] as const;
type Theme = (typeof THEMES)[number];
const SCREENS = THEMES.flatMap((colorScheme) =>
  [320, 1280].flatMap((width) =>
    (["reduce", "no-preference"] as const).map((reducedMotion) => ({ colorScheme, width, reducedMotion })),
  ),
);

/** All screens in the proof; otherwise one per component, chosen by the run's seed. */
const isProof = process.env["PROOF"] === "1";
const seed = Number(process.env["SEED"]);

test.describe.configure({ timeout: isProof ? 300_000 : 60_000 });

/**
 * Chromium on another machine drew up to 53 pixels differently, at the edges of balls and letters. A real change differs by hundreds.
 */
const SAME = { maxDiffPixels: 120, threshold: 0.1 };

// The page's closing times use this clock.
const NOW = new Date("2026-11-20T01:00:00Z");

test.beforeEach(({ page }) => page.clock.setFixedTime(NOW));

/** A font that loads after the first paint is used from the next page on (styles/fonts.css). */
const isWithoutFaces = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // Uses observers, because the fake clock of these tests replaces `performance`.
    const entries = (type: string) =>
      new Promise<PerformanceEntryList>((done) => {
        new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true });
      });
    const seenAt = Math.min(...(await entries("paint")).map(({ startTime }) => startTime));
    const files = (await entries("resource")) as PerformanceResourceTiming[];
    return files.some(({ name, responseEnd }) => name.endsWith(".woff2") && responseEnd > seenAt);
  });

async function open(page: Page, href: string, colorScheme: Theme): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.goto(href);
  // On the second load they come from the cache, before the first paint.
  while (await isWithoutFaces(page)) await page.reload();
  // Waits for hydration and fonts.
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  // Makes the viewport as high as the page, so that nothing scrolls and no sticky element covers a sample.
  const height = await page.evaluate(() => document.fonts.ready.then(() => document.documentElement.scrollHeight));
  await page.setViewportSize({ width: 1280, height });
}

/** Reloads the page and compares again, twice, before a difference counts. */
async function expectPicture(page: Page, { name, href }: CatalogueEntry, theme: Theme): Promise<void> {
  const file = `${name}-${theme}.png`;
  const isKnown = existsSync(test.info().snapshotPath(file));
  for (let tries = isKnown ? 3 : 1; tries > 0; tries -= 1) {
    await see(page, { colorScheme: theme, reducedMotion: "reduce" });
    const picture = smallPicture(await page.locator("[data-samples]").screenshot({ animations: "disabled" }));
    try {
      expect(picture).toMatchSnapshot(file, SAME);
      return;
    } catch (error) {
      if (tries === 1) throw error;
      await open(page, href, theme);
    }
  }
}

async function see(page: Page, media: Parameters<Page["emulateMedia"]>[0]): Promise<void> {
  await page.emulateMedia(media);
  await page.evaluate(settle);
}

async function checkWithAxe(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include("main").withTags(RULES).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target, failureSummary }) => `${id}: ${target} ${html}\n${failureSummary}`),
  );
  expect.soft(found, state).toEqual([]);
}

/** Returns by how many pixels the content is wider than the screen. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [place, entry] of catalogueEntries.entries()) {
  test(entry.name, async ({ page }) => {
    await open(page, entry.href, "light");
    for (const theme of THEMES) await expectPicture(page, entry, theme);

    const screens = isProof ? SCREENS : SCREENS.slice((seed + place) % SCREENS.length).slice(0, 1);
    for (const { width, ...media } of screens) {
      await page.setViewportSize({ width, height: 900 });
      await see(page, media);
      await checkWithAxe(page, `${media.colorScheme}, ${width} px, motion ${media.reducedMotion}, SEED=${seed}`);
    }
    await page.setViewportSize({ width: 320, height: 900 });
    await page.evaluate(settle);
    expect.soft(await overflow(page), "scrolls sideways at 320 px by").toBeLessThanOrEqual(0);
    await page.locator("[data-samples]").evaluate((samples) => samples.setAttribute("dir", "rtl"));
    expect.soft(await overflow(page), "scrolls sideways from right to left by").toBeLessThanOrEqual(0);
  });
}
