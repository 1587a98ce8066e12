// The bar above every page (shell §2; shop §2). Titles carry the number of the acceptance sentence they keep.
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { addQuickPick, register, registerWithMoney } from "./shopper.ts";

const header = (page: Page) => page.getByRole("banner");
const inHeader = (page: Page, name: string | RegExp) => header(page).getByRole("link", { name });
const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const mainLink = (page: Page, name: string | RegExp) => main(page).getByRole("link", { name });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const badge = (page: Page) => inHeader(page, /^Cart/).locator("[data-cart-count]");

/** What moved while the page came, as the browser counts it; 0 is nothing. */
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

/** What the gateway would have written for this visitor, in place before a shared page's script paints it. */
async function knownAs(page: Page, visitor: object) {
  const value = Buffer.from(JSON.stringify(visitor)).toString("base64url");
  await page.addInitScript((text) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as early as this, and at once.
    document.cookie = `dc_visitor=${text}; Path=/`;
  }, value);
}

test("Shell 1: every page has menu, logo, primary links, account and cart", async ({ page }) => {
  for (const path of ["/", "/lotto-tickets", "/powerball", "/lotto-results", "/about", "/login", "/nowhere/at/all"]) {
    await page.goto(path);
    for (const name of ["Menu", "Drawcard, home", "Login", "Cart"]) await expect(inHeader(page, name)).toBeVisible();
    await expect(main(page).getByRole("link").first()).toBeVisible();
  }
});

test("Shell 2: the logo leads home", async ({ page }) => {
  await page.goto("/lotto-results");
  await inHeader(page, "Drawcard, home").click();
  await expect(page).toHaveURL("/");
});

test("Shell 4: a visitor's user icon says Login and leads to /login", async ({ page }) => {
  await page.goto("/");
  await expect(inHeader(page, "Login")).toHaveAttribute("href", "/login");
  await expect(inHeader(page, /^Account/)).toBeHidden();
});

test("Shell 5 and 6: a customer's user icon says Account, with what is in the wallet", async ({ page }) => {
  await registerWithMoney(page, 10);
  await page.goto("/");
  await expect(inHeader(page, /^Account/)).toHaveText("Account $10.00");
  await expect(inHeader(page, "Login")).toBeHidden();
  await inHeader(page, /^Account/).click();
  await expect(page.getByRole("dialog", { name: "Account" })).toContainText("$10.00");
});

test("Shell 6: without wallet_balance the header says Account alone", async ({ page, shop: { levers } }) => {
  await registerWithMoney(page, 10);
  await levers.capability("wallet_balance", "off");
  await page.goto("/");
  await expect(inHeader(page, /^Account/)).toHaveText("Account");
  await inHeader(page, /^Account/).click();
  await expect(page.getByRole("dialog", { name: "Account" }).getByRole("link", { name: "My account" })).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Account" })).not.toContainText("$");
});

test("Shell 7: an empty cart has no badge; with items it counts them and leads to the cart", async ({ page }) => {
  await page.goto("/");
  await expect(badge(page)).toBeHidden();
  await addQuickPick(page);
  await addQuickPick(page, "powerball", 4);
  // Shared and private pages say the same.
  for (const path of ["/", "/powerball", "/lotto-results"]) {
    await page.goto(path);
    await expect(badge(page)).toHaveText("2");
  }
  await inHeader(page, /^Cart/).click();
  await expect(page).toHaveURL("/cart");
});

test("Shell 7: the badge follows in other tabs", async ({ page, context }) => {
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/lotto-results");
  await expect(badge(other)).toBeHidden();
  await addQuickPick(page);
  await expect(badge(other)).toHaveText("1");
});

test("Shell 9: an external link is a plain one, an internal one leads to its page", async ({
  page,
  shop: { levers },
}) => {
  const primary = [
    { key: "help", label: "Gambling help", route_type: "external", href: "https://www.gamblinghelponline.org.au/" },
    { key: "about", label: "About", route_type: "internal", route_name: "about" },
    {
      ...{ key: "powerball", label: "Powerball", route_type: "internal_dynamic", route_name: "offer-play" },
      route_params: { productOfferKey: "powerball" },
    },
    { key: "nothing", label: "Nothing", route_type: "none" },
  ];
  await levers.serve("getConfigNavigation", { primary, drawer: [], footer: [] });
  await page.goto("/");
  await expect(main(page).getByRole("link")).toHaveText(["Gambling help", "About", "Powerball"]);
  await expect(mainLink(page, "Gambling help")).toHaveAttribute("href", "https://www.gamblinghelponline.org.au/");
  await expect(mainLink(page, "Gambling help")).not.toHaveAttribute("data-panel");
  await mainLink(page, "About").click();
  await expect(page).toHaveURL("/about");
  await expect(mainLink(page, "About")).toHaveAttribute("aria-current", "page");
  await mainLink(page, "Powerball").click();
  await expect(page).toHaveURL("/powerball");
});

test("many links and long names leave every tool of the header in reach", async ({ page, shop: { levers } }) => {
  const about = { route_type: "internal", route_name: "about" };
  const primary = Array.from({ length: 25 }, (_, at) => ({
    ...{ key: `link-${at}`, label: at % 2 ? `Link ${at}` : "Unbreakable".repeat(450), ...about },
  }));
  await levers.serve("getConfigNavigation", { primary, drawer: [], footer: [] });
  for (const width of [320, 640, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/");
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
    for (const name of ["Menu", "Drawcard, home", "Login", "Cart"]) await expect(inHeader(page, name)).toBeInViewport();
  }
  // By key the last one comes into sight.
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
    // The others are folded away.
    await expect(drawer(page).locator("details[open]")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(mainLink(page, new RegExp(`^${name}`))).toBeFocused();
  }
  await mainLink(page, "Region").click();
  await expect(page.getByRole("dialog", { name: "Your region" }).getByRole("radio").first()).toBeVisible();
});

test("Shell 11: with a lottery ticket in the cart the lotto item goes straight to the lotteries", async ({ page }) => {
  await addQuickPick(page);
  // A shared page, where the browser decides, and a private one, where the server does.
  for (const path of ["/", "/powerball"]) {
    await page.goto(path);
    await mainLink(page, "Lotto").click();
    await expect(page).toHaveURL("/lotto-tickets");
  }
  await page.goto("/");
  await mainLink(page, "Raffles").click();
  await expect(drawer(page)).toBeVisible();
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
  // The time between two pages belongs to neither: what shows in it is noted by the page that is left.
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

test("a customer's header is in the page before any script runs", async ({ page, browser }) => {
  await register(page);
  await addQuickPick(page);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto("/");
  await expect(inHeader(plain, /^Account/)).toHaveText("Account $0.00");
  await expect(badge(plain)).toHaveText("1");
  await expect(mainLink(plain, "Lotto")).toHaveAttribute("href", "/lotto-tickets");
  await context.close();
});
