// Checks a page with axe (WCAG 2.2 A and AA) and for sideways scrolling.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";
import { settle } from "./settle.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export type Theme = "light" | "dark";

/** Returns whether a control is too small even in the middle of the screen: elsewhere a sticky bar may cover part of it. */
async function isTooSmall(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: "center" }));
  const { violations } = await new AxeBuilder({ page }).include(target).withRules("target-size").analyze();
  return violations.length > 0;
}

/** Reports every axe finding and sideways scrolling as soft failures, so the journey continues. */
export async function look(page: Page, state: string, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await page.evaluate(settle);
  // To save time: omits passed checks, and skips frames, for which axe would open a second page.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).withTags(RULES);
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze();
  const found: string[] = [];
  for (const { id, html, target, failureSummary } of violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => ({ ...node, id })),
  )) {
    // Ignore colour contrast inside the card fields' iframe: it is transparent, and axe assumes a white background.
    if (id === "color-contrast" && target.length > 1) continue;
    if (id === "target-size" && target.length === 1 && !(await isTooSmall(page, String(target[0])))) continue;
    found.push(`${id}: ${target} ${html}\n${failureSummary}`);
  }
  const { width } = page.viewportSize() ?? {};
  expect.soft(found, `${state}, ${theme}, ${width} px`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${state}, ${width} px: scrolls sideways by`).toBeLessThanOrEqual(0);
}
