// Receives every request before Astro. Contains no rules of games or money.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Gateway } from "#gateway/gateway.ts";
import { isRead, TooLarge } from "./front/body.ts";
import { createEndpoints } from "./front/endpoints.ts";
import { createFaults } from "./front/faults.ts";
import { createIntegrity } from "./front/integrity.ts";
import { createLive } from "./front/live.ts";
import { logRequest, type Seen, startOfPath } from "./front/log.ts";
import { createOpener } from "./front/open.ts";
import { createPageRenderer } from "./front/page-renderer.ts";
import { Pages } from "./front/pages.ts";
import { plain, sendFallbackPage } from "./front/plain.ts";
import type { AstroHandler } from "./front/render.ts";
import { securityHeaders } from "./front/security-headers.ts";
import { send } from "./front/send.ts";
import { createServiceWorker } from "./front/service-worker.ts";
import { readStaticFiles, type StaticFile, withOtherBuilds } from "./front/static-files.ts";
import { createTrpcEndpoint } from "./front/trpc.ts";
import { SERVICE_WORKER } from "./routes.ts";

export type FrontOptions = {
  gateway: Gateway;
  handler: AstroHandler;
  /** dist/client. Absent in development, where Vite serves the assets. */
  clientFolder?: string;
  /** The files of `clientFolder`, if they have been read already. */
  files?: ReadonlyMap<string, StaticFile>;
  /** A folder with the hashed files of this build and of the builds before and after it. */
  buildsFolder?: string;
  /** The origin that browsers see. */
  publicUrl: URL;
  /** False in development: a page that is being edited is rendered for every request. */
  caching?: boolean;
  /** The most memory that shared pages take. */
  cacheBytes?: number;
  /** Whether /catalogue exists. Only a build made for it has the pages. */
  catalogue?: boolean;
  /** True once the process is stopping: /readyz answers 503. */
  isStopping?: () => boolean;
  /** Checks who may clear caches and rate limits. Without it every request is refused. */
  isOperator?: (authorization: string | undefined) => boolean;
};

const DONE = Promise.resolve();
/** The fonts that every page loads (layouts/Document.astro). */
const FONT = /\/(text|display)\.[\w-]+\.woff2$/;

/** Returns the request listener of the server: static files, endpoints of the gateway, then pages. */
export function createFront(options: FrontOptions) {
  const { gateway, handler, clientFolder, buildsFolder, publicUrl, isOperator, isStopping } = options;
  const { caching = true, catalogue = false } = options;
  const own = options.files ?? readStaticFiles(clientFolder);
  const files = buildsFolder ? withOtherBuilds(own, buildsFolder) : own;
  const headers = securityHeaders(publicUrl.protocol === "https:");
  const faults = createFaults(gateway.log);
  const opener = createOpener({ gateway, publicUrl, faults });
  const render = createPageRenderer({ handler, log: gateway.log, isDevelopment: !caching });
  const pages = new Pages({
    gateway,
    opener,
    render,
    withIntegrity: createIntegrity(files),
    publicUrl,
    hasSharedPages: caching,
    cacheBytes: options.cacheBytes,
    hasCatalogue: catalogue,
  });
  const worker = createServiceWorker([...own.keys()].filter((path) => FONT.test(path)));
  const trpc = createTrpcEndpoint(gateway, headers);
  const { shared } = pages;
  const follow = createLive(gateway);
  gateway.live.onChange(() => shared.expire());
  const answerEndpoint = createEndpoints({ gateway, faults, isOperator, isStopping, opener, publicUrl, shared });

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL, seen: Seen) {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const isWorker = url.pathname === SERVICE_WORKER;
    const file = isWorker ? worker : (files.get(url.pathname) ?? opener.findTheme(url.pathname));
    if (file && isRead(request)) {
      seen.route = "file";
      seen.path = url.pathname;
      await send(request, response, { status: 200, ...file });
    } else if (url.pathname.startsWith("/trpc/")) {
      await trpc(request, response, url.pathname + url.search);
    } else if (await follow(request, response, url)) {
      seen.route = "live";
    } else if (!(await answerEndpoint(request, response, url))) await pages.answer(request, response, url, seen);
  }

  function fail(request: IncomingMessage, response: ServerResponse, { path, requestId }: Seen, error: unknown) {
    const isTooLarge = error instanceof TooLarge;
    // Not a failure: the visitor disconnected while sending the form.
    const isGone = request.destroyed && !request.complete;
    if (!isTooLarge && !isGone) gateway.log.error({ requestId, err: error, path }, "front failed");
    if (response.headersSent) response.destroy();
    else if (isTooLarge) plain(response, 413, "Something went wrong");
    else sendFallbackPage(response);
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    // Most requests are calls of islands: they skip everything else.
    if (request.url?.startsWith("/trpc/")) return void trpc(request, response, request.url);
    let seen: Seen = { route: "endpoint", path: "" };
    logRequest(gateway, request, response, () => seen);
    const answered = gateway.tracing.within("request", (span) => {
      const warm = pages.shared.answerWarm(request, response);
      const finish = () => {
        span.rename(`request ${seen.route}`);
        span.set({ "http.response.status_code": response.statusCode });
      };
      if (warm) {
        seen = warm;
        finish();
        return DONE;
      }
      const url = URL.canParse(request.url ?? "/", publicUrl) ? new URL(request.url ?? "/", publicUrl) : publicUrl;
      seen.path = startOfPath(url.pathname);
      return answer(request, response, url, seen).then(finish);
    });
    answered.catch((error: unknown) => fail(request, response, seen, error));
  };
}
