import { isDeepStrictEqual } from "node:util";
import { SegmentedCache } from "#gateway/foundation/segmented-cache.ts";
import type { RenderedPage } from "./render.ts";

/** A rendered page that many visitors share. */
export type SharedPage = {
  status: number;
  headers: Record<string, string | string[]>;
  /** The same buffer as before if a page was rendered again without a change: its copies and their compressed forms stay. */
  html: Buffer;
  /** When it was rendered; `null` if it is not kept for the next visitor. */
  renderedAt: number | null;
};

// A page is at most 60 s old, stale-while-revalidate included (docs/architecture.md).
export const FRESH_MS = 20_000;
const USABLE_MS = 60_000;
const DEFAULT_BYTES = 128_000_000;
// The HTML of a page, the copy that visitors get, and that in gzip and Brotli (visitor-parts.ts).
const COPIES = 2.5;
const BYTES_OF_HEADERS = 2_000;
// Shared caches may keep a page as long as this one does.
const CACHE_CONTROL = "public, max-age=0, s-maxage=20, stale-while-revalidate=40";

/** Incomplete pages have `no-store`, personal ones a cookie. */
function isKeepable({ status, headers }: RenderedPage) {
  const isIncomplete = String(headers["cache-control"] ?? "").includes("no-store");
  return status === 200 && !isIncomplete && headers["set-cookie"] === undefined;
}

/**
 * Pages for anonymous visitors, by variant. Concurrent misses share one render. A page older than 20 s is served while it
 * is renewed in the background. After 60 s visitors wait for a new one, or get the last good one if rendering fails.
 */
export class HtmlCache {
  readonly #pages: SegmentedCache<SharedPage>;
  readonly #renders = new Map<string, Promise<SharedPage>>();
  readonly #now: () => number;
  // Renders started before `clear` or `expire` are not kept.
  #generation = 0;
  /** Pages rendered before are not shown, unless rendering fails. */
  #expiredAt = Number.NEGATIVE_INFINITY;

  /** `bytes` is the most memory that the pages take. */
  constructor({ bytes = DEFAULT_BYTES, now = Date.now }: { bytes?: number | undefined; now?: () => number } = {}) {
    this.#pages = new SegmentedCache({
      max: bytes,
      sizeOf: ({ html }) => Math.ceil(html.length * COPIES) + BYTES_OF_HEADERS,
    });
    this.#now = now;
  }

  get bytes() {
    return this.#pages.size;
  }

  get count() {
    return this.#pages.count;
  }

  /** Returns the page of a variant. Renders it if it is missing or older than 60 s. */
  get(key: string, render: () => Promise<RenderedPage>): SharedPage | Promise<SharedPage> {
    const page = this.#pages.get(key);
    const ageMs = this.#now() - (page?.renderedAt ?? 0);
    if (!page || ageMs >= USABLE_MS || this.#isExpired(page)) return this.#renew(key, render);
    // If the renewal fails, this visitor still has an answer. The next one tries again.
    if (ageMs >= FRESH_MS) this.#renew(key, render).catch(() => undefined);
    return page;
  }

  /** Renders a page again, whatever its age. Concurrent calls share one render. */
  refresh(key: string, render: () => Promise<RenderedPage>): Promise<SharedPage> {
    return this.#renew(key, render);
  }

  /** Returns the page of a variant if it is younger than 20 s. */
  findFresh(key: string): SharedPage | undefined {
    const page = this.#pages.get(key);
    return page && this.#now() - (page.renderedAt ?? 0) < FRESH_MS && !this.#isExpired(page) ? page : undefined;
  }

  /** Seconds since the page was rendered; `null` if it is not kept. */
  ageSeconds({ renderedAt }: SharedPage): number | null {
    return renderedAt === null ? null : Math.floor((this.#now() - renderedAt) / 1000);
  }

  clear() {
    this.#generation += 1;
    this.#pages.clear();
    this.#renders.clear();
  }

  /** Has every page rendered again before it is shown. If that fails, the page is shown as it was. Running renders are sent, not kept. */
  expire() {
    this.#generation += 1;
    this.#expiredAt = this.#now();
    this.#renders.clear();
  }

  #isExpired({ renderedAt }: SharedPage) {
    return renderedAt !== null && renderedAt < this.#expiredAt;
  }

  #renew(key: string, render: () => Promise<RenderedPage>): Promise<SharedPage> {
    const running = this.#renders.get(key);
    if (running) return running;
    const generation = this.#generation;
    const started = render()
      .then((rendered) => this.#keep(key, rendered, generation))
      .finally(() => {
        if (generation === this.#generation) this.#renders.delete(key);
      });
    this.#renders.set(key, started);
    return started;
  }

  /**
   * Keeps a complete page, unless the cache was cleared or expired while it was rendered. Returns the last good one in place of an
   * incomplete page or an error.
   */
  #keep(key: string, { status, headers, body: html }: RenderedPage, generation: number): SharedPage {
    const isWhole = isKeepable({ status, headers, body: html });
    if (isWhole && generation === this.#generation) {
      const last = this.#pages.peek(key);
      const kept = { status, html, renderedAt: this.#now(), headers: { ...headers, "cache-control": CACHE_CONTROL } };
      if (last?.html.equals(html) && isDeepStrictEqual(last.headers, kept.headers)) kept.html = last.html;
      this.#pages.set(key, kept);
      return kept;
    }
    const lastGood = this.#pages.peek(key);
    if (lastGood && !isWhole && (status === 200 || status >= 500)) return lastGood;
    const noStore = { "cache-control": "no-store" };
    return { status, headers: { ...noStore, ...headers, ...(isWhole && noStore) }, html, renderedAt: null };
  }
}
