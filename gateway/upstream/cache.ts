// Shared answers only. A call that carries a customer never comes here: the key knows no customer.
import { BentoCache, bentostore } from "bentocache";
import { memoryDriver } from "bentocache/drivers/memory";

/**
 * What a load says about what is kept.
 * - keep: it takes its place.
 * - pass: it ends it, and is for those who wait for it only.
 * - personal: it ends it, and is for the one who asked only.
 * - failure: it says nothing of it, and the last good answer serves on.
 */
export type Verdict = "keep" | "pass" | "personal" | "failure";

/** One cacheable read: its key, how long it is fresh, how to get it, and what to make of what came. */
type CachedRead<T> = {
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
  clear(): Promise<void>;
  close(): Promise<void>;
};

type Entry = { value: unknown; freshUntil: number; keptUntil: number };
type Load = { since: number; outcome: Promise<{ value: unknown; verdict: Verdict }> };

/** Told of every read that had an answer, by the service it is kept of. */
type OnRead = (service: string, result: "hit" | "miss" | "stale") => void;

// How long the last good answer may serve while upstream fails, once it has expired.
const GRACE_MS = 86_400_000;
// While upstream fails, ask again at most this often.
const GRACE_BACKOFF_MS = 5_000;
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

/** Cached answers are shared by every visitor at once, so nobody may change one. */
function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
}

/** What a promise brings, or null when it takes longer than that. */
async function within<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

const withoutCache: ResponseCache = { read: ({ load }) => load(), clear: async () => {}, close: async () => {} };

/**
 * Single-flight, stale while a slow successor is fetched, last good while upstream fails. The store only holds: with its
 * own way of waiting, readers of what may not be kept come one behind the other, and the last waits for all before them.
 * Here they share what becomes of a load, a refusal and a failure too. CACHE=off reads upstream always.
 */
export function createCache({
  isOn = true,
  // Asked each time, so that tests may set the clock.
  now = () => Date.now(),
  onRead = (() => {}) as OnRead,
} = {}): ResponseCache {
  if (!isOn) return withoutCache;

  const store = new BentoCache({
    default: "answers",
    stores: { answers: bentostore().useL1Layer(memoryDriver({ maxItems: MAX_ENTRIES, serialize: false })) },
  });
  const loads = new Map<string, Load>();
  const lastReset = new Map<string, number>();

  function mayReset(key: string) {
    const last = lastReset.get(key);
    if (last !== undefined && now() - last < RESET_GUARD_MS) return false;
    if (lastReset.size >= MAX_ENTRIES) lastReset.clear();
    lastReset.set(key, now());
    return true;
  }

  async function find(key: string): Promise<Entry | undefined> {
    const entry = await store.get<Entry>({ key });
    return entry && now() < entry.keptUntil ? entry : undefined;
  }

  async function keep(key: string, value: unknown, ttlSeconds: number) {
    const freshUntil = now() + ttlSeconds * 1000;
    const entry: Entry = { value, freshUntil, keptUntil: freshUntil + GRACE_MS };
    await store.set({ key, value: entry, ttl: ttlSeconds * 1000 + GRACE_MS });
  }

  /** Begins a load that everybody shares from now on. */
  function begin<T>({ key, ttlSeconds, load: bring, judge, maxAgeOf = () => null }: CachedRead<T>): Load {
    // What was cleared meanwhile, or overtaken by `clear_cache`, changes nothing any more.
    const isLast = () => loads.get(key) === load;
    const failed = async () => {
      const entry = await find(key);
      if (entry && isLast()) entry.freshUntil = now() + GRACE_BACKOFF_MS;
    };
    async function run() {
      try {
        const value = freeze(await bring());
        const verdict = judge(value);
        if (verdict === "failure") await failed();
        else if (isLast() && verdict === "keep")
          await keep(key, value, Math.min(ttlSeconds, maxAgeOf(value) ?? ttlSeconds));
        // What was kept before is not the truth any more either.
        else if (isLast()) await store.delete({ key });
        return { value, verdict };
      } catch (error) {
        await failed();
        throw error;
      } finally {
        if (isLast()) loads.delete(key);
      }
    }
    const load: Load = { since: now(), outcome: Promise.resolve().then(run) };
    // Those who were content with an old answer hear nothing of it.
    load.outcome.catch(() => {});
    loads.set(key, load);
    return load;
  }

  return {
    async read<T>(wanted: CachedRead<T>): Promise<T> {
      const { key } = wanted;
      // One that ends while the store is asked is joined too, or its answer would be fetched a second time.
      const begun = loads.get(key);
      const entry = await find(key);
      const isForced = wanted.wantsFresh === true && mayReset(key);
      const tell = (result: "hit" | "miss" | "stale") => onRead(serviceOf(key), result);
      if (entry && !isForced && now() < entry.freshUntil) {
        tell("hit");
        return entry.value as T;
      }
      const running = isForced ? undefined : (loads.get(key) ?? begun);
      const { outcome, since } = running ?? begin(wanted);
      const lastGood = (): T => {
        tell("stale");
        return entry?.value as T;
      };
      try {
        const patienceMs = Math.max(0, PATIENCE_MS - (now() - since));
        const came = entry && !isForced ? await within(outcome, patienceMs) : await outcome;
        if (entry && (came === null || came.verdict === "failure")) return lastGood();
        tell("miss");
        return running && came?.verdict === "personal" ? wanted.load() : (came?.value as T);
      } catch (error) {
        if (entry) return lastGood();
        throw error;
      }
    },
    async clear() {
      loads.clear();
      await store.clear();
    },
    close: () => store.disconnectAll(),
  };
}
