import type { TRPCClient } from "@trpc/client";
import type { Problem } from "#gateway/foundation/problem.ts";
import type { AppRouter } from "#gateway/router.ts";
import type { InputOf, OutputOf, Path } from "../form/form.ts";
import { OFFLINE, offlineProblem } from "./problem-messages.ts";
import { fetchProcedure } from "./trpc-endpoint.ts";
import { problemIn, withElevation } from "./with-elevation.ts";

type Options = { signal?: AbortSignal };
type Answer = { result?: { data: unknown }; error?: { data: unknown } };

/** A refused call. The problem is in `data`, as in tRPC's own errors (with-elevation.ts). */
class CallError extends Error {
  readonly data: unknown;

  constructor(message: string, data: unknown) {
    super(message);
    this.name = "CallError";
    this.data = data;
  }
}

/** Sends one call as one request. Throws CallError for a refusal. */
async function callProcedure(path: string, input: unknown, isWrite: boolean, { signal }: Options = {}) {
  // Asked before the call: a connection that is lost meanwhile may have carried it.
  const isOffline = !navigator.onLine;
  const reply = await fetchProcedure(path, { input, isWrite, ...(signal && { signal }) }).catch((error: unknown) => {
    throw isOffline && isWrite ? new CallError(OFFLINE, { problem: offlineProblem }) : error;
  });
  const { result, error } = (await reply.json()) as Answer;
  if (!result) throw new CallError(`${path} answered ${reply.status}`, error?.data);
  return result.data;
}

/** The two ways to call a procedure. Both throw what `problemOf` reads. */
export const procedureAt = (path: string) => ({
  query: (input?: unknown, options?: Options) => withElevation(() => callProcedure(path, input, false, options)),
  mutate: (input?: unknown, options?: Options) => withElevation(() => callProcedure(path, input, true, options)),
});

type Procedures = Record<string, ReturnType<typeof procedureAt>>;
const nounAt = (noun: string) =>
  new Proxy<Procedures>({}, { get: (_, name) => procedureAt(`${noun}.${String(name)}`) });
const nouns = new Proxy<Record<string, Procedures>>({}, { get: (_, noun) => nounAt(String(noun)) });

/**
 * The typed client of scripts and islands. It replaces tRPC's own client, which weighs as much as the ticket board. A
 * failed call never replaces the page (docs/adr/0023). Cookies carry the session; scripts never see a token.
 */
export const gateway = nouns as unknown as TRPCClient<AppRouter>;

/** Calls a mutation by its dotted name. */
export function mutate<P extends Path>(path: P, input: InputOf<P>): Promise<OutputOf<P>> {
  return procedureAt(path).mutate(input) as Promise<OutputOf<P>>;
}

/** Returns the problem of an error: the gateway's, or a generic one if there was no response (shell §8). */
export function problemOf(error: unknown): Problem {
  const problem = problemIn(error);
  if (problem) return problem;
  const message = "Something went wrong";
  return { code: "errorMessageFallback", status: 502, message, messages: [], targets: {}, requestId: "" };
}
