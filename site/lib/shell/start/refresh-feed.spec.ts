import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pollFeed } from "./refresh-feed.ts";

const query = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock("../../gateway/client.ts", () => ({ gateway: { contentCards: { list: { query } } } }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  query.mockReset();
});

it("a feed that stays down is asked for ten times, 500 ms apart, and no more", async () => {
  query.mockRejectedValue(new Error("down"));
  const feed = pollFeed();
  await vi.advanceTimersByTimeAsync(9 * 500 - 1);
  expect(query).toHaveBeenCalledTimes(9);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(query).toHaveBeenCalledTimes(10);
  expect(await feed).toBeNull();
});

it("a feed that comes back is not asked for again", async () => {
  query.mockRejectedValueOnce(new Error("down")).mockResolvedValue([]);
  const feed = pollFeed();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await feed, query.mock.calls.length]).toEqual([[], 2]);
});
