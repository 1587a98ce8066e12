import { expect, it } from "vitest";
import { createConfigured } from "./configured.ts";

const never = () => new Promise<string>(() => {});

function open(patienceMs = 40) {
  const reasons: string[] = [];
  const faults = { report: (key: string, reason: string) => reasons.push(`${key}: ${reason}`), list: () => [] };
  return { reasons, configured: createConfigured(faults as never, patienceMs) };
}

it("answers what was read", async () => {
  const { configured, reasons } = open();
  expect(await configured("theme", async () => "ours")).toBe("ours");
  expect(reasons).toEqual([]);
});

it("answers nothing for what is down, and says so", async () => {
  const { configured, reasons } = open();
  expect(await configured("theme", () => Promise.reject(new Error("down")))).toBeNull();
  expect(reasons).toEqual(["theme: could not be read"]);
});

it("waits once for what is late, and not again until it has come", async () => {
  const { configured, reasons } = open(60);
  const took = async (read: () => Promise<string>) => {
    const started = performance.now();
    await configured("theme", read);
    return performance.now() - started;
  };
  expect(await took(never)).toBeGreaterThan(50);
  expect(await took(never)).toBeLessThan(50);
  expect(reasons[0]).toBe("theme: did not come in time");
  await configured("theme", async () => "here");
  expect(await took(never)).toBeGreaterThan(50);
});
