// A request for a page: guards and redirects first, then the shared copy or a page rendered for this visitor.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Gateway } from "#gateway/gateway.ts";
import type { Consent } from "#gateway/rules/cookies.ts";
import type { RouteName } from "../routes.ts";
import { abortSignalOf } from "./abort-signal.ts";
import { isRead, isReadableForm, readBody, unusableStatus } from "./body.ts";
import { allowedCookies, consentOf, withdrawnCookies } from "./consent.ts";
import { forcedRedirect, guard, isCatalogue } from "./guards.ts";
import type { createIntegrity } from "./integrity.ts";
import { pathForLog, type Seen } from "./log.ts";
import type { Opened, Opener } from "./open.ts";
import { moved, pagePath, previewPath } from "./page-path.ts";
import type { RenderPage } from "./page-renderer.ts";
import { plain } from "./plain.ts";
import { send } from "./send.ts";
import { SharedPages } from "./shared-pages.ts";
import { isCrowded, NotStored, TooSlow, Unreadable, type Upload, withUpload } from "./upload.ts";
import { linkedCartOf, type Visit, visitOf } from "./visit.ts";

type Parts = {
  gateway: Gateway;
  opener: Opener;
  render: RenderPage;
  /** Adds integrity hashes to the scripts of payment pages. */
  withIntegrity: ReturnType<typeof createIntegrity>;
  publicUrl: URL;
  hasSharedPages: boolean;
  /** The most memory that shared pages take. */
  cacheBytes?: number | undefined;
  hasCatalogue: boolean;
};

/** A request for a page, and its body if it was read. */
type PageCall = {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  visit: Visit;
  opened: Opened;
  consent: Consent;
};

/** Matches the cookies of a visitor with a cart, and of a customer. */
const HAS_CART = /(?:^|;\s*)(?:__Host-)?dc_(?:cart|refresh)=/;

/** The only page that takes files. */
const UPLOADS: RouteName = "my-account-manual-verification";

