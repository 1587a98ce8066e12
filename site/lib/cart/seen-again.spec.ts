import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onSeenAgain } from "./seen-again.ts";

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const frame = new EventTarget();
const refresh = vi.fn(() => Promise.reject(new Error("offline")));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", frame.addEventListener.bind(frame));
  refresh.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("refreshes old data once the tab or the window is looked at again", () => {
  const stop = onSeenAgain(refresh);
  vi.advanceTimersByTime(19_000);
  page.dispatchEvent(new Event("visibilitychange"));
  expect(refresh).toHaveBeenCalledTimes(0);

  vi.advanceTimersByTime(2_000);
  frame.dispatchEvent(new Event("focus"));
  page.dispatchEvent(new Event("visibilitychange"));
  expect(refresh).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(30_000);
  page.dispatchEvent(new Event("visibilitychange"));
  expect(refresh).toHaveBeenCalledTimes(2);

  stop();
  vi.advanceTimersByTime(30_000);
  page.dispatchEvent(new Event("visibilitychange"));
  expect(refresh).toHaveBeenCalledTimes(2);
});

it("waits while the tab is hidden", () => {
  const stop = onSeenAgain(refresh);
  page.visibilityState = "hidden";
  vi.advanceTimersByTime(30_000);
  page.dispatchEvent(new Event("visibilitychange"));
  page.visibilityState = "visible";
  expect(refresh).not.toHaveBeenCalled();
  stop();
});
