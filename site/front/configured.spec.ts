import { expect, it } from "vitest";
import { createConfigured } from "./configured.ts";

const never = () => new Promise<string>(() => {});

function open(patienceMs = 40) {
  const reasons: string[] = [];
  const faults = { report: (key: string, reason: string) => reasons.push(`${key}: ${reason}`), list: () => [] };
  return { reasons, page: createConfigured(faults, patienceMs) };
}

async function took(wait: Promise<unknown>) {
  const started = performance.now();
  await wait;
  return performance.now() - started;
}

it("answers what was read", async () => {
  const { page, reasons } = open();
  expect(await page()("theme", async () => "ours")).toBe("ours");
  expect(reasons).toEqual([]);
});

it("answers nothing for what is down, and says so", async () => {
  const { page, reasons } = open();
  expect(await page()("theme", () => Promise.reject(new Error("down")))).toBeNull();
  expect(reasons).toEqual(["theme: could not be read"]);
});

it("waits once for what is late, and not again until it has come", async () => {
  const { page, reasons } = open(100);
  expect(await took(page()("theme", never))).toBeGreaterThan(90);
  expect(await took(page()("theme", never))).toBeLessThan(90);
  expect(reasons[0]).toBe("theme: did not come in time");
  await page()("theme", async () => "here");
  expect(await took(page()("theme", never))).toBeGreaterThan(90);
});

it("waits for everything a page asks for no longer than for one of it", async () => {
  const { page } = open(100);
  const configured = page();
  expect(await took(configured("siteConfig", never))).toBeGreaterThan(90);
  expect(await took(configured("theme", never))).toBeLessThan(90);
});
