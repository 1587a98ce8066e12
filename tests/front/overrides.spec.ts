// acceptance "20. SEO" 7: Given CMS route overrides by route name, when set, then the overridden path serves the page; else the
// default path. Tested through HTTP, with valid and invalid overrides.
import { describe, expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { siteConfig } from "./upstream-replies.ts";

const shop = frontShopOfFile();

const override = (routes: object) => shop.setReply("/cms/items/site_config", siteConfig({ route_overrides: routes }));
const faults = () =>
  shop.lines.flatMap(({ configuration, reason }) => (configuration ? [`${configuration}: ${reason}`] : []));

describe("an overridden path", () => {
  it("SEO 7: serves the page, is used in links, and the default path redirects to it", async () => {
    await override({ "lotto-tickets": { path: "/play-lotto", label: "Play lotto" }, cart: { path: "/basket" } });

    const page = await shop.ask("/play-lotto");
    const canonical = /rel="canonical" href="([^"]*)"/.exec(page.text)?.[1];
    expect([page.status, canonical]).toEqual([200, "http://127.0.0.1:4321/play-lotto"]);
    const { status, headers } = await shop.ask("/lotto-tickets?utm_source=x");
    expect([status, headers.location]).toEqual([301, "/play-lotto?utm_source=x"]);
    const links = /<nav aria-label="Menu">.*?<\/nav>/s.exec((await shop.ask("/shell/menu")).text)?.[0];
    expect(links).toMatch(/href="\/play-lotto"[^>]*>\s*Play lotto/);
    expect((await shop.ask("/basket")).status).toBe(200);
  });

  it("keeps parameters, queries and guards", async () => {
    await override({
      "lotto-results": { path: "/winning/numbers/:page?" },
      login: { path: "/come-in" },
      "my-account": { path: "/me" },
    });
    expect((await shop.ask("/lotto-results/2")).headers.location).toBe("/winning/numbers/2");
    expect((await shop.ask("/winning/numbers/2")).status).toBe(200);
    expect((await shop.ask("/me")).headers.location).toBe("/come-in?next=%2Fme");
  });

  it("accepts forms at both paths", async () => {
    await override({ login: { path: "/come-in" } });
    for (const path of ["/come-in", "/login"]) {
      const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
      const { status, text } = await shop.ask(path, {
        method: "POST",
        headers,
        body: "email=anna%40example.com&password=x",
      });
      expect([path, status < 500, text.includes("<form")]).toEqual([path, true, true]);
    }
  });

  it.each([
    ["a clash", { cart: { path: "/login" } }, "routes: cart: clash (/login)", "/cart"],
    ["a reserved path", { cart: { path: "/trpc/cart" } }, "routes: cart: reserved path (/trpc/cart)", "/cart"],
    ["a circle", { cart: { path: "/login" }, login: { path: "/cart" } }, "routes: cart: cyclic (/login)", "/cart"],
    [
      "a lost parameter",
      { "offer-results": { path: "/won" } },
      "routes: offer-results: parameters lost (/won)",
      "/powerball/results",
    ],
    [
      "a malformed path",
      { cart: { path: "//evil.example" } },
      "routes: cart: malformed path (//evil.example)",
      "/cart",
    ],
  ])("is refused for %s: the reason is logged once and the default path stays", async (_, routes, reason, path) => {
    await override(routes);
    for (let visit = 0; visit < 3; visit += 1) expect((await shop.ask(path)).status).toBe(200);
    expect(faults().filter((fault) => fault === reason)).toHaveLength(1);
    expect((await shop.ask("/readyz")).text).toContain(reason);
  });
});
