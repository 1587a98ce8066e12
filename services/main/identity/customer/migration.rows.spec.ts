import { expect, it } from "vitest";
import { migrationAt } from "./migration.rows.ts";

const START = new Date("2026-11-20T01:00:00Z");
const after = (ms: number) => new Date(START.getTime() + ms);
const row = (change: Partial<Parameters<typeof migrationAt>[0]> = {}) => ({
  migration_status: "eligible_hard" as const,
  migration_started_at: START,
  migration_fails: false,
  migration_failure: null,
  ...change,
});

it("runs for eight seconds", () => {
  expect(migrationAt(row({ migration_started_at: null }), after(60_000)).status).toBe("eligible_hard");
  expect(migrationAt(row(), after(7_999)).status).toBe("in_progress");
  expect(migrationAt(row(), after(8_000))).toEqual({ status: "migrated", hasFailed: false });
});

it("is due again after it has failed", () => {
  expect(migrationAt(row({ migration_fails: true }), after(7_999)).status).toBe("in_progress");
  expect(migrationAt(row({ migration_fails: true }), after(8_000))).toEqual({
    status: "eligible_hard",
    hasFailed: true,
  });
  const ended = row({ migration_started_at: null, migration_failure: "told" });
  expect(migrationAt(ended, after(60_000))).toEqual({ status: "eligible_hard", hasFailed: true });
});