export class Pages {
  readonly shared: SharedPages;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.shared = new SharedPages(parts);
  }

  async answer(request: IncomingMessage, response: ServerResponse, url: URL, seen: Seen) {
    const unusable = unusableStatus(request);
    if (unusable !== null) {
      response.setHeader("allow", "GET, HEAD, POST");
      plain(response, unusable, "We couldn't read this request.");
      return;
    }
    const call = await this.#open(request, response, url);
    const { opened, visit } = call;
    seen.route = opened.match.name;
    seen.path = pathForLog(opened.match, url.pathname);
    seen.requestId = opened.gateway.requestId;

    const { hasCatalogue, hasSharedPages } = this.#parts;
    const { session } = opened.gateway;
    const refusal = guard(opened.match, { ...session, seesCatalogue: hasCatalogue }, opened.page, url);
    if (refusal?.status === 303) return this.#redirect(call, 303, refusal.location);
    const location = refusal ? undefined : moved(opened, request, url);
    if (location) return this.#redirect(call, 301, location);
    const linkedCart = isRead(request) && !refusal ? linkedCartOf(url) : null;
    if (linkedCart !== null && (await this.#mustAsk(call, linkedCart))) {
      return this.#redirect(call, 303, questionOf(opened, url, linkedCart));
    }
    const { route } = opened.match;
    const preview = refusal ? null : previewPath(opened, url);
    const path = refusal ? "/404" : (preview ?? pagePath(opened, url));
    // Customers get pages of their own: result pages, for example, mark their games.
    // The catalogue has no route of its own, so the shared copies would not know its query.
    if (isRead(request) && !refusal) await this.#followRegion(call);
    const isShared =
      hasSharedPages &&
      !refusal &&
      opened.page.cartUpdate === null &&
      !isCatalogue(url) &&
      route.cache === "shared" &&
      preview === null &&
      isRead(request);
    if (isShared && !session.isAuthenticated) {
      const clearsCache = url.searchParams.has("clear_cache");
      const isFresh = clearsCache && (await opened.gateway.mayClearCache());
      this.#addCookies(call, opened.gateway.setCookies());
      const isPlain = !visit.hasParameters && !clearsCache && linkedCart === null;
      return this.shared.answer(request, response, { opened, path, url, isFresh, isPlain });
    }
    return this.#answerPrivate(call, path);
  }

  /** Opens the gateway for this visitor and sets the headers that every reply of a page has. */
  async #open(request: IncomingMessage, response: ServerResponse, url: URL): Promise<PageCall> {
    const { opener, publicUrl } = this.#parts;
    const visit = visitOf(url, request, publicUrl.protocol === "https:");
    const abortSignal = isRead(request) ? abortSignalOf(response) : undefined;
    const opened = await opener.open({
      headers: visit.headers,
      ip: request.socket.remoteAddress ?? null,
      url,
      abortSignal,
    });
    const consent = consentOf(request.headers.cookie, opened.page.capabilities);
    const call = { request, response, url, visit, opened, consent };
    this.#addCookies(call, visit.setCookies);
    addLines(response, withdrawnCookies(request.headers.cookie, consent));
    response.setHeader("x-shop-request-id", opened.gateway.requestId);
    // As a header too, for redirects and files, which have no <head>.
    if (opened.page.site.isIndexingDisabled) response.setHeader("x-robots-tag", "noindex");
    return call;
  }

  /** Opens the cart of a link. Returns whether the visitor has to be asked first. */
  async #mustAsk({ opened: { gateway } }: PageCall, token: string): Promise<boolean> {
    try {
      return (await gateway.caller.cart.openLinked({ token })) === "ask";
    } catch (error) {
      this.#parts.gateway.log.warn({ requestId: gateway.requestId, err: error }, "cart of a link not opened");
      return false;
    }
  }

  /** Finds what a region in the URL changes in the cart, for a notice on the page. A failure only costs the notice. */
  async #followRegion({ opened: { gateway, page }, visit: { headers, regionBefore } }: PageCall) {
    if (regionBefore === undefined || !HAS_CART.test(headers.cookie ?? "")) return;
    try {
      const update = await gateway.caller.location.follow({ before: regionBefore });
      if (update.isCartUpdated) page.cartUpdate = update;
    } catch (error) {
      this.#parts.gateway.log.warn({ requestId: gateway.requestId, err: error }, "cart not compared");
    }
  }

  async #answerPrivate(call: PageCall, path: string) {
    const { request, response, opened } = call;
    if (isRead(request)) return this.#answerForm(call, path, undefined);
    // A visitor who is not logged in may send only a small form.
    const customerId = opened.match.name === UPLOADS ? await this.#customerOf(call) : null;
    if (customerId === null) return this.#answerForm(call, path, await readBody(request));
    try {
      if (await withUpload(request, { customerId }, (upload) => this.#answerPage(call, path, { upload }))) return;
    } catch (error) {
      return this.#refuseUpload(call, error);
    }
    response.setHeader("retry-after", "10");
    plain(response, 503, "Too many files are being sent right now. Please go back and try again in a moment.");
  }

  /** The id of the signed-in customer, or null. Half of the places are kept from cookies that are made up, one for each place. */
  async #customerOf({ opened: { gateway } }: PageCall): Promise<string | null> {
    const { customerId } = gateway.session;
    if (customerId === null || !isCrowded()) return customerId;
    return (await gateway.caller.session.get())?.customerId ?? null;
  }

  #refuseUpload(call: PageCall, error: unknown) {
    const { response, opened } = call;
    if (error instanceof Unreadable) return this.#refuseForm(call);
    // The rest of the form is not read.
    response.setHeader("connection", "close");
    if (error instanceof TooSlow) {
      return plain(response, 408, "Your files arrived too slowly. Please go back and try again on another connection.");
    }
    if (!(error instanceof NotStored)) throw error;
    this.#parts.gateway.log.error({ requestId: opened.gateway.requestId, err: error }, "upload not stored");
    response.setHeader("retry-after", "60");
    plain(
      response,
      503,
      "We can't take files right now. Nothing was sent. Please go back and try again in a few minutes.",
    );
  }

  #refuseForm({ response }: PageCall) {
    plain(response, 400, "We couldn't read this request.");
  }

  async #answerForm(call: PageCall, path: string, body: Buffer | undefined) {
    if (body && !(await isReadableForm(body, call.request))) return this.#refuseForm(call);
    return this.#answerPage(call, path, { body });
  }

  async #answerPage(call: PageCall, path: string, { body, upload }: { body?: Buffer | undefined; upload?: Upload }) {
    const { request, response, url, visit, opened } = call;
    const { opener, publicUrl, render, withIntegrity } = this.#parts;
    const { remoteAddress } = request.socket;
    const page = await render({
      method: request.method ?? "GET",
      url: path + url.search,
      headers: { ...visit.headers, host: publicUrl.host },
      ...(remoteAddress ? { remoteAddress } : {}),
      ...(body ? { body } : {}),
      locals: { gateway: opened.gateway, page: (await opener.withTheme(opened)).page, ...(upload && { upload }) },
    });
    const { gateway, match } = opened;
    const cookies = [page.headers["set-cookie"] ?? [], gateway.setCookies()].flat();
    // Rendering may have set a forced page for this customer. Redirects are checked at their target.
    const isShown = isRead(request) && page.status < 300;
    const forced = isShown && forcedRedirect(match.name, gateway.session, opened.page, url);
    if (forced) return this.#redirect(call, 303, forced, cookies);
    // Pages show a refused form without setting its status.
    const refused = page.status === 200 ? gateway.refused : null;
    if (refused?.retryAfterSeconds) response.setHeader("retry-after", String(refused.retryAfterSeconds));
    this.#addCookies(call, cookies);
    const { "set-cookie": _, ...own } = page.headers;
    const { headers, body: html } = withIntegrity(match.name, { headers: own, body: page.body });
    await send(request, response, {
      status: refused?.status ?? page.status,
      headers: { "cache-control": "private, no-store", ...headers },
      encodings: { identity: html },
    });
  }

  #redirect(call: PageCall, status: 301 | 303, location: string, cookies = call.opened.gateway.setCookies()) {
    this.#addCookies(call, cookies);
    call.response.writeHead(status, { location, "cache-control": "no-store" }).end();
  }

  /** Sets the cookies that the visitor consented to. */
  #addCookies({ response, consent }: Pick<PageCall, "response" | "consent">, cookies: readonly string[]) {
    const { log } = this.#parts.gateway;
    addLines(
      response,
      allowedCookies(cookies, consent, (reason) => log.warn({ reason }, "cookie without a category")),
    );
  }
}

/** Returns the page that asks whether to take over the cart of a link, with the way back. */
function questionOf({ page }: Opened, url: URL, token: string): string {
  const back = new URL(url);
  back.searchParams.delete("act");
  return page.href("shell-linked-cart", {}, { token, next: `${back.pathname}${back.search}` });
}

function addLines(response: ServerResponse, cookies: readonly string[]) {
  for (const cookie of cookies) response.appendHeader("set-cookie", cookie);
}
