import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createConfigured } from "./configured.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<string>(() => {});

function open() {
  const reasons: string[] = [];
  const faults = { report: (key: string, reason: string) => reasons.push(`${key}: ${reason}`), list: () => [] };
  return { reasons, page: createConfigured(faults, 2_000) };
}

/** Returns how long a call waits, in steps of 5 ms. */
async function waited(reading: Promise<unknown>) {
  let isOver = false;
  void reading.then(() => {
    isOver = true;
  });
  for (let ms = 0; ; ms += 5) {
    await vi.advanceTimersByTimeAsync(0);
    if (isOver || ms > 10_000) return ms;
    await vi.advanceTimersByTimeAsync(5);
  }
}

it("returns what was read", async () => {
  const { page, reasons } = open();
  expect(await page()("theme", async () => "ours")).toBe("ours");
  expect(reasons).toEqual([]);
});

it("returns null for a failed read and reports it; the next page reads again", async () => {
  const { page, reasons } = open();
  expect(await page()("theme", () => Promise.reject(new Error("down")))).toBeNull();
  expect(reasons).toEqual(["theme: could not be read"]);
  expect(await waited(page()("theme", never))).toBe(2_000);
});

it("waits once for a late read, and not again until it has succeeded", async () => {
  const { page, reasons } = open();
  expect(await waited(page()("theme", never))).toBe(2_000);
  expect(await waited(page()("theme", never))).toBe(25);
  expect(reasons[0]).toBe("theme: timed out");
  await page()("theme", async () => "here");
  expect(await waited(page()("theme", never))).toBe(2_000);
});

it("waits for all reads of a page no longer than for one", async () => {
  const { page } = open();
  const configured = page();
  expect(await waited(Promise.all([configured("siteConfig", never), configured("seo", never)]))).toBe(2_000);
  expect(await waited(configured("theme", never))).toBe(25);
});
