// How long visitors may share the reply to a read: the contract's `x-cache-ttl`, and the exceptions of shell §7.
import type { Operation } from "./operations.ts";

/** Some queries of an operation, with a lifetime of their own. */
type Variant = { matches: (query: URLSearchParams) => boolean; seconds: number };

const DAY_SECONDS = 86_400;
// Any other parameter makes placements personal (openapi/placement).
const SHARED_PARAMETERS = new Set(["keys", "branding_key", "pricing_id"]);

const VARIANTS: Record<string, Variant> = {
  // Headings and search texts of play pages: they rarely change, and every play page reads them.
  listContentItems: {
    seconds: DAY_SECONDS,
    matches: (query) => query.getAll("c[]").includes("play-heading") && query.getAll("t[]").includes("seo"),
  },
  getPlacements: {
    seconds: 300,
    matches: (query) =>
      query.get("keys") === "feature_placement" && [...query.keys()].every((name) => SHARED_PARAMETERS.has(name)),
  },
};

/** Returns the lifetime of a shared reply in seconds; null if the reply is personal. */
export function lifetimeOf({ id, cacheTtlSeconds }: Operation, query: string): number | null {
  const variant = VARIANTS[id];
  return variant?.matches(new URLSearchParams(query)) ? variant.seconds : cacheTtlSeconds;
}
