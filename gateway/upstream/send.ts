// Sends one call: converts and signs it, checks the circuit breaker, retries failed reads, records metrics and logs.
import { payloadOf } from "./bodies.ts";
import { enforce } from "./enforce.ts";
import { UpstreamFailure } from "./failure.ts";
import { reachOf } from "./failure-policy.ts";
import { Parts } from "./parts.ts";
import { type Reply, readReply } from "./reply.ts";
import { deadlineMs, UPLOAD_DEADLINE_MS, withRetry } from "./retry.ts";
import { signatureHeaders } from "./sign.ts";
import type { Call, Upstream } from "./upstream.ts";

/** Returns the headers of one attempt (account §7), with a current signature and the visitor's identity. */
function requestHeaders({ keys, tracing }: Upstream, { request, operation, origin, who }: Call) {
  const headers: Record<string, string> = {
    accept: "application/json",
    "x-shop-app-key": keys.appKey,
    "x-shop-request-id": origin.requestId,
    ...tracing.headers(),
  };
  for (const [name, value] of request.headers) headers[name] = value;
  if (operation.signed) Object.assign(headers, signatureHeaders(keys, who?.customerToken ?? ""));
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

/** Sends the call within one tracing span that covers all attempts. */
export function send(upstream: Upstream, call: Call): Promise<Reply> {
  const { service, id } = call.operation;
  return upstream.tracing.within(`call ${service} ${id}`, async (span) => {
    const reply = await sendNow(upstream, call);
    span.set({ "http.response.status_code": reply.status });
    return reply;
  });
}

async function sendNow(upstream: Upstream, call: Call): Promise<Reply> {
  const { request, operation, origin } = call;
  const payload =
    request.body === undefined ? null : payloadOf(operation, request.body, (found) => enforce(upstream, found));
  const startedAt = performance.now();
  let attempts = 0;
  let outcome: number | string = "none";
  try {
    const address = await upstream.directory.addressOf(operation.service);
    const circuit = upstream.circuitOf(operation.service);
    const { method, url: path, wantsStream } = request;
    const attempt = (timeLeftMs: number) => {
      attempts += 1;
      // Sign each attempt again: the signature contains a timestamp.
      const headers = requestHeaders(upstream, call);
      // openapi-fetch has set JSON.
      delete headers["content-type"];
      if (typeof payload === "string" && operation.contentType) headers["content-type"] = operation.contentType;
      if (payload instanceof Parts) Object.assign(headers, payload.headers);
      const wire = { address, path, method, headers, body: payload, wantsStream, signal: origin.signal };
      return circuit.attempt((timeoutMs) => upstream.transport.send({ ...wire, timeoutMs }), {
        timeoutMs: timeLeftMs,
        isRead: method === "GET",
      });
    };
    // The discovery lookup counts towards the deadline.
    const spentMs = performance.now() - startedAt;
    const passedMs = origin.receivedAt === null ? 0 : startedAt - origin.receivedAt;
    const budgetMs = payload instanceof Parts ? UPLOAD_DEADLINE_MS : deadlineMs(method, passedMs);
    const reply = await withRetry(method, attempt, { mayRepeat: circuit.mayRepeat, spentMs, budgetMs });
    outcome = reply.status;
    const shopTime = reply.header("x-shop-time");
    if (shopTime) upstream.onShopTime(shopTime);
    return readReply(upstream, operation, reply);
  } catch (error) {
    if (error instanceof UpstreamFailure) {
      outcome = error.kind;
      error.service = operation.service;
    }
    throw error;
  } finally {
    report(upstream, call, { outcome, attempts, passedMs: performance.now() - startedAt });
  }
}

/** Records metrics and a log line. The failure's reach sets the log level. */
function report(
  { metrics, log }: Upstream,
  { operation, origin }: Call,
  { outcome, attempts, passedMs }: { outcome: number | string; attempts: number; passedMs: number },
) {
  const { id, service } = operation;
  metrics.upstream({ service, operation: id, outcome, attempts, seconds: passedMs / 1000 });
  const ms = Math.round(passedMs * 10) / 10;
  const line = { requestId: origin.requestId, service, operation: id, status: outcome, ms, attempts };
  if (typeof outcome === "number" && outcome < 500) log.debug(line, "upstream");
  else if (outcome === "aborted") log.info(line, "upstream");
  // Shell §8, account §8: failures of main and Lotto Party are logged as errors, all others as warnings.
  else if (["site-wide", "reported"].includes(reachOf(service))) log.error(line, "upstream");
  else log.warn(line, "upstream");
}
