// The drawers. Without a script, each is a page.

import { expect, it } from "vitest";
import { CATEGORIES } from "#services/config/navigation.ts";
import { LOG_IN, LOG_OUT } from "#site/lib/shell/header.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, namesOf, one } from "./html.ts";
import { addQuickPick, customerOf } from "./people.ts";

const shop = frontShopOfFile();

it("Shell 3: the menu is a page of links, and a category's link opens its section", async () => {
  const visitor = shop.visit();
  const home = await visitor.goto("/");
  const menu = await visitor.follow(home, /^Menu/, home.header);
  expect([menu.url, menu.has("heading", "Menu")]).toEqual(["/shell/menu", true]);
  expect(namesOf(menu.main, "link")).toContain(LOG_IN);
  expect((await visitor.follow(menu, "All results", menu.main)).url).toBe("/lotto-results");

  const category = one(one(home.body, "navigation", "Main"), "link", /^Lotto/).getAttribute("href") ?? "";
  expect(category).toBe("/shell/menu#menu-lotto");
  const part = menu.main.querySelector("#menu-lotto");
  expect(part && namesOf(part, "link")).toContain("Monday Lotto");
});

it("names the region whose offers are shown, and each category once", async () => {
  const visitor = shop.visit();
  expect((await visitor.goto("/shell/menu")).text).toMatch(/Region\s*New South Wales/);
  await addQuickPick(visitor);
  await visitor.goto("/?sv=VIC");
  const menu = await visitor.goto("/shell/menu");
  expect(menu.text).toMatch(/Region\s*Victoria/);
  expect(all(menu.main, "link", CATEGORIES.lotto)).toEqual([]);

  const customer = await customerOf(shop);
  await addQuickPick(customer);
  const own = await customer.goto("/shell/menu");
  expect(all(own.main, "link", CATEGORIES.lotto)).toEqual([]);
  expect(namesOf(own.main, "link")).toContain("All lotto games");
});

it("lists the pages about the shop, each with its capability", async () => {
  const about = async (path: string) => {
    const { main } = await shop.visit().goto(path);
    return all(main, "link").map((link) => link.getAttribute("href"));
  };
  const always = ["/about", "/your-support", "/about/faq", "/about/contact-us"];
  const gated = {
    blog: "/blog",
    causes_directory: "/causes",
    membership_program: "/daily-winners",
    "native-app": "/app",
    terms_of_use: "/about/terms-of-use",
  } as const;
  expect(await about("/shell/menu")).toEqual(expect.arrayContaining([...always, ...Object.values(gated)]));
  for (const flag of Object.keys(gated) as (keyof typeof gated)[]) await shop.controls.capability(flag, "off");
  const left = await about("/shell/menu");
  expect(left).toEqual(expect.arrayContaining(always));
  expect(Object.values(gated).filter((path) => left.includes(path))).toEqual([]);
});

it("logout_visible_in_nav adds a Log out button to the menu", async () => {
  const customer = await customerOf(shop);
  expect((await customer.goto("/shell/menu")).has("button", LOG_OUT)).toBe(false);
  await shop.controls.capability("logout_visible_in_nav", "on");
  const menu = await customer.goto("/shell/menu");
  const home = await customer.submit(menu, LOG_OUT, {}, menu.main);
  expect(namesOf(home.header, "link")).toContain(LOG_IN);
});

it("Shell 25: without social-syndicates there is no Lotto Party creation", async () => {
  const customer = await customerOf(shop);
  const statusOf = async (path: string) => (await customer.goto(path)).status;
  expect(await statusOf("/shell/lotto-party")).toBe(200);
  await shop.controls.capability("social-syndicates", "off");
  expect((await customer.goto("/shell/menu")).text).not.toContain("Lotto Party");
  expect([await statusOf("/shell/lotto-party"), await statusOf("/lotto-party")]).toEqual([404, 404]);
});
