// Reads that all visitors share. Calls for a customer are never cached: the key contains no customer.

/**
 * What a reply means for the cached one.
 * - keep: replaces it.
 * - pass: removes it. Everybody who waits gets the reply.
 * - personal: removes it. Only the request that sent the call gets the reply.
 * - failure: leaves it. The last good reply is served.
 */
export type Verdict = "keep" | "pass" | "personal" | "failure";

/** A cacheable read. */
export type CachedRead<T> = {
  key: string;
  ttlSeconds: number;
  load: () => Promise<T>;
  judge: (value: T) => Verdict;
  /** A shorter lifetime that the value itself states; `null` if it states none. */
  maxAgeOf?: (value: T) => number | null;
  /** The visitor asked with `clear_cache`. */
  wantsFresh?: boolean;
};

export type ResponseCache = {
  read<T>(read: CachedRead<T>): Promise<T>;
  clear(): void;
};

/** Called for every read that had a reply, with its service. */
type OnRead = (service: string, result: "hit" | "miss" | "stale") => void;
export type CacheOptions = { isOn?: boolean /** Tests set the clock. */; now?: () => number; onRead?: OnRead };

/** The key of a reply: API, endpoint (path with sorted query) and sub-variant. */
export function cacheKey(service: string, path: string, query: URLSearchParams, subVariant: string | null) {
  const sorted = new URLSearchParams(query);
  sorted.sort();
  return `${service} ${path}?${sorted} ${subVariant ?? ""}`;
}

/** The service of a key. */
export const serviceOf = (key: string) => key.slice(0, key.indexOf(" "));
