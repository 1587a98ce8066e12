// Selects a seeded quarter of each sweep in `npm test`, and everything in `npm run proof`.
import { createHash } from "node:crypto";

export const isProof = process.env["PROOF"] === "1";

/** Returns a number that depends only on the run's seed and this name. */
const chanceOf = (name: string) =>
  createHash("sha256").update(`${process.env["SEED"]} ${name}`).digest().readUInt32BE(0);

/** Returns a quarter of the items, chosen by the run's seed; all of them in the proof. */
export function quarterOf<T>(all: readonly T[], nameOf: (one: T) => string): readonly T[] {
  if (isProof) return all;
  const byChance = all.toSorted((a, b) => chanceOf(nameOf(a)) - chanceOf(nameOf(b)));
  return byChance.slice(0, Math.ceil(all.length / 4));
}

/** Returns one of the items, chosen by the run's seed and this name. */
export function oneOf<T>(all: readonly T[], name: string): readonly T[] {
  return all.slice(chanceOf(name) % all.length).slice(0, 1);
}
