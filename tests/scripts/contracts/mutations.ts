// Plants known changes in the real contracts, at seeded places.
import type { Document, Schema } from "#scripts/generate/document.ts";
import { type Call, callsOf, type Direction, type Site, schemaAt, sitesOf, type Within } from "./sites.ts";

/** A change, and how it must be reported. */
export type Mutation = {
  family: string;
  service: string;
  operations: string[];
  kind: string;
  location: string;
  /** The service's contract after the change. */
  document: Document;
};

/** Returns a seeded choice. */
export type Pick = <T>(list: readonly T[]) => T | undefined;

/** Returns how the change must be reported; `null` if it is impossible here. */
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

/** Returns a generator of numbers from 0 to 1 that repeats for the same seed. */
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

/** The same change at a place with a different report. */
export const inside = (within: Within, makers: AtSchema[]): AtSchema[] =>
  makers.map((maker) => ({
    ...maker,
    family: `${maker.family}, in ${within}`,
    fits: (site) => site.within.has(within) && maker.fits(site),
  }));

/** The same change, with its alternatives also reordered. */
export const reordered = (makers: AtSchema[]): AtSchema[] =>
  makers.map((maker) => ({
    ...maker,
    family: `${maker.family}, in another order`,
    fits: (site) => site.within.has("alternative") && maker.fits(site),
    make(site, pick) {
      const expected = maker.make(site, pick);
      const at = site.path.findLastIndex((key) => key === "anyOf" || key === "oneOf");
      const list = schemaAt(site.document, site.path.slice(0, at + 1)) as unknown as Schema[];
      if (expected) list.reverse();
      return expected;
    },
  }));

/** Reads the contracts and all their places once. Each change is made in a copy. */
export class Field {
  readonly #sites: Site[];
  readonly #calls: Call[];
  readonly #texts: Map<string, string>;

  constructor(contracts: Record<string, Document>) {
    this.#sites = sitesOf(contracts);
    this.#calls = callsOf(contracts);
    this.#texts = new Map(Object.entries(contracts).map(([service, document]) => [service, JSON.stringify(document)]));
  }

  #copyOf(service: string): Document {
    return JSON.parse(this.#texts.get(service) ?? "") as Document;
  }

  atSchema({ family, fits, of, make }: AtSchema, pick: Pick): Mutation | null {
    const sites = this.#sites.filter(fits);
    const copies = new Map<string, Document>();
    for (let attempt = 0; attempt < 400; attempt += 1) {
      const site = pick(sites);
      if (!site) return null;
      // An impossible change leaves the copy unmodified, so it can be used again.
      const { service } = site;
      const document = copies.get(service) ?? this.#copyOf(service);
      copies.set(service, document);
      const expected = make({ ...site, document, schema: schemaAt(document, site.path) }, pick);
      if (expected) return { family, service, operations: site.reachedBy[of], document, ...expected };
    }
    return null;
  }

  atCall({ family, make }: AtCall, pick: Pick): Mutation | null {
    const copies = new Map<string, Document>();
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const place = pick(this.#calls);
      if (!place) return null;
      // A mutation that failed may have expanded shared parameters, which changes nothing.
      const document = copies.get(place.service) ?? this.#copyOf(place.service);
      copies.set(place.service, document);
      const operation = document.paths[place.path]?.[place.method];
      const expected = operation && make({ ...place, document, operation }, pick);
      if (expected)
        return {
          family,
          service: place.service,
          operations: [operation.operationId],
          document,
          ...expected,
        };
    }
    return null;
  }

  /** Returns changes of every family, equally often. */
  *mutations(rounds: number, schemas: AtSchema[], calls: AtCall[], pick: Pick): Generator<Mutation> {
    for (let round = 0; round < rounds; round += 1) {
      for (const maker of schemas) {
        const made = this.atSchema(maker, pick);
        if (made) yield made;
      }
      for (const maker of calls) {
        const made = this.atCall(maker, pick);
        if (made) yield made;
      }
    }
  }
}
