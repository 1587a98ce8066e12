// The only place where a failure becomes what the browser sees.
import { TRPCError } from "@trpc/server";
import { z } from "zod";
import type { ServiceName } from "#generated/contracts.ts";
import type { components } from "#generated/main/schema.ts";
import type { LocalCode, Message, Problem, ProblemCode } from "./problem.ts";
import { UpstreamFailure } from "./upstream/failure.ts";
import { reachOf } from "./upstream/failure-policy.ts";

type TRPCCode = TRPCError["code"];
type MessageCode = components["schemas"]["MessageCode"];

/** Every message code in the contracts, and the tRPC code the browser sees for it. A new code does not compile. */
const TRPC_CODE = {
  invalid_request: "BAD_REQUEST",
  invalid_signature: "INTERNAL_SERVER_ERROR",
  unsupported_version: "INTERNAL_SERVER_ERROR",
  signed_out: "UNAUTHORIZED",
  invalid_credentials: "UNAUTHORIZED",
  invalid_refresh_token: "UNAUTHORIZED",
  "2fa_required": "UNAUTHORIZED",
  "2fa_incorrect": "UNAUTHORIZED",
  "2fa_account_locked": "UNAUTHORIZED",
  required: "FORBIDDEN",
  card_declined: "PAYMENT_REQUIRED",
  insufficient_funds: "PAYMENT_REQUIRED",
  paypal_declined: "PAYMENT_REQUIRED",
  not_found: "NOT_FOUND",
  not_linked: "NOT_FOUND",
  already_registered: "CONFLICT",
  cart_changed: "CONFLICT",
  draw_closed: "CONFLICT",
  draw_sold_out: "CONFLICT",
  deposit_expired: "CONFLICT",
  not_required: "CONFLICT",
  group_name_taken: "CONFLICT",
  two_factor_not_by_email: "CONFLICT",
  balance_remaining: "CONFLICT",
  tickets_upcoming: "CONFLICT",
  already_linked: "CONFLICT",
  already_verified: "CONFLICT",
  verification_not_available: "CONFLICT",
  migration_ineligible: "CONFLICT",
  migration_failed: "CONFLICT",
  fund_in_use: "CONFLICT",
  autosession_off: "CONFLICT",
  already_processed: "CONFLICT",
  // 410 has no tRPC code of its own either.
  link_expired: "NOT_FOUND",
  file_too_large: "PAYLOAD_TOO_LARGE",
  file_type_not_supported: "UNSUPPORTED_MEDIA_TYPE",
  // 418 has no tRPC code of its own; the page reads the status of the problem.
  no_products: "SERVICE_UNAVAILABLE",
  invalid_field: "UNPROCESSABLE_CONTENT",
  under_age: "UNPROCESSABLE_CONTENT",
  password_reused: "UNPROCESSABLE_CONTENT",
  cart_blocked: "UNPROCESSABLE_CONTENT",
  cart_empty: "UNPROCESSABLE_CONTENT",
  promotion_not_added: "UNPROCESSABLE_CONTENT",
  contains_profanity: "UNPROCESSABLE_CONTENT",
  organiser_only: "UNPROCESSABLE_CONTENT",
  not_eligible: "UNPROCESSABLE_CONTENT",
  games_incomplete: "UNPROCESSABLE_CONTENT",
  number_out_of_range: "UNPROCESSABLE_CONTENT",
  number_repeated: "UNPROCESSABLE_CONTENT",
  games_out_of_bounds: "UNPROCESSABLE_CONTENT",
  amount_below_minimum: "UNPROCESSABLE_CONTENT",
  amount_above_maximum: "UNPROCESSABLE_CONTENT",
  spend_limit: "UNPROCESSABLE_CONTENT",
  global_spend_limit: "UNPROCESSABLE_CONTENT",
  deposit_limit: "UNPROCESSABLE_CONTENT",
  verify_account_required: "UNPROCESSABLE_CONTENT",
  challenge_failed: "UNPROCESSABLE_CONTENT",
  identity_not_matched: "UNPROCESSABLE_CONTENT",
  verification_declined: "UNPROCESSABLE_CONTENT",
  state_mismatch: "UNPROCESSABLE_CONTENT",
  bank_account_unverified: "UNPROCESSABLE_CONTENT",
  limit_cooling_off: "UNPROCESSABLE_CONTENT",
  recurring_cancelled: "UNPROCESSABLE_CONTENT",
  transition_not_allowed: "UNPROCESSABLE_CONTENT",
  idempotency_key_reused: "UNPROCESSABLE_CONTENT",
  too_many_requests: "TOO_MANY_REQUESTS",
  service_unavailable: "SERVICE_UNAVAILABLE",
  internal_error: "INTERNAL_SERVER_ERROR",
  // These two are good news; carried by a refusal they break the contract.
  success: "BAD_GATEWAY",
  deposit_pending: "BAD_GATEWAY",
  errorMessageFallback: "BAD_GATEWAY",
  unparseable_body: "BAD_GATEWAY",
  not_implemented: "NOT_IMPLEMENTED",
  foreign_origin: "FORBIDDEN",
  invalid_deposit_response: "BAD_GATEWAY",
  AUTH_REFRESH_FAILED: "UNAUTHORIZED",
} as const satisfies Record<MessageCode | LocalCode, TRPCCode>;

