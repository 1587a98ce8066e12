import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startedBy } from "./one-press.ts";

const page = new EventTarget();
const button = { busy: false, setAttribute: () => setBusy(true), removeAttribute: () => setBusy(false) };
const setBusy = (busy: boolean) => {
  button.busy = busy;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", { documentElement: { dataset: {} }, querySelectorAll: () => [] });
  startedBy(button as unknown as HTMLElement);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("keeps a button busy while the page waits for an answer", () => {
  vi.advanceTimersByTime(59_000);
  expect(button.busy).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(button.busy).toBe(false);
});

it("frees the button when Escape cancels the navigation", () => {
  page.dispatchEvent(Object.assign(new Event("keydown"), { key: "Escape" }));
  expect(button.busy).toBe(false);
});
