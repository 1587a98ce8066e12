// The catalogue's pages: the side list, and the settings in the URL.
import { catalogueEntries } from "#site/routes/catalogue.ts";
import { expect, test } from "./catalogue.ts";

test("links from the index to a component, and from there to the next", async ({ page }) => {
  await page.goto("/catalogue");
  const side = page.getByRole("navigation", { name: "Components" });
  await expect(side.getByRole("link")).toHaveCount(catalogueEntries.length);

  await side.getByRole("link", { name: "Ball", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ball" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Code" })).toContainText("<BallRow");
  await side.getByRole("link", { name: "Ticket", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ticket" })).toBeVisible();
});

test("shows a component in the theme and text direction of the URL", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/catalogue/ball");
  const samples = page.locator("[data-samples]");
  const ground = () => samples.evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await ground();

  await page.getByRole("link", { name: "Dark", exact: true }).click();
  await expect(page).toHaveURL(/theme=dark/);
  await expect.poll(ground).not.toBe(light);
  await page.getByRole("link", { name: "Right to left" }).click();
  await expect(samples).toHaveAttribute("dir", "rtl");
  expect(await ground(), "the theme is kept").not.toBe(light);
});

test("answers 404 for an unknown component", async ({ page }) => {
  expect((await page.goto("/catalogue/nothing"))?.status()).toBe(404);
});
