import { expect, test } from "./journey.ts";

test("the shop that users get has no catalogue", async ({ page }) => {
  for (const path of ["/catalogue", "/catalogue/ball", "/catalogue/nothing"]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
});
