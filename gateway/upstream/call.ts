// Makes one upstream call: from the cache if the reply may be shared between visitors, otherwise over the network.
import { cacheKey } from "./cached-read.ts";
import { lifetimeOf } from "./lifetimes.ts";
import { type UpstreamRequest, UpstreamResponse } from "./messages.ts";
import type { Reply } from "./reply.ts";
import { send } from "./send.ts";
import type { Call, CallIdentity, CallOrigin, Upstream } from "./upstream.ts";
import { verdictOn } from "./verdict.ts";

// Matches path segments "." and "..". An id made of dots would be resolved as a parent folder, so the call would reach
// a different operation from the one that was validated and signed.
const DOT_SEGMENT = /\/(\.|%2e){1,2}(?=[/?]|$)/i;
const NOTHING_THERE = {
  messages: [{ code: "not_found", message: "We couldn't find what you were looking for.", level: "error" }],
};

/** Makes the call. Cacheable reads are shared between visitors and anonymous; all others are sent as `who`. */
export async function callUpstream(
  upstream: Upstream,
  request: UpstreamRequest,
  origin: CallOrigin,
  who: CallIdentity | null,
): Promise<UpstreamResponse> {
  const operation = request.operation;
  if (!operation) throw new Error(`No operation was found for ${request.method} ${request.url}`);
  const [path = "", query = ""] = request.url.split("?");
  if (DOT_SEGMENT.test(path)) return new UpstreamResponse(operation.service, 404, NOTHING_THERE);
  // Bytes are passed on, not kept.
  const ttlSeconds = request.wantsStream ? null : lifetimeOf(operation, query);
  const reply =
    ttlSeconds === null
      ? await send(upstream, { request, operation, origin, who: operation.auth === "none" ? null : who })
      : await readShared(upstream, { request, operation, origin, who: null }, { path, query, ttlSeconds });
  return new UpstreamResponse(operation.service, reply.status, reply.body, reply.retryAfter);
}

function readShared(
  upstream: Upstream,
  call: Call,
  { path, query, ttlSeconds }: { path: string; query: string; ttlSeconds: number },
): Promise<Reply> {
  const { operation, origin } = call;
  // Shared reads carry no visitor data and no abort signal: the call continues if the first visitor leaves.
  const anonymous = { ...origin, sessionId: null, deviceId: null, ip: null, receivedAt: null, signal: undefined };
  return upstream.cache.read<Reply>({
    key: cacheKey(operation.service, path, new URLSearchParams(query), origin.subVariant),
    ttlSeconds,
    wantsFresh: origin.wantsFresh,
    judge: verdictOn,
    maxAgeOf: ({ maxAgeSeconds }) => maxAgeSeconds,
    load: () => send(upstream, { ...call, origin: anonymous }),
  });
}
