// Tests the visitor's cookie choice and the cookies that depend on it.
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { layoutShifts } from "./layout-shift.ts";

const notice = (page: Page) => page.getByRole("complementary", { name: "Cookies" });
const names = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
const kept = async (page: Page, name: string) => (await names(page)).includes(name);

test("Widgets 15: without consent no non-essential cookie is written, with it they are", async ({ page }) => {
  await page.goto("/?aff=partner-1&utm_source=app");
  await expect(notice(page)).toBeVisible();
  expect(await names(page)).not.toEqual(expect.arrayContaining(["dc_affiliate"]));
  expect(await kept(page, "dc_utm")).toBe(false);

  await notice(page).getByRole("button", { name: "Accept" }).click();
  await expect(notice(page)).toBeHidden();
  await page.goto("/?aff=partner-1&utm_source=app");

  expect(await kept(page, "dc_affiliate")).toBe(true);
  expect(await kept(page, "dc_utm")).toBe(true);
});

test("Widgets 14: consent that is withdrawn deletes the cookies of the other category", async ({ page }) => {
  await page.goto("/");
  await notice(page).getByRole("button", { name: "Accept" }).click();
  await expect(notice(page)).toBeHidden();
  await page.goto("/?aff=partner-1");
  expect(await kept(page, "dc_affiliate")).toBe(true);

  await page.getByRole("link", { name: "Cookie choices" }).click();
  const dialog = page.getByRole("dialog", { name: "Cookies" });
  await expect(dialog.getByLabel("Non-essential")).toBeChecked();
  await dialog.getByLabel("Non-essential").uncheck();
  await dialog.getByRole("button", { name: "Save my choice" }).click();

  await expect(dialog).toBeHidden();
  await expect(page.getByText("Your cookie choice is saved.")).toBeVisible();
  expect(await kept(page, "dc_affiliate")).toBe(false);
  const consent = (await page.context().cookies()).find(({ name }) => name === "dc_consent");
  expect(consent?.value).toBe("essential");
  // shell §9: one year.
  expect((consent?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);

  // Opened again, it shows the latest choice.
  await page.getByRole("link", { name: "Cookie choices" }).click();
  await expect(dialog.getByLabel("Non-essential")).not.toBeChecked();
});

test("the notice moves nothing, covers nothing, and does not come back on pages that are kept for everybody", async ({
  page,
}) => {
  await page.goto("/");
  const box = await notice(page).boundingBox();
  const header = await page.getByRole("banner").boundingBox();
  expect(Math.round(box?.height ?? 0)).toBeLessThanOrEqual(Math.round(header?.y ?? 0));
  const [accept, decline] = await Promise.all(
    ["Accept", "Decline"].map((name) => notice(page).getByRole("button", { name }).boundingBox()),
  );
  expect(Math.abs((accept?.width ?? 0) - (decline?.width ?? 0))).toBeLessThan(1);
  await notice(page).getByRole("button", { name: "Decline" }).click();
  await expect(notice(page)).toBeHidden();

  for (const path of ["/", "/lotto-tickets", "/cart"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await notice(page).count(), path).toBe(0);
    expect(await layoutShifts(page), path).toEqual([]);
  }
});

test("the policy lists every cookie by category", async ({ page }) => {
  await page.goto("/about/cookie-policy");
  await expect(page.getByRole("table", { name: "Essential", exact: true })).toContainText("dc_consent");
  const others = page.getByRole("table", { name: "Non-essential" });
  await expect(others.getByRole("row", { name: /dc_affiliate/ })).toContainText("14 days");
  await expect(others.getByRole("row")).toHaveCount(4);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the choice is a plain form that leads back", async ({ page }) => {
    await page.goto("/lotto-tickets");
    await notice(page).getByRole("button", { name: "Accept" }).click();
    await expect(page).toHaveURL("/lotto-tickets");
    expect(await notice(page).count()).toBe(0);

    await page.goto("/lotto-tickets?utm_source=app");
    expect(await kept(page, "dc_utm")).toBe(true);
    await page.getByRole("link", { name: "Cookie choices" }).click();
    await page.getByLabel("Non-essential").uncheck();
    await page.getByRole("button", { name: "Save my choice" }).click();

    await expect(page.getByRole("status").filter({ hasText: "Your choice is saved." })).toBeVisible();
    await expect(page.getByLabel("Non-essential")).not.toBeChecked();
    expect(await kept(page, "dc_utm")).toBe(false);
  });
});
