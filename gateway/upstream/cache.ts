import { LRUCache } from "lru-cache";
import { SegmentedCache } from "../foundation/segmented-cache.ts";
import { type CachedRead, type CacheOptions, type ResponseCache, serviceOf, type Verdict } from "./cached-read.ts";

type Entry = { value: unknown; freshUntil: number; keptUntil: number };
/** A running call that all readers of its key share. */
type Load = { since: number; outcome: Promise<{ value: unknown; verdict: Verdict }> };

// How long an expired reply may be served while its service fails (stale-if-error).
const GRACE_MS = 86_400_000;
// How long to wait before the next call to a failing service.
const GRACE_BACKOFF_MS = 5_000;
// If a reload takes longer than this, readers get the expired reply (stale-while-revalidate).
const MAX_WAIT_MS = 300;
// Shell §7, reset guard: `clear_cache` works once per key and minute, so that visitors cannot disable the cache.
const RESET_GUARD_MS = 60_000;
const MAX_ENTRIES = 5_000;
// Replies that something does not exist. Kept apart, so that made-up addresses evict nothing.
const MAX_ABSENT = 1_000;
const MAX_ABSENT_MS = 60_000;

/** Freezes a value deeply, because many visitors share a cached reply. */
function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
}

/** Returns the promise's value, or null after `ms` milliseconds. */
async function within<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

/**
 * A cache with single-flight loads, stale-while-revalidate for slow calls and stale-if-error for failing services. All
 * waiting readers get the same outcome, including refusals and failures. ADR 9 explains why lru-cache only stores.
 */
class MemoryCache implements ResponseCache {
  readonly #entries = new SegmentedCache<Entry>({ max: MAX_ENTRIES });
  readonly #absent = new LRUCache<string, Entry>({ max: MAX_ABSENT });
  readonly #resets = new LRUCache<string, number>({ max: MAX_ENTRIES });
  readonly #loads = new Map<string, Load>();
  readonly #now: () => number;
  readonly #onRead: NonNullable<CacheOptions["onRead"]>;

  constructor(now: () => number, onRead: NonNullable<CacheOptions["onRead"]>) {
    this.#now = now;
    this.#onRead = onRead;
  }

  async read<T>(wanted: CachedRead<T>): Promise<T> {
    const { key } = wanted;
    const count = (result: "hit" | "miss" | "stale") => this.#onRead(serviceOf(key), result);
    const entry = this.#find(key);
    const isForced = wanted.wantsFresh === true && this.#mayReset(key);
    const answer = entry ?? this.#absent.get(key);
    if (answer && !isForced && this.#now() < answer.freshUntil) {
      count("hit");
      return answer.value as T;
    }
    const running = isForced ? undefined : this.#loads.get(key);
    const { outcome, since } = running ?? this.#start(wanted);
    const lastGood = (stale: Entry): T => {
      count("stale");
      return stale.value as T;
    };
    try {
      const remainingMs = Math.max(0, MAX_WAIT_MS - (this.#now() - since));
      const loaded = entry && !isForced ? await within(outcome, remainingMs) : await outcome;
      if (entry && (loaded === null || loaded.verdict === "failure")) return lastGood(entry);
      count("miss");
      return running && loaded?.verdict === "personal" ? wanted.load() : (loaded?.value as T);
    } catch (error) {
      if (entry) return lastGood(entry);
      throw error;
    }
  }

  clear() {
    this.#loads.clear();
    this.#entries.clear();
    this.#absent.clear();
  }

  #find(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    return entry && this.#now() < entry.keptUntil ? entry : undefined;
  }

  #mayReset(key: string): boolean {
    const last = this.#resets.get(key);
    if (last !== undefined && this.#now() - last < RESET_GUARD_MS) return false;
    this.#resets.set(key, this.#now());
    return true;
  }

  /** Starts a load that later readers share. */
  #start<T>(read: CachedRead<T>): Load {
    const load: Load = {
      since: this.#now(),
      outcome: Promise.resolve().then(() => this.#run(read, () => this.#loads.get(read.key) === load)),
    };
    // Avoids an unhandled rejection: readers that got an expired reply do not await the load.
    load.outcome.catch(() => {});
    this.#loads.set(read.key, load);
    return load;
  }

  /** Loads, judges and caches. `isCurrent` is false after `clear`, or once `clear_cache` has started a newer load. */
  async #run<T>(read: CachedRead<T>, isCurrent: () => boolean) {
    const { key } = read;
    try {
      const value = freeze(await read.load());
      const verdict = read.judge(value);
      if (verdict === "failure") this.#backOff(key, isCurrent);
      else if (isCurrent() && verdict === "keep") this.#keep(read, value);
      // The cached reply is out of date too.
      else if (isCurrent()) this.#drop(read, value, verdict);
      return { value, verdict };
    } catch (error) {
      this.#backOff(key, isCurrent);
      throw error;
    } finally {
      if (isCurrent()) this.#loads.delete(key);
    }
  }

  /** Removes the cached reply. If there is nothing at the key, that is remembered. */
  #drop<T>({ key, ttlSeconds }: CachedRead<T>, value: T, verdict: Verdict) {
    this.#entries.delete(key);
    const until = this.#now() + Math.min(ttlSeconds * 1000, MAX_ABSENT_MS);
    if (verdict === "absent") this.#absent.set(key, { value, freshUntil: until, keptUntil: until });
  }

  #keep<T>({ key, ttlSeconds, maxAgeOf = () => null }: CachedRead<T>, value: T) {
    const seconds = Math.min(ttlSeconds, maxAgeOf(value) ?? ttlSeconds);
    const freshUntil = this.#now() + seconds * 1000;
    this.#entries.set(key, { value, freshUntil, keptUntil: freshUntil + GRACE_MS });
  }

  #backOff(key: string, isCurrent: () => boolean) {
    const entry = this.#find(key);
    if (entry && isCurrent()) entry.freshUntil = this.#now() + GRACE_BACKOFF_MS;
  }
}

const passthrough: ResponseCache = { read: ({ load }) => load(), clear: () => {} };

/** Returns the response cache. With `CACHE=off`, every read goes upstream. */
export function createCache({ isOn = true, now = () => Date.now(), onRead = () => {} }: CacheOptions = {}) {
  return isOn ? new MemoryCache(now, onRead) : passthrough;
}
