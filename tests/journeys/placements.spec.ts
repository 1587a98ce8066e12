// What the recommendation service puts forward on the home page, and the same page when it has nothing to say.
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

const featured = (page: Page) => page.getByRole("region", { name: "Featured" });
const draws = (page: Page) => page.getByRole("heading", { name: "This week's draws" });

test("an offer is featured, and leads to its play page", async ({ page }) => {
  await page.goto("/");
  await expect(featured(page).getByRole("heading")).toHaveText("Seven numbers, every Tuesday");
  await expect(featured(page)).toContainText("Any prize: 1 in 50 for one game.");

  await featured(page).getByRole("link", { name: "Pick your seven" }).click();

  await expect(page).toHaveURL(/\/oz_lotto$/);
});

test("a picture of the editors stands beside the words", async ({ page, shop }) => {
  const content = { heading: "The coast is calling", image: "/files/coast-rescue" };
  const items = [{ product_offer_key: "oz_lotto", content }];
  await shop.levers.serve("getPlacements", { placements: [{ key: "feature_placement", items }] });
  await page.goto("/");
  await expect(featured(page).getByRole("heading")).toHaveText("The coast is calling");
  await expect(featured(page).getByRole("link", { name: "Play Oz Lotto" })).toBeVisible();

  const picture = featured(page).locator("img");
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty("naturalWidth", 800);
  const words = await featured(page).getByRole("article").boundingBox();
  expect((await picture.boundingBox())?.height).toBe(words?.height);
});

test.describe("the page as if there was nothing", () => {
  test.afterEach(async ({ shop }) => shop.levers.restore());

  test("when the service is down", async ({ page, shop }) => {
    await shop.fault("getPlacements", "down");
    await shop.levers.capability("placements", "on");
    const response = await page.goto("/");
    await expect(draws(page)).toBeVisible();
    await expect(featured(page)).toHaveCount(0);
    // It is whole: nothing keeps it from being shared.
    expect(response?.headers()["cache-control"]).not.toContain("no-store");
  });

  test("when it says what nobody can read", async ({ page, shop }) => {
    await shop.levers.serveText("getPlacements", "<h1>Welcome to nginx");
    await page.goto("/");
    await expect(draws(page)).toBeVisible();
    await expect(featured(page)).toHaveCount(0);
  });

  test("when the segment has no placements", async ({ page, shop }) => {
    await shop.levers.capability("placements", "off");
    await page.goto("/");
    await expect(draws(page)).toBeVisible();
    await expect(featured(page)).toHaveCount(0);
  });
});
