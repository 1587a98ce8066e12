import { expect, test } from "./journey.ts";

test("leads from the latest results to a draw, with divisions, prizes and what is needed to check it", async ({
  page,
}) => {
  await page.goto("/lotto-results");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results");
  await page.getByRole("link", { name: /^Full results of Powerball/ }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Powerball");
  await expect(page.getByRole("list", { name: /^Winning numbers, Draw/ }).getByRole("listitem")).toHaveCount(8);
  const table = page.getByRole("table", { name: "Prizes by division" });
  await expect(table.getByRole("rowheader")).toHaveCount(9);
  await expect(table.getByRole("rowheader").first()).toHaveText("Division 1");
  await expect(page.getByRole("region", { name: "Verify this draw yourself" })).toContainText(/[0-9a-f]{64}/);

  await page.getByRole("link", { name: /\(previous\)$/ }).click();
  await expect(page.getByRole("link", { name: /\(next\)$/ })).toBeVisible();
});

test("marks the section of the shop one is in, on every page of results", async ({ page }) => {
  const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]");
  for (const path of ["/lotto-results", "/lotto-results/raffles", "/powerball/results", "/powerball/results?page=2"]) {
    await page.goto(path);
    await expect(current, path).toHaveText(/^Results/);
  }
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Divisions and prizes/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/powerball\/results\/draw\/\d+$/);
  await expect(current).toHaveText(/^Results/);
  await page.goto("/");
  await expect(current).toHaveCount(0);
});

test("ships no React with results", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.url());
  });
  for (const path of ["/", "/lotto-tickets", "/lotto-results", "/powerball/results"]) {
    await page.goto(path, { waitUntil: "networkidle" });
  }
  expect(scripts.filter((url) => /client|react|Island/i.test(url))).toEqual([]);
});
