// Tests the front of the built site over HTTP: page caching, and requests that no browser sends.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OwnShop, startOwnShop } from "#scripts/lib/own-shop.ts";
import { demoSettings } from "#tests/services/open-services.ts";

let shop: OwnShop;
beforeAll(async () => {
  // Without the gateway's cache a failing service shows immediately. Starting includes building the site.
  shop = await startOwnShop({ ...(await demoSettings()), CACHE: "off" });
});
afterAll(() => shop.stop());

const ask = (path: string, init: RequestInit = {}) => fetch(new URL(path, shop.url), { redirect: "manual", ...init });

async function fault(operation: string, mode: "down" | "off") {
  const { url, secret } = JSON.parse(readFileSync(join(shop.env.DATA_DIR, "control.json"), "utf8"));
  const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
  const reply = await fetch(new URL("/fault", url), {
    method: "POST",
    headers,
    body: JSON.stringify({ operation, mode }),
  });
  expect(reply.status).toBe(200);
}

describe("a page with a missing part", () => {
  it.each([
    ["listResultKeys", "/", "VIC", "load the results"],
    ["listContentItems", "/", "QLD", "Your ticket, sorted."],
    ["getConfigNavigation", "/about/privacy", "NSW", "Privacy"],
  ])("without %s, %s is shown and not cached", async (operation, path, region, text) => {
    // Each uses its own region, whose pages are not cached yet.
    const headers = { cookie: `dc_sub_variant=${region}` };
    await fault(operation, "down");
    const partial = await ask(path, { headers });
    await fault(operation, "off");
    expect([partial.status, partial.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await partial.text()).toContain(text);

    const whole = await ask(path, { headers });
    expect(whole.headers.get("cache-control")).toContain("public");
  });
});

describe("a page past the end of a list", () => {
  it.each(["/monday_lotto/results?page=77", "/lotto-results/77", "/lotto-results/raffles/77"])(
    "%s is not found and not cached",
    async (path) => {
      const { status, headers } = await ask(path);
      expect([status, headers.get("cache-control")]).toEqual([404, "no-store"]);
    },
  );
});

describe("an unknown part of a path, or a query", () => {
  it("is not in the canonical URL", async () => {
    const html = await (await ask("/lotto-results/some-word?made=up")).text();
    expect(/<link rel="canonical" href="[^"]*?(\/[^"/]*)"/.exec(html)?.[1]).toBe("/lotto-results");
  });
});

describe("an unreadable form", () => {
  it.each(["/cart", "/login", "/monday_lotto", "/logout"])("sent to %s is refused", async (path) => {
    const headers = { "content-type": "multipart/form-data; boundary=x", "sec-fetch-site": "same-origin" };
    expect((await ask(path, { method: "POST", headers, body: "--y nonsense" })).status).toBe(400);
  });
});

describe("invalid cookies", () => {
  const names =
    "access refresh customer customer_token pricing segment device fingerprint cart sub_variant session utm";
  const cookieOf = (value: string) => `${names} pending_purchase visitor`.split(" ").map((it) => `dc_${it}=${value}`);

  it.each(["%E0%A4%A", '"x\\"', "eyJwcm9kdWN0VHlwZXMiOjV9", "../..", "x".repeat(600)])(
    "%s: every page works",
    async (value) => {
      const cookie = cookieOf(value).join("; ");
      const paths = ["/", "/cart", "/my-account", "/monday_lotto", "/monday_lotto/results", "/login", "/shell/menu"];
      const statuses = await Promise.all(
        paths.map(async (path) => [path, (await ask(path, { headers: { cookie } })).status]),
      );
      expect(statuses.filter(([, status]) => Number(status) >= 400)).toEqual([]);
    },
  );
});

describe("the visitor cookie of an expired session", () => {
  it("is deleted by a shared page, which is then not cached", async () => {
    const visitor = Buffer.from(JSON.stringify({ signedIn: true, fundsCents: 25_000 })).toString("base64url");
    const { headers } = await ask("/about/privacy", { headers: { cookie: `dc_visitor=${visitor}` } });
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^dc_visitor=; .*Max-Age=0/)]);
    expect(headers.get("cache-control")).toBe("private, no-store");
  });
});
