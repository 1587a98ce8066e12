import { describe, expect, it } from "vitest";
import { challengeTarget } from "#gateway/entry/posted-answers.ts";
import { type ConfigurationError, readEnv } from "#gateway/foundation/env.ts";
import { clientAddress, trustProxies } from "#gateway/http/client-address.ts";
import { isOwnOrigin } from "#gateway/http/origin.ts";
import { createRateLimits } from "#gateway/http/rate-limit.ts";
import { requestIdOf } from "#gateway/http/request-id.ts";
import { networkOf } from "#openapi/shared/network.ts";

const shop = new URL("https://shop.example");

describe("the origin of a write", () => {
  const of = (headers: Record<string, string>) => isOwnOrigin(new Headers(headers), shop);

  it.each([
    ["a page of the shop", { "sec-fetch-site": "same-origin" }, true],
    ["a typed address", { "sec-fetch-site": "none" }, true],
    ["another site", { "sec-fetch-site": "cross-site", origin: "https://shop.example" }, false],
    ["a neighbour under the same domain", { "sec-fetch-site": "same-site" }, false],
    ["an old browser on the shop", { origin: "https://shop.example" }, true],
    [
      "an old browser on another name of the shop",
      { origin: "https://www.shop.example", host: "www.shop.example" },
      true,
    ],
    ["a page of the shop's name without TLS", { origin: "http://shop.example", host: "shop.example" }, false],
    ["a page of another port", { origin: "https://shop.example:8443", host: "shop.example" }, false],
    ["an old browser elsewhere", { origin: "https://evil.example", host: "shop.example" }, false],
    ["a sandboxed frame", { origin: "null", host: "shop.example" }, false],
    ["no origin at all", {}, false],
  ])("%s", (_, headers, expected) => {
    expect(of(headers as Record<string, string>)).toBe(expected);
  });
});

describe("the address of a visitor", () => {
  it("is the peer's, whatever header the visitor sends", () => {
    expect(clientAddress("203.0.113.9", "1.2.3.4", trustProxies([]))).toBe("203.0.113.9");
  });

  it("is the one our proxy added, not the ones before it", () => {
    expect(clientAddress("::ffff:127.0.0.1", "1.2.3.4, 203.0.113.9", trustProxies(["127.0.0.1"]))).toBe("203.0.113.9");
  });

  it("is the first one outside the trusted proxy range", () => {
    const trusts = trustProxies(["10.0.0.0/8"]);
    expect(clientAddress("10.1.2.3", "1.2.3.4, 203.0.113.9, 10.9.9.9", trusts)).toBe("203.0.113.9");
    expect(clientAddress("11.1.2.3", "1.2.3.4", trusts)).toBe("11.1.2.3");
  });

  it.each([
    ["203.0.113.9:4711", "203.0.113.9"],
    ["1.2.3.4:80, 203.0.113.9:4711, 10.9.9.9:443", "203.0.113.9"],
    ["[2001:db8::9]:4711", "2001:db8::9"],
    ["[2001:db8::9]", "2001:db8::9"],
    ["2001:db8::9", "2001:db8::9"],
    ["[::ffff:203.0.113.9]:4711", "203.0.113.9"],
  ])("has no port and no brackets: %s", (header, address) => {
    expect(clientAddress("10.1.2.3", header, trustProxies(["10.0.0.0/8"]))).toBe(address);
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::9", "2001:db8:0:0::/64"],
    ["2001:db8:1:2:3::", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["203.0.113.9", "203.0.113.9"],
    ["unknown", "unknown"],
  ])("is counted by its network: %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it("stops the start when a trusted proxy is not an address", () => {
    expect(() => readEnv({ TRUSTED_PROXIES: "balancer.example", APP_KEY: "key", APP_SECRET: "secret" })).toThrow(
      "TRUSTED_PROXIES is not usable: invalid IP address: balancer.example",
    );
  });
});

describe("request ids", () => {
  it("are kept when well formed, and generated otherwise", () => {
    const id = "6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11";
    expect(requestIdOf(id)).toBe(id);
    expect(requestIdOf('x"\n{"fake":"line"}')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("the bank's response", () => {
  const post = (fields: Record<string, string>) => challengeTarget(new URLSearchParams(fields));
  const target = "/my-account/deposit/authorisation/dep_0000000000000002?cres=eyJ4IjoxfQ";

  it("redirects to the page that finishes the payment", () => {
    expect(post({ threeDSSessionData: "dep_0000000000000002", cres: "eyJ4IjoxfQ" })).toBe(target);
    expect(post({ threeDSSessionData: "ZGVwXzAwMDAwMDAwMDAwMDAwMDI", cres: "eyJ4IjoxfQ" })).toBe(target);
  });

  it.each([
    [{ cres: "eyJ4IjoxfQ" }],
    [{ threeDSSessionData: "dep_1" }],
    [{ threeDSSessionData: "//evil.example", cres: "x" }],
    [{ threeDSSessionData: "dep_1", cres: "x\r\nLocation: //evil.example" }],
  ])("refuses %o", (fields) => {
    expect(post(fields as Record<string, string>)).toBeNull();
  });
});

describe("rate limits", () => {
  it("refuse with the seconds to wait, and reset after a success", async () => {
    const limits = createRateLimits();
    const guess = () => limits.spend("loginByEmail", "anna@example.com");
    for (let count = 0; count < 10; count += 1) await guess();
    await expect(guess()).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
      problem: { code: "too_many_requests", status: 429, retryAfterSeconds: 900 },
    });
    await limits.forgive("loginByEmail", "anna@example.com");
    await expect(guess()).resolves.toBeUndefined();
  });
});

describe("configuration", () => {
  const keys = { APP_KEY: "k", APP_SECRET: "s" };

  it("has defaults for a shop on this machine", () => {
    const env = readEnv(keys);
    expect(env).toMatchObject({
      port: 4321,
      host: "127.0.0.1",
      discoveryUrl: "http://127.0.0.1:4100",
      isCacheOn: true,
    });
    expect(env.publicUrl.href).toBe("http://127.0.0.1:4321/");
  });

  it("throws the message of shell §7 without a discovery URL (rule discovery-bootstrap)", () => {
    expect(() => readEnv({ ...keys, DISCOVERY_URL: "" })).toThrow("discovery service url is not set");
  });

  it("names the invalid variable", () => {
    expect(() => readEnv({ ...keys, PORT: "many" })).toThrow(/^PORT is not usable/);
    expect(() => readEnv({ APP_KEY: "k" })).toThrow("APP_SECRET is not set");
  });

  it("explains what to do when there are no keys yet", () => {
    try {
      readEnv({ DATA_DIR: "/nonexistent" });
      expect.unreachable();
    } catch (error) {
      expect((error as ConfigurationError).hint).toContain("npm start");
    }
  });

  it("turns demo features off when the host is reachable by others", () => {
    expect(readEnv(keys).isDemo).toBe(true);
    expect(readEnv({ ...keys, HOST: "0.0.0.0" }).isDemo).toBe(false);
    expect(readEnv({ ...keys, DISCOVERY_URL: "https://api.example" }).isDemo).toBe(false);
  });
});
