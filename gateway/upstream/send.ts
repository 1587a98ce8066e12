// Sends one call: converted and signed, behind the circuit of its service, again when it is a read that failed on its way,
// counted and logged.
import { payloadOf } from "./bodies.ts";
import { enforce } from "./enforce.ts";
import { UpstreamFailure } from "./failure.ts";
import { reachOf } from "./failure-policy.ts";
import { type Reply, readReply } from "./reply.ts";
import { requestHeaders } from "./request-headers.ts";
import { withRetry } from "./retry.ts";
import type { Call, Upstream } from "./upstream.ts";

/** The call as one span, with all its attempts. */
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
    const attempt = (timeoutMs: number) => {
      attempts += 1;
      // Signed anew for each attempt: the timestamp must be the attempt's.
      const headers = requestHeaders(upstream, call);
      if (typeof payload === "string" && operation.contentType) headers["content-type"] = operation.contentType;
      // Parts bring theirs along, with the boundary between them; openapi-fetch has taken them for JSON.
      else delete headers["content-type"];
      const { method, url: path, wantsStream } = request;
      const wire = { address, path, method, headers, body: payload, timeoutMs, wantsStream, signal: origin.signal };
      return circuit.attempt(() => upstream.transport.send(wire));
    };
    // Finding the service is part of the wait.
    const spentMs = performance.now() - startedAt;
    const reply = await withRetry(request.method, attempt, { mayRepeat: circuit.mayRepeat, spentMs });
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
    tell(upstream, call, { outcome, attempts, passedMs: performance.now() - startedAt });
  }
}

/** Counts the call and writes its line; how loudly is a matter of how far the failure reaches. */
function tell(
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
  // Shell §8, account §8: main's and Lotto Party's failures are reported. Of the others the place they leave empty tells.
  else if (["site-wide", "reported"].includes(reachOf(service))) log.error(line, "upstream");
  else log.warn(line, "upstream");
}
