// Sweeps pages that arrive slowly: they render without layout shift. A run takes a seeded quarter; the proof takes all.

import { quarterOf } from "#tests/seeded.ts";
import { inPieces } from "./in-pieces.ts";
import { expect, test } from "./journey.ts";
import { layoutShifts } from "./layout-shift.ts";

const views = ["/", "/cart", "/lotto-tickets", "/lotto-results", "/about/faq"].flatMap((path) =>
  [390, 1280].map((width) => ({ path, width })),
);
const swept = quarterOf(views, ({ path, width }) => `${path} in pieces at ${width}`);
const names = swept.map(({ path, width }) => `${path} at ${width}`);

test(`nothing moves while a page arrives in pieces: ${names.join(", ")}`, async ({ page, baseURL }) => {
  await inPieces(baseURL ?? "", async (url) => {
    for (const { path, width } of swept) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(url + path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect.soft(await layoutShifts(page), `${path} at ${width}`).toEqual([]);
    }
  });
});
