// One call to a service, from a typed request to a typed reply: signed, converted, checked, cached, retried, logged.
import type { Logger } from "pino";
import type { Metrics } from "../metrics.ts";
import type { Tracing } from "../tracing.ts";
import { payloadOf } from "./bodies.ts";
import type { ByteReply } from "./byte-stream.ts";
import { cacheKey, hasRestrictions, type ResponseCache } from "./cache.ts";
import type { Circuit } from "./circuit.ts";
import type { Directory } from "./discover.ts";
import { UpstreamFailure } from "./failure.ts";
import { reachOf } from "./failure-policy.ts";
import { replyFromWire } from "./keys.ts";
import { lifetimeOf } from "./lifetimes.ts";
import { type UpstreamRequest, UpstreamResponse } from "./messages.ts";
import type { Operation } from "./operations.ts";
import { withRetry } from "./retry.ts";
import type { AppKeys } from "./sign.ts";
import { signatureHeaders } from "./sign.ts";
import type { Transport, WireReply } from "./transport.ts";
import { checkReply, type Violation } from "./validate.ts";

/** What a process has once: connections, the directory, the cache, the keys. */
export type Upstream = {
  keys: AppKeys;
  directory: Directory;
  transport: Transport;
  circuitOf: (service: string) => Circuit;
  cache: ResponseCache;
  log: Logger;
  metrics: Metrics;
  tracing: Tracing;
  /** Test and development refuse what breaks a contract; production reports it and carries on. */
  enforcesContracts: boolean;
  onShopTime: (isoTime: string) => void;
};

/** Who a call speaks for. Cached reads are made for nobody. */
export type CallIdentity = { customerId: string; customerToken: string; accessToken: string | null };

/** What a visitor's request adds to each of its calls. */
export type CallOrigin = {
  requestId: string;
  subVariant: string | null;
  sessionId: string | null;
  deviceId: string | null;
  ip: string | null;
  wantsFresh: boolean;
  signal: AbortSignal | undefined;
};

type Reply = {
  status: number;
  body: unknown;
  retryAfter: string | undefined;
  /** The service says that this answer is for one visitor. */
  isPersonal: boolean;
};

/** A 5xx reply on its way through the cache, where only a throw makes the last good answer serve. */
class ServerFault extends Error {
  readonly reply: Reply;

  constructor(reply: Reply) {
    super(`status ${reply.status}`);
    this.reply = reply;
  }
}

function headersOf(
  upstream: Upstream,
  request: UpstreamRequest,
  operation: Operation,
  origin: CallOrigin,
  who: CallIdentity | null,
) {
  const headers: Record<string, string> = {
    accept: "application/json",
    "x-shop-app-key": upstream.keys.appKey,
    "x-shop-request-id": origin.requestId,
    ...upstream.tracing.headers(),
  };
  for (const [name, value] of request.headers) headers[name] = value;
  if (operation.signed) Object.assign(headers, signatureHeaders(upstream.keys, who?.customerToken ?? ""));
  if (operation.version) headers["x-shop-version"] ??= operation.version;
  if (origin.subVariant) headers["x-shop-sub-variant"] = origin.subVariant;
  if (origin.sessionId) headers["x-shop-session-id"] = origin.sessionId;
  if (origin.deviceId) headers["x-shop-device-id"] = origin.deviceId;
  if (origin.ip) headers["x-forwarded-for"] = origin.ip;
  if (who) {
    headers["x-shop-customer-id"] = who.customerId;
    if (who.accessToken) headers["authorization"] = `Bearer ${who.accessToken}`;
  }
  return headers;
}

function report(upstream: Upstream, violation: Violation | null) {
  if (!violation) return;
  upstream.log.error({ violation }, "a body breaks the contract");
  if (upstream.enforcesContracts) {
    throw new UpstreamFailure("contract", { message: `${violation.operationId}: ${violation.details}` });
  }
}

function read(upstream: Upstream, operation: Operation, reply: WireReply): Reply {
  const { status } = reply;
  const retryAfter = reply.header("retry-after");
  const isPersonal =
    reply.header("set-cookie") !== undefined || /\b(private|no-store)\b/i.test(reply.header("cache-control") ?? "");
  if (reply.stream) {
    const body: ByteReply = { ...reply.stream, isPersonal };
    return { status, body, retryAfter, isPersonal };
  }
  if (status === 204 || reply.text === "") return { status, body: undefined, retryAfter, isPersonal };
  let wire: unknown;
  try {
    wire = JSON.parse(reply.text);
  } catch (cause) {
    throw new UpstreamFailure("unparseable", { status, cause });
  }
  report(upstream, checkReply(operation, status, wire));
  return { status, body: replyFromWire(operation, status, wire), retryAfter, isPersonal };
}

