import { afterEach, expect, it, vi } from "vitest";
import { isFeedDue } from "./feed-due.ts";

afterEach(() => vi.unstubAllGlobals());

it("is due once a minute, on whatever page of the tab", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.useFakeTimers();
  const due = () => isFeedDue(60_000);
  expect([due(), due()]).toEqual([true, false]);
  vi.advanceTimersByTime(59_999);
  expect(due()).toBe(false);
  vi.advanceTimersByTime(1);
  expect([due(), due()]).toEqual([true, false]);
  vi.useRealTimers();
});

it("is due for a page that stays open if storage is blocked", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect([isFeedDue(60_000), isFeedDue(0)]).toEqual([false, true]);
});
