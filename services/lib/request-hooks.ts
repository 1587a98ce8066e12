// Hooks for every reply of every service: headers, the log line and the error format.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { shopNow } from "./clock.ts";
import type { Db } from "./handlers.ts";
import type { Logger } from "./log.ts";
import { type MessageCode, Refusal, wireProblem } from "./refusal.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The shop time that applied to this call. */
    shopNow?: Date;
  }
  interface FastifyContextConfig {
    operationId?: string;
    /** The statuses in the contract of this operation. */
    statuses?: string[];
  }
}

// Error codes of `pg` and the network when the database is unreachable.
const UNAVAILABLE = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  // Read-only: a standby before its promotion.
  "25006",
]);
// `pg` has no code for a connection that broke: the first error of a transaction, then those of its later statements.
const BROKEN = /Connection terminated|timeout exceeded when trying to connect|is not queryable|Query read timeout/;

export function addReplyHooks(app: FastifyInstance, db: Db, log: Logger): void {
  app.addHook("onSend", async (request, reply) => {
    reply.header("x-shop-request-id", request.id);
    // A call refused early has not read the shop clock yet. If the database is down, use wall time.
    const now = request.shopNow ?? (await shopNow(db).catch(() => new Date()));
    reply.header("x-shop-time", now.toISOString());
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });

  app.addHook("onResponse", async (request, reply) => {
    const { config, url } = request.routeOptions;
    const line = {
      requestId: request.id,
      method: request.method,
      route: url ?? "unknown",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      operationId: config.operationId,
    };
    // Load balancers poll /readyz: its 503 is an answer, not an error.
    const hasFailed = reply.statusCode >= 500 && url !== "/readyz";
    log[hasFailed ? "error" : "info"](line, "call");
  });

  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(problemOf("not_found", "There is nothing at this address.")),
  );

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = asRefusal(error);
    const statuses = request.routeOptions.config.statuses;
    const isInContract =
      statuses === undefined || refusal === null || refusal.status >= 500 || statuses.includes(String(refusal.status));
    if (refusal && isInContract) {
      return reply.code(refusal.status).headers(refusal.headers).send(wireProblem(refusal.messages));
    }
    const { operationId } = request.routeOptions.config;
    const reason = refusal ? `refused with ${refusal.status}, which is not in the contract: ${refusal.code}` : error;
    log.error(
      { requestId: request.id, operationId, error: reason instanceof Error ? fieldsOf(reason) : reason },
      "failed",
    );
    return reply.code(500).send(problemOf("internal_error", "Something went wrong."));
  });
}

/** Replies 400 to a URL that cannot be decoded. It reaches no hook, so the common headers are set here. */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply, log: Logger): void {
  log.info(
    { requestId: request.id, method: request.method, route: "unreadable", status: 400, error: error.code },
    "call",
  );
  reply
    .code(400)
    .headers({
      "x-shop-request-id": request.id,
      "x-shop-time": new Date().toISOString(),
      "cache-control": "no-store",
    })
    .send(problemOf("invalid_request", "The address could not be read."));
}

const problemOf = (code: MessageCode, message: string) => wireProblem([{ code, message }]);

/** Returns an error as a refusal, or null if it is unexpected. */
function asRefusal(error: FastifyError): Refusal | null {
  if (error instanceof Refusal) return error;
  // Class 08: connection exceptions.
  if (UNAVAILABLE.has(error.code) || error.code?.startsWith("08") || BROKEN.test(error.message)) {
    return new Refusal(503, [{ code: "service_unavailable", message: "The shop's database does not answer." }]);
  }
  // Fastify's own 4xx errors: malformed JSON, wrong content type, body too large.
  if (error.code?.startsWith("FST_ERR_CTP")) {
    return new Refusal(400, [{ code: "invalid_request", message: "The request could not be read." }]);
  }
  return null;
}

const fieldsOf = ({ name, message, stack, cause }: Error) => ({ name, message, stack, cause: String(cause ?? "") });
