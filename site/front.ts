// Before Astro: what every request passes, in this order. It decides nothing about games or money.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Gateway } from "#gateway/gateway.ts";
import type { Consent } from "#gateway/rules/cookies.ts";
import { isRead, isReadableForm, readBody, TooLarge, unusableStatus } from "./front/body.ts";
import { allowedCookies, consentOf, withdrawnCookies } from "./front/consent.ts";
import { createEndpoints } from "./front/endpoints.ts";
import { createFaults } from "./front/faults.ts";
import { forcedRedirect, guard } from "./front/guards.ts";
import { createHtmlCache } from "./front/html-cache.ts";
import { createStyleJoiner } from "./front/joined-styles.ts";
import { leavingOf } from "./front/leaving.ts";
import { logRequest, type Seen } from "./front/log.ts";
import { createOpener, type Opened } from "./front/open.ts";
import { moved, pagePath } from "./front/page-path.ts";
import { plain } from "./front/plain.ts";
import { type AstroHandler, type PageRequest, type RenderedPage, renderPage } from "./front/render.ts";
import { BARE_CSP, securityHeaders, withReports } from "./front/security-headers.ts";
import { send } from "./front/send.ts";
import { readStaticFiles, SPECULATION_RULES } from "./front/static-files.ts";
import { createTrpcDoor } from "./front/trpc.ts";
import { sharedAddress, visitOf } from "./front/visit.ts";
import { createVisitorParts } from "./front/visitor-parts.ts";

export type FrontOptions = {
  gateway: Gateway;
  handler: AstroHandler;
  /** dist/client, or nothing while the dev server serves assets itself. */
  clientFolder?: string;
  /** The address the browser sees. */
  publicUrl: URL;
  /** Off in development: a page under edit is rendered on every request. */
  caching?: boolean;
  /** Whether the catalogue of components is a page; only a build made for it has any. */
  catalogue?: boolean;
  /** Who may have forgotten what is kept of the services' answers, and how often a customer has tried; nobody, when absent. */
  isOperator?: (authorization: string | undefined) => boolean;
};

