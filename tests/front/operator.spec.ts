// An operator's change shows on the next page, regardless of the caches.

import { expect, it } from "vitest";
import { LEGAL_LINKS } from "#site/lib/shell/footer.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all } from "./html.ts";
import { addQuickPick, customerOf } from "./people.ts";

const shop = frontShopOfFile();

it("a change shows on the next page, until it is restored", async () => {
  const about = async () => {
    const page = await shop.visit().goto("/about");
    return [page.title.endsWith("Drawcard"), page.title.endsWith("Corner"), page.has("link", LEGAL_LINKS.responsible)];
  };
  expect(await about()).toEqual([true, false, true]);

  await shop.controls.change("getCmsSiteConfig", { site_name: "Corner" });
  await shop.controls.capability("responsible_gambling", "off");
  expect(await about()).toEqual([false, true, false]);

  await shop.controls.restore();
  expect(await about()).toEqual([true, false, true]);
});

it("the shop still sells with malformed or hostile navigation", async () => {
  await shop.controls.serveText("getConfigNavigation", "{not json");
  const [main] = all((await shop.visit().goto("/")).body, "navigation", "Main");
  expect(main && all(main, "link").length).toBeGreaterThan(0);

  const trap = { key: "trap", label: "Trap", route_type: "external", href: "javascript:alert(1)" };
  const label = "<img src=x onerror=alert(1)>".repeat(200);
  const primary = [trap, { key: "fine", label, route_type: "internal", route_name: "about" }];
  await shop.controls.serve("getConfigNavigation", { primary, drawer: null, footer: [{ key: 1 }] });
  const page = await shop.visit().goto("/");
  expect(page.body.querySelectorAll("a[href^='javascript:'], img[src='x']")).toEqual([]);
  expect(page.has("link", /^Cart/)).toBe(true);
});

it("a card appears in its customer's feed", async () => {
  const customer = await customerOf(shop);
  const card = { email: customer.email, title: "Just for you", message: "A word.", link: "/lotto-results" };
  const id = await shop.controls.card(card);
  const { cards } = await customer.call<{ cards: { id: string }[] }>("contentCards.list");
  expect(cards.map((one) => one.id)).toContain(id);
});

it("settings without a price list are an error, not an empty shop", async () => {
  await shop.controls.serve("getConfig", {});
  const statuses = await Promise.all(["/lotto-tickets", "/about"].map(async (path) => (await shop.ask(path)).status));
  expect(statuses).toEqual([500, 200]);
});

it("a sold-out lottery can be put on sale, suspended and marked as sold out again", async () => {
  const visitor = shop.visit();
  const sells = async () => (await visitor.goto("/one_lottery")).has("button", /^Add/);
  expect(await sells()).toBe(false);

  await shop.controls.sale("one_lottery", "open");
  expect(await sells()).toBe(true);
  const cart = await addQuickPick(visitor, "one_lottery", 1);
  expect(cart.text).toContain("One Lottery");

  await shop.controls.sale("one_lottery", "suspended");
  expect(await sells()).toBe(false);
  expect((await visitor.goto("/cart")).text).toContain("Your cart is empty");

  await shop.controls.sale("one_lottery", "sold-out");
  expect((await visitor.goto("/one_lottery")).text).toMatch(/sold out/i);
  await expect(shop.controls.sale("nothing", "open")).rejects.toThrow("There is no lottery nothing.");
});
