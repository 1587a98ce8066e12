import { expect, it } from "vitest";
import {
  changedLimit,
  isEnding,
  limitExceeded,
  type Spending,
  type StoredLimit,
  settledLimit,
} from "./spend-limits.rules.ts";

const NOW = new Date("2026-11-20T00:00:00Z");
const WEEK_LATER = new Date("2026-11-27T00:00:00Z");
const limit = (cents: number, change: Partial<StoredLimit> = {}): StoredLimit => ({
  cents,
  pendingCents: null,
  effectiveAt: null,
  ...change,
});
const week: Spending = { period: "week", limitCents: 1000, spentCents: 800, isSystem: false };
const day: Spending = { period: "day", limitCents: 300, spentCents: 250, isSystem: true };

it("the limit with the least left refuses a total", () => {
  expect(limitExceeded([week, day], 50)).toBeNull();
  expect(limitExceeded([week, day], 51)).toBe(day);
  expect(limitExceeded([week], 201)).toBe(week);
  expect(limitExceeded([week], 0)).toBeNull();
  expect(limitExceeded([{ ...day, limitCents: 0, spentCents: 0 }], 1)).not.toBeNull();
});

it("a first, lower or equal limit applies at once and cancels a waiting change", () => {
  const raised = limit(100, { pendingCents: 200, effectiveAt: WEEK_LATER });
  expect(changedLimit(null, 100, NOW)).toEqual(limit(100));
  expect(changedLimit(raised, 50, NOW)).toEqual(limit(50));
  expect(changedLimit(raised, 100, NOW)).toEqual(limit(100));
});

it("a higher limit waits seven days, and another raise waits again", () => {
  const raised = limit(100, { pendingCents: 200, effectiveAt: WEEK_LATER });
  expect(changedLimit(limit(100), 200, NOW)).toEqual(raised);
  const later = new Date("2026-11-21T00:00:00Z");
  expect(changedLimit(raised, 200, later)).toEqual(raised);
  expect(changedLimit(raised, 300, later)).toEqual(
    limit(100, { pendingCents: 300, effectiveAt: new Date("2026-11-28T00:00:00Z") }),
  );
});

it("a change takes effect at its time", () => {
  const raised = limit(100, { pendingCents: 200, effectiveAt: WEEK_LATER });
  const ending = limit(100, { effectiveAt: WEEK_LATER });
  expect([isEnding(ending), isEnding(raised), isEnding(limit(100))]).toEqual([true, false, false]);
  expect(settledLimit(raised, NOW)).toEqual(raised);
  expect(settledLimit(raised, WEEK_LATER)).toEqual(limit(200));
  expect(settledLimit(ending, WEEK_LATER)).toBeNull();
});
