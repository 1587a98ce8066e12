// Tests choosing a region in the dialog (shell §3, §4). Addresses, names and the plain form: tests/front/region.spec.ts.
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { addQuickPick } from "./shopper.ts";

const TOAST =
  "Some lotteries are known by different names throughout Australia. The games in your cart have been updated to reflect your location.";

async function regionCookie(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === "dc_sub_variant");
}

async function openChooser(page: Page) {
  await page.getByRole("banner").getByRole("link", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Choose your region" }).click();
  await expect(page.getByRole("dialog", { name: "Your region" })).toBeVisible();
}

test("choosing a region renames the games, says so of the cart, and stays on the page (rule offers-refresh)", async ({
  page,
}) => {
  await addQuickPick(page, "saturday_lotto", 6);
  await page.goto("/lotto-results?sv=NSW");
  await page.getByRole("banner").getByRole("link", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "New South Wales" }).click();
  const dialog = page.getByRole("dialog", { name: "Your region" });
  await expect(dialog.getByRole("radio", { name: "New South Wales" })).toBeChecked();
  await dialog.getByRole("radio", { name: "Victoria" }).check();
  await dialog.getByRole("button", { name: "Use this region" }).click();

  await expect(page.getByText(TOAST)).toBeVisible();
  await expect(page).toHaveURL("/lotto-results");
  expect((await regionCookie(page))?.value).toBe("VIC");
  await page.getByRole("button", { name: "Ok, got it" }).click();
  await expect(page.getByText(TOAST)).toBeHidden();
  await page.goto("/cart");
  await expect(page.getByRole("main")).toContainText("TattsLotto");
  // The toast is shown only once.
  await expect(page.getByText(TOAST)).toBeHidden();
});

test("a region that changes nothing in the cart says nothing of it", async ({ page }) => {
  await addQuickPick(page, "powerball", 4);
  await page.goto("/");
  await openChooser(page);
  await page.getByRole("radio", { name: "Victoria" }).check();
  await page.getByRole("button", { name: "Use this region" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(async () => (await regionCookie(page))?.value).toBe("VIC");
  await page.getByRole("banner").getByRole("link", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Victoria" })).toBeVisible();
  await expect(page.getByText(TOAST)).toBeHidden();
});

test("another region forgets the draw a kept ticket was to start with", async ({ page }) => {
  await page.goto("/");
  const key = "dc_play:powerball";
  await page.evaluate(
    (name) => sessionStorage.setItem(name, JSON.stringify({ games: [{}], drawNo: 7, numDraws: 2 })),
    key,
  );
  await openChooser(page);
  await page.getByRole("radio", { name: "Queensland" }).check();
  await page.getByRole("button", { name: "Use this region" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const kept = await page.evaluate((name) => sessionStorage.getItem(name), key);
  expect(JSON.parse(kept ?? "{}")).toMatchObject({ drawNo: 0, numDraws: 2 });
});

test("what cannot be changed now is said in place", async ({ page, shop }) => {
  await addQuickPick(page, "saturday_lotto", 6);
  await page.goto("/");
  await openChooser(page);
  await shop.fault("getAnonCart", "down");
  await page.getByRole("radio", { name: "Tasmania" }).check();
  await page.getByRole("button", { name: "Use this region" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText("Something went wrong. Please try again.");
});
