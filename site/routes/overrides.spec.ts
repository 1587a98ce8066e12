import { describe, expect, it } from "vitest";
import { readOverrides } from "./overrides.ts";

const refusals = (raw: unknown) => readOverrides(raw).refused.map(({ name, reason }) => `${name}: ${reason}`);

describe("overrides from the CMS", () => {
  it("replace a path and a label", () => {
    const raw = {
      "lotto-tickets": { path: "/play-lotto", label: " Play lotto " },
      "lotto-results": { path: "/winning/numbers/:page?" },
      cart: { label: "Basket" },
    };
    expect(readOverrides(raw)).toEqual({
      paths: { "lotto-tickets": "/play-lotto", "lotto-results": "/winning/numbers/:page?" },
      labels: { "lotto-tickets": "Play lotto", cart: "Basket" },
      refused: [],
    });
  });

  it("leave other routes alone", () => {
    expect(readOverrides({ cart: { path: "/cart" }, home: {}, login: { path: "", label: "" } })).toEqual({
      paths: {},
      labels: {},
      refused: [],
    });
  });

  it.each([
    ["an unknown page", { shop: { path: "/x" } }, "unknown route"],
    ["a name of JavaScript", JSON.parse('{"__proto__":{"path":"/x"}}'), "unknown route"],
    ["the page of what is not found", { "not-found": { path: "/x" } }, "unknown route"],
    ["no slash", { cart: { path: "basket" } }, "malformed path"],
    ["another site", { cart: { path: "//evil.example" } }, "malformed path"],
    ["a script", { cart: { path: "javascript:alert(1)" } }, "malformed path"],
    ["a step up", { cart: { path: "/a/../b" } }, "malformed path"],
    ["a query", { cart: { path: "/basket?x=1" } }, "malformed path"],
    ["a line break", { cart: { path: "/basket\r\nset-cookie: x" } }, "malformed path"],
    ["a file", { cart: { path: "/favicon.svg" } }, "malformed path"],
    ["5,000 characters", { cart: { path: `/${"a".repeat(5000)}` } }, "malformed path"],
    ["a number", { cart: { path: 7 } }, "malformed path"],
    ["a list", { cart: [] }, "malformed path"],
    ["an optional part in the middle", { "lotto-results": { path: "/:page?/results" } }, "malformed path"],
    ["the tRPC endpoint", { cart: { path: "/trpc/cart" } }, "reserved path"],
    ["the drawers", { cart: { path: "/shell/cart" } }, "reserved path"],
    ["Astro's own", { cart: { path: "/_image" } }, "reserved path"],
    ["a lost parameter", { receipt: { path: "/my-receipt" } }, "parameters lost"],
    ["a parameter more", { cart: { path: "/:cart" } }, "parameters lost"],
    ["a parameter that was optional", { "lotto-results": { path: "/winning/:page" } }, "parameters lost"],
    ["the path of another page", { cart: { path: "/login" } }, "clash"],
    ["every first word", { "blog-post": { path: "/:blogSlug" } }, "clash"],
    ["a label of 5,000 characters", { cart: { label: "x".repeat(5000) } }, "malformed label"],
    ["a label that is not text", { cart: { label: { toString: 1 } } }, "malformed label"],
  ])("are refused for %s", (_, raw, reason) => {
    const { paths, labels, refused } = readOverrides(raw);
    expect([paths, labels, refused.map((one) => one.reason)]).toEqual([{}, {}, [reason]]);
    expect(refused[0]?.value.length).toBeLessThanOrEqual(80);
  });

  it("are both refused when they have the same path", () => {
    expect(refusals({ cart: { path: "/here" }, login: { path: "/here" } })).toEqual(["cart: clash", "login: clash"]);
  });

  it("are refused when two pages swap paths", () => {
    const raw = { cart: { path: "/login" }, login: { path: "/cart" } };
    expect(refusals(raw)).toEqual(["cart: cyclic", "login: cyclic"]);
    expect(readOverrides(raw).paths).toEqual({});
  });

  it("keep valid entries when others are invalid", () => {
    const { paths, refused } = readOverrides({ cart: { path: "/basket", label: "\u0000" }, login: { path: "/trpc" } });
    expect(paths).toEqual({ cart: "/basket" });
    expect(refused).toHaveLength(2);
  });

  it.each([null, undefined, "x", 7, [], [{ path: "/x" }]])("are none when the CMS sends %j", (raw) => {
    expect(readOverrides(raw).paths).toEqual({});
  });
});
