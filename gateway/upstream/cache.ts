import type { CacheOptions, ResponseCache } from "./cached-read.ts";
import { MemoryCache } from "./memory-cache.ts";

const passthrough: ResponseCache = { read: ({ load }) => load(), clear: () => {} };

/** Returns the response cache. With `CACHE=off`, every read goes upstream. */
export function createCache({ isOn = true, now = () => Date.now(), onRead = () => {} }: CacheOptions = {}) {
  return isOn ? new MemoryCache(now, onRead) : passthrough;
}
