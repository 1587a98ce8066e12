// Tests choosing a region in the dialog (shell §3, §4). URLs, names and the plain form: tests/front/region.spec.ts.
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { addQuickPick, call, holdings, onReceipt, registerWithMoney } from "./shopper.ts";

const TOAST =
  "Some lotteries are known by different names throughout Australia. The games in your cart have been updated to reflect your location.";
const PLAY_KEY = "dc_play:powerball";

async function openChooser(page: Page, link = "New South Wales") {
  await page.getByRole("banner").getByRole("link", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: link }).click();
  const dialog = page.getByRole("dialog", { name: "Your region" });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function choose(page: Page, region: string) {
  await page.getByRole("radio", { name: region }).check();
  await page.getByRole("button", { name: "Use this region" }).click();
}

test("choosing a region stays on the page, renames the cart's games, and shows one notice (Cart 16) (rule offers-refresh)", async ({
  page,
}) => {
  await addQuickPick(page, "saturday_lotto", 6);
  await page.goto("/lotto-results?sv=NSW");
  const ticket = JSON.stringify({ games: [{}], drawNo: 7, numDraws: 2 });
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [PLAY_KEY, ticket] as const);
  const dialog = await openChooser(page, "New South Wales");
  await expect(dialog.getByRole("radio", { name: "New South Wales" })).toBeChecked();
  await choose(page, "Victoria");

  await expect(page.getByText(TOAST)).toBeVisible();
  await expect(page).toHaveURL("/lotto-results");
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === "dc_sub_variant")?.value).toBe("VIC");
  // Draws differ by region, so a saved ticket loses its first draw and keeps the rest.
  const kept = await page.evaluate((key) => sessionStorage.getItem(key), PLAY_KEY);
  expect(JSON.parse(kept ?? "{}")).toMatchObject({ drawNo: 0, numDraws: 2 });
  await page.getByRole("button", { name: "Ok, got it" }).click();
  await expect(page.getByText(TOAST)).toBeHidden();
  await page.goto("/cart");
  await expect(page.getByRole("main")).toContainText("TattsLotto");
  await expect(page.getByText(TOAST)).toBeHidden();
});

test("a failed change of region shows an error in place; one without effect shows no notice", async ({
  page,
  shop,
}) => {
  await addQuickPick(page, "powerball", 4);
  await page.goto("/");
  const dialog = await openChooser(page);
  await shop.fault("getAnonCart", "down");
  await choose(page, "Tasmania");
  await expect(dialog.getByRole("alert")).toHaveText("Something went wrong. Please try again.");

  await shop.fault("getAnonCart", "off");
  await choose(page, "Victoria");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Victoria" })).toBeVisible();
  await expect(page.getByText(TOAST)).toBeHidden();
});

test("a cart that was open when another tab changed the region pays only for what is sold there", async ({
  page,
  shop,
}) => {
  await registerWithMoney(page, 30);
  await page.goto("/?sv=NSW");
  await addQuickPick(page);
  // Journeys before this one may have held the draw of any given day.
  const next = (await shop.status()).nextDraws.find(({ offer }) => offer === "lotto_strike")?.stop ?? "";
  const day = new Date(next).toLocaleDateString("en-AU", { weekday: "long", timeZone: "Australia/Sydney" });
  const strike = { lotteryKey: "lotto_strike", gameType: "strike_standard", gameOffer: "strike_standard" };
  const item = { ...strike, numGames: 1, days: [day], quickpick: true };
  await call(page, "cart.addItem", { item, idempotencyKey: crypto.randomUUID() });
  await page.goto("/cart");
  const pay = page.getByRole("button", { name: "Pay $3.70 from your wallet" });
  await expect(pay).toBeVisible();

  const tab = await page.context().newPage();
  await tab.goto("/lotto-results");
  await openChooser(tab, "New South Wales");
  await choose(tab, "Victoria");
  await expect(tab.getByText(TOAST)).toBeVisible();
  await tab.close();

  await pay.click();
  await expect(page.getByText("Lotto Strike isn't sold in VIC.")).toBeVisible();
  await expect(page.getByText("Your cart has changed: it now costs $2.70. Check it and try again.")).toBeVisible();
  expect(await holdings(page)).toEqual({ dollars: 30, tickets: 1 });
  await page.getByRole("button", { name: "Pay $2.70 from your wallet" }).click();
  await onReceipt(page);
  expect(await holdings(page)).toEqual({ dollars: 27.3, tickets: 2 });
});
