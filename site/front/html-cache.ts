import type { RenderedPage } from "./render.ts";
import { type Encodings, etagOf } from "./send.ts";

/** A page kept for everybody who sees the same variant of it. */
type Entry = { page: Omit<RenderedPage, "body">; encodings: Encodings; renderedAt: number };

// A page is at most 60 s old, stale-while-revalidate included (docs/architecture.md).
const FRESH_MS = 20_000;
const USABLE_MS = 60_000;
const MOST_ENTRIES = 500;

/** A page that could not show everything says no-store; one with a cookie was made for somebody. */
function isWhole({ status, headers }: RenderedPage) {
  const isPartial = String(headers["cache-control"] ?? "").includes("no-store");
  return status === 200 && !isPartial && headers["set-cookie"] === undefined;
}

/**
 * Anonymous HTML by variant. Concurrent misses share one render; a page older than 20 s is answered and renewed behind
 * the visitor's back; after 60 s visitors wait for a new one, and get the last good one if that cannot be made.
 */
export function createHtmlCache(now: () => number = Date.now) {
  const entries = new Map<string, Entry>();
  const renders = new Map<string, Promise<Entry>>();
  // What was begun before everything was forgotten must not be kept after it.
  let generation = 0;

  function keep(key: string, page: RenderedPage): Entry {
    const { body, ...rest } = page;
    // Shared caches may hold it as long as this one does.
    const caching = {
      etag: etagOf(body),
      "cache-control": "public, max-age=0, s-maxage=20, stale-while-revalidate=40",
    };
    const entry = {
      page: { ...rest, headers: { ...rest.headers, ...caching } },
      encodings: { identity: body },
      renderedAt: now(),
    };
    entries.delete(key);
    entries.set(key, entry);
    const oldest = entries.keys().next().value;
    if (entries.size > MOST_ENTRIES && oldest !== undefined) entries.delete(oldest);
    return entry;
  }

  function renew(key: string, render: () => Promise<RenderedPage>): Promise<Entry> {
    const running = renders.get(key);
    if (running) return running;
    const begunIn = generation;
    const started = render()
      .then((page) => {
        if (isWhole(page) && begunIn === generation) return keep(key, page);
        const lastGood = entries.get(key);
        if (lastGood && (page.status === 200 || page.status >= 500)) return lastGood;
        const { body, ...rest } = page;
        return { page: rest, encodings: { identity: body }, renderedAt: 0 };
      })
      .finally(() => {
        if (begunIn === generation) renders.delete(key);
      });
    renders.set(key, started);
    return started;
  }

  return {
    /** The page for a variant, rendered now only when it must be. */
    async get(key: string, render: () => Promise<RenderedPage>): Promise<Entry> {
      const entry = entries.get(key);
      const age = entry ? now() - entry.renderedAt : Number.POSITIVE_INFINITY;
      if (!entry || age >= USABLE_MS) return renew(key, render);
      // What is asked for stays; what was asked for once goes first.
      entries.delete(key);
      entries.set(key, entry);
      // Its failure is the next visitor's to see; this one already has an answer.
      if (age >= FRESH_MS) renew(key, render).catch(() => undefined);
      return entry;
    },
    size: () => entries.size,
    clear() {
      generation += 1;
      entries.clear();
      renders.clear();
    },
  };
}
