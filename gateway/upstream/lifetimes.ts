// How long the answer to a read may be shared between visitors. The contract states one time for an operation (x-cache-ttl);
// shell §7 has another for some of what two of them are asked.
import type { Operation } from "./operations.ts";

/** A part of what an operation is asked, and how long its answers are kept. */
type Variant = { holds: (query: URLSearchParams) => boolean; seconds: number };

const DAY_SECONDS = 86_400;
/** Beside these, placements are asked for somebody, and their answer is nobody else's (openapi/placement). */
const OF_NOBODY = new Set(["keys", "branding_key", "pricing_id"]);

const VARIANTS: Record<string, Variant> = {
  // Headings and search texts of play pages: editors change them rarely, and every play page asks for them.
  listContentItems: {
    seconds: DAY_SECONDS,
    holds: (query) => query.getAll("c[]").includes("play-heading") && query.getAll("t[]").includes("seo"),
  },
  getPlacements: {
    seconds: 300,
    holds: (query) =>
      query.get("keys") === "feature_placement" && [...query.keys()].every((name) => OF_NOBODY.has(name)),
  },
};

/** For how many seconds the answer is everybody's; null when it is for one visitor. */
export function lifetimeOf({ id, cacheTtlSeconds }: Operation, query: string): number | null {
  const variant = VARIANTS[id];
  return variant?.holds(new URLSearchParams(query)) ? variant.seconds : cacheTtlSeconds;
}
