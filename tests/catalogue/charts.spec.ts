import { expect, test } from "./catalogue.ts";

test("a chart says its most and least, and has every number in a table behind it", async ({ page }) => {
  await page.goto("/catalogue/line-chart");
  await expect(
    page.getByRole("img", { name: "Powerball, Division 1. Most: 1592, $20.9 Million. Least: 1587, $3 Million." }),
  ).toBeVisible();
  const table = page.getByRole("table", { name: "Powerball, Division 1" });
  await expect(table).toBeHidden();

  await page.getByText("Show the numbers").first().click();
  await expect(table.getByRole("row")).toHaveCount(9);
  await expect(table.getByRole("row", { name: "1592 $20.9 Million" })).toBeVisible();
});
