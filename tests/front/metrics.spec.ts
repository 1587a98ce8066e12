// The metrics, and who may read them.
import { describe, expect, it } from "vitest";
import { readEnv } from "#gateway/foundation/env.ts";
import { frontShopOfFile } from "./front-shop.ts";

const METRICS_TOKEN = "a-token-of-the-watchers";
const shop = frontShopOfFile({ env: { METRICS_TOKEN } });
const authorization = `Bearer ${METRICS_TOKEN}`;
const anonymous = { "content-type": "application/json", "x-drawcard": "1", "sec-fetch-site": "same-origin" };

/** Returns the series of the shop's own metrics, and the sum of each. */
async function read() {
  const { text } = await shop.ask("/metrics", { headers: { authorization } });
  const series = text.split("\n").filter((line) => /^shop_/.test(line) && !line.includes("_bucket"));
  const sumOf = (start: string) =>
    series.filter((line) => line.startsWith(start)).reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
  return { text, series, sumOf };
}

const login = (password: string, from: string) =>
  shop.ask("/trpc/session.login", {
    method: "POST",
    headers: { ...anonymous, "x-forwarded-for": from },
    body: JSON.stringify({ email: "erin@example.com", password }),
  });

describe("access to the metrics", () => {
  it("requires the token", async () => {
    expect((await shop.ask("/metrics", { headers: { authorization } })).status).toBe(200);
    const refused = await shop.ask("/metrics");
    expect([refused.status, refused.text, refused.headers["www-authenticate"]]).toEqual([401, "", "Bearer"]);
    expect((await shop.ask("/metrics", { headers: { authorization: "Bearer a-token-of-nobody-else" } })).status).toBe(
      401,
    );
  });

  it("is off unless the operator turns it on", () => {
    const keys = { APP_KEY: "k", APP_SECRET: "s" };
    expect(readEnv({ ...keys, DISCOVERY_URL: "https://api.example" }).metrics).toBeNull();
    expect(readEnv({ ...keys, HOST: "0.0.0.0" }).metrics).toBeNull();
    expect(readEnv({ ...keys, HOST: "0.0.0.0", METRICS_TOKEN }).metrics).toEqual({ token: METRICS_TOKEN });
    expect(readEnv({ ...keys, HOST: "0.0.0.0", METRICS: "on" }).metrics).toEqual({ token: null });
    expect(readEnv({ ...keys, METRICS: "off" }).metrics).toBeNull();
    expect(() => readEnv({ ...keys, METRICS_TOKEN: "short" })).toThrow(/^METRICS_TOKEN is not usable/);
  });
});

describe("the metrics", () => {
  it("count one request in every layer", async () => {
    const before = await read();
    await shop.ask("/about");
    await shop.ask("/trpc/funds.list");
    await login("wrong-password", "203.0.113.20");
    const { sumOf, text } = await read();
    const more = (start: string) => sumOf(start) - before.sumOf(start);

    expect(more('shop_request_duration_seconds_count{route="about",status="2xx"}')).toBe(1);
    expect(more('shop_request_duration_seconds_count{route="trpc",status="4xx"}')).toBe(2);
    expect(more('shop_procedure_duration_seconds_count{procedure="session.login",outcome="invalid_credentials"}')).toBe(
      1,
    );
    expect(more('shop_upstream_duration_seconds_count{service="main",operation="login",outcome="4xx"}')).toBe(1);
    expect(text).toContain("process_cpu_seconds_total");
  });

  it("distinguish cached from fetched replies", async () => {
    await shop.quiet();
    await shop.ask("/trpc/siteConfig.get");
    const before = await read();
    await shop.ask("/trpc/siteConfig.get");
    const { sumOf } = await read();
    expect(before.sumOf('shop_cache_reads_total{service="cms",result="miss"}')).toBeGreaterThan(0);
    const hits = 'shop_cache_reads_total{service="cms",result="hit"}';
    expect(sumOf(hits) - before.sumOf(hits)).toBe(1);
  });

  it("count retries and their outcomes", async () => {
    await shop.setReply("/cms/items/site_config", "down");
    await shop.ask("/trpc/siteConfig.get");
    const { sumOf } = await read();
    expect(sumOf('shop_upstream_retries_total{service="cms",operation="getCmsSiteConfig"}')).toBeGreaterThanOrEqual(2);
  });

  it("show which circuit breakers are open", async () => {
    const open = 'shop_upstream_circuit{service="cms",state="open"} ';
    expect((await read()).text).toContain(`${open}0`);
    await shop.setReply("/cms/items/site_config", "down");
    for (let times = 0; times < 10; times += 1) await shop.ask("/trpc/siteConfig.get");
    expect((await read()).text).toContain(`${open}1`);
  });

  it("count requests over a rate limit", async () => {
    for (let index = 0; index < 12; index += 1) await login("wrong-password", `203.0.115.${index}`);
    const { sumOf } = await read();
    expect(sumOf('shop_rate_limited_total{limit="loginByEmail"}')).toBeGreaterThan(0);
  });

  it("contain no path, id or value from a request", async () => {
    const inputs = Array.from({ length: 30 }, (_, index) => `made-up-${index}`);
    await shop.ask(`/${inputs[0]}`);
    await shop.ask(`/trpc/${inputs[0]}.get`);
    await shop.ask("/cart", { headers: { cookie: `dc_cart=${inputs[0]}` } });
    const before = await read();
    for (const word of inputs) {
      await shop.ask(`/${word}`, { method: "GET", headers: { cookie: `dc_cart=${word}` } });
      await shop.ask(`/trpc/${word}.get`);
      await shop.ask("/cart", { headers: { cookie: `dc_cart=${word}` } });
    }
    const after = await read();
    expect(after.text).not.toContain("made-up");
    expect(after.series.length - before.series.length).toBeLessThan(inputs.length / 5);
  });
});
