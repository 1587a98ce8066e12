// Tests `contracts diff` with known changes, planted in the real contracts at seeded places.
import { describe, expect, it } from "vitest";
import { compareAll } from "#scripts/contracts/compare/compare.ts";
import type { Change } from "#scripts/contracts/compare/kinds.ts";
import { additiveCalls, additiveSchemas } from "./additive.ts";
import { breakingSchemas } from "./breaking.ts";
import { breakingCalls } from "./breaking-calls.ts";
import { breakingReplies } from "./breaking-replies.ts";
import { Field, inside, type Mutation, pickFrom, reordered } from "./mutations.ts";
import { planted } from "./planted.ts";
import { readContracts } from "./sites.ts";

const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000_000);
const contracts = { ...readContracts("promises"), planted };
const field = new Field(contracts);

type Result = { mutation: Omit<Mutation, "document">; changes: Change[] };

/** Returns the changes found between the original and the changed contract. */
function results(made: Iterable<Mutation>): Result[] {
  return [...made].map(({ document, ...mutation }) => {
    const before = contracts[mutation.service as "planted"];
    return { mutation, changes: compareAll({ [mutation.service]: before }, { [mutation.service]: document }) };
  });
}

const isNamed =
  ({ kind, location, service, operations }: Omit<Mutation, "document">) =>
  (change: Change) =>
    change.kind === kind &&
    change.location === location &&
    change.service === service &&
    operations.every((operation) => change.operations.includes(operation));

describe(`changes planted with SEED=${seed}`, () => {
  it("reports nothing without a change", () => {
    expect(compareAll(contracts, structuredClone(contracts))).toEqual([]);
  });

  const unnoticed = (all: Result[]) =>
    all.filter(
      ({ mutation, changes }) => !changes.filter(({ severity }) => severity === "breaking").some(isNamed(mutation)),
    );
  const families = (all: Result[]) => new Set(all.map(({ mutation }) => mutation.family)).size;

  it("finds and names 200 breaking changes", () => {
    const calls = [...breakingCalls, ...breakingReplies];
    const all = results(field.mutations(4, breakingSchemas, calls, pickFrom(seed)));

    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(families(all)).toBeGreaterThanOrEqual(60);
    expect(unnoticed(all)).toEqual([]);
  });

  it.each([
    ["alternative", 15],
    ["map", 15],
    ["envelope", 5],
    ["header", 4],
  ] as const)(
    "finds and names them here: %s",
    (within, kinds) => {
      const all = results(field.mutations(3, inside(within, breakingSchemas), [], pickFrom(seed)));

      expect(families(all)).toBeGreaterThanOrEqual(kinds);
      expect(unnoticed(all)).toEqual([]);
    },
    60_000,
  );

  it("finds them in reordered alternatives", () => {
    const all = results(field.mutations(3, reordered(breakingSchemas), [], pickFrom(seed)));

    expect(families(all)).toBeGreaterThanOrEqual(15);
    expect(unnoticed(all)).toEqual([]);
  });

  it("calls none of 50 additive changes breaking", () => {
    const everywhere = (["alternative", "map", "envelope", "header"] as const).flatMap((within) =>
      inside(within, additiveSchemas),
    );
    const makers = [...additiveSchemas, ...everywhere, ...reordered(additiveSchemas)];
    const all = results(field.mutations(2, makers, additiveCalls, pickFrom(seed)));
    const blamed = all.filter(({ changes }) => changes.some(({ severity }) => severity === "breaking"));
    const unnamed = all.filter(({ mutation, changes }) => mutation.kind !== "" && !changes.some(isNamed(mutation)));

    expect(all.length).toBeGreaterThanOrEqual(50);
    expect(blamed).toEqual([]);
    expect(unnamed).toEqual([]);
  });
});
