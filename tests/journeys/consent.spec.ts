// Tests the cookie notice and dialog with scripts. With plain forms: tests/front/consent.spec.ts.

import type { Page } from "@playwright/test";
import { LEGAL_LINKS } from "#site/lib/shell/footer.ts";
import { expect, test } from "./journey.ts";
import { layoutShifts } from "./layout-shift.ts";

const notice = (page: Page) => page.getByRole("complementary", { name: "Cookies" });
const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name);

test("Widgets 14 and 15: the notice covers and moves nothing, closes once answered, and the choice can be changed", async ({
  page,
}) => {
  await page.goto("/?aff=partner-1");
  const box = await notice(page).boundingBox();
  const header = await page.getByRole("banner").boundingBox();
  expect(Math.round(box?.height ?? 0)).toBeLessThanOrEqual(Math.round(header?.y ?? 0));
  const [accept, decline] = await Promise.all(
    ["Accept", "Decline"].map((name) => notice(page).getByRole("button", { name }).boundingBox()),
  );
  expect(Math.abs((accept?.width ?? 0) - (decline?.width ?? 0))).toBeLessThan(1);
  expect(await cookie(page, "dc_affiliate")).toBeUndefined();
  await notice(page).getByRole("button", { name: "Accept" }).click();
  await expect(notice(page)).toBeHidden();

  for (const path of ["/?aff=partner-1", "/lotto-tickets", "/cart"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await notice(page).count(), path).toBe(0);
    expect(await layoutShifts(page), path).toEqual([]);
  }
  expect(await cookie(page, "dc_affiliate")).toBeDefined();

  const choices = page.getByRole("link", { name: LEGAL_LINKS.consent });
  await page.goto("/");
  await choices.click();
  const dialog = page.getByRole("dialog", { name: "Cookies" });
  await expect(dialog.getByLabel("Non-essential")).toBeChecked();
  await dialog.getByLabel("Non-essential").uncheck();
  await dialog.getByRole("button", { name: "Save my choice" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Your cookie choice is saved.")).toBeVisible();
  expect(await cookie(page, "dc_affiliate")).toBeUndefined();
  const consent = await cookie(page, "dc_consent");
  expect(consent?.value).toBe("essential");
  // shell §9: one year.
  expect((consent?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);

  // Reopened, it shows the latest choice.
  await choices.click();
  await expect(dialog.getByLabel("Non-essential")).not.toBeChecked();
});

const recorded = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: { type: string }[] }).dataLayer?.map(({ type }) => type));
const stored = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("drawcard:recorded:")));
const KEPT = ["dc_affiliate", "dc_anonymous_id", "dc_utm"];
const keptCookies = async (page: Page) => {
  const names = (await page.context().cookies()).map(({ name }) => name);
  return KEPT.filter((name) => names.includes(name));
};

test("consent starts recording on the page where it is given; withdrawn, nothing more is recorded or kept", async ({
  page,
}) => {
  await page.goto("/?utm_source=mail&aff=partner-1");
  expect([await recorded(page), await stored(page)]).toEqual([[], []]);
  await notice(page).getByRole("button", { name: "Accept" }).click();
  await expect.poll(() => recorded(page)).toEqual(["page"]);
  expect([await stored(page), await keptCookies(page)]).toEqual([["drawcard:recorded:signed-in"], KEPT]);

  await page.getByRole("link", { name: LEGAL_LINKS.consent }).click();
  const dialog = page.getByRole("dialog", { name: "Cookies" });
  await dialog.getByLabel("Non-essential").uncheck();
  await dialog.getByRole("button", { name: "Save my choice" }).click();
  await expect.poll(() => recorded(page)).toEqual([]);
  expect([await stored(page), await keptCookies(page)]).toEqual([[], []]);

  await page.getByRole("link", { name: "Choose your own numbers" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect([await recorded(page), await stored(page), await keptCookies(page)]).toEqual([[], [], []]);
});

test("a browser that blocks storage records page views, and nothing breaks", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  await page.goto("/about");
  await notice(page).getByRole("button", { name: "Accept" }).click();
  await expect.poll(() => recorded(page)).toEqual(["page"]);
  await page.goto("/no-such-page");
  await expect.poll(() => recorded(page)).toEqual(["page", "track"]);
});
