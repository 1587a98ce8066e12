// Tests the layout of a featured offer. Its content, and the page without it: tests/front/placements.spec.ts.
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

const featured = (page: Page) => page.getByRole("region", { name: "Featured" });

test("the editors' picture is next to the text, with the same height", async ({ page, shop }) => {
  const content = { heading: "The coast is calling", image: "/files/coast-rescue" };
  const items = [{ product_offer_key: "oz_lotto", content }];
  await shop.controls.serve("getPlacements", { placements: [{ key: "feature_placement", items }] });
  await page.goto("/");
  await expect(featured(page).getByRole("heading")).toHaveText("The coast is calling");
  await expect(featured(page).getByRole("link", { name: "Play Oz Lotto" })).toBeVisible();

  const picture = featured(page).locator("img");
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  const article = await featured(page).getByRole("article").boundingBox();
  expect((await picture.boundingBox())?.height).toBe(article?.height);
});
