// What the workshop makes of changes whose meaning is known: planted in the real contracts, at places chosen by a seed.
import { describe, expect, it } from "vitest";
import { compareAll } from "#scripts/contracts/compare/compare.ts";
import type { Change } from "#scripts/contracts/compare/kinds.ts";
import { additiveCalls, additiveSchemas } from "./additive.ts";
import { breakingCalls, breakingSchemas } from "./breaking.ts";
import { type Mutation, mutations, pickFrom } from "./mutations.ts";
import { readContracts } from "./sites.ts";

const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000_000);
const before = readContracts();

/** Compared one at a time: a copy of all contracts is large. */
function results(made: Iterable<Mutation>): { mutation: Omit<Mutation, "contracts">; changes: Change[] }[] {
  const list = [];
  for (const { contracts, ...mutation } of made) list.push({ mutation, changes: compareAll(before, contracts) });
  return list;
}

const isNamed =
  ({ kind, location, service, operations }: Omit<Mutation, "contracts">) =>
  (change: Change) =>
    change.kind === kind &&
    change.location === location &&
    change.service === service &&
    operations.every((operation) => change.operations.includes(operation));

describe(`changes planted with SEED=${seed}`, () => {
  it("finds nothing where nothing changed", () => {
    expect(compareAll(before, readContracts())).toEqual([]);
  });

  it("catches 200 breaking changes, and names each", () => {
    const all = results(mutations(6, breakingSchemas, breakingCalls, pickFrom(seed)));
    const missed = all.filter(
      ({ mutation, changes }) => !changes.filter(({ severity }) => severity === "breaking").some(isNamed(mutation)),
    );

    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(new Set(all.map(({ mutation }) => mutation.family)).size).toBeGreaterThanOrEqual(30);
    expect(missed.map(({ mutation }) => mutation)).toEqual([]);
  }, 120_000);

  it("never calls one of 50 additive changes breaking", () => {
    const all = results(mutations(4, additiveSchemas, additiveCalls, pickFrom(seed)));
    const blamed = all.filter(({ changes }) => changes.some(({ severity }) => severity === "breaking"));
    const unnamed = all.filter(({ mutation, changes }) => mutation.kind !== "" && !changes.some(isNamed(mutation)));

    expect(all.length).toBeGreaterThanOrEqual(50);
    expect(blamed.map(({ mutation, changes }) => ({ mutation, changes }))).toEqual([]);
    expect(unnamed.map(({ mutation }) => mutation)).toEqual([]);
  }, 60_000);
});
