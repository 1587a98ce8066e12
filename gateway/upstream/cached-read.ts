// Reads shared between visitors. Calls made for a customer are never cached, so keys contain no customer.

/**
 * What to do with a new reply.
 * - keep: cache it.
 * - pass: remove the cached reply. All waiting requests get the new one.
 * - absent: like pass, and cache that there is nothing, for 60 s at most.
 * - personal: remove the cached reply. Only the request that started the call gets the new one.
 * - failure: keep the cached reply and serve it.
 */
export type Verdict = "keep" | "pass" | "absent" | "personal" | "failure";

/** A cacheable read. */
export type CachedRead<T> = {
  key: string;
  ttlSeconds: number;
  load: () => Promise<T>;
  judge: (value: T) => Verdict;
  /** Returns a shorter lifetime in seconds from the reply itself, or `null`. */
  maxAgeOf?: (value: T) => number | null;
  /** True if the visitor's request has `clear_cache`. Bypasses the cached reply. */
  wantsFresh?: boolean;
};

export type ResponseCache = {
  read<T>(read: CachedRead<T>): Promise<T>;
  clear(): void;
};

/** Called for each read that returns a reply. */
type OnRead = (service: string, result: "hit" | "miss" | "stale") => void;
export type CacheOptions = { isOn?: boolean /** Overridden in tests. */; now?: () => number; onRead?: OnRead };

/** Returns the cache key: service, path, sorted query and sub-variant (region). */
export function cacheKey(service: string, path: string, query: URLSearchParams, subVariant: string | null) {
  const sorted = new URLSearchParams(query);
  sorted.sort();
  return `${service} ${path}?${sorted} ${subVariant ?? ""}`;
}

export const serviceOf = (key: string) => key.slice(0, key.indexOf(" "));
