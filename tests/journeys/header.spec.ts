// Tests the header where a script or the layout matters (shell §2; shop §2). Its content: tests/front/header.spec.ts.
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { addQuickPick } from "./shopper.ts";

const header = (page: Page) => page.getByRole("banner");
const inHeader = (page: Page, name: string | RegExp) => header(page).getByRole("link", { name });
const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const mainLink = (page: Page, name: string | RegExp) => main(page).getByRole("link", { name });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const badge = (page: Page) => inHeader(page, /^Cart/).locator("[data-cart-count]");

/** Returns the page's total layout shift since loading; 0 is none. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
      }),
  );

/** Sets the visitor cookie before a shared page's script renders it. */
async function knownAs(page: Page, visitor: object) {
  const value = Buffer.from(JSON.stringify(visitor)).toString("base64url");
  await page.addInitScript((text) => {
    // biome-ignore lint/suspicious/noDocumentCookie: must be synchronous, before the page's scripts
    document.cookie = `dc_visitor=${text}; Path=/`;
  }, value);
}

test("Shell 7: the badge follows in other tabs", async ({ page, context }) => {
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/lotto-results");
  await expect(badge(other)).toBeHidden();
  await addQuickPick(page);
  await expect(badge(other)).toHaveText("1");
});

test("many links and long names leave every tool of the header in reach", async ({ page, shop: { controls } }) => {
  const about = { route_type: "internal", route_name: "about" };
  const primary = Array.from({ length: 25 }, (_, at) => ({
    ...{ key: `link-${at}`, label: at % 2 ? `Link ${at}` : "Unbreakable".repeat(450), ...about },
  }));
  await controls.serve("getConfigNavigation", { primary, drawer: [], footer: [] });
  for (const width of [320, 640, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/");
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
    for (const name of ["Menu", "Drawcard, home", "Login", "Cart"]) await expect(inHeader(page, name)).toBeInViewport();
  }
  // Keyboard focus scrolls the last link into view.
  await mainLink(page, "Link 23").focus();
  await expect(mainLink(page, "Link 23")).toBeInViewport({ ratio: 1 });
  await inHeader(page, "Menu").click();
  await expect(drawer(page).getByRole("link", { name: "Link 23" })).toBeAttached();
  expect(await drawer(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
});

test("Shell 10: a category's link opens the drawer at that category", async ({ page }) => {
  await page.goto("/");
  const categories = [
    ["Lotto", "All lotto games"],
    ["Raffles", "Beach house raffle"],
    ["Results", "All results"],
  ] as const;
  for (const [name, first] of categories) {
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
});

test("Shell 11: when the ticket leaves the cart, the lotto item opens its drawer again", async ({ page, context }) => {
  await addQuickPick(page);
  await page.goto("/lotto-results");
  const cart = await context.newPage();
  await cart.goto("/cart");
  await cart.getByRole("button", { name: /^Remove/ }).click();
  await expect(cart.getByRole("button", { name: "Undo" })).toBeVisible();
  await expect(badge(page)).toBeHidden();
  await mainLink(page, "Lotto").click();
  await expect(drawer(page)).toBeVisible();
});

test("Shell 11: with a syndicate share, and no page of syndicates yet, the social item opens its drawer", async ({
  page,
}) => {
  await knownAs(page, { productTypes: ["syndicate_share"], cartCount: 1 });
  await page.goto("/");
  await expect(badge(page)).toHaveText("1");
  await mainLink(page, "Syndicates").click();
  await expect(drawer(page)).toBeVisible();
});

test("Shell 12: the dot shows until its link was opened", async ({ page }) => {
  const dot = main(page).locator("[data-dot]");
  await page.goto("/");
  await expect(dot).toBeVisible();
  await page.goto("/powerball");
  await expect(dot).toBeVisible();
  await mainLink(page, /^Results/).click();
  await page.keyboard.press("Escape");
  await expect(dot).toBeHidden();
  for (const path of ["/", "/powerball"]) {
    await page.goto(path);
    await expect(mainLink(page, /^Results/)).toBeVisible();
    await expect(dot).toBeHidden();
  }
});

test("Shell 12: a locked member has the dot whatever was opened, other members have none", async ({ page }) => {
  const dot = main(page).locator("[data-dot]");
  await page.goto("/");
  await mainLink(page, /^Results/).click();
  await knownAs(page, { signedIn: true, dot: true });
  await page.goto("/");
  await expect(dot).toBeVisible();
  await knownAs(page, { signedIn: true, dot: false });
  await page.context().clearCookies({ name: "dc_dot_seen" });
  await page.goto("/");
  await expect(inHeader(page, /^Account/)).toBeVisible();
  await expect(dot).toBeHidden();
});

test("Shell 22: what is pressed shows at once that it is on its way, and then that it is there", async ({
  page,
  shop,
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
  await addQuickPick(page);
  await page.goto("/about");
  const root = page.locator("html");
  await expect(root).not.toHaveAttribute("data-loading");
  await shop.fault("getAnonCart", "slow");
  await inHeader(page, /^Cart/).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByRole("heading").first()).toBeVisible();
  const seen: unknown = JSON.parse(await page.evaluate(() => sessionStorage.getItem("seen") ?? "[]"));
  expect(seen).toEqual(expect.arrayContaining(["bar", "link", "Loading"]));
  await expect(root).not.toHaveAttribute("data-loading");
  await expect(page.locator("a[aria-busy]")).toHaveCount(0);
});

test("nothing moves when a shared page learns who is there, on phones and desks", async ({ page }) => {
  const somebody = {
    signedIn: true,
    cartCount: 12,
    fundsCents: 1_234_567,
    unread: 7,
    productTypes: ["lottery_ticket"],
  };
  await knownAs(page, somebody);
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/", "/lotto-results"]) {
      await page.goto(path);
      await expect(inHeader(page, /^Account/)).toContainText("$12,345.67");
      await expect(badge(page)).toHaveText("12");
      expect(await shifted(page), `${path} at ${width}`).toBe(0);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});
