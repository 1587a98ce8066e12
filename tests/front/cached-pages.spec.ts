// The response cache and the page cache with the real services: counts upstream calls and cache hits in /metrics.
import { describe, expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";

const METRICS_TOKEN = "a-token-of-the-watchers";
const shop = frontShopOfFile({ env: { METRICS_TOKEN } });

async function readCounts() {
  const { text } = await shop.ask("/metrics", { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const sumOf = (series: RegExp) =>
    text
      .split("\n")
      .filter((line) => series.test(line))
      .reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
  return {
    upstreamCalls: sumOf(/^shop_upstream_duration_seconds_count/),
    hits: sumOf(/^shop_cache_reads_total{.*result="hit"/),
  };
}

/** Returns the upstream calls and response-cache hits while `visit` runs. */
async function countDuring(visit: () => Promise<unknown>) {
  const before = await readCounts();
  await visit();
  const after = await readCounts();
  return { upstreamCalls: after.upstreamCalls - before.upstreamCalls, hits: after.hits - before.hits };
}

describe("the response cache with the real services", () => {
  it.each(["/", "/lotto-tickets", "/about/privacy", "/lotto-results", "/powerball"])(
    "answers a second visit of %s without an upstream call",
    async (path) => {
      const first = await countDuring(() => shop.ask(path));
      expect(first.upstreamCalls).toBeGreaterThan(0);
      const second = await countDuring(() => shop.ask(path));
      expect(second.upstreamCalls).toBe(0);
    },
  );

  it("answers configuration from the cache on a page that is not shared", async () => {
    await shop.ask("/login");
    const { hits, upstreamCalls } = await countDuring(() => shop.ask("/login"));
    expect(upstreamCalls).toBe(0);
    expect(hits).toBeGreaterThan(3);
  });
});
