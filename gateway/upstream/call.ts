// One call to a service, from a typed request to a typed reply: shared between visitors where it may be, else sent.
import { cacheKey, hasRestrictions } from "./cache.ts";
import { lifetimeOf } from "./lifetimes.ts";
import { type UpstreamRequest, UpstreamResponse } from "./messages.ts";
import type { Reply } from "./reply.ts";
import { send } from "./send.ts";
import type { Call, CallIdentity, CallOrigin, Upstream } from "./upstream.ts";

// An id of dots is a step up to whoever reads the address next: the call would reach another operation than it was checked
// and signed for.
const DOT_SEGMENT = /\/(\.|%2e){1,2}(?=[/?]|$)/i;
const NOTHING_THERE = {
  messages: [{ code: "not_found", message: "We could not find what you were looking for.", level: "error" }],
};

/** Makes the call. Reads with a cache time are shared between visitors; everything else speaks for `who`. */
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
  const ttlSeconds = lifetimeOf(operation, query);
  const reply =
    ttlSeconds === null
      ? await send(upstream, { request, operation, origin, who: operation.auth === "none" ? null : who })
      : await readShared(upstream, { request, operation, origin, who: null }, { path, query, ttlSeconds });
  return new UpstreamResponse(operation.service, reply.status, reply.body, reply.retryAfter);
}

/** A 5xx reply on its way through the cache, where only a throw makes the last good answer serve. */
class ServerFault extends Error {
  readonly reply: Reply;

  constructor(reply: Reply) {
    super(`status ${reply.status}`);
    this.reply = reply;
  }
}

async function readShared(
  upstream: Upstream,
  call: Call,
  { path, query, ttlSeconds }: { path: string; query: string; ttlSeconds: number },
): Promise<Reply> {
  const { operation, origin } = call;
  try {
    return await upstream.cache.read<Reply>({
      key: cacheKey(operation.service, path, new URLSearchParams(query), origin.subVariant),
      ttlSeconds,
      wantsFresh: origin.wantsFresh,
      isKept: (reply) => reply.status === 200 && !reply.isPersonal && !hasRestrictions(reply.body),
      load: async () => {
        // Of the visitor who happens to ask first, the service learns nothing. And their leaving must not end it.
        const nobody = { ...origin, sessionId: null, deviceId: null, ip: null, signal: undefined };
        const reply = await send(upstream, { ...call, origin: nobody });
        if (reply.status >= 500) throw new ServerFault(reply);
        return reply;
      },
    });
  } catch (error) {
    if (error instanceof ServerFault) return error.reply;
    throw error;
  }
}
