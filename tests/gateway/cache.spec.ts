import { describe, expect, it, vi } from "vitest";
import { createCache } from "#gateway/upstream/cache.ts";
import { cacheKey, type Verdict } from "#gateway/upstream/cached-read.ts";
import { PATIENT } from "#tests/patience.ts";

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

  it("sends one call for concurrent reads", async () => {
    const cache = createCache();
    const load = vi.fn(async () => ({ result: 1 }));
    await Promise.all(Array.from({ length: 40 }, () => cache.read(read(load))));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("freezes what it returns", async () => {
    const cache = createCache();
    const value = (await cache.read(read(async () => ({ result: { list: [1] } })))) as { result: { list: number[] } };
    expect(() => value.result.list.push(2)).toThrow(TypeError);
  });

  it("serves the last good reply while upstream fails, for a day after it expired", async () => {
    let now = 0;
    const cache = createCache({ now: () => now });
    const down = () => cache.read(read(() => Promise.reject(new Error("down")), { ttlSeconds: 86_400 }));
    await cache.read(read(async () => "good", { ttlSeconds: 86_400 }));
    // Reads do not extend the day for which a stale reply is served.
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

  it("throws the failure if no good reply exists", async () => {
    const cache = createCache();
    await expect(cache.read(read(() => Promise.reject(new Error("down"))))).rejects.toThrow("down");
  });

  it("serves the expired reply while its successor is slow, and then the successor", async () => {
    let now = 0;
    const cache = createCache({ now: () => now });
    await cache.read(read(async () => "old"));
    now = 60_000;
    const slow = Promise.withResolvers<string>();
    expect(await cache.read(read(() => slow.promise))).toBe("old");
    slow.resolve("new");
    await vi.waitFor(async () => expect(await cache.read(read(() => slow.promise))).toBe("new"), PATIENT);
  });

  it("serves the last good reply when a read with clear_cache fails", async () => {
    const cache = createCache();
    await cache.read(read(async () => "good"));
    expect(await cache.read(read(() => Promise.reject(new Error("down")), { wantsFresh: true }))).toBe("good");
  });

  it("evicts the reply that was not read for longest", async () => {
    const cache = createCache();
    const load = vi.fn(async () => "x");
    for (let count = 0; count < 5_000; count++) await cache.read(read(load, { key: `k${count}` }));
    for (const key of ["k0", "k5000", "k0", "k1"]) await cache.read(read(load, { key }));
    expect(load).toHaveBeenCalledTimes(5_002);
  });

  it("keeps what was read again while 10,000 others are read once", async () => {
    const cache = createCache();
    const load = vi.fn(async () => "good");
    const readGood = async () => {
      for (let count = 0; count < 1_000; count++) await cache.read(read(load, { key: `good ${count}` }));
    };
    await readGood();
    await readGood();
    for (let count = 0; count < 10_000; count++) await cache.read(read(async () => "x", { key: `other ${count}` }));
    await readGood();
    expect(load).toHaveBeenCalledTimes(1_000);
  });

  it("remembers for a minute that something does not exist, and evicts nothing for it", async () => {
    let now = 0;
    const cache = createCache({ now: () => now });
    const load = vi.fn(async () => "good");
    await cache.read(read(load));
    const absent = vi.fn(async () => "404");
    const readAbsent = (key: string) => cache.read(read(absent, { key, judge: () => "absent" }));
    for (let count = 0; count < 10_000; count++) {
      expect([await readAbsent(`made up ${count}`), await readAbsent(`made up ${count}`)]).toEqual(["404", "404"]);
    }
    await cache.read(read(load));
    expect([absent.mock.calls.length, load.mock.calls.length]).toEqual([10_000, 1]);

    now = 60_000;
    expect(await cache.read(read(async () => "published", { key: "made up 9999" }))).toBe("published");
  });

  it("replaces a reply that no longer exists, and finds it again", async () => {
    let now = 0;
    const cache = createCache({ now: () => now });
    await cache.read(read(async () => "good"));
    now = 60_000;
    expect(await cache.read(read(async () => "404", { judge: () => "absent" }))).toBe("404");
    now = 120_000;
    expect(await cache.read(read(() => Promise.resolve("good again")))).toBe("good again");
  });

  it("does not keep a reply that was under way when it was cleared", async () => {
    const cache = createCache();
    const slow = Promise.withResolvers<string>();
    const load = vi.fn(() => slow.promise);
    const before = cache.read(read(load));
    await vi.waitFor(() => expect(load).toHaveBeenCalled(), PATIENT);
    cache.clear();
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

  it("sends every read upstream when it is off (rule cache-bypass)", async () => {
    const cache = createCache({ isOn: false });
    const load = vi.fn(async () => "x");
    await cache.read(read(load));
    await cache.read(read(load));
    expect(load).toHaveBeenCalledTimes(2);
  });
});
