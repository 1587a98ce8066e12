// URLs that are neither pages nor procedures: health, metrics, robots.txt, browser reports, the bank's 3-D Secure post.
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { REPORT_BYTES } from "#gateway/entry/reports.ts";
import type { Gateway } from "#gateway/gateway.ts";
import { abortSignalOf } from "./abort-signal.ts";
import { isRead, readBody } from "./body.ts";
import type { Faults } from "./faults.ts";
import { atomXml, FEED_PATH } from "./feed.ts";
import type { Opener } from "./open.ts";
import { plain } from "./plain.ts";
import { REPORT_PATH } from "./security-headers.ts";
import { send } from "./send.ts";
import type { SharedPages } from "./shared-pages.ts";
import { robotsTxt, SITEMAP_PATH, Sitemap } from "./sitemap.ts";
import type { StaticFile } from "./static-files.ts";

type Options = {
  gateway: Gateway;
  faults: Faults;
  opener: Opener;
  publicUrl: URL;
  shared: SharedPages;
  isStopping?: (() => boolean) | undefined;
  /** Checks who may clear caches and rate limits. Without it every request is refused. */
  isOperator?: ((authorization: string | undefined) => boolean) | undefined;
};
/** Answers, or returns false if the URL does not exist for this request. */
type Endpoint = (request: IncomingMessage, response: ServerResponse, url: URL) => unknown;

const FEED_POSTS = 20;

/** Sends a file for crawlers, which may keep it for 5 minutes. */
function listing(response: ServerResponse, type: string, text: string) {
  response.writeHead(200, { "content-type": `${type}; charset=utf-8`, "cache-control": "public, max-age=300" });
  response.end(text);
}

const addressOf = ({ socket }: IncomingMessage) => socket.remoteAddress ?? null;

