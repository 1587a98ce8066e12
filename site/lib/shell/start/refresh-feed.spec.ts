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

it("polls a failing feed ten times, 500 ms apart, and then stops", async () => {
  query.mockRejectedValue(new Error("down"));
  const feed = pollFeed();
  await vi.advanceTimersByTimeAsync(9 * 500 - 1);
  expect(query).toHaveBeenCalledTimes(9);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(query).toHaveBeenCalledTimes(10);
  expect(await feed).toBeNull();
});

it("stops polling once the feed answers", async () => {
  query.mockRejectedValueOnce(new Error("down")).mockResolvedValue([]);
  const feed = pollFeed();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await feed, query.mock.calls.length]).toEqual([[], 2]);
});
