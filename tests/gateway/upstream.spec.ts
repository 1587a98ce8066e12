import { describe, expect, it, vi } from "vitest";
import { cacheKey, createCache, type Verdict } from "#gateway/upstream/cache.ts";
import { createDirectory } from "#gateway/upstream/discover.ts";
import { UpstreamFailure } from "#gateway/upstream/failure.ts";
import { bodyToWire, replyFromWire } from "#gateway/upstream/keys.ts";
import { findOperation } from "#gateway/upstream/operations.ts";
import { withRetry } from "#gateway/upstream/retry.ts";
import { signatureHeaders } from "#gateway/upstream/sign.ts";
import { checkReply, checkRequest } from "#gateway/upstream/validate.ts";

describe("signing", () => {
  it("hashes timestamp, secret, app key and customer token, in this order (rule signing)", () => {
    const headers = signatureHeaders({ appKey: "key", appSecret: "secret" }, "ctk_1", 1_795_136_400_000);
    expect(headers).toEqual({
      "x-shop-app-key": "key",
      "x-shop-timestamp": "1795136400",
      // printf '1795136400secretkeyctk_1' | sha256sum
      "x-shop-signature": "499ec73e5d11233daaefe3601e6ead3fda47c13abcf1a01d353153586f196996",
    });
  });
});

describe("case conversion", () => {
  const addItem = findOperation("main", "POST", "/cart/items");

  it("renames fields and leaves set names alone", () => {
    const body = { productType: "lottery_ticket", games: [{ Numbers: [1], Powerball: [7] }], numDraws: 1 };
    const wire = { product_type: "lottery_ticket", games: [{ Numbers: [1], Powerball: [7] }], num_draws: 1 };
    expect(bodyToWire(addItem, body)).toEqual(wire);
  });

  it("leaves the keys of maps alone (rule response-key-conversion)", () => {
    const wire = { result: { blocked_reasons: { spend_limit: { type: "spend_limit", action_type: "close" } } } };
    expect(replyFromWire(addItem, 200, wire)).toEqual({
      result: { blockedReasons: { spend_limit: { type: "spend_limit", actionType: "close" } } },
    });
  });

  it("reads a status outside the contract as a refusal", () => {
    const wire = { messages: [{ code: "internal_error", message: "x" }], errors: { date_of_birth: [] } };
    expect(replyFromWire(addItem, 500, wire)).toEqual(wire);
  });
});

describe("contract checks", () => {
  const login = findOperation("main", "POST", "/login");

  it("find what a request lacks", () => {
    expect(checkRequest(login, { email: "anna@example.com", password: "x" })).toBeNull();
    expect(checkRequest(login, { email: "anna@example.com" })?.details).toContain("password");
  });

  it("hold replies to what the contract promises, and 5xx to nothing", () => {
    expect(checkReply(login, 404, {})?.details).toBe("status 404 is not promised");
    expect(checkReply(login, 401, {})?.details).toContain("messages");
    expect(checkReply(login, 500, "whatever")).toBeNull();
  });
});

