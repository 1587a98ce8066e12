// The requests the gateway answers, each with a context of its own.
import { createContext } from "../context.ts";
import type { Problem } from "../foundation/problem.ts";
import { type Connection, headerReader, type RequestHeaders, readIncoming } from "../http/incoming.ts";
import { requireOwnOrigin } from "../http/origin.ts";
import { pictureWidth } from "../rules/picture-widths.ts";
import { problemOf } from "../upstream/to-problem.ts";
import { openFile, type ServedFile } from "./files.ts";
import { type GatewayRequest, pageGateway } from "./page-gateway.ts";
import type { Resources } from "./resources.ts";
import { answerTrpc, type TrpcRequest, type TrpcResponse } from "./trpc-handler.ts";

/** A page's request. */
export type PageRequest = {
  headers: RequestHeaders;
  ip?: string | null;
  url: string | URL;
  /** Aborts when the visitor leaves. Only for pages that read. */
  abortSignal?: (() => AbortSignal) | undefined;
};

// The same as URLSearchParams.has("clear_cache"), without parsing the query of every call.
const CLEAR_CACHE = /[?&]clear_cache(?=[=&]|$)/;

const contextOf = (resources: Resources, headers: RequestHeaders, connection: Connection) =>
  createContext(resources, readIncoming(headers, connection, resources.env.trustsProxy));

/** Answers a tRPC request. */
export async function handleTrpc(resources: Resources, request: TrpcRequest): Promise<TrpcResponse> {
  const wantsFresh = CLEAR_CACHE.test(request.url);
  // A write, with all reads it makes, is never aborted half-way.
  const abortSignal = request.method === "GET" ? request.abortSignal : undefined;
  return answerTrpc(request, contextOf(resources, request.headers, { peer: request.peer, wantsFresh, abortSignal }));
}

export function openPage(resources: Resources, { headers, ip, url, abortSignal }: PageRequest): GatewayRequest {
  const { publicUrl, analyticsUrl, tagManagerUrl } = resources.env;
  const wantsFresh = new URL(url, publicUrl).searchParams.has("clear_cache");
  const context = contextOf(resources, headers, { peer: ip ?? undefined, wantsFresh, abortSignal });
  return pageGateway(context, {
    hasAnalytics: analyticsUrl !== null || tagManagerUrl !== null,
    requireOwnOrigin: () => requireOwnOrigin({ get: headerReader(headers) }, publicUrl),
  });
}

/** Streams a CMS file by its id, or a smaller copy of a picture (`?w=480`). Returns null if there is no such file, or the problem if the request fails. */
export async function serveFile(
  resources: Resources,
  { headers, ip, url, abortSignal }: PageRequest,
  id: string,
): Promise<ServedFile | Problem | null> {
  const context = contextOf(resources, headers, { peer: ip ?? undefined, wantsFresh: false, abortSignal });
  try {
    await context.limits.spend("fileByAddress", context.ip);
    const width = pictureWidth(new URL(url, resources.env.publicUrl));
    const accept = headerReader(headers)("accept") ?? "";
    return await openFile(
      { cms: context.cms, pictures: resources.pictures },
      id,
      width === null ? null : { width, accept },
    );
  } catch (error) {
    return problemOf(error, context.requestId);
  }
}
