import { createTRPCClient, httpBatchLink, TRPCClientError } from "@trpc/client";
import type { Problem } from "#gateway/problem.ts";
import type { AppRouter } from "#gateway/router.ts";
import { door } from "./door.ts";

/** The browser's typed door to the gateway. Cookies travel by themselves; no token is ever seen here. */
export const gateway = createTRPCClient<AppRouter>({ links: [httpBatchLink(door)] });

/** What went wrong, for a person: the problem the gateway sent, or the words for no answer at all (shell §8). */
export function problemOf(error: unknown): Problem {
  const data: unknown = error instanceof TRPCClientError ? error.data : undefined;
  const problem = (data as { problem?: Problem } | null | undefined)?.problem;
  if (problem) return problem;
  const message = "Something went wrong";
  return { code: "errorMessageFallback", status: 502, message, messages: [], targets: {}, requestId: "" };
}
