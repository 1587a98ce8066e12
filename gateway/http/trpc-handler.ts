import type { TRPCError } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import type { Context } from "../context.ts";
import { ProblemError, problemOf } from "../errors.ts";
import type { Problem } from "../problem.ts";
import { appRouter } from "../router.ts";
import { CLIENT_HEADER, isOwnOrigin } from "./origin.ts";

const TRPC_ENDPOINT = "/trpc";

// 20 items of 500 games, the most a cart takes at once, are about 600 KB of JSON.
const MAX_BODY_BYTES = 1_000_000;
// A page asks for a handful of things; hundreds in one request would be somebody trying passwords.
const MAX_BATCH = 20;

/** A refusal from before any procedure, in the shape tRPC's client reads. */
function refused(code: "foreign_origin" | "invalid_request", status: number, message: string, requestId: string) {
  const messages = [{ code, message, level: "error" as const }];
  const problem: Problem = { code, status, message, messages, targets: { general: messages }, requestId };
  const error = { message: problem.message, code: -32603, data: { code: "FORBIDDEN", httpStatus: status, problem } };
  return Response.json({ error }, { status, headers: { "cache-control": "no-store" } });
}

/** Is this a write that no page of ours sent? */
function isForeignWrite(request: Request, publicUrl: URL) {
  if (request.method === "GET" || request.method === "HEAD") return false;
  return request.headers.get(CLIENT_HEADER) === null || !isOwnOrigin(request.headers, publicUrl);
}

/** A body without a length could be of any. Browsers always say how long theirs is. */
function isTooLarge({ headers }: Request) {
  return headers.has("transfer-encoding") || Number(headers.get("content-length") ?? 0) > MAX_BODY_BYTES;
}

/** Answers one tRPC request, a batch of calls or a single one. */
export async function answerTrpc(request: Request, context: Context): Promise<Response> {
  const { log, requestId, publicUrl } = context;
  const startedAt = performance.now();
  const procedures = new URL(request.url).pathname.slice(TRPC_ENDPOINT.length + 1);
  let response: Response;
  if (isForeignWrite(request, publicUrl)) {
    response = refused("foreign_origin", 403, "This form was sent from another site.", requestId);
  } else if (isTooLarge(request)) {
    response = refused("invalid_request", 413, "The request could not be read.", requestId);
  } else {
    response = await fetchRequestHandler({
      endpoint: TRPC_ENDPOINT,
      req: request,
      router: appRouter,
      createContext: () => context,
      maxBatchSize: MAX_BATCH,
      // Runs when every call of the batch is done: only now are the cookies known.
      responseMeta: ({ errors }) => ({ headers: headersOf(context, errors) }),
    });
  }
  const ms = Math.round((performance.now() - startedAt) * 10) / 10;
  log.info({ procedures, method: request.method, status: response.status, ms }, "request");
  return response;
}

function headersOf(context: Context, errors: readonly TRPCError[]) {
  // Answers speak for one visitor; what may be shared is cached behind the gateway, not in front of it.
  const headers = new Headers({ "cache-control": "no-store", "x-shop-request-id": context.requestId });
  for (const line of context.cookies.lines()) headers.append("set-cookie", line);
  for (const error of errors) {
    const { retryAfterSeconds } = error instanceof ProblemError ? error.problem : problemOf(error, "");
    if (retryAfterSeconds) headers.set("retry-after", String(retryAfterSeconds));
  }
  return headers;
}
