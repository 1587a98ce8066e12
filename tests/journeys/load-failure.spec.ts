// Tests the play page whose screen cannot be loaded. It uses its own browsers, because those of the other journeys report missing files.
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

async function openPlay(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/monday_lotto");
  return page;
}

async function expectFailure(page: Page) {
  await expect(page.getByRole("alert")).toContainText(
    "We couldn't load the number picker. You can still add this ticket",
  );
  // What needs the screen is gone; nothing waits any more.
  await expect(button(page, /^(Quick-pick|Clear|Undo|Next|Use my|Tips)/)).toHaveCount(0);
  await expect(button(page, /^Add/)).not.toHaveAttribute("aria-busy");
  await expect(page.getByText("Numbers you choose become game 1. We quick-pick the others.")).toBeVisible();
}

test("says that the number picker could not be loaded, and sells with the plain form", async ({ browser, baseURL }) => {
  const page = await openPlay(browser, baseURL);
  await page.context().setOffline(true);
  const report = page.waitForRequest(/\/_report$/);
  await button(page, "Quick-pick all").click();
  await expectFailure(page);
  await report;
  await page.context().setOffline(false);
  for (const number of [1, 2, 3, 4, 5, 6]) await page.getByRole("checkbox", { name: `${number}`, exact: true }).check();
  await button(page, /^Add/).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByRole("list", { name: "Game 1 of Monday Lotto" })).toHaveText("123456");
  await page.context().close();
});

test("says so at the Add button too, and works after a reload", async ({ browser, baseURL }) => {
  const page = await openPlay(browser, baseURL);
  await page.context().setOffline(true);
  await button(page, /^Add/).click();
  await expectFailure(page);
  await page.context().setOffline(false);
  await page.getByRole("link", { name: "reload the page" }).click();
  await button(page, "Quick-pick all").click();
  await expect(page.getByText("4 of 4 games complete")).toBeVisible();
  await page.context().close();
});
