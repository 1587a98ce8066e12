// Calls with hostile values. Each gets a status that the contract promises, and never a 500. A run makes a seeded quarter of the
// calls of each operation (SEED repeats it); the proof makes all.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { quarterOf } from "#tests/seeded.ts";
import { isBuilt } from "./built.ts";
import { type OperationId, type Request, rowOf } from "./caller.ts";
import { readContract, services } from "./contract.ts";
import { exampleOf } from "./examples.ts";
import { type ContractShop, openContractShop } from "./shop.ts";

const HOSTILE = [
  "a\u0000b",
  "\ud800",
  "%00",
  "'; drop table cart",
  "x".repeat(5_000),
  -1,
  1e308,
  2 ** 53,
  null,
  [],
  {},
];
const IN_ADDRESSES = HOSTILE.filter((value) => typeof value !== "object" && value !== "\ud800").map(String);

/** Returns the value with one part replaced, for each part and each hostile value. */
function* hostileVariants(value: unknown): Generator<unknown> {
  yield* HOSTILE;
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    for (const bad of hostileVariants(part)) {
      yield Array.isArray(value) ? value.with(Number(key), bad) : { ...value, [key]: bad };
    }
  }
}

/** Returns copies of the example call, each with one hostile value. */
function* callsOf(example: Request): Generator<Request> {
  if (example.body !== undefined) for (const body of hostileVariants(example.body)) yield { ...example, body };
  for (const place of ["params", "query"] as const) {
    for (const name of Object.keys(example[place] ?? {})) {
      for (const bad of IN_ADDRESSES) yield { ...example, [place]: { ...example[place], [name]: bad } };
    }
  }
}

let shop: ContractShop;
beforeAll(async () => {
  shop = await openContractShop();
});
afterAll(() => shop.close());

const operations = services.map(readContract).flatMap((contract) => {
  const ids = [...new Set(contract.promises.map(({ operationId }) => operationId as OperationId))].filter(isBuilt);
  return ids.map((id) => ({ id, contract }));
});

describe("a call with a hostile value", () => {
  it.each(operations)("gets a reply that $id promises", async ({ contract, id }) => {
    const as = rowOf(id).auth === "none" ? undefined : await shop.person();
    const broken: unknown[] = [];
    const all = [...callsOf(exampleOf(contract.requestOf(id), { withOptional: true }))].entries().toArray();
    for (const [, request] of quarterOf(all, ([at]) => `${id} ${at}`)) {
      const { body, status } = await shop.call(id, { ...request, as });
      const faults = contract.faults(id, status, body);
      if (faults.length > 0) broken.push({ status, faults, request });
    }

    expect(broken).toEqual([]);
  });
});
