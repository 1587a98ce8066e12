// Pages with `cache: "shared"`, for visitors: one copy per region, rendered without cookies.
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { requestIdOf } from "#gateway/http/request-id.ts";
import { mayWriteCookie } from "#gateway/rules/cookies.ts";
import { isAnonymousId, type Variants, variantKey, variantsOfVisitor } from "#gateway/rules/experiments.ts";
import type { Capability } from "#generated/capabilities.ts";
import { isRead } from "./body.ts";
import { consentOf, withdrawnCookies } from "./consent.ts";
import { FRESH_MS, HtmlCache } from "./html-cache.ts";
import type { Seen } from "./log.ts";
import type { Opened, Opener } from "./open.ts";
import type { PageRequest, RenderedPage } from "./render.ts";
import { encodingFor, isNotModified, send } from "./send.ts";
import { SmallestForms } from "./smallest-form.ts";
import { SPECULATION_RULES } from "./static-files.ts";
import { sharedAddress, startsElsewhere } from "./visit.ts";
import { type ReplyHeaders, VisitorCopies } from "./visitor-parts.ts";

type Parts = {
  opener: Opener;
  publicUrl: URL;
  render: (page: PageRequest) => Promise<RenderedPage>;
  /** The most memory that the pages take. */
  cacheBytes?: number | undefined;
};

/** Which page a URL shows to visitors of a region, after all guards. */
type Decision = Seen & { cacheKey: string; capabilities: readonly Capability[] | null };

const MAX_DECISIONS = 2_000;
const PER_REQUEST = new Set(["age", "x-shop-request-id"]);
const OF_BODY = new Set(["content-encoding", "content-length"]);
const CREDENTIALS = /(?:^|;)\s*(?:__Host-)?dc_(?:access|refresh|customer|customer_token)\s*=/;
const ANONYMOUS_ID = /(?:^|;)\s*dc_anonymous_id\s*=\s*([^;\s]*)/;
const REGION = /(?:^|;)\s*dc_sub_variant\s*=([^;]*)/;

/** URL, region and experiments of an anonymous read; `null` for anything else. */
function decisionKey(request: IncomingMessage): string | null {
  if (!isRead(request)) return null;
  const { cookie } = request.headers;
  if (cookie === undefined) return `${request.url} `;
  if (CREDENTIALS.test(cookie)) return null;
  const id = ANONYMOUS_ID.exec(cookie)?.[1] ?? "";
  const variants = isAnonymousId(id) ? variantKey(variantsOfVisitor(id)) : "";
  return `${request.url} ${REGION.exec(cookie)?.[1] ?? ""} ${variants}`;
}

/** The headers of a reply that was just sent, for the next ones. */
function replyHeadersOf(response: ServerResponse): ReplyHeaders {
  const lines = (isLeftOut: (name: string) => boolean) =>
    Object.entries(response.getHeaders()).flatMap(([name, value]) =>
      isLeftOut(name) ? [] : [value ?? []].flat().flatMap((line) => [name, String(line)]),
    );
  return {
    etag: String(response.getHeader("etag")),
    whole: lines((name) => PER_REQUEST.has(name)),
    notModified: lines((name) => PER_REQUEST.has(name) || OF_BODY.has(name)),
  };
}

type SharedCall = {
  opened: Opened;
  path: string;
  url: URL;
  /** Renders the page again. */
  isFresh: boolean;
  /** The request itself sets or forgets nothing. */
  isPlain: boolean;
};

/** What a shared page depends on. */
type SharedRender = {
  address: string;
  region: string | null;
  variants: Variants;
  requestId: string;
  isFresh: boolean;
};

