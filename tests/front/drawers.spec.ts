// The drawers. Without a script, each is a page.
import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { namesOf, one } from "./html.ts";
import { customerOf } from "./people.ts";

const shop = frontShopOfFile();

it("Shell 3: the menu is a page of links, and a category's link opens its section", async () => {
  const visitor = shop.visit();
  const home = await visitor.goto("/");
  const menu = await visitor.follow(home, /^Menu/, home.header);
  expect([menu.url, menu.has("heading", "Menu")]).toEqual(["/shell/menu", true]);
  expect(namesOf(menu.main, "link")).toContain("Log in");
  expect((await visitor.follow(menu, "All results", menu.main)).url).toBe("/lotto-results");

  const category = one(one(home.body, "navigation", "Main"), "link", /^Lotto/).getAttribute("href") ?? "";
  expect(category).toBe("/shell/menu#menu-lotto");
  const part = menu.main.querySelector("#menu-lotto");
  expect(part && namesOf(part, "link")).toContain("Monday Lotto");
});

it("logout_visible_in_nav adds a Log out button to the menu", async () => {
  const customer = await customerOf(shop);
  expect((await customer.goto("/shell/menu")).has("button", "Log out")).toBe(false);
  await shop.controls.capability("logout_visible_in_nav", "on");
  const menu = await customer.goto("/shell/menu");
  const home = await customer.submit(menu, "Log out", {}, menu.main);
  expect(namesOf(home.header, "link")).toContain("Login");
});

it("Shell 25: without social-syndicates there is no Lotto Party creation", async () => {
  const visitor = shop.visit();
  expect((await visitor.goto("/shell/menu")).text).not.toContain("Lotto Party");
  expect((await visitor.goto("/lotto-party")).status).toBe(404);
});