describe("retry", () => {
  const pause = async () => {};
  const random = () => 0.5;

  it("repeats a read twice when nobody answers, then gives up", async () => {
    const attempt = vi.fn().mockRejectedValue(new UpstreamFailure("no_response"));
    await expect(withRetry("GET", attempt, { pause, random })).rejects.toMatchObject({ kind: "no_response" });
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it("repeats a read that met a restarting service", async () => {
    const attempt = vi.fn().mockResolvedValueOnce({ status: 503 }).mockResolvedValueOnce({ status: 200 });
    expect(await withRetry("GET", attempt, { pause, random })).toEqual({ status: 200 });
  });

  it("never repeats a write: it may have happened", async () => {
    const attempt = vi.fn().mockRejectedValue(new UpstreamFailure("no_response"));
    await expect(withRetry("POST", attempt, { pause, random })).rejects.toThrow();
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it("stops at the deadline", async () => {
    let now = 0;
    const attempt = vi.fn(async (timeoutMs: number) => {
      now += 5_000;
      throw new UpstreamFailure("no_response", { message: String(timeoutMs) });
    });
    const options = { pause, random, clock: () => now, budgetMs: 8_000 };
    await expect(withRetry("GET", attempt, options)).rejects.toMatchObject({ kind: "timeout" });
    expect(attempt.mock.calls).toEqual([[8_000], [3_000]]);
  });
});

describe("the cache", () => {
  const read = (load: () => Promise<unknown>, more: object = {}) => ({
    key: "k",
    ttlSeconds: 60,
    judge: (): Verdict => "keep",
    load,
    ...more,
  });

  it("keys by API, endpoint with sorted query, and sub-variant (rule response-cache-key)", () => {
    const one = cacheKey("main", "/a", new URLSearchParams("b=1&a=2"), "NSW");
    expect(one).toBe(cacheKey("main", "/a", new URLSearchParams("a=2&b=1"), "NSW"));
    expect(one).not.toBe(cacheKey("main", "/a", new URLSearchParams("a=2&b=1"), "VIC"));
    expect(one).not.toBe(cacheKey("cms", "/a", new URLSearchParams("a=2&b=1"), "NSW"));
  });

  it("asks upstream once for many who ask at once", async () => {
    const cache = createCache();
    const load = vi.fn(async () => ({ result: 1 }));
    await Promise.all(Array.from({ length: 40 }, () => cache.read(read(load))));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("hands out what nobody can change", async () => {
    const cache = createCache();
    const value = (await cache.read(read(async () => ({ result: { list: [1] } })))) as { result: { list: number[] } };
    expect(() => value.result.list.push(2)).toThrow(TypeError);
  });

  it("answers the last good while upstream fails, a day beyond its lifetime and no longer", async () => {
    let now = 0;
    const cache = createCache({ now: () => now });
    const down = () => cache.read(read(() => Promise.reject(new Error("down")), { ttlSeconds: 86_400 }));
    await cache.read(read(async () => "good", { ttlSeconds: 86_400 }));
    // However often it is asked for meanwhile.
    for (now = 86_400_000; now < 2 * 86_400_000; now += 3_600_000) expect(await down()).toBe("good");
    await expect(down()).rejects.toThrow("down");
  });

  it("asks a failing upstream again every five seconds", async () => {
    let now = 0;
    const cache = createCache({ now: () => now });
    await cache.read(read(async () => "good"));
    const load = vi.fn(() => Promise.reject(new Error("down")));
    for (now = 60_000; now < 70_000; now += 1_000) await cache.read(read(load));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("passes the failure on when there is nothing good yet", async () => {
    const cache = createCache();
    await expect(cache.read(read(() => Promise.reject(new Error("down"))))).rejects.toThrow("down");
  });

  it("answers the last good while its successor takes its time, and then the successor", async () => {
    let now = 0;
    const cache = createCache({ now: () => now });
    await cache.read(read(async () => "old"));
    now = 60_000;
    const slow = Promise.withResolvers<string>();
    expect(await cache.read(read(() => slow.promise))).toBe("old");
    slow.resolve("new");
    await vi.waitFor(async () => expect(await cache.read(read(() => slow.promise))).toBe("new"));
  });

  it("answers the last good when what clear_cache asked for fails", async () => {
    const cache = createCache();
    await cache.read(read(async () => "good"));
    expect(await cache.read(read(() => Promise.reject(new Error("down")), { wantsFresh: true }))).toBe("good");
  });

  it("lets go of what was not read for longest", async () => {
    const cache = createCache();
    const load = vi.fn(async () => "x");
    for (let count = 0; count < 5_000; count++) await cache.read(read(load, { key: `k${count}` }));
    for (const key of ["k0", "k5000", "k0", "k1"]) await cache.read(read(load, { key }));
    expect(load).toHaveBeenCalledTimes(5_002);
  });

  it("keeps nothing of what was on its way while it was cleared", async () => {
    const cache = createCache();
    const slow = Promise.withResolvers<string>();
    const load = vi.fn(() => slow.promise);
    const before = cache.read(read(load));
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    await cache.clear();
    slow.resolve("old");
    expect(await before).toBe("old");
    expect(await cache.read(read(async () => "new"))).toBe("new");
  });

  it("honours clear_cache once per key and minute (rule cache-bypass)", async () => {
    let now = 0;
    const cache = createCache({ now: () => now });
    const load = vi.fn(async () => "x");
    await cache.read(read(load));
    await cache.read(read(load, { wantsFresh: true }));
    await cache.read(read(load, { wantsFresh: true }));
    expect(load).toHaveBeenCalledTimes(2);
    now = 60_000;
    await cache.read(read(load, { wantsFresh: true }));
    expect(load).toHaveBeenCalledTimes(3);
  });

  it("switched off keeps nothing (rule cache-bypass)", async () => {
    const cache = createCache({ isOn: false });
    const load = vi.fn(async () => "x");
    await cache.read(read(load));
    await cache.read(read(load));
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe("discovery", () => {
  const directoryBody = JSON.stringify({
    result: { services: { main: { base_path: "/v2" }, cms: { base_path: "https://cms.example/cms/" } } },
  });
  const answering = (text: string, status = 200) => ({ status, header: () => undefined, text });

  it("reads relative and absolute base paths, and asks again after 60 s (rule discovery-bootstrap)", async () => {
    let now = 0;
    const send = vi.fn(async () => answering(directoryBody));
    const directory = createDirectory("http://127.0.0.1:4100", { send, close: async () => {} }, { now: () => now });
    expect(await directory.addressOf("main")).toBe("http://127.0.0.1:4100/v2");
    expect(await directory.addressOf("cms")).toBe("https://cms.example/cms");
    now = 59_999;
    await directory.addressOf("main");
    expect(send).toHaveBeenCalledTimes(1);
    now = 60_000;
    await directory.addressOf("main");
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("keeps the last good directory while discovery is down", async () => {
    let now = 0;
    const send = vi.fn(async () => answering(directoryBody));
    const directory = createDirectory("http://127.0.0.1:4100", { send, close: async () => {} }, { now: () => now });
    await directory.addressOf("main");
    send.mockRejectedValue(new UpstreamFailure("timeout"));
    now = 600_000;
    expect(await directory.addressOf("main")).toBe("http://127.0.0.1:4100/v2");
  });

  it.each([
    ["names nobody", '{"result":{"services":{}}}'],
    ["is out of its contract", '{"result":{"services":{"main":"/v2"}}}'],
    ["has no result", "{}"],
    ["is null", "null"],
    ["is a page", "<h1>nginx</h1>"],
    ["has an address that is none", '{"result":{"services":{"main":{"base_path":"http://"}}}}'],
  ])("keeps the last good directory when the next one %s, and is no answer when it is the first", async (_, text) => {
    let now = 0;
    const onFailure = vi.fn();
    const send = vi.fn(async () => answering(directoryBody));
    const open = () =>
      createDirectory("http://127.0.0.1:4100", { send, close: async () => {} }, { now: () => now, onFailure });
    const directory = open();
    await directory.addressOf("main");
    send.mockResolvedValue(answering(text));
    for (now = 60_000; now < 80_000; now += 5_000) {
      expect(await directory.addressOf("main")).toBe("http://127.0.0.1:4100/v2");
      await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes((now - 55_000) / 5_000));
    }
    await expect(open().addressOf("main")).rejects.toMatchObject({ kind: "no_response" });
  });

  it("leaves a service that is missing where it was, and takes new addresses of the others", async () => {
    let now = 0;
    const send = vi.fn(async () => answering(directoryBody));
    const directory = createDirectory("http://127.0.0.1:4100", { send, close: async () => {} }, { now: () => now });
    await directory.addressOf("main");
    send.mockResolvedValue(answering('{"result":{"services":{"main":{"base_path":"/v3"}}}}'));
    now = 60_000;
    await vi.waitFor(async () => expect(await directory.addressOf("main")).toBe("http://127.0.0.1:4100/v3"));
    expect(await directory.addressOf("cms")).toBe("https://cms.example/cms");
  });

  it("fails for a service it does not name", async () => {
    const send = async () => answering(directoryBody);
    const directory = createDirectory("http://127.0.0.1:4100", { send, close: async () => {} });
    await expect(directory.addressOf("auth")).rejects.toMatchObject({ kind: "no_response" });
  });
});
