// Tests the header where a script or the layout matters (shell §2; shop §2). Its content: tests/front/header.spec.ts.

import type { Page } from "@playwright/test";
import { CATEGORIES } from "#services/config/navigation.ts";
import { quarterOf } from "#tests/seeded.ts";
import { expect, test } from "./journey.ts";
import { layoutShifts } from "./layout-shift.ts";
import { addQuickPick, setLatency } from "./shopper.ts";

const header = (page: Page) => page.getByRole("banner");
const inHeader = (page: Page, name: string | RegExp) => header(page).getByRole("link", { name });
const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const mainLink = (page: Page, name: string | RegExp) => main(page).getByRole("link", { name });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const badge = (page: Page) => inHeader(page, /^Cart/).locator("[data-cart-count]");

/** Opens pages with this state in the readable cookie, although no session exists. */
async function knownAs(page: Page, visitor: object) {
  const value = Buffer.from(JSON.stringify(visitor)).toString("base64url");
  await page.addInitScript((text) => {
    // A page in the background does not poll the feed: it would learn that no session exists, and reset the cookie.
    Object.defineProperty(document, "hidden", { get: () => true });
    // biome-ignore lint/suspicious/noDocumentCookie: must be synchronous, before the page's scripts
    document.cookie = `dc_visitor=${text}; Path=/`;
  }, value);
}

test("Shell 7 and 11: the badge and category links follow the cart, in other tabs too", async ({ page, context }) => {
  await page.goto("/lotto-results");
  await expect(badge(page)).toBeHidden();
  await addQuickPick(page);
  await expect(badge(page)).toHaveText("1");
  await expect(mainLink(page, CATEGORIES.lotto)).toHaveAttribute("href", "/lotto-tickets");

  const cart = await context.newPage();
  await cart.goto("/cart");
  await cart.getByRole("button", { name: /^Remove/ }).click();
  await expect(cart.getByRole("button", { name: "Undo" })).toBeVisible();
  await expect(badge(page)).toBeHidden();
  await mainLink(page, CATEGORIES.lotto).click();
  await expect(drawer(page)).toBeVisible();

  await knownAs(page, { productTypes: ["syndicate_share"], cartCount: 1 });
  await page.goto("/");
  await expect(badge(page)).toHaveText("1");
  await expect(mainLink(page, CATEGORIES.social_play)).toHaveAttribute("href", "/syndicates");
  await mainLink(page, CATEGORIES.social_play).click();
  await expect(page).toHaveURL("/syndicates");
});

test("Shell 10 and 12: a category's link opens the drawer at that category, and its dot shows until then", async ({
  page,
}) => {
  const dot = main(page).locator("[data-dot]");
  await page.goto("/powerball");
  await expect(dot).toBeVisible();
  const categories = [
    [CATEGORIES.lotto, "All lotto games"],
    [CATEGORIES.raffle, "Beach house raffle"],
    [CATEGORIES.results, "All results"],
  ] as const;
  for (const [name, first] of categories) {
    await expect(dot).toBeVisible();
    await mainLink(page, new RegExp(`^${name}`)).click();
    await expect(drawer(page).getByRole("link", { name: first, exact: true })).toBeVisible();
    await expect(drawer(page).locator("summary", { hasText: name })).toBeFocused();
    // The other groups are collapsed.
    await expect(drawer(page).locator("details[open]")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(mainLink(page, new RegExp(`^${name}`))).toBeFocused();
  }
  await mainLink(page, "Region").click();
  await expect(page.getByRole("dialog", { name: "Your region" }).getByRole("radio").first()).toBeVisible();
  await page.goto("/");
  await expect(mainLink(page, /^Results/)).toBeVisible();
  await expect(dot).toBeHidden();
});

test("Shell 22: a pressed link shows a loading bar immediately, and adding the visitor's data moves nothing", async ({
  page,
}) => {
  // Record in sessionStorage what the page shows until it is unloaded, so that the next page can read it.
  await page.addInitScript(() => {
    const signs = { bar: "html[data-loading]", link: "a[aria-busy=true]" };
    const note = () => {
      const seen = new Set(JSON.parse(sessionStorage.getItem("seen") ?? "[]"));
      for (const [name, selector] of Object.entries(signs)) if (document.querySelector(selector)) seen.add(name);
      for (const status of document.querySelectorAll("[role=status]")) seen.add(status.textContent);
      sessionStorage.setItem("seen", JSON.stringify([...seen]));
    };
    new MutationObserver(note).observe(document, { attributes: true, childList: true, subtree: true });
  });
  await page.goto("/about");
  const root = page.locator("html");
  await expect(root).not.toHaveAttribute("data-loading");
  // Longer than the 1.5 s after which loading is announced.
  await setLatency(page, 2500);
  await inHeader(page, /^Cart/).click();
  await expect(page).toHaveURL("/cart");
  await setLatency(page, 0);
  await expect(page.getByRole("heading").first()).toBeVisible();
  const seen: unknown = JSON.parse(await page.evaluate(() => sessionStorage.getItem("seen") ?? "[]"));
  expect(seen).toEqual(expect.arrayContaining(["bar", "link", "Loading"]));
  await expect(root).not.toHaveAttribute("data-loading");
  await expect(page.locator("a[aria-busy]")).toHaveCount(0);

  const customer = { signedIn: true, fundsCents: 1_234_567, unread: 7, productTypes: ["lottery_ticket"] };
  await knownAs(page, { ...customer, cartCount: 12 });
  const views = [320, 390, 768, 1280].flatMap((width) => ["/", "/lotto-results"].map((path) => ({ width, path })));
  for (const { width, path } of quarterOf(views, (view) => `the header of ${view.path} at ${view.width}`)) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await expect(inHeader(page, /^Account/)).toContainText("$12,345.67");
    await expect(badge(page)).toHaveText("12");
    expect(await layoutShifts(page), `${path} at ${width}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
  }
});
