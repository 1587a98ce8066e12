// The times of shell §7 and those of the contracts are one table.
import { describe, expect, it } from "vitest";
import { findOperation } from "#gateway/upstream/operations.ts";
import type { ServiceName } from "#generated/contracts.ts";

const TABLE: [ServiceName, string, number][] = [
  ["main", "/branding", 60],
  ["main", "/capabilities", 60],
  ["main", "/config", 60],
  ["main", "/draws/pricing/{pricingId}/past/result_keys", 60],
  ["main", "/pricing/{pricingId}/product_offers", 60],
  ["discovery", "/discover", 60],
  ["translation", "/{locale}/items", 60],
  ["config", "/theme", 600],
  ["config", "/navigation", 86_400],
  ["config", "/components", 86_400],
  ["cms", "/items/theme", 60],
  ["cms", "/items/site_config", 60],
];

describe("how long an answer is kept", () => {
  it.each(TABLE)("%s %s (rule response-cache-ttl)", (service, path, seconds) => {
    expect(findOperation(service, "GET", path).cacheTtlSeconds).toBe(seconds);
  });

  it("never where the answer is a customer's own", () => {
    for (const path of [
      "/customer",
      "/cart/items",
      "/orders",
      "/payment_methods",
      "/checkout/{checkoutID}",
      "/locate",
    ]) {
      expect(findOperation("main", "GET", path).cacheTtlSeconds).toBeNull();
    }
  });
});
