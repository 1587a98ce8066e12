// Tests the footer's layout. Its content: tests/front/footer.spec.ts.
import { expect, test } from "./journey.ts";

test("shows the regulators' logos below the footer, 30 px high", async ({ page }) => {
  await page.goto("/");
  const marks = page.getByRole("contentinfo").getByRole("list", { name: "Regulators" }).getByRole("img");
  await marks.first().scrollIntoViewIfNeeded();
  expect((await marks.first().boundingBox())?.height).toBe(30);
});
