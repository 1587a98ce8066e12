// How a page ends, by its rule and its visitor.
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { addQuickPick } from "./shopper.ts";

const footer = (page: Page) => page.getByRole("contentinfo");
const link = (page: Page, name: string) => footer(page).getByRole("link", { name, exact: true });
const group = (page: Page, name: string) => footer(page).getByRole("navigation", { name, exact: true });
const promotion = (page: Page) => page.getByRole("complementary", { name: "Lotteries" });

test("Shell 14: privacy and terms on every page, responsible gambling only with its capability", async ({
  page,
  shop,
}) => {
  for (const path of ["/", "/powerball", "/login", "/cart", "/no-such-page"]) {
    await page.goto(path);
    await expect(link(page, "Privacy policy"), path).toHaveAttribute("href", "/about/privacy");
    await expect(link(page, "Terms and conditions"), path).toBeVisible();
  }
  await page.goto("/");
  await expect(link(page, "Responsible gambling")).toHaveAttribute("href", "/about/responsible-gaming");
  await link(page, "Cookie policy").click();
  await expect(page.getByRole("heading", { level: 1, name: "Cookie policy" })).toBeVisible();

  await shop.levers.capability("responsible_gambling", "off");
  await page.goto("/");
  await expect(link(page, "Privacy policy")).toBeVisible();
  expect(await link(page, "Responsible gambling").count()).toBe(0);
});

test("Shell 15: a visitor who signs in sees a minimal footer", async ({ page }) => {
  for (const path of ["/login", "/login?step=register"]) {
    await page.goto(path);
    await expect(link(page, "Privacy policy")).toBeVisible();
    expect(await group(page, "Lotto Games").count(), path).toBe(0);
    expect(await footer(page).getByText("18+ only.").count(), path).toBe(0);
  }
});

test("Shell 16: with items in the cart, a checkout footer in place of the normal one", async ({ page }) => {
  await page.goto("/cart");
  await expect(link(page, "Contact us")).toBeVisible();

  await addQuickPick(page);
  await page.goto("/cart");
  await expect(link(page, "Privacy policy")).toBeVisible();
  expect(await link(page, "Contact us").count()).toBe(0);
  expect(await footer(page).getByRole("region", { name: "Feedback" }).count()).toBe(0);
});

test("Shell 17: the lottery promotion goes with a lottery ticket in the cart, and without lotteries", async ({
  page,
  shop,
}) => {
  await page.goto("/");
  await expect(promotion(page).getByRole("link")).toHaveAttribute("href", "/lotto-tickets");

  await addQuickPick(page);
  for (const path of ["/", "/about/contact-us", "/receipt"]) {
    await page.goto(path);
    await expect(footer(page)).toBeVisible();
    expect(await promotion(page).count(), path).toBe(0);
  }

  await page.context().clearCookies();
  await shop.levers.capability("commercial_lotteries", "off");
  await page.goto("/");
  await expect(footer(page)).toBeVisible();
  expect(await promotion(page).count()).toBe(0);
});

test("Shell 18: on a multi-offer site the offers' links are in the groups Lotto Games and Lotto Results", async ({
  page,
  shop,
}) => {
  await page.goto("/");
  await expect(group(page, "Lotto Games").getByRole("link", { name: "Play Powerball" })).toHaveAttribute(
    "href",
    "/powerball",
  );
  const results = group(page, "Lotto Results").getByRole("link", { name: "Powerball Results" });
  await expect(results).toHaveAttribute("href", "/powerball/results");

  await shop.levers.capability("multi_offer_site", "off");
  await page.goto("/");
  const all = group(page, "Games and results");
  await expect(all.getByRole("link", { name: "Play Powerball" })).toBeVisible();
  await expect(all.getByRole("link", { name: "Powerball Results" })).toBeVisible();
  expect(await group(page, "Lotto Games").count()).toBe(0);
});

test("Shell 19: at most 8 payment logos, the PCI badge, social and app-store links", async ({ page, shop }) => {
  const brands = ["visa", "mastercard", "amex", "paypal", "apple pay", "google pay"];
  await shop.levers.change("getConfig", {
    payment_logos: [...brands, ...brands],
    social_links: [
      { network: "facebook", account: "drawcard.example" },
      { network: "myspace", account: "drawcard" },
      { network: "x", account: '"><img src=x onerror=alert(1)>' },
    ],
    app_store_urls: { app_store: "https://apps.example/drawcard", google_play: "javascript:alert(1)" },
  });
  await shop.levers.capability("native-app", "on");
  await page.goto("/");

  const ways = footer(page).getByRole("list", { name: "Ways to pay" });
  await expect(ways.getByText("PCI certified")).toBeVisible();
  await expect(ways.getByRole("listitem").filter({ hasNotText: "PCI" })).toHaveCount(8);
  const social = footer(page).getByRole("list", { name: "Follow us" }).getByRole("link");
  await expect(social).toHaveCount(2);
  await expect(social.first()).toHaveAttribute("href", "https://www.facebook.com/drawcard.example");
  await expect(social.last()).toHaveAttribute("href", /^https:\/\/x\.com\/%22/);
  const apps = footer(page).getByRole("list", { name: "Get the app" }).getByRole("link");
  await expect(apps).toHaveCount(1);
  await expect(apps).toHaveAttribute("href", "https://apps.example/drawcard");

  await shop.levers.capability("pci_certified", "off");
  await page.goto("/");
  await expect(ways).toBeVisible();
  expect(await ways.getByText("PCI certified").count()).toBe(0);
});

test("Shell 21: no app-store buttons with native-app off", async ({ page, shop }) => {
  await shop.levers.change("getConfig", { app_store_urls: { app_store: "https://apps.example/drawcard" } });
  await page.goto("/");
  await expect(footer(page)).toBeVisible();
  expect(await footer(page).getByRole("list", { name: "Get the app" }).count()).toBe(0);
});

test("regulators' marks stand under the footer, 30 px high", async ({ page }) => {
  await page.goto("/");
  const marks = footer(page).getByRole("list", { name: "Regulators" }).getByRole("img");
  await marks.first().scrollIntoViewIfNeeded();
  expect((await marks.first().boundingBox())?.height).toBe(30);
});

test("a footer whose configuration is malformed is the shop's own", async ({ page, shop }) => {
  await shop.levers.serve("getConfig", { payment_logos: "visa", social_links: [null, 7], app_store_urls: null });
  await shop.levers.serve("listProductOffers", { offers: [null] });
  await page.goto("/about");
  await expect(link(page, "Privacy policy")).toBeVisible();
});
