import { createTRPCClient, TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { Problem } from "#gateway/problem.ts";
import type { AppRouter } from "#gateway/router.ts";
import { codeLink } from "./elevation-link.ts";
import { knock } from "./trpc-endpoint.ts";
import { problemIn } from "./with-elevation.ts";

/**
 * One call, one request: what tRPC's own link does, without the uploads, transformers and old browsers it also knows.
 * Those weigh as much as the whole ticket board, and the play page has 90 KB for everything.
 */
const oneRequest: TRPCLink<AppRouter> =
  () =>
  ({ op: { type, path, input, signal } }) =>
    observable((observer) => {
      const leaving = new AbortController();
      signal?.addEventListener("abort", () => leaving.abort());
      knock(path, { input, isWrite: type === "mutation", signal: leaving.signal })
        .then((reply) => reply.json())
        .then((answer) => {
          if (answer.error) throw TRPCClientError.from<AppRouter>(answer);
          observer.next({ result: { type: "data", data: answer.result.data } });
          observer.complete();
        })
        .catch((cause: Error) => observer.error(TRPCClientError.from(cause)));
      return () => leaving.abort();
    });

/**
 * The browser's typed door to the gateway. Cookies travel by themselves; no token is ever seen here. It renews what pages
 * arrive with and gives commands, so none of its failures takes the page away (site-wide-failure.ts).
 */
export const gateway = createTRPCClient<AppRouter>({ links: [codeLink, oneRequest] });

/** What went wrong, for a person: the problem the gateway sent, or the words for no answer at all (shell §8). */
export function problemOf(error: unknown): Problem {
  const problem = problemIn(error);
  if (problem) return problem;
  const message = "Something went wrong";
  return { code: "errorMessageFallback", status: 502, message, messages: [], targets: {}, requestId: "" };
}
