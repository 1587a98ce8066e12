// Offers and draws before they are published: play pages with preview=true.
import { beforeAll, expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { all, one, textOf } from "./html.ts";
import { readSitemap } from "./sitemap.ts";
import type { Page } from "./visitor.ts";

const shop = frontShopOfFile();
const UNPUBLISHED = "wednesday_lotto";
beforeAll(() => shop.unpublish(UNPUBLISHED));

const open = (path: string) => shop.visit().goto(path);
const notice = ({ body }: Page) => textOf(one(body, "region", "Preview"));

it("shows an offer that is not published, with a banner, and sells nothing", async () => {
  expect((await open(`/${UNPUBLISHED}`)).status).toBe(404);

  const page = await open(`/${UNPUBLISHED}?preview=true`);
  expect(page.status).toBe(200);
  expect(notice(page)).toContain("this offer is not published");
  expect(all(page.main, "button")).toEqual([]);
  expect(all(page.main, "link").map((link) => link.getAttribute("href"))).not.toContain("/cart");
  expect(page.html).toMatch(/<meta name="robots" content="noindex/);
  expect(page.headers["cache-control"]).toContain("no-store");
  expect([...(await readSitemap(shop)).keys()].join()).not.toContain(UNPUBLISHED);
});

it("refuses to sell it, posted to the preview or to the cart", async () => {
  const visitor = shop.visit();
  const fields = { "item.gameOffer": "standard", "item.numGames": "4", idempotencyKey: crypto.randomUUID() };
  const posted = await visitor.post(`/${UNPUBLISHED}?preview=true`, fields);
  expect([posted.status, posted.url]).toEqual([200, `/${UNPUBLISHED}?preview=true`]);
  const item = { lotteryKey: UNPUBLISHED, gameOffer: "standard", numGames: 4, quickpick: true };
  await expect(visitor.call("cart.addItem", { item, idempotencyKey: crypto.randomUUID() })).rejects.toThrow();
  expect((await visitor.goto("/cart")).has("heading", "Your cart is empty")).toBe(true);
});

it("shows a draw that does not exist yet, and one that is on sale", async () => {
  const next = await open("/charity_raffle/draw/13?preview=true");
  expect(notice(next)).toContain("this draw is not published");
  expect(next.has("heading", /draw 13/)).toBe(true);
  expect(next.has("heading", "Prizes")).toBe(true);

  expect(notice(await open("/charity_raffle/draw/12?preview=true"))).toContain("already published");
  expect(notice(await open("/monday_lotto?preview=true"))).toContain("already published");
  for (const path of ["/monday_lotto/draw/1?preview=true", "/nowhere?preview=true", "/monday_lotto/preview"])
    expect([path, (await open(path)).status]).toEqual([path, 404]);
});

it("is read again for each visit, and leaves the shared page as it is", async () => {
  const asked = () => shop.asked.filter((call) => call.includes("preview")).length;
  await open("/monday_lotto?preview=true");
  const first = asked();
  expect(first).toBeGreaterThan(0);
  await open("/monday_lotto?preview=true");
  expect(asked()).toBe(2 * first);
  const plain = await open("/monday_lotto");
  expect(plain.html).not.toContain("Preview");
  expect(plain.headers["cache-control"]).not.toContain("no-store");
});
