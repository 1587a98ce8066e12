// Converts errors of calls into the problems that the browser receives.
import { TRPCError } from "@trpc/server";
import { z } from "zod";
import type { ServiceName } from "#generated/contracts.ts";
import { defaultText, noReply, ProblemError, problem, SOMETHING_WENT_WRONG } from "../errors.ts";
import type { Message, Problem } from "../problem.ts";
import { UpstreamFailure } from "./failure.ts";
import { reachOf } from "./failure-policy.ts";

/** Returns the error with its reach set (failure-policy.ts): `isSiteWide` for a 5xx, `isEmpty`, or unchanged. */
export function withReach(service: ServiceName, error: ProblemError): ProblemError {
  const reach = reachOf(service);
  if (reach === "site-wide" && error.problem.status >= 500)
    return new ProblemError({ ...error.problem, isSiteWide: true });
  if (reach !== "empty") return error;
  return new ProblemError({ ...error.problem, message: "", messages: [], targets: {}, isEmpty: true });
}

/** Like `withReach`, but never site-wide: the page shows a notice in place of the missing part. */
export const asMissingPart = (service: ServiceName, error: ProblemError) =>
  reachOf(service) === "empty" ? withReach(service, error) : error;

function withoutService({ kind, status }: UpstreamFailure): ProblemError {
  switch (kind) {
    case "unparseable":
      return problem({ code: "unparseable_body", status: 422, message: defaultText(status ?? 422) });
    case "aborted":
      // 499 is the status that proxies log for a closed client connection. It appears only in the log.
      return noReply(499);
    case "timeout":
      return noReply(504);
    default:
      return noReply(502);
  }
}

function fromFailure(failure: UpstreamFailure): ProblemError {
  const found = withoutService(failure);
  // Shell §8: if there is no reply, the page shows a notice instead of an error page.
  return failure.service ? asMissingPart(failure.service, found) : found;
}

function fromZod(error: z.ZodError): ProblemError {
  const messages: Message[] = error.issues.map((issue) => ({
    code: "invalid_field",
    message: issue.message,
    level: "error",
    target: issue.path.join(".") || "general",
  }));
  const targets: Problem["targets"] = {};
  for (const message of messages) {
    const field = message.target ?? "general";
    targets[field] = [...(targets[field] ?? []), message];
  }
  const message = messages[0]?.message ?? SOMETHING_WENT_WRONG;
  return new ProblemError({ code: "invalid_field", status: 422, message, messages, targets, requestId: "" }, error);
}

/** Converts any thrown value into a ProblemError. Unexpected errors become a generic 500 without details. */
export function toProblemError(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof UpstreamFailure) return fromFailure(error);
  if (error instanceof z.ZodError) return fromZod(error);
  if (error instanceof TRPCError) {
    if (error.cause instanceof z.ZodError || error.cause instanceof UpstreamFailure) return toProblemError(error.cause);
    if (error.cause instanceof ProblemError) return error.cause;
    if (error.code === "NOT_FOUND") return problem({ code: "not_found", status: 404, message: SOMETHING_WENT_WRONG });
    if (error.code !== "INTERNAL_SERVER_ERROR") {
      return problem({ code: "invalid_request", status: 400, message: SOMETHING_WENT_WRONG });
    }
  }
  return new ProblemError(
    problem({ code: "internal_error", status: 500, message: SOMETHING_WENT_WRONG, isSiteWide: true }).problem,
    error,
  );
}

/** Converts any thrown value into a problem with the request id, which error pages show. */
export function problemOf(error: unknown, requestId: string): Problem {
  return { ...toProblemError(error).problem, requestId };
}
