// Where a visitor is (shell §3, §4).
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { addQuickPick, onReceipt, payButton, registerWithMoney, signIn } from "./shopper.ts";

const TOAST =
  "Some lotteries are known by different names throughout Australia. The games in your cart have been updated to reflect your location.";

const chooser = (page: Page) => page.getByRole("main");

async function regionCookie(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === "dc_sub_variant");
}

async function openChooser(page: Page) {
  await page.getByRole("banner").getByRole("link", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Choose your region" }).click();
  await expect(page.getByRole("dialog", { name: "Your region" })).toBeVisible();
}

test("Shell 23: ?sv= on any page holds the region in a cookie of one year", async ({ page }) => {
  for (const [path, region] of [
    ["/?sv=VIC", "VIC"],
    ["/powerball?sv=qld", "QLD"],
    ["/lotto-results?sv=SA", "SA"],
  ] as const) {
    await page.goto(path);
    const cookie = await regionCookie(page);
    expect(cookie?.value).toBe(region);
    expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 0);
  }
  for (const region of ["GB", "LW", "NSWL", "nowhere"]) {
    await page.goto(`/?sv=${region}`);
    expect((await regionCookie(page))?.value, region).toBe("SA");
  }
});

test("the chooser offers the selectable regions only", async ({ page }) => {
  await page.goto("/shell/region");
  const names = await chooser(page)
    .getByRole("radio")
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
  expect(names).toEqual(["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA", "OTHER"]);
});

test("without sub_variant nobody is asked for a region", async ({ page, shop: { levers } }) => {
  await levers.capability("sub_variant", "off");
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" }).getByText("Lotto", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Choose your region" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Region" })).toHaveCount(0);
  expect((await page.request.get("/shell/region")).status()).toBe(404);
});

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
  // The toast was for once.
  await expect(page.getByText(TOAST)).toBeHidden();
});

test("results and tickets go by the region's names", async ({ page, stranger }) => {
  await signIn(page, await registerWithMoney(stranger, 30));
  await addQuickPick(page, "saturday_lotto", 6);
  await page.goto("/cart?sv=NSW");
  await payButton(page).click();
  await onReceipt(page);

  for (const [region, name] of [
    ["VIC", "TattsLotto"],
    ["QLD", "Gold Lotto"],
    ["NSW", "Saturday Lotto"],
  ] as const) {
    await page.goto(`/lotto-results?sv=${region}`);
    await expect(page.getByRole("main").getByRole("article").filter({ hasText: name })).not.toHaveCount(0);
    await page.goto("/my-account/upcoming-tickets");
    await expect(page.getByRole("main").getByRole("article").getByRole("heading", { name, exact: true })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { name: `6 games of ${name}` })).toBeVisible();
  }
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

test("without a script the chooser is a page, and says what became of the cart", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await addQuickPick(page, "saturday_lotto", 6);
  await page.goto("/lotto-results");
  await page.getByRole("banner").getByRole("link", { name: "Menu" }).click();
  await page.getByRole("main").getByRole("link", { name: "Choose your region" }).click();
  await page.getByRole("radio", { name: "South Australia" }).check();
  await page.getByRole("button", { name: "Use this region" }).click();
  await expect(page.getByRole("alert").filter({ hasText: TOAST })).toBeVisible();
  expect((await regionCookie(page))?.value).toBe("SA");
  await page.getByRole("link", { name: "Go on" }).click();
  await expect(page).toHaveURL("/");
  await context.close();
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
