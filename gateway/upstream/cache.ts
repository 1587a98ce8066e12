// Shared answers only. A call that carries a customer never comes here: the key knows no customer.
import { BentoCache, bentostore, errors } from "bentocache";
import { memoryDriver } from "bentocache/drivers/memory";

/** One cacheable read: its key, how long it is fresh, how to get it, and whether what came may be kept. */
type CachedRead<T> = {
  key: string;
  ttlSeconds: number;
  load: () => Promise<T>;
  isKept: (value: T) => boolean;
  /** The visitor asked with `clear_cache`. */
  wantsFresh?: boolean;
};

export type ResponseCache = {
  read<T>(read: CachedRead<T>): Promise<T>;
  clear(): Promise<void>;
  close(): Promise<void>;
};

/** Told of every read that had an answer, by the service it is kept of. */
type OnRead = (service: string, result: "hit" | "miss" | "stale") => void;

// How long the last good answer may serve while upstream fails.
const GRACE = "24h";
// While upstream fails, ask again at most this often.
const GRACE_BACKOFF = "5s";
// An expired answer serves once more when its successor takes longer than this.
const PATIENCE_MS = 300;
// Shell §7: reset guard. `clear_cache` is honoured at most once per key in this time, or anybody could switch the cache off.
const RESET_GUARD_MS = 60_000;
const MAX_ENTRIES = 5_000;

/** The key of an answer: API, endpoint (path with its sorted query) and sub-variant. */
export function cacheKey(service: string, path: string, query: URLSearchParams, subVariant: string | null) {
  const sorted = new URLSearchParams(query);
  sorted.sort();
  // The store reads ":" in a key as a namespace, so the address becomes one word.
  return [service, encodeURIComponent(`${path}?${sorted}`), subVariant ?? ""].join(" ");
}

const serviceOf = (key: string) => key.slice(0, key.indexOf(" "));

/** Answers that say "restricted here" hold for one moment only: they are passed on and not kept (shell §7). */
export function hasRestrictions(body: unknown) {
  const restrictions = (body as { result?: { restrictions?: unknown } } | undefined)?.result?.restrictions;
  return Array.isArray(restrictions) && restrictions.length > 0;
}

/** Cached answers are shared by every visitor at once, so nobody may change one. */
function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
}

const withoutCache: ResponseCache = { read: ({ load }) => load(), clear: async () => {}, close: async () => {} };

/** Single-flight, stale while a slow successor is fetched, last good while upstream fails. CACHE=off reads upstream always. */
export function createCache({
  isOn = true,
  now = Date.now,
  onRead,
}: {
  isOn?: boolean;
  now?: () => number;
  onRead?: OnRead;
} = {}): ResponseCache {
  if (!isOn) return withoutCache;

  const store = new BentoCache({
    default: "answers",
    stores: { answers: bentostore().useL1Layer(memoryDriver({ maxItems: MAX_ENTRIES, serialize: false })) },
  });
  if (onRead) {
    store.on("cache:hit", ({ key, graced }) => onRead(serviceOf(key), graced ? "stale" : "hit"));
    store.on("cache:miss", ({ key }) => onRead(serviceOf(key), "miss"));
  }
  const lastReset = new Map<string, number>();

  function mayReset(key: string) {
    const last = lastReset.get(key);
    if (last !== undefined && now() - last < RESET_GUARD_MS) return false;
    if (lastReset.size >= MAX_ENTRIES) lastReset.clear();
    lastReset.set(key, now());
    return true;
  }

  return {
    async read<T>({ key, ttlSeconds, load, isKept, wantsFresh = false }: CachedRead<T>): Promise<T> {
      let passedOn: { value: T } | undefined;
      try {
        const kept = await store.getOrSet<T>({
          key,
          ttl: ttlSeconds * 1000,
          grace: GRACE,
          graceBackoff: GRACE_BACKOFF,
          timeout: PATIENCE_MS,
          forceFresh: wantsFresh && mayReset(key),
          factory: async (context) => {
            const value = await load();
            if (isKept(value)) return freeze(value);
            passedOn = { value };
            // What was kept before is not the truth any more either.
            await store.delete({ key });
            return context.skip() as never;
          },
        });
        return passedOn ? passedOn.value : kept;
      } catch (error) {
        throw error instanceof errors.E_FACTORY_ERROR ? error.cause : error;
      }
    },
    clear: () => store.clear(),
    close: () => store.disconnectAll(),
  };
}
