// Runs the calls of a tRPC request on the router and formats the results like tRPC's adapters. The adapters need a web Request and
// Response, which cost more than the calls themselves (docs/adr/0020).
import { callTRPCProcedure, getTRPCErrorFromUnknown, TRPCError } from "@trpc/server";
import { getHTTPStatusCode, getHTTPStatusCodeFromError } from "@trpc/server/http";
import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import type { Context } from "../context.ts";
import { appRouter, factsOfProcedure } from "../router.ts";
import { problemOf } from "../upstream/to-problem.ts";

/** A tRPC request: procedures by name, and their unparsed inputs. */
export type TrpcBatch = {
  method: string;
  /** The path after /trpc/: names separated by commas. */
  procedures: string;
  isBatch: boolean;
  contentType: string | undefined;
  /** JSON: the `input` query parameter of a GET, or the body of a POST. */
  input: string | null;
};

export type Outcome = { status: number; body: string; errors: readonly TRPCError[] };

type Call = { path: string; type: NonNullable<ReturnType<typeof factsOfProcedure>>["type"] | undefined };

// Prevents guessing hundreds of passwords in one request. Pages need far fewer calls.
const MAX_BATCH = 20;

const METHOD_OF = { query: "GET", mutation: "POST", subscription: "" };

const badRequest = (message: string, cause?: unknown) => new TRPCError({ code: "BAD_REQUEST", message, cause });

function callsOf({ method, procedures: names, isBatch, contentType }: TrpcBatch): Call[] {
  const isJson = contentType?.startsWith("application/json") ?? false;
  if (!isJson && method !== "GET") {
    throw new TRPCError({ code: "UNSUPPORTED_MEDIA_TYPE", message: "Procedures accept JSON only." });
  }
  let path = names;
  try {
    path = decodeURIComponent(names);
  } catch (cause) {
    throw badRequest("The path is not valid percent-encoding", cause);
  }
  const paths = isBatch ? path.split(",") : [path];
  if (paths.length > MAX_BATCH) throw badRequest("Batch call exceeds maximum size");
  const calls = paths.map((name) => ({ path: name, type: factsOfProcedure(name)?.type }));
  const types = new Set(calls.flatMap(({ type }) => type ?? []));
  // Proxies may repeat reads, so a batch must not mix reads and writes.
  if (types.size > 1) throw badRequest("Cannot mix procedure types in call");
  return calls;
}

/** Returns a function that returns the input of a call. Parses the JSON on first use, since some procedures have no input. */
function inputsOf({ input, isBatch }: TrpcBatch): (index: number) => unknown {
  let parsed: unknown;
  let isParsed = false;
  return (index) => {
    if (!isParsed && input !== null) {
      try {
        parsed = JSON.parse(input);
      } catch (cause) {
        throw badRequest("The input is not JSON", cause);
      }
    }
    isParsed = true;
    if (!isBatch || parsed === undefined) return parsed;
    if (typeof parsed !== "object" || parsed === null)
      throw badRequest("The input of a batch must be an object keyed by call index");
    return (parsed as Record<number, unknown>)[index];
  };
}

/** Returns an error as tRPC's adapters do, with the problem that `errorFormatter` adds (trpc.ts). */
function shapeOf(error: TRPCError, ctx: Context, call?: Call) {
  const { code, message } = error;
  const shown = { code, httpStatus: getHTTPStatusCodeFromError(error), path: call?.path };
  return { message, code: TRPC_ERROR_CODES_BY_KEY[code], data: { ...shown, problem: problemOf(error, ctx.requestId) } };
}

/** Runs all calls in parallel and returns the results in their order. Never throws: the body has the errors in tRPC's format. */
export async function answerCalls(batch: TrpcBatch, ctx: Context): Promise<Outcome> {
  const errors: TRPCError[] = [];
  const failed = (cause: unknown, call?: Call) => {
    const error = getTRPCErrorFromUnknown(cause);
    errors.push(error);
    return { error: shapeOf(error, ctx, call) };
  };
  const inputOf = inputsOf(batch);

  async function run(call: Call, batchIndex: number) {
    const { path, type } = call;
    try {
      if (!type) throw new TRPCError({ code: "NOT_FOUND", message: `No procedure found on path "${path}"` });
      if (METHOD_OF[type] !== batch.method) {
        const message = `Unsupported ${batch.method}-request to ${type} procedure at path "${path}"`;
        throw new TRPCError({ code: "METHOD_NOT_SUPPORTED", message });
      }
      const getRawInput = async () => inputOf(batchIndex);
      const options = { router: appRouter, path, type, ctx, getRawInput, batchIndex, signal: undefined };
      const data: unknown = await callTRPCProcedure(options);
      return { result: { data } };
    } catch (cause) {
      return failed(cause, call);
    }
  }

  try {
    const answers = await Promise.all(callsOf(batch).map(run));
    const body = JSON.stringify(batch.isBatch ? answers : answers[0]);
    return { status: errors.length === 0 ? 200 : getHTTPStatusCode(answers as never), body, errors };
  } catch (cause) {
    const answer = failed(cause);
    return { status: getHTTPStatusCode(answer as never), body: JSON.stringify(answer), errors };
  }
}
