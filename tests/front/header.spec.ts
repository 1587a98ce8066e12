// The header (shell §2; shop §2). Titles start with the number of the acceptance criterion they test.

import { expect, it } from "vitest";
import { CATEGORIES } from "#services/config/navigation.ts";
import { LOG_IN } from "#site/lib/shell/header.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, namesOf, one, textOf } from "./html.ts";
import { addQuickPick, customerOf, customerWithMoney } from "./people.ts";
import type { Page } from "./visitor.ts";

const shop = frontShopOfFile();

const primary = ({ body }: Page) => one(body, "navigation", "Main");
const badgeOf = ({ header }: Page) => {
  const badge = one(header, "link", /^Cart/).querySelector("[data-cart-count]");
  return badge && !badge.hasAttribute("hidden") ? textOf(badge) : null;
};
const accountOf = ({ header }: Page) => textOf(one(header, "link", /^Account/));

it("Shell 1: every page has menu, logo, primary links, account and cart", async () => {
  const visitor = shop.visit();
  for (const path of ["/", "/lotto-tickets", "/powerball", "/lotto-results", "/about", "/login", "/nowhere/at/all"]) {
    const page = await visitor.goto(path);
    const names = namesOf(page.header, "link");
    for (const name of [/^Menu/, /^Drawcard, home$/, /^Login/, /^Cart/])
      expect([path, names.some((one) => name.test(one))]).toEqual([path, true]);
    expect(all(primary(page), "link").length).toBeGreaterThan(0);
  }
});

it("header, menu and footer link to the stories and to customer support", async () => {
  const visitor = shop.visit();
  const [page, menu] = [await visitor.goto("/about"), await visitor.goto("/shell/menu")];
  for (const part of [primary(page), page.footer, menu.main]) {
    const hrefs = all(part, "link").map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual(expect.arrayContaining(["/blog", "/about/contact-us"]));
  }
  await shop.controls.capability("blog", "off");
  expect(namesOf(primary(await visitor.goto("/about")), "link")).not.toContain("Stories");
});

it("Shell 2: the logo links to the home page", async () => {
  const visitor = shop.visit();
  const page = await visitor.goto("/lotto-results");
  expect((await visitor.follow(page, "Drawcard, home", page.header)).url).toBe("/");
});

it("Shell 4: a visitor's user icon is labelled Login and links to /login", async () => {
  const { header } = await shop.visit().goto("/");
  expect(one(header, "link", /^Login/).getAttribute("href")).toBe("/login");
  expect(all(header, "link", /^Account/)).toEqual([]);
});

it("Shell 5 and 6: a customer's user icon is labelled Account, with the wallet balance", async () => {
  const customer = await customerWithMoney(shop, 10);
  for (const path of ["/", "/powerball"]) {
    const page = await customer.goto(path);
    expect([path, accountOf(page), namesOf(page.header, "link").includes(LOG_IN)]).toEqual([
      path,
      "Account $10.00",
      false,
    ]);
  }
  expect((await customer.goto("/shell/account")).text).toContain("$10.00");
});

it("Shell 6: without wallet_balance the label is Account alone", async () => {
  const customer = await customerWithMoney(shop, 10);
  await shop.controls.capability("wallet_balance", "off");
  expect(accountOf(await customer.goto("/"))).toBe("Account");
  const { main } = await customer.goto("/shell/account");
  expect(namesOf(main, "link")).toContain("My account");
  expect(textOf(main)).not.toContain("$");
});

it("Shell 7: the cart link counts the items; an empty cart has no badge", async () => {
  expect(badgeOf(await shop.visit().goto("/"))).toBeNull();
  const customer = await customerOf(shop);
  expect(badgeOf(await customer.goto("/"))).toBeNull();
  await addQuickPick(customer);
  await addQuickPick(customer, "powerball", 4);
  for (const path of ["/", "/powerball", "/lotto-results"]) {
    expect([path, badgeOf(await customer.goto(path))]).toEqual([path, "2"]);
  }
  const home = await customer.goto("/");
  expect((await customer.follow(home, /^Cart/, home.header)).url).toBe("/cart");
});

it("Shell 9: links to external sites and to the shop's own pages", async () => {
  const links = [
    { key: "help", label: "Gambling help", route_type: "external", href: "https://www.gamblinghelponline.org.au/" },
    { key: "about", label: "About", route_type: "internal", route_name: "about" },
    {
      key: "powerball",
      label: "Powerball",
      route_type: "internal_dynamic",
      route_name: "offer-play",
      route_params: { productOfferKey: "powerball" },
    },
    { key: "nothing", label: "Nothing", route_type: "none" },
  ];
  await shop.controls.serve("getConfigNavigation", { primary: links, drawer: [], footer: [] });
  const visitor = shop.visit();
  const home = await visitor.goto("/");
  expect(namesOf(primary(home), "link")).toEqual(["Gambling help", "About", "Powerball"]);
  const external = one(primary(home), "link", "Gambling help");
  expect(external.getAttribute("href")).toBe("https://www.gamblinghelponline.org.au/");
  expect(external.hasAttribute("data-panel")).toBe(false);

  const about = await visitor.follow(home, "About", primary(home));
  expect(about.url).toBe("/about");
  expect(one(primary(about), "link", "About").getAttribute("aria-current")).toBe("page");
  expect((await visitor.follow(about, "Powerball", primary(about))).url).toBe("/powerball");
});

it("Shell 11: with a lottery ticket in the cart, Lotto links directly to the lotteries", async () => {
  const customer = await customerOf(shop);
  await addQuickPick(customer);
  for (const path of ["/", "/powerball"]) {
    const page = await customer.goto(path);
    expect([path, accountOf(page), badgeOf(page)]).toEqual([path, "Account $0.00", "1"]);
    expect(one(primary(page), "link", CATEGORIES.lotto).getAttribute("href")).toBe("/lotto-tickets");
  }
});
