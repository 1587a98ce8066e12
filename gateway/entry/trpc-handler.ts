import type { IncomingHttpHeaders } from "node:http";
import type { TRPCError } from "@trpc/server";
import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import type { Context } from "../context.ts";
import { ProblemError } from "../foundation/errors.ts";
import type { Problem } from "../foundation/problem.ts";
import { headerReader } from "../http/incoming.ts";
import { CLIENT_HEADER, isOwnOrigin } from "../http/origin.ts";
import { problemOf } from "../upstream/to-problem.ts";
import { answerCalls } from "./trpc-calls.ts";

const TRPC_ENDPOINT = "/trpc/";

// 20 items of 500 games, the most a cart takes at once, are about 600 KB of JSON.
const MAX_BODY_BYTES = 1_000_000;

/** A tRPC request as node has it. Body and abort signal are created on first use. */
export type TrpcRequest = {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  /** The IP address of the connection. */
  peer?: string | undefined;
  /** Aborts when the visitor leaves. */
  abortSignal?: () => AbortSignal;
  /** Returns null for a body of more bytes. */
  readBody(maxBytes: number): Promise<string | null>;
};

/** A complete response. Headers alternate names and values, the form node writes fastest. */
export type TrpcResponse = { status: number; headers: string[]; body: string };

const REFUSALS = {
  foreign: { code: "foreign_origin", status: 403, name: "FORBIDDEN", message: "This form was sent from another site." },
  tooLarge: {
    code: "invalid_request",
    status: 413,
    name: "PAYLOAD_TOO_LARGE",
    message: "The request could not be read.",
  },
} as const;

/** A refusal before any procedure runs, in the format of tRPC's client. */
function refused(reason: keyof typeof REFUSALS, context: Context): TrpcResponse {
  const { code, status, name, message } = REFUSALS[reason];
  const { requestId } = context;
  const messages = [{ code, message, level: "error" as const }];
  const problem: Problem = { code, status, message, messages, targets: { general: messages }, requestId };
  const error = { message, code: TRPC_ERROR_CODES_BY_KEY[name], data: { code: name, httpStatus: status, problem } };
  // Sets no cookies: another site may have sent the request.
  return { status, headers: plainHeaders(context), body: JSON.stringify({ error }) };
}

/** Whether this is a write that no page of this shop sent. */
function isForeignWrite({ method, headers }: TrpcRequest, publicUrl: URL) {
  if (method === "GET" || method === "HEAD") return false;
  return headers[CLIENT_HEADER] === undefined || !isOwnOrigin({ get: headerReader(headers) }, publicUrl);
}

/** A body in chunks has no length: it is counted while it is read. */
const isTooLarge = ({ headers }: TrpcRequest) => Number(headers["content-length"] ?? 0) > MAX_BODY_BYTES;

async function answer(request: TrpcRequest, procedures: string, context: Context): Promise<TrpcResponse> {
  const { method, url, headers } = request;
  if (isForeignWrite(request, context.publicUrl)) return refused("foreign", context);
  if (isTooLarge(request)) return refused("tooLarge", context);
  if (method === "HEAD") return { status: 204, headers: [], body: "" };
  const query = new URLSearchParams(queryOf(url));
  const sent = method === "GET" ? null : await request.readBody(MAX_BODY_BYTES);
  if (method !== "GET" && sent === null) return refused("tooLarge", context);
  const input = sent ?? (query.get("input") || null);
  const isBatch = query.get("batch") === "1";
  const contentType = headers["content-type"];
  const { status, body, errors } = await answerCalls({ method, procedures, isBatch, contentType, input }, context);
  // All calls have finished, so the cookies are complete.
  return { status, headers: headersOf(context, errors), body };
}

const queryOf = (url: string) => (url.includes("?") ? url.slice(url.indexOf("?") + 1) : "");

/** Answers a tRPC request: a single call or a batch. */
export async function answerTrpc(request: TrpcRequest, context: Context): Promise<TrpcResponse> {
  const { log, metrics } = context;
  const startedAt = performance.now();
  const procedures = request.url.split("?", 1)[0]?.slice(TRPC_ENDPOINT.length) ?? "";
  const response = await context.tracing.within("request trpc", async (span) => {
    const answered = await answer(request, procedures, context);
    span.set({ "http.response.status_code": answered.status });
    return answered;
  });
  const ms = Math.round((performance.now() - startedAt) * 10) / 10;
  metrics.request("trpc", response.status, ms / 1000);
  // Not a failure if the visitor disconnected before the reply.
  const hasFailed = response.status >= 500 && request.abortSignal?.().aborted !== true;
  log[hasFailed ? "error" : "info"]({ procedures, method: request.method, status: response.status, ms }, "request");
  return response;
}

/** Responses belong to one visitor. Shared data is cached behind the gateway, not in front of it. */
function plainHeaders({ requestId }: Context) {
  return ["content-type", "application/json", "cache-control", "no-store", "x-shop-request-id", requestId];
}

function headersOf(context: Context, errors: readonly TRPCError[]) {
  const headers = plainHeaders(context);
  for (const line of context.cookies.lines()) headers.push("set-cookie", line);
  for (const error of errors) {
    const { retryAfterSeconds } = error instanceof ProblemError ? error.problem : problemOf(error, "");
    if (retryAfterSeconds) headers.push("retry-after", String(retryAfterSeconds));
  }
  return headers;
}
