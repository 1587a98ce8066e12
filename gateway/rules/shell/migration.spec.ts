import { expect, it } from "vitest";
import { opensMigration } from "./migration.ts";

const opens = {
  isAuthenticated: true,
  capabilities: ["customer_migration"] as const,
  migrationStatus: "eligible_soft",
  isDismissed: false,
  isOpen: false,
};

it("opens with all five conditions (Migration 1, 2)", () => {
  expect(opensMigration(opens)).toBe(true);
  expect(opensMigration({ ...opens, migrationStatus: "eligible_hard" })).toBe(true);
});

it("stays closed without any of them (Migration 3, 4, 11)", () => {
  const changes = [
    { isAuthenticated: false },
    { capabilities: [] },
    { isDismissed: true },
    { isOpen: true },
    ...["ineligible", "in_progress", "migrated"].map((migrationStatus) => ({ migrationStatus })),
  ];
  expect(changes.filter((change) => opensMigration({ ...opens, ...change }))).toEqual([]);
});
