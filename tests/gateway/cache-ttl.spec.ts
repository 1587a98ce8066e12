// Checks that the gateway's cache lifetimes match the table in shell §7.
import { describe, expect, it } from "vitest";
import { lifetimeOf } from "#gateway/upstream/lifetimes.ts";
import { findOperation } from "#gateway/upstream/operations.ts";
import { contracts, type ServiceName } from "#generated/contracts.ts";
import { specTable } from "#tests/spec/read.ts";

type Row = { service: string; pathPattern: string; ttlSeconds: number };
const table = specTable<{ entries: Row[] }>("cache-ttl").entries;

/** The calls of each table row: services, paths and queries in the contracts. */
const CALLS: Record<string, [ServiceName, string, string?][]> = {
  "main API branding": [["main", "/branding"]],
  "main API capabilities": [["main", "/capabilities"]],
  "main API config": [["main", "/config"]],
  "main API past/result_keys": [["main", "/draws/pricing/{pricingId}/past/result_keys"]],
  "main API info/pricing/": [["main", "/info/pricing/{pricingId}"]],
  "main API product_offers": [["main", "/pricing/{pricingId}/product_offers"]],
  "main API tips": [["main", "/tips"]],
  "discovery /discover": [["discovery", "/discover"]],
  "translations /en-AU/items": [
    ["translation", "/{locale}/items"],
    ["translation", "/{locale}/items", "c%5B%5D=meta&t%5B%5D=seo"],
    ["translation", "/{locale}/items", "c%5B%5D=play-heading&t%5B%5D=plain"],
  ],
  "translations /en-AU/items (variant with play-heading and seo)": [
    ["translation", "/{locale}/items", "c%5B%5D=play-heading&t%5B%5D=seo"],
  ],
  "Lotto Party /config": [["social", "/config"]],
  "config API /theme": [["config", "/theme"]],
  "config API /navigation": [["config", "/navigation"]],
  "config API /components": [["config", "/components"]],
  "CMS /items": [
    ["cms", "/items/theme"],
    ["cms", "/items/site_config"],
    ["cms", "/items/{collection}"],
    ["cms", "/items/{collection}/{id}"],
  ],
  "customer verification /config/licence": [["customer-verify", "/config/licence"]],
  "placement with feature_placement key": [["placement", "/placement", "keys=feature_placement&pricing_id=pri_au_nsw"]],
};
const nameOf = ({ service, pathPattern }: Row) => `${service} ${pathPattern}`;
const stated = table.filter(({ service }) => service !== "(default)");
const calls = stated.flatMap((row) =>
  (CALLS[nameOf(row)] ?? []).map(([service, path, query = ""]) => [service, path, query, row.ttlSeconds] as const),
);

describe("the lifetime of a reply", () => {
  it.each(calls)("%s %s?%s is %i seconds (rule response-cache-ttl)", (service, path, query, seconds) => {
    expect(lifetimeOf(findOperation(service, "GET", path), query)).toBe(seconds);
  });

  it("is stated for every row of the table", () => {
    expect(stated.map(nameOf).filter((name) => !CALLS[name])).toEqual([]);
  });

  it("is 60 seconds for operations that are not in the table (rule response-cache-ttl)", () => {
    const inTable = new Set(calls.map(([service, path]) => `${service} ${path}`));
    const others = Object.entries(contracts).flatMap(([service, { operations }]) =>
      Object.values(operations)
        .filter(({ cacheTtlSeconds, path }) => cacheTtlSeconds !== null && !inTable.has(`${service} ${path}`))
        .map(({ cacheTtlSeconds, path }) => [path, cacheTtlSeconds]),
    );
    expect(others.filter(([path, seconds]) => seconds !== 60 && path !== "/config/{value}")).toEqual([]);
  });

  it("is none where the reply may be personal: operations with a bearer token, personal placements, drafts", () => {
    const kept = Object.values(contracts).flatMap(({ operations }) =>
      Object.entries(operations).filter(([, { cacheTtlSeconds }]) => cacheTtlSeconds !== null),
    );
    expect(kept.filter(([, { auth, method }]) => auth === "bearer" || method !== "get")).toEqual([]);
    const placement = findOperation("placement", "GET", "/placement");
    for (const more of ["&customer_key=cus_1", "&cart=%5B%5D", "&segment_device_id=1", ",cart_recommended_draws"]) {
      expect(lifetimeOf(placement, `keys=feature_placement${more}`)).toBeNull();
    }
    expect(lifetimeOf(findOperation("cms", "GET", "/items/{collection}/{id}"), "preview=1.a")).toBeNull();
    for (const path of ["/customer", "/cart/items", "/orders", "/payment_methods", "/locate"]) {
      expect(lifetimeOf(findOperation("main", "GET", path), "")).toBeNull();
    }
  });
});