/** Words of shell §8, for a failure without words of its own. */
const SOMETHING_WENT_WRONG = "Something went wrong";
/** The same, for an answer that says nothing but its status. */
export const defaultText = (status: number) =>
  `The API responded with a ${status} error when requesting the following url`;

/** A refusal on its way to the browser. `problem` is what the site reads; `code` is what tRPC answers with. */
export class ProblemError extends TRPCError {
  readonly problem: Problem;

  constructor(problem: Problem, cause?: unknown) {
    super({ code: TRPC_CODE[problem.code], message: problem.message, cause });
    this.name = "ProblemError";
    this.problem = problem;
  }
}

type Local = { code: ProblemCode; status: number; message: string; target?: string } & Partial<Problem>;

/** A problem the gateway itself raises; the request id is added at the door. */
export function problem({ code, status, message, target, ...rest }: Local) {
  const messages: Message[] = [{ code, message, level: "error", ...(target && { target }) }];
  return new ProblemError({
    code,
    status,
    message,
    messages,
    targets: { [target ?? "general"]: messages },
    requestId: "",
    ...rest,
  });
}

/** Whether the contracts know this code. */
export const isKnownCode = (code: string): code is ProblemCode => Object.hasOwn(TRPC_CODE, code);

/** The words of 429, wherever it comes from: how long to wait. */
export function tooManyRequests(retryAfterSeconds?: number): ProblemError {
  const minutes = Math.ceil((retryAfterSeconds ?? 0) / 60);
  // A minute too much rather than too little.
  const message = `Too many attempts. Please wait ${minutes <= 1 ? "a minute" : `${minutes} minutes`} and try again.`;
  return problem({ code: "too_many_requests", status: 429, message, ...waiting(retryAfterSeconds) });
}

/** How long to wait, as a problem tells it. */
export const waiting = (seconds: number | undefined) => (seconds === undefined ? {} : { retryAfterSeconds: seconds });

/** A failure as far as it reaches: of the whole site, of the place where the answer would stand, or of nothing at all. */
export function reaching(service: ServiceName, error: ProblemError): ProblemError {
  const reach = reachOf(service);
  if (reach === "site-wide" && error.problem.status >= 500)
    return new ProblemError({ ...error.problem, isSiteWide: true });
  if (reach !== "empty") return error;
  return new ProblemError({ ...error.problem, message: "", messages: [], targets: {}, isEmpty: true });
}

/** An answer without what was asked for: a notice in its place, whatever the service, or nothing at all. */
export const missing = (service: ServiceName, error: ProblemError) =>
  reachOf(service) === "empty" ? reaching(service, error) : error;

/** There is no such thing, or not for this visitor. */
export const notFound = () =>
  problem({ code: "not_found", status: 404, message: "We could not find what you were looking for." });

/** Nobody answered, or nothing that says anything of what was asked (shell §8). */
export const unanswered = (status: number) =>
  problem({ code: "errorMessageFallback", status, message: SOMETHING_WENT_WRONG });

function wordsOf({ kind, status }: UpstreamFailure): ProblemError {
  switch (kind) {
    case "unparseable":
      return problem({ code: "unparseable_body", status: 422, message: defaultText(status ?? 422) });
    case "aborted":
      // What servers say among themselves of a caller who has left; nobody reads it but the log.
      return unanswered(499);
    case "timeout":
      return unanswered(504);
    default:
      return unanswered(502);
  }
}

function fromFailure(failure: UpstreamFailure): ProblemError {
  const found = wordsOf(failure);
  // Without an answer there is no status either, and shell §8 has words in place of an error page.
  return failure.service ? missing(failure.service, found) : found;
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

/** Whatever was thrown, as a problem. Anything not foreseen says nothing of itself. */
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

/** What the site reads of anything thrown. */
export function problemOf(error: unknown, requestId: string): Problem {
  return { ...toProblemError(error).problem, requestId };
}
