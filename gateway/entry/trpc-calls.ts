// Runs the calls of a tRPC request on the router and formats the results like tRPC's adapters. The adapters need a web Request and
// Response, which cost more than the calls themselves (docs/adr/0020).
import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape, TRPCError } from "@trpc/server";
import { getHTTPStatusCode } from "@trpc/server/http";
import type { Context } from "../context.ts";
import { appRouter } from "../router.ts";

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

type Procedure = { _def: { type: "query" | "mutation" | "subscription" } };
type Call = { path: string; procedure: Procedure | undefined };

// Prevents guessing hundreds of passwords in one request. Pages need far fewer calls.
const MAX_BATCH = 20;

// Keyed by dotted name at run time. The router's type nests them.
const procedures = appRouter._def.procedures as unknown as Readonly<Record<string, Procedure | undefined>>;
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
  const calls = paths.map((name) => ({ path: name, procedure: procedures[name] }));
  const types = new Set(calls.flatMap(({ procedure }) => (procedure ? [procedure._def.type] : [])));
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

function shapeOf(error: TRPCError, ctx: Context, call?: Call) {
  const type = call?.procedure?._def.type ?? "unknown";
  return getTRPCErrorShape({ config: appRouter._def._config, error, type, path: call?.path, input: undefined, ctx });
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
    const { path, procedure } = call;
    try {
      if (!procedure) throw new TRPCError({ code: "NOT_FOUND", message: `No procedure found on path "${path}"` });
      const { type } = procedure._def;
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