export class SharedPages {
  readonly #parts: Parts;
  readonly #cache: HtmlCache;
  readonly #copies = new VisitorCopies();
  readonly #smallestForms = new SmallestForms();
  readonly #decisions = new LRUCache<string, Decision>({ max: MAX_DECISIONS, ttl: FRESH_MS });

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#cache = new HtmlCache({ bytes: parts.cacheBytes });
  }

  clear() {
    this.#decisions.clear();
    this.#cache.clear();
  }

  /** Has every page rendered again before it is shown: a draw that they show has changed. */
  expire() {
    this.#cache.expire();
  }

  /**
   * Answers from memory if the same URL was answered in the last 20 s: one lookup each for the decision, the page, the
   * visitor's copy and its bytes. Returns null if anything has to be read, rendered, compressed or set.
   */
  answerWarm(request: IncomingMessage, response: ServerResponse): Seen | null {
    const key = decisionKey(request);
    const decision = key === null ? undefined : this.#decisions.get(key);
    const page = decision && this.#cache.findFresh(decision.cacheKey);
    if (!page) return null;
    const { cookie } = request.headers;
    const consent = consentOf(cookie, decision.capabilities);
    if (cookie && withdrawnCookies(cookie, consent).length > 0) return null;
    // The first page of a visit from another site sets a cookie.
    const { publicUrl } = this.#parts;
    if (mayWriteCookie("non_essential", consent) && startsElsewhere(request, publicUrl.origin)) return null;
    const copy = this.#copies.copyFor(page, cookie);
    const { encodings } = copy;
    const encoding = encodingFor(request, { headers: page.headers, encodings });
    const headers = copy.replyHeaders[encoding];
    const body = encodings[encoding];
    if (!headers || !body) return null;
    if (encoding === "br" && !copy.isPersonal) this.#smallestForms.add(copy);
    const isUnchanged = isNotModified(request, headers.etag);
    const requestId = requestIdOf(String(request.headers["x-shop-request-id"] ?? ""));
    const age = String(this.#cache.ageSeconds(page));
    const lines = isUnchanged ? headers.notModified : headers.whole;
    response.writeHead(isUnchanged ? 304 : page.status, [...lines, "x-shop-request-id", requestId, "age", age]);
    response.end(isUnchanged || request.method === "HEAD" ? undefined : body);
    return { route: decision.route, path: decision.path, requestId };
  }

  /** Answers a page that the guards let through. */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    { opened, path, url, isFresh, isPlain }: SharedCall,
  ) {
    const region = opened.gateway.subVariant;
    const { campaign, variants } = opened.page;
    const address = sharedAddress(url, path, opened.match.route.variants, campaign?.campaign);
    const cacheKey = `${region ?? ""} ${address} ${variantKey(variants)}`;
    // The region is a cookie, and signed-in customers get pages of their own: a shared cache must tell them apart.
    response.setHeader("vary", "cookie");
    const render = () => this.#render({ address, region, variants, requestId: opened.gateway.requestId, isFresh });
    const page = await (isFresh ? this.#cache.refresh(cacheKey, render) : this.#cache.get(cacheKey, render));
    response.setHeader("speculation-rules", `"${SPECULATION_RULES}"`);
    // Caches behind this one count the seconds that the page has spent here.
    const age = this.#cache.ageSeconds(page);
    if (age !== null) response.setHeader("age", age);
    const copy = this.#copies.copyFor(page, request.headers.cookie);
    // A cache would hand on a cookie with the page.
    const hasCookies = response.hasHeader("set-cookie");
    const caching: Record<string, string> = hasCookies
      ? { "cache-control": "private, no-store" }
      : copy.isPersonal
        ? { "cache-control": "private, no-cache" }
        : {};
    const etag: Record<string, string> = age === null ? {} : { etag: copy.etag };
    const { status, headers } = page;
    const reply = { status, headers: { ...headers, ...etag, ...caching }, encodings: copy.encodings };
    await send(request, response, reply);

    const key = decisionKey(request);
    const { match, page: context } = opened;
    // Made-up query parameters would evict the decisions of real addresses.
    const isOwnAddress = request.url === sharedAddress(url, url.pathname, match.route.variants);
    if (key === null || age === null || hasCookies || !isPlain || !isOwnAddress) return;
    const { capabilities } = context;
    this.#decisions.set(key, { cacheKey, capabilities, route: match.name, path: url.pathname });
    if (response.statusCode === 200) copy.replyHeaders[encodingFor(request, reply)] = replyHeadersOf(response);
  }

  async #render({ address, region, variants, requestId, isFresh }: SharedRender): Promise<RenderedPage> {
    const { opener, publicUrl, render } = this.#parts;
    const anonymous = { host: publicUrl.host, ...(region ? { cookie: `dc_sub_variant=${region}` } : {}) };
    // The request id of the visitor who waits: error pages show it and every log line has it.
    const headers = { ...anonymous, "x-shop-request-id": requestId };
    const url = new URL(address, publicUrl);
    if (isFresh) url.searchParams.set("clear_cache", "1");
    const opened = await opener.open({ headers, ip: null, url });
    const { gateway, isWhole, page } = await opener.withTheme(opened);
    const locals = { gateway, page: { ...page, variants, isShared: true } };
    const rendered = await render({ method: "GET", url: address, headers: anonymous, locals });
    // The site's settings could not be read: send the page with default settings, but do not cache it.
    return isWhole ? rendered : { ...rendered, headers: { ...rendered.headers, "cache-control": "no-store" } };
  }
}
