// Cache lifetimes of shared replies: the contract's `x-cache-ttl`, and the exceptions of shell §7.
import type { Operation } from "./operations.ts";

/** A different lifetime for queries that match. */
type Variant = { matches: (query: URLSearchParams) => boolean; seconds: number | null };

const DAY_SECONDS = 86_400;
// Any other parameter makes placements personal (openapi/placement).
const SHARED_PARAMETERS = new Set(["keys", "branding_key", "pricing_id"]);

const VARIANTS: Record<string, Variant> = {
  // Headings and SEO texts of play pages: every play page reads them, and they rarely change.
  listContentItems: {
    seconds: DAY_SECONDS,
    matches: (query) => query.getAll("c[]").includes("play-heading") && query.getAll("t[]").includes("seo"),
  },
  // A draft, for the holder of a preview token.
  getCmsItem: { seconds: null, matches: (query) => query.has("preview") },
  // Editors see their changes immediately.
  listProductOffers: { seconds: null, matches: (query) => query.get("preview") === "true" },
  getPlacements: {
    seconds: 300,
    matches: (query) =>
      query.get("keys") === "feature_placement" && [...query.keys()].every((name) => SHARED_PARAMETERS.has(name)),
  },
};

/** Returns the lifetime of a shared reply in seconds, or null if the reply must not be cached. */
export function lifetimeOf({ id, cacheTtlSeconds }: Operation, query: string): number | null {
  const variant = VARIANTS[id];
  return variant?.matches(new URLSearchParams(query)) ? variant.seconds : cacheTtlSeconds;
}
