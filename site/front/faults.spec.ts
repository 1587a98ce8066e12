import { expect, it } from "vitest";
import { createFaults } from "./faults.ts";

function faultsAt(moment: { ms: number }) {
  const lines: unknown[] = [];
  const log = { warn: (line: unknown) => lines.push(line) } as never;
  return { lines, ...createFaults(log, () => moment.ms) };
}

it("logs a fault once, however many requests meet it", () => {
  const { lines, report, list } = faultsAt({ ms: 0 });
  for (let visitor = 0; visitor < 100; visitor += 1) report("routes", "cart: clash");
  expect(lines).toEqual([{ configuration: "routes", reason: "cart: clash" }]);
  expect(list()).toEqual(["routes: cart: clash"]);
});

it("logs alternating faults once each", () => {
  const { lines, report } = faultsAt({ ms: 0 });
  for (let visitor = 0; visitor < 10; visitor += 1) report("theme", visitor % 2 ? "one" : "other");
  expect(lines).toHaveLength(2);
});

it("logs a fault again when it returns after 10 minutes", () => {
  const moment = { ms: 0 };
  const { lines, report, list } = faultsAt(moment);
  report("theme", "ink on paper");
  moment.ms = 11 * 60_000;
  expect(list()).toEqual([]);
  report("theme", "ink on paper");
  expect(lines).toHaveLength(2);
});

it("keeps a bounded number of faults", () => {
  const { report, list } = faultsAt({ ms: 0 });
  for (let number = 0; number < 1000; number += 1) report("navigation", "x".repeat(number));
  expect(list().length).toBeLessThanOrEqual(200);
  expect(Math.max(...list().map((fault) => fault.length))).toBeLessThanOrEqual(200);
});
