import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Capability } from "#generated/capabilities.ts";
import { isAvailable, isLinked, isListed, isOpen } from "./routes/access.ts";
import { endpoints, href, matchRoute, type Route, routeNames, routes, routesWith } from "./routes.ts";

type SpecRoute = {
  id: string;
  kind: string;
  pattern: string;
  loginRequired: boolean;
  checkoutLayout: boolean;
  capability: string[];
  anyCapability?: string[];
  query: string[];
};

type SitemapRule = { entries: string[] | null; capabilityPresent: Capability[]; capabilityAbsent: Capability[] };

const readTable = (name: string) =>
  JSON.parse(readFileSync(new URL(`../tests/spec/${name}.json`, import.meta.url), "utf8"));
const specRows = readTable("routes") as SpecRoute[];
const specRoutes = specRows.filter((row) => row.kind === "route");
const table: Record<string, Route> = routes;

/** Queries that the specification leaves open: a preview needs its item and token, a mailed link its token, a link to a deposit its amount. */
const ownQueries: Record<string, string[]> = {
  "lotto-party-group": ["token", "session"],
  preview: ["collection", "id", "token"],
  "marketing-feature-banner": ["id", "token"],
  "forgot-password": ["token"],
  "my-account-confirm-address": ["for", "done"],
  "my-account-print-tickets": ["id", "format"],
  "my-account-lotto-party-ticket": ["format"],
  "my-account-lotto-party-session": ["format"],
  "account-verification": ["state", "code", "error"],
  "my-account-verify-account": ["form", "done"],
  "my-account-manual-verification": ["type"],
  "my-account-deposit": ["amount"],
  "my-account-withdraw": ["amount", "to"],
  "purchase-partner": ["offer", "draw", "pick", "count", "draws", "cause", "again"],
};

/** Gates that the specification names elsewhere: acceptance 3.4 for the directory of causes. */
const gatesElsewhere: Record<string, Capability[]> = { "causes-directory": ["causes_directory"] };

/** A pattern with every parameter replaced by a word that no fixed segment uses. */
const samplePath = (pattern: string) => pattern.replace(/:(\w+)\??/g, "some-$1").replace("*", "some/where/else");

describe("the route table", () => {
  it("has the 124 routes of the specification; the others are marked as our own", () => {
    expect(specRoutes).toHaveLength(124);
    const own = routeNames.filter((name) => routes[name].own);
    expect([...routeNames].sort()).toEqual([...own, ...specRoutes.map((row) => row.id)].sort());
  });

  it.each(specRoutes)("$id matches the specification", (row) => {
    const route = table[row.id] as Route;
    const isPartner = row.capability.includes("partner_purchase");
    expect(route).toMatchObject({
      // The specification spells the parameter in two ways, which no visitor sees.
      pattern: row.pattern.replace("depositID", "depositId"),
      audience: row.loginRequired ? "customer" : "anyone",
      layout: row.checkoutLayout ? "checkout" : isPartner ? "purchase" : "base",
      query: ownQueries[row.id] ?? row.query,
    });
    expect({ all: route.capabilities.all ?? [], any: route.capabilities.any ?? [] }).toEqual({
      all: [...row.capability, ...(gatesElsewhere[row.id] ?? [])],
      any: row.anyCapability ?? [],
    });
  });

  it("keeps personal and state-changing pages out of shared caches", () => {
    const shared = Object.values(table).filter((route) => route.cache === "shared");
    expect(
      shared.filter(
        (route) => route.audience === "customer" || route.effect || (route.layout !== "base" && !route.indexed),
      ),
    ).toEqual([]);
  });

  it("lists every route with an effect", () => {
    expect(routeNames.filter((name) => routes[name].effect)).toEqual([
      "logout",
      "login-autologin",
      "login-transfer",
      "buy",
      "cart-buy",
      "cart-replay",
      "purchase-partner-autologin",
      "my-account-confirm-address",
      "unsubscribe",
      "offer-draw-buy",
      "offer-buy",
      "shell-confirm",
      "shell-linked-cart",
      "shell-banner",
      "shell-win",
    ]);
  });
});

