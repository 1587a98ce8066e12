import { expect, test } from "./journey.ts";

test("leads from the latest results to a draw, with divisions, prizes and what is needed to check it", async ({
  page,
}) => {
  await page.goto("/lotto-results");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results");
  await page.getByRole("link", { name: /^Full results of Powerball/ }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Powerball");
  await expect(page.getByRole("list", { name: /^Numbers of Draw/ }).getByRole("listitem")).toHaveCount(8);
  const table = page.getByRole("table", { name: "Prizes by division" });
  await expect(table.getByRole("rowheader")).toHaveCount(9);
  await expect(table.getByRole("rowheader").first()).toHaveText("Division 1");
  await expect(page.getByRole("region", { name: "Check this draw yourself" })).toContainText(/[0-9a-f]{64}/);

  await page.getByRole("link", { name: /the one before$/ }).click();
  await expect(page.getByRole("link", { name: /the one after$/ })).toBeVisible();
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

test("lists five past draws to a page, whatever page number is typed", async ({ page }) => {
  await page.goto("/monday_lotto/results?page=0");
  const draws = page.getByRole("main").getByRole("article");
  await expect(draws).toHaveCount(5);
  const first = await draws.first().textContent();

  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(draws).toHaveCount(5);
  await expect(draws.first()).not.toHaveText(first ?? "");
  await page.goto("/monday_lotto/results?page=9999");
  await expect(page.getByText("There are no results on this page")).toBeVisible();
});

test("parts lotteries from raffles", async ({ page }) => {
  await page.goto("/lotto-results");
  const kinds = page.getByRole("navigation", { name: "Kinds of results" });
  await kinds.getByRole("link", { name: "Lotteries" }).click();
  await expect(page).toHaveURL("/lotto-results/lotteries");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await kinds.getByRole("link", { name: "Raffles" }).click();
  await expect(page).toHaveURL("/lotto-results/raffles");
  await expect(kinds.getByRole("link", { name: "Raffles" })).toHaveAttribute("aria-current", "page");
});

test("shows the committed seed of a draw that is still to come, and its numbers once it is drawn", async ({
  page,
  shop,
}) => {
  await page.goto("/monday_lotto");
  const drawNo = await page.getByLabel("First draw").inputValue();
  await page.goto(`/monday_lotto/results/draw/${drawNo}`);
  await expect(page.getByText("This draw has not been drawn yet")).toBeVisible();
  const committed = await page.getByText(/^[0-9a-f]{64}$/).textContent();

  await shop.draw("monday_lotto");
  // Visitors share a page for up to a minute; this asks past what is kept.
  await page.goto(`/monday_lotto/results/draw/${drawNo}?clear_cache`);
  await expect(page.getByRole("list", { name: /^Numbers of Draw/ }).getByRole("listitem")).toHaveCount(8);
  await expect(page.getByText(committed ?? "")).toBeVisible();
});

test("answers 404 for draws and offers that do not exist", async ({ page }) => {
  for (const path of [
    "/monday_lotto/results/draw/999999",
    "/monday_lotto/results/draw/x",
    "/no_such_lottery/results",
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
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
