// Converts errors of calls into the problems that the browser receives.
import { TRPCError } from "@trpc/server";
import { z } from "zod";
import type { ServiceName } from "#generated/contracts.ts";
import { defaultText, noReply, ProblemError, problem, SOMETHING_WENT_WRONG, unworded } from "../foundation/errors.ts";
import type { Message, Problem } from "../foundation/problem.ts";
import { email, maxAmount, minAmount, required } from "../rules/validators.ts";
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
      return problem({ code: "unparseable_body", status: 422, message: defaultText(status ?? 422), ...unworded });
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

const { localeError: libraryText } = z.locales.en();

/** Whether the library worded the issue, which describes types and formats. Schemas with texts of our own keep them. */
function isLibraryText(issue: z.core.$ZodIssue): boolean {
  // The library adds the type that it received, which a finished issue no longer has.
  const [start] = String(libraryText(issue as z.core.$ZodRawIssue)).split(", received");
  return issue.code !== "custom" && issue.message.startsWith(start ?? "");
}

const REQUIRED = required("") ?? "";
const UNCLEAR = "Please check this field";

type BoundIssue = Pick<z.core.$ZodIssueTooBig, "origin" | "path">;

const MONEY = new Intl.NumberFormat("en-AU", { style: "currency", currency: "AUD" });

/** Returns the text for a number beyond its bounds. Amounts are in fields whose names end in "amount"; other numbers are counts. */
function numberText(path: PropertyKey[], limit: number, isMost: boolean): string {
  if (!/amount$/i.test(String(path.at(-1)))) return `Enter ${limit} or ${isMost ? "fewer" : "more"}.`;
  const shown = MONEY.format(limit);
  const rule = isMost ? maxAmount(limit, shown) : minAmount(limit, shown);
  return rule(isMost ? Number.MAX_VALUE : -Number.MAX_VALUE) ?? "";
}

/** Returns the text for a number or a text beyond its bounds. */
function boundText({ origin, path }: BoundIssue, bound: number | bigint, isMost: boolean): string {
  const limit = Number(bound);
  if (origin === "number" || origin === "int") return numberText(path, limit, isMost);
  if (origin !== "string") return UNCLEAR;
  if (isMost) return `Please enter at most ${limit} characters`;
  return limit <= 1 ? REQUIRED : `Please enter at least ${limit} characters`;
}

/** Returns the text for a field that a schema refuses. */
function textOf(issue: z.core.$ZodIssue): string {
  if (!isLibraryText(issue)) return issue.message;
  if (issue.code === "too_big") return boundText(issue, issue.maximum, true);
  if (issue.code === "too_small") return boundText(issue, issue.minimum, false);
  if (issue.code === "invalid_type") return issue.message.endsWith("received undefined") ? REQUIRED : UNCLEAR;
  return issue.code === "invalid_format" && issue.format === "email" ? (email("@") ?? UNCLEAR) : UNCLEAR;
}

/**
 * Input of a procedure that its schema refuses. Each field of the form gets its message. Nested values, such as the games of a ticket,
 * are made by the shop's pages, not typed: they get no message, and the place shows its own.
 */
function fromZod(error: z.ZodError): ProblemError {
  const messages: Message[] = error.issues
    .filter((issue) => issue.path.length <= 1 || !isLibraryText(issue))
    .map((issue) => ({
      code: "invalid_field",
      message: textOf(issue),
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