describe("matchRoute", () => {
  it.each(specRoutes)("finds $id at its own path", ({ id, pattern }) => {
    expect(matchRoute(samplePath(pattern)).name).toBe(id);
  });

  it.each(specRoutes.filter((row) => row.pattern.endsWith("?")))("finds $id without its last parameter", (row) => {
    expect(matchRoute(samplePath(row.pattern.replace(/\/:\w+\?$/, ""))).name).toBe(row.id);
  });

  it.each([
    ["/blog/category/lotto", "blog-category"],
    ["/lotto-results/raffles/2", "lotto-results-raffles"],
    ["/lotto-results/2", "lotto-results"],
    ["/about/terms-and-conditions", "about-terms-and-conditions"],
    ["/cart/buy", "cart-buy"],
    ["/daily-winners/winners", "daily-winners-winners"],
    ["/purchase/acme/receipt/chk_1", "purchase-partner-receipt"],
    ["/purchase/acme/other", "purchase-partner-not-found"],
    ["/my-account/deposit/summary/cancel", "my-account-deposit-summary"],
    ["/my-account/deposit/dep_1/cancel", "my-account-deposit-cancel"],
    ["/my-account/upcoming-tickets/ticket/ord_1", "my-account-upcoming-ticket"],
    ["/monday_lotto/results/draw/4320", "offer-results-draw"],
    ["/monday_lotto/results/2026-11", "offer-results-archive"],
    ["/monday_lotto/standard", "offer-game-type-standard"],
    ["/monday_lotto/unheard-of", "offer-play"],
    ["/monday_lotto", "offer-play"],
    ["/monday_lotto/", "offer-play"],
    ["/x/y/z/w", "not-found"],
    ["/%E0%A4%A", "not-found"],
    ["/monday_lotto%2Fresults", "not-found"],
  ])("%s is %s", (path, name) => {
    expect(matchRoute(path).name).toBe(name);
  });

  it("keeps the case of paths", () => {
    expect(matchRoute("/change-Password").name).toBe("change-password");
    expect(matchRoute("/change-password").name).toBe("offer-play");
  });

  it("returns decoded parameters", () => {
    expect(matchRoute("/receipt/chk%201").params).toEqual({ checkoutID: "chk 1" });
    expect(matchRoute("/monday_lotto").params).toEqual({ productOfferKey: "monday_lotto" });
  });

  it("does not match endpoints", () => {
    const specEndpoints = specRows.filter((row) => row.kind === "endpoint");
    expect(endpoints).toEqual(Object.fromEntries(specEndpoints.map((row) => [row.id, row.pattern])));
    for (const path of Object.values(endpoints)) expect(matchRoute(path).name).toBe("not-found");
  });
});

describe("href", () => {
  it("fills parameters and query", () => {
    expect(href("home")).toBe("/");
    expect(href("cart")).toBe("/cart");
    expect(href("receipt", { checkoutID: "chk_1" })).toBe("/receipt/chk_1");
    expect(href("my-account-past-tickets")).toBe("/my-account/past-tickets");
    expect(href("my-account-past-tickets", { page: 2 })).toBe("/my-account/past-tickets/2");
    expect(href("offer-play", { productOfferKey: "powerball" }, { firstDrawNo: 1594, preview: false, tab: "" })).toBe(
      "/powerball?firstDrawNo=1594",
    );
  });

  it("escapes parameters", () => {
    expect(href("receipt", { checkoutID: "a/../b?c" })).toBe("/receipt/a%2F..%2Fb%3Fc");
  });

  it("refuses a missing parameter", () => {
    // @ts-expect-error The compiler refuses it too.
    expect(() => href("receipt", {})).toThrow("/receipt/:checkoutID needs :checkoutID");
  });
});

describe("overrides", () => {
  const site = routesWith({ "lotto-results": "/winning-numbers/:page?" });

  it("link to the new path and match both", () => {
    expect(site.href("lotto-results", { page: 2 })).toBe("/winning-numbers/2");
    expect(site.matchRoute("/winning-numbers/2")).toMatchObject({ name: "lotto-results", params: { page: "2" } });
    expect(site.matchRoute("/lotto-results/2").name).toBe("lotto-results");
  });

  it("fall back to the path of the table", () => {
    expect(site.href("cart")).toBe("/cart");
  });
});

describe("availability and the sitemap", () => {
  it("opens built pages whose flags are on, and any built page while the flags are unknown", () => {
    const { "causes-directory": causes, "charity-tickets": tickets } = routes;
    expect([isOpen(causes, ["causes_directory"]), isOpen(causes, []), isOpen(causes, null)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([isOpen({ ...tickets, planned: true }, []), isOpen({ ...tickets, planned: true }, null)]).toEqual([
      false,
      false,
    ]);
  });

  it("links from texts to stories and terms of use only with their flags; the pages stay open", () => {
    for (const [name, flag] of [
      ["blog-post", "blog"],
      ["about-terms-of-use", "terms_of_use"],
    ] as const) {
      const linked = [isLinked(routes[name], [flag]), isLinked(routes[name], []), isLinked(routes[name], null)];
      expect([name, ...linked, isOpen(routes[name], [])]).toEqual([name, true, false, true, true]);
    }
  });

  it("needs all flags of a list, and one of two for lottery tickets", () => {
    expect(isAvailable(routes["my-account-autoplay"], ["viewing-orders"])).toBe(false);
    expect(isAvailable(routes["my-account-autoplay"], ["viewing-orders", "autoplay_manage"])).toBe(true);
    expect(isAvailable(routes["lotto-tickets"], ["multi_offer_site"])).toBe(true);
    expect(isAvailable(routes["lotto-tickets"], [])).toBe(false);
  });

  const sitemap = readTable("routes-sitemap") as { rules: SitemapRule[] };
  const named = sitemap.rules.flatMap(({ entries, ...rule }) => (entries ?? []).map((name) => ({ name, ...rule })));

  it.each(named)("lists $name by its rule (Content 10)", ({ name, capabilityPresent, capabilityAbsent }) => {
    const route = table[name] as Route;
    expect(isListed(route, capabilityPresent)).toBe(true);
    for (const flag of capabilityPresent) {
      expect(
        isListed(
          route,
          capabilityPresent.filter((other) => other !== flag),
        ),
      ).toBe(false);
    }
    for (const flag of capabilityAbsent) expect(isListed(route, [...capabilityPresent, flag])).toBe(false);
  });

  it("lists no page with parameters or an effect", () => {
    const listed = routeNames.filter((name) => table[name]?.sitemap);
    expect(listed.filter((name) => /:\w+(\/|$)|\*/.test(routes[name].pattern) || routes[name].effect)).toEqual([]);
  });
});
