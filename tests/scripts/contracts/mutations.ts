// Changes to the real contracts whose meaning is known. Here: where they are planted, chosen by a seed.
import type { Schema } from "#scripts/generate/document.ts";
import { type Call, callsOf, type Direction, readContracts, type Site, sitesOf } from "./sites.ts";

/** A change, and how it has to be named. */
export type Mutation = {
  family: string;
  service: string;
  operations: string[];
  kind: string;
  location: string;
  contracts: ReturnType<typeof readContracts>;
};

/** Chooses by the seed. */
export type Pick = <T>(list: readonly T[]) => T | undefined;

/** What a change is found as; null where it cannot be made. */
type Expected = { kind: string; location: string; operations?: string[] } | null;
export type AtSchema = {
  family: string;
  fits: (site: Site) => boolean;
  of: Direction;
  make: (site: Site, pick: Pick) => Expected;
};
export type AtCall = { family: string; make: (call: Call, pick: Pick) => Expected };

export const isType = (schema: Schema, ...types: string[]) =>
  typeof schema.type === "string" && types.includes(schema.type);

/** Numbers from 0 to 1, the same for the same seed. */
export function pickFrom(seed: number): Pick {
  let state = seed | 0;
  return (list) => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return list[Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * list.length)];
  };
}

function atSchema({ family, fits, of, make }: AtSchema, pick: Pick): Mutation | null {
  const contracts = readContracts();
  const sites = sitesOf(contracts).filter(fits);
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const site = pick(sites);
    const expected = site && make(site, pick);
    if (site && expected)
      return { family, service: site.service, operations: site.reachedBy[of], contracts, ...expected };
  }
  return null;
}

function atCall({ family, make }: AtCall, pick: Pick): Mutation | null {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    // What was tried and could not be made may have left a trace.
    const contracts = readContracts();
    const call = pick(callsOf(contracts));
    const expected = call && make(call, pick);
    if (call && expected)
      return { family, service: call.service, operations: [call.operation.operationId], contracts, ...expected };
  }
  return null;
}

/** Changes of every family, each as often as the others. */
export function* mutations(rounds: number, schemas: AtSchema[], calls: AtCall[], pick: Pick): Generator<Mutation> {
  for (let round = 0; round < rounds; round += 1) {
    for (const maker of schemas) {
      const made = atSchema(maker, pick);
      if (made) yield made;
    }
    for (const maker of calls) {
      const made = atCall(maker, pick);
      if (made) yield made;
    }
  }
}
