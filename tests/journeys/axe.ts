// Checks a page with axe (WCAG 2.2 A and AA) and for sideways scrolling.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";
import { settle } from "./settle.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export type Theme = "light" | "dark";

/** Reports every axe finding and sideways scrolling as soft failures, so the journey continues. */
export async function look(page: Page, state: string, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await page.evaluate(settle);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes
      // Ignore colour contrast inside the card fields' iframe: it is transparent, and axe assumes a white background.
      .filter(({ target }) => id !== "color-contrast" || target.length === 1)
      .map(({ html, target, failureSummary }) => `${id}: ${target} ${html}\n${failureSummary}`),
  );
  const { width } = page.viewportSize() ?? {};
  expect.soft(found, `${state}, ${theme}, ${width} px`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${state}, ${width} px: scrolls sideways by`).toBeLessThanOrEqual(0);
}