/** The call as one span, with all its attempts. */
function send(
  upstream: Upstream,
  request: UpstreamRequest,
  operation: Operation,
  origin: CallOrigin,
  who: CallIdentity | null,
): Promise<Reply> {
  return upstream.tracing.within(`call ${operation.service} ${operation.id}`, async (span) => {
    const reply = await sendNow(upstream, request, operation, origin, who);
    span.set({ "http.response.status_code": reply.status });
    return reply;
  });
}

async function sendNow(
  upstream: Upstream,
  request: UpstreamRequest,
  operation: Operation,
  origin: CallOrigin,
  who: CallIdentity | null,
): Promise<Reply> {
  const { wantsStream } = request;
  const payload =
    request.body === undefined ? null : payloadOf(operation, request.body, (found) => report(upstream, found));
  const startedAt = performance.now();
  let attempts = 0;
  let status: number | string = "none";
  try {
    const address = await upstream.directory.addressOf(operation.service);
    const circuit = upstream.circuitOf(operation.service);
    const attempt = (timeoutMs: number) => {
      attempts += 1;
      // Signed anew for each attempt: the timestamp must be the attempt's.
      const headers = headersOf(upstream, request, operation, origin, who);
      if (typeof payload === "string" && operation.contentType) headers["content-type"] = operation.contentType;
      // Parts bring theirs along, with the boundary between them; openapi-fetch has taken them for JSON.
      else delete headers["content-type"];
      const { method, url: path } = request;
      const call = { address, path, method, headers, body: payload, timeoutMs, wantsStream, signal: origin.signal };
      return circuit.attempt(() => upstream.transport.send(call));
    };
    const reply = await withRetry(request.method, attempt, { mayRepeat: circuit.mayRepeat });
    status = reply.status;
    const shopTime = reply.header("x-shop-time");
    if (shopTime) upstream.onShopTime(shopTime);
    return read(upstream, operation, reply);
  } catch (error) {
    if (error instanceof UpstreamFailure) {
      status = error.kind;
      error.service = operation.service;
    }
    throw error;
  } finally {
    const passed = performance.now() - startedAt;
    const ms = Math.round(passed * 10) / 10;
    const { id, service } = operation;
    upstream.metrics.upstream({ service, operation: id, outcome: status, attempts, seconds: passed / 1000 });
    const line = {
      requestId: origin.requestId,
      service: operation.service,
      operation: operation.id,
      status,
      ms,
      attempts,
    };
    if (typeof status === "number" && status < 500) upstream.log.debug(line, "upstream");
    else if (status === "aborted") upstream.log.info(line, "upstream");
    else if (reachOf(service) === "reported") upstream.log.error(line, "upstream");
    else upstream.log.warn(line, "upstream");
  }
}

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
  if (DOT_SEGMENT.test(request.url.split("?", 1)[0] ?? ""))
    return new UpstreamResponse(operation.service, 404, NOTHING_THERE);
  const [path = "", query = ""] = request.url.split("?");
  const ttlSeconds = lifetimeOf(operation, query);
  const reply =
    ttlSeconds === null
      ? await send(upstream, request, operation, origin, operation.auth === "none" ? null : who)
      : await readShared(upstream, request, operation, { path, query, ttlSeconds }, origin);
  return new UpstreamResponse(operation.service, reply.status, reply.body, reply.retryAfter);
}

async function readShared(
  upstream: Upstream,
  request: UpstreamRequest,
  operation: Operation,
  { path, query, ttlSeconds }: { path: string; query: string; ttlSeconds: number },
  origin: CallOrigin,
): Promise<Reply> {
  try {
    return await upstream.cache.read<Reply>({
      key: cacheKey(operation.service, path, new URLSearchParams(query), origin.subVariant),
      ttlSeconds,
      wantsFresh: origin.wantsFresh,
      isKept: (reply) => reply.status === 200 && !reply.isPersonal && !hasRestrictions(reply.body),
      load: async () => {
        // Of the visitor who happens to ask first, the service learns nothing. And their leaving must not end it.
        const nobody = { ...origin, sessionId: null, deviceId: null, ip: null, signal: undefined };
        const reply = await send(upstream, request, operation, nobody, null);
        if (reply.status >= 500) throw new ServerFault(reply);
        return reply;
      },
    });
  } catch (error) {
    if (error instanceof ServerFault) return error.reply;
    throw error;
  }
}