/** Returns a handler that answers these URLs, and false for others. */
export function createEndpoints({ gateway, faults, opener, publicUrl, shared, isOperator, isStopping }: Options) {
  /** Opens a page for visitors without cookies. */
  const openAnonymous = (url: URL) => opener.open({ headers: { host: publicUrl.host }, ip: null, url });

  /** Finds the colours of products that a page of another process links, if they apply here too. */
  async function findTheme({ headers }: IncomingMessage, url: URL): Promise<StaticFile | undefined> {
    // With the visitor's cookies: brands differ by region.
    await opener.withTheme(await opener.open({ headers, ip: null, url }));
    return opener.findTheme(url.pathname);
  }

  const sitemap = new Sitemap();

  /** Sends the index of the sitemap, or one of its parts. */
  async function sendSitemap(_: IncomingMessage, response: ServerResponse, url: URL) {
    const text = await sitemap.read(url.pathname, await openAnonymous(url));
    if (text === undefined) return false;
    if (text !== null) return listing(response, "application/xml", text);
    return plain(response, 503, "This list cannot be read right now. Please try again in a moment.");
  }

  /** Redirects an answer to a payment's challenge. It comes from another site without cookies, and none are read. */
  function passOn(response: ServerResponse, answer: URLSearchParams) {
    const location = gateway.receiveThreeDsNotification(answer);
    if (location) response.writeHead(303, { location, "cache-control": "no-store" }).end();
    else plain(response, 400, "We couldn't read your bank's response. Go back to your cart and try again.");
  }

  const reads: Record<string, Endpoint> = {
    // PayPal comes back by GET.
    "/3ds/notify": (_, response, url) => passOn(response, url.searchParams),
    "/healthz": (_, response) => plain(response, 200, "ok"),
    // Lists rejected configuration too; the shop is ready without it.
    "/readyz": async (_, response) => {
      if (isStopping?.()) return plain(response, 503, "stopping");
      const { isReady, lines } = await gateway.health();
      plain(response, isReady ? 200 : 503, [...lines, ...faults.list()].join("\n"));
    },
    // 404 where metrics are off, 401 without the token.
    "/metrics": async (request, response) => {
      const found = await gateway.readMetrics(request.headers.authorization);
      if (found === "unknown") return false;
      if (found === "refused") return plain(response.setHeader("www-authenticate", "Bearer"), 401, "");
      return plain(response, 200, found.text, "text/plain; version=0.0.4; charset=utf-8");
    },
    "/blank.html": (request, response, url) => {
      const visitor = gateway.open({ headers: request.headers, ip: addressOf(request), url });
      visitor.touch();
      for (const cookie of visitor.setCookies()) response.appendHeader("set-cookie", cookie);
      plain(response, 200, "", "text/html; charset=utf-8");
    },
    [SITEMAP_PATH]: sendSitemap,
    // 404 without a blog service.
    [FEED_PATH]: async (_, response, url) => {
      const opened = await openAnonymous(url);
      try {
        const { posts } = await opened.gateway.caller.blog.list({ limit: FEED_POSTS });
        return listing(response, "application/atom+xml", atomXml(opened.page, posts));
      } catch (error) {
        const { status } = opened.gateway.problemOf(error);
        if (status === 404) return false;
        return plain(response, 503, "The feed cannot be read right now. Please try again in a moment.");
      }
    },
    "/robots.txt": async (_, response, url) =>
      listing(response, "text/plain", robotsTxt((await openAnonymous(url)).page)),
  };
  const writes: Record<string, Endpoint> = {
    [REPORT_PATH]: async (request, response) => {
      const body = await readBody(request, REPORT_BYTES);
      const answer = await gateway.receiveReport({ headers: request.headers, ip: addressOf(request), body });
      if (answer.status === 429) response.setHeader("retry-after", String(answer.retryAfterSeconds));
      plain(response, answer.status, "");
    },
    "/_forget": async (request, response) => {
      if (!isOperator?.(request.headers.authorization)) return false;
      await gateway.invalidate();
      shared.clear();
      return plain(response, 200, "");
    },
    "/_forgive": async (request, response) => {
      if (!isOperator?.(request.headers.authorization)) return false;
      const fields = new URLSearchParams((await readBody(request)).toString());
      await gateway.forgive({ customerId: fields.get("customerId") ?? "", email: fields.get("email") ?? "" });
      return plain(response, 200, "");
    },
    "/3ds/notify": async (request, response) =>
      passOn(response, new URLSearchParams((await readBody(request)).toString())),
    // Apple answers a sign-in with a cross-site post: it has no cookies, and none are read.
    "/shell/sign-in/apple": async (request, response) => {
      const form = new URLSearchParams((await readBody(request)).toString());
      const location = gateway.receiveSocialAnswer(form);
      if (location) response.writeHead(303, { location, "cache-control": "no-store" }).end();
      else plain(response, 400, "We couldn't read Apple's answer. Go back to the login page and try again.");
    },
  };

  /** Sends an editor's file. Returns false if there is none: the 404 page answers. */
  async function sendFile(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const asked = { headers: request.headers, ip: addressOf(request), url, abortSignal: abortSignalOf(response) };
    const file = await gateway.openFile(asked, url.pathname.slice("/files/".length));
    if (!file) return false;
    if ("code" in file) {
      if (file.retryAfterSeconds) response.setHeader("retry-after", String(file.retryAfterSeconds));
      plain(response, file.status, file.code === "too_many_requests" ? file.message : "Something went wrong");
      return true;
    }
    response.writeHead(200, file.headers);
    if (request.method === "HEAD") {
      file.bytes.destroy();
      response.end();
      return true;
    }
    // Frees everything if the visitor leaves. An interrupted file ends early for its reader too.
    await pipeline(file.bytes, response).catch((error: unknown) =>
      gateway.log.info({ err: error, path: url.pathname }, "a file ended early"),
    );
    return true;
  }

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> => {
    // For any method: some health checks send POST.
    const endpoint = request.method === "POST" ? (writes[url.pathname] ?? reads[url.pathname]) : reads[url.pathname];
    if (endpoint) return (await endpoint(request, response, url)) !== false;
    if (url.pathname.startsWith("/sitemap/") && isRead(request))
      return (await sendSitemap(request, response, url)) !== false;
    if (url.pathname.startsWith("/files/")) return sendFile(request, response, url);
    if (!url.pathname.startsWith("/_theme/")) return false;
    const file = await findTheme(request, url);
    // A page with an older theme: it shows the shipped look, and this 404 must not be cached.
    if (file) await send(request, response, { status: 200, ...file });
    else plain(response, 404, "");
    return true;
  };
}
