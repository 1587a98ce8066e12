// Tests that a page which arrives slowly renders without layout shift.
import { inPieces } from "./in-pieces.ts";
import { expect, test } from "./journey.ts";
import { layoutShifts } from "./layout-shift.ts";

for (const path of ["/", "/cart", "/lotto-tickets", "/lotto-results", "/about/faq"]) {
  for (const width of [390, 1280]) {
    test(`${path} moves nothing while it comes in piece by piece, at ${width}`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 900 });
      await inPieces(baseURL ?? "", async (url) => {
        await page.goto(url + path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await layoutShifts(page)).toEqual([]);
      });
    });
  }
}