/** The listener of the one server: static files, the gateway's doors, then pages. */
export function createFront(options: FrontOptions) {
  const { gateway, handler, clientFolder, publicUrl, caching = true, catalogue, isOperator } = options;
  const files = readStaticFiles(clientFolder);
  const headers = securityHeaders(publicUrl.protocol === "https:");
  const styles = createStyleJoiner(files);
  const cache = createHtmlCache();
  const shownTo = createVisitorParts();
  const faults = createFaults(gateway.log);
  const warn = (reason: string) => gateway.log.warn({ reason }, "cookie without a category");
  const { open, dressed, findTheme } = createOpener({ gateway, publicUrl, faults });
  /** What every page knows, for nobody in particular. */
  const everybody = (url: URL) => open({ headers: { host: publicUrl.host }, ip: null, url });
  const answerEndpoint = createEndpoints({
    ...{ gateway, faults, isOperator },
    everybody: async (url) => (await everybody(url)).page,
    themeAt: async ({ headers }, url) => {
      // As its visitor: brands differ by region.
      await dressed(await open({ headers, ip: null, url }));
      return findTheme(url.pathname);
    },
    forget: async () => {
      await gateway.invalidate();
      cache.clear();
    },
  });
  const trpc = createTrpcDoor(gateway, headers);

  async function render(page: PageRequest): Promise<RenderedPage> {
    const rendered = await renderPage(handler, page);
    const isHtml = String(rendered.headers["content-type"] ?? "").startsWith("text/html");
    if (!isHtml) return rendered;
    // Only the dev server makes pages without a policy: Vite writes its styles and scripts into them.
    const policy = rendered.headers["content-security-policy"] ?? (caching ? BARE_CSP : undefined);
    return {
      status: rendered.status,
      headers: { ...rendered.headers, "content-security-policy": policy ? withReports(String(policy)) : "" },
      body: Buffer.from(styles.join(rendered.body.toString())),
    };
  }

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL, seen: Seen) {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const file = files.get(url.pathname) ?? styles.find(url.pathname) ?? findTheme(url.pathname);
    if (file && isRead(request)) {
      seen.route = "file";
      await send(request, response, { status: 200, ...file });
    } else if (url.pathname.startsWith("/trpc/")) {
      await trpc(request, response, url.pathname + url.search);
    } else if (!(await answerEndpoint(request, response, url))) await answerPage(request, response, url, seen);
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse, url: URL, seen: Seen) {
    const unusable = unusableStatus(request);
    if (unusable !== null) {
      response.setHeader("allow", "GET, HEAD, POST");
      plain(response, unusable, "This request could not be read.");
      return;
    }
    const visit = visitOf(url, request, publicUrl.protocol === "https:");
    const ip = request.socket.remoteAddress ?? null;
    const leaving = isRead(request) ? leavingOf(response) : undefined;
    const opened = await open({ headers: visit.headers, ip, url, leaving });
    seen.route = opened.match.name;
    const consent = consentOf(request.headers.cookie, opened.page.capabilities);
    addCookies(response, allowedCookies(visit.setCookies, consent, warn));
    addCookies(response, withdrawnCookies(request.headers.cookie, consent));
    response.setHeader("x-shop-request-id", opened.gateway.requestId);
    // Also by header, for what has no head to say it in: redirects, and files a page leads to.
    if (opened.page.site.isIndexingDisabled) response.setHeader("x-robots-tag", "noindex");

    const { isAuthenticated } = opened.gateway.session;
    const refusal = guard(
      opened.match,
      { ...opened.gateway.session, seesCatalogue: Boolean(catalogue) },
      opened.page,
      url,
    );
    const location = refusal?.status === 303 ? refusal.location : moved(opened, request, url);
    if (location) {
      addCookies(response, allowedCookies(opened.gateway.setCookies(), consent, warn));
      response.writeHead(refusal?.status ?? 301, { location, "cache-control": "no-store" }).end();
      return;
    }
    const route = opened.match.route;
    const path = refusal ? "/404" : pagePath(opened, url);
    // A customer's own games are marked on result pages, so what is shared is what visitors see.
    const isShared = caching && !refusal && route.cache === "shared" && isRead(request) && !isAuthenticated;
    if (isShared && !url.searchParams.has("clear_cache"))
      return answerShared(request, response, { opened, path, url, consent });

    const body = isRead(request) ? undefined : await readBody(request);
    if (body && !(await isReadableForm(body, request))) {
      plain(response, 400, "This request could not be read.");
      return;
    }
    const page = await render({
      method: request.method ?? "GET",
      url: path + url.search,
      headers: { ...visit.headers, host: publicUrl.host },
      ...(ip ? { remoteAddress: ip } : {}),
      ...(body ? { body } : {}),
      locals: { gateway: opened.gateway, page: (await dressed(opened)).page },
    });
    const written = [page.headers["set-cookie"] ?? [], opened.gateway.setCookies()].flat();
    const cookies = allowedCookies(written, consent, warn);
    // What the page has just learned of its customer holds for this page already; one that leads on is asked next.
    const isShown = isRead(request) && page.status < 300;
    const forced = isShown && forcedRedirect(opened.match.name, opened.gateway.session, opened.page, url);
    if (forced) {
      addCookies(response, cookies);
      response.writeHead(303, { location: forced, "cache-control": "no-store" }).end();
      return;
    }
    // A form that was refused is shown again by a page that knows nothing of statuses.
    const refused = page.status === 200 ? opened.gateway.refused : null;
    if (refused?.retryAfterSeconds) response.setHeader("retry-after", String(refused.retryAfterSeconds));
    await send(request, response, {
      status: refused?.status ?? page.status,
      headers: { "cache-control": "private, no-store", ...page.headers, "set-cookie": cookies },
      encodings: { identity: page.body },
    });
  }

  /** The same page for everybody of a region: rendered without a single cookie of the one who happens to ask. */
  async function answerShared(
    request: IncomingMessage,
    response: ServerResponse,
    { opened, path, url, consent }: { opened: Opened; path: string; url: URL; consent: Consent },
  ) {
    const region = opened.gateway.subVariant;
    const address = sharedAddress(url, path, opened.match.route.variants);
    addCookies(response, allowedCookies(opened.gateway.setCookies(), consent, warn));
    const { encodings, page, renderedAt } = await cache.get(`${region ?? ""} ${address}`, async () => {
      const anonymous = { host: publicUrl.host, ...(region ? { cookie: `dc_sub_variant=${region}` } : {}) };
      // As the page is known by, not as this visitor wrote it.
      // Under the id of the one who waits: a page that fails shows it, and every layer has it in its log.
      const named = { ...anonymous, "x-shop-request-id": opened.gateway.requestId };
      const known = { headers: named, ip: null, url: new URL(address, publicUrl) };
      const { gateway: everybody, isWhole, page: context } = await dressed(await open(known));
      const shared: PageRequest = {
        method: "GET",
        url: address,
        headers: anonymous,
        locals: { gateway: everybody, page: { ...context, isShared: true } },
      };
      const rendered = await render(shared);
      // A page framed by defaults, because the site's settings could not be read, is for the one who waits for it.
      if (isWhole) return rendered;
      return { ...rendered, headers: { ...rendered.headers, "cache-control": "no-store" } };
    });
    response.setHeader("speculation-rules", `"${SPECULATION_RULES}"`);
    // Caches behind this one count the seconds a page has already spent here.
    if (renderedAt > 0) response.setHeader("age", Math.floor((Date.now() - renderedAt) / 1000));
    // The page is everybody's, a cookie that this address sets is not: a cache would hand it on with the page.
    const shown = shownTo(encodings, request.headers.cookie);
    const etag: Record<string, string> = page.headers["etag"] ? { etag: shown.etag } : {};
    const keptBy: Record<string, string> = response.hasHeader("set-cookie")
      ? { "cache-control": "private, no-store" }
      : shown.isForOne
        ? { "cache-control": "private, no-cache" }
        : {};
    const headers = { ...page.headers, ...etag, ...keptBy };
    await send(request, response, { status: page.status, headers, encodings: shown.encodings });
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    // First, and without a look at anything else: a page asks once, its islands keep asking.
    if (request.url?.startsWith("/trpc/")) return void trpc(request, response, request.url);
    const url = URL.canParse(request.url ?? "/", publicUrl) ? new URL(request.url ?? "/", publicUrl) : publicUrl;
    const seen = logRequest(gateway, request, response, url);
    const answered = gateway.tracing.within("request", async (span) => {
      await answer(request, response, url, seen);
      span.rename(`request ${seen.route}`);
      span.set({ "http.response.status_code": response.statusCode });
    });
    answered.catch((error: unknown) => {
      const isTooLarge = error instanceof TooLarge;
      // Whoever sent half a form and left waits for no answer, and is no failure of ours.
      const isGone = request.destroyed && !request.complete;
      const requestId = response.getHeader("x-shop-request-id");
      if (!isTooLarge && !isGone) gateway.log.error({ requestId, err: error, path: url.pathname }, "front failed");
      if (response.headersSent) response.destroy();
      else plain(response, isTooLarge ? 413 : 500, "Something went wrong");
    });
  };
}

/** Cookies that are set, whatever becomes of the page. */
function addCookies(response: ServerResponse, cookies: readonly string[]) {
  for (const cookie of cookies) response.appendHeader("set-cookie", cookie);
}
