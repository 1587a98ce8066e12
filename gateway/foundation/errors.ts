// Message codes and the error class for problems. upstream/to-problem.ts converts failures of upstream calls into
// problems.
import { TRPCError } from "@trpc/server";
import type { components } from "#generated/main/schema.ts";
import type { LocalCode, Message, Problem, ProblemCode } from "./problem.ts";

type TRPCCode = TRPCError["code"];
type MessageCode = components["schemas"]["MessageCode"];

/** The tRPC code of each message code. A new code in a contract does not compile until it has a row here. */
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
  prizes_remaining: "CONFLICT",
  already_linked: "CONFLICT",
  already_verified: "CONFLICT",
  verification_not_available: "CONFLICT",
  migration_ineligible: "CONFLICT",
  migration_failed: "CONFLICT",
  fund_in_use: "CONFLICT",
  autosession_off: "CONFLICT",
  already_processed: "CONFLICT",
  // tRPC has no code for 410.
  link_expired: "NOT_FOUND",
  file_too_large: "PAYLOAD_TOO_LARGE",
  file_type_not_supported: "UNSUPPORTED_MEDIA_TYPE",
  // tRPC has no code for 418. Pages read the problem's status instead.
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
  country_banned: "UNPROCESSABLE_CONTENT",
  account_closing: "UNPROCESSABLE_CONTENT",
  verify_account_required: "UNPROCESSABLE_CONTENT",
  challenge_failed: "UNPROCESSABLE_CONTENT",
  identity_not_matched: "UNPROCESSABLE_CONTENT",
  verification_declined: "UNPROCESSABLE_CONTENT",
  state_mismatch: "UNPROCESSABLE_CONTENT",
  bank_account_unverified: "UNPROCESSABLE_CONTENT",
  limit_cooling_off: "UNPROCESSABLE_CONTENT",
  deposit_cancelled: "CONFLICT",
  recurring_cancelled: "UNPROCESSABLE_CONTENT",
  transition_not_allowed: "UNPROCESSABLE_CONTENT",
  idempotency_key_reused: "UNPROCESSABLE_CONTENT",
  too_many_requests: "TOO_MANY_REQUESTS",
  service_unavailable: "SERVICE_UNAVAILABLE",
  internal_error: "INTERNAL_SERVER_ERROR",
  // Success codes: an error reply with one of these violates the contract.
  success: "BAD_GATEWAY",
  deposit_pending: "BAD_GATEWAY",
  // Codes of the gateway itself.
  errorMessageFallback: "BAD_GATEWAY",
  unparseable_body: "BAD_GATEWAY",
  not_implemented: "NOT_IMPLEMENTED",
  foreign_origin: "FORBIDDEN",
  invalid_deposit_response: "BAD_GATEWAY",
  AUTH_REFRESH_FAILED: "UNAUTHORIZED",
} as const satisfies Record<MessageCode | LocalCode, TRPCCode>;

/** Shell §8: the fallback message of failures that are not error replies, such as timeouts. */
export const SOMETHING_WENT_WRONG = "Something went wrong";
/** Shell §8: the message of 5xx replies and of other replies without a usable message. */
export const defaultText = (status: number) =>
  `The API responded with a ${status} error when requesting the following url`;

/** A refusal or failure for the browser. The site reads `problem`; tRPC derives the HTTP status from `code`. */
export class ProblemError extends TRPCError {
  readonly problem: Problem;

  constructor(problem: Problem, cause?: unknown) {
    super({ code: TRPC_CODE[problem.code], message: problem.message, cause });
    this.name = "ProblemError";
    this.problem = problem;
  }
}

type Local = { code: ProblemCode; status: number; message: string; target?: string } & Partial<Problem>;

/** Creates a problem of the gateway itself. The request id is added later, in trpc.ts. */
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

export const isKnownCode = (code: string): code is ProblemCode => Object.hasOwn(TRPC_CODE, code);

/** Returns a 429 problem with the time to wait. */
export function tooManyRequests(retryAfterSeconds?: number): ProblemError {
  // Rounded up, so that the customer does not retry too early.
  const minutes = Math.ceil((retryAfterSeconds ?? 0) / 60);
  const message = `Too many attempts. Please wait ${minutes <= 1 ? "a minute" : `${minutes} minutes`} and try again.`;
  return problem({ code: "too_many_requests", status: 429, message, ...retryAfter(retryAfterSeconds) });
}

/** Returns the `retryAfterSeconds` field of a problem, or no field if the time is unknown. */
export const retryAfter = (seconds: number | undefined) =>
  seconds === undefined ? {} : { retryAfterSeconds: seconds };

/** Returns a 404 problem: the resource does not exist, or this visitor may not see it. */
export const notFound = () =>
  problem({ code: "not_found", status: 404, message: "We couldn't find what you were looking for." });

/** Returns a 401 problem: the customer must sign in. */
export const signedOut = () => problem({ code: "signed_out", status: 401, message: "Please log in to continue." });

/**
 * For a failure that no service worded. Its `message` goes into logs; `messages` is empty, so that each place shows the text that the
 * specification has for it (shop §8, account §8).
 */
export const unworded = { messages: [], targets: {} } as const satisfies Partial<Problem>;

/** Returns the problem for a call without a usable reply (shell §8). */
export const noReply = (status: number) =>
  problem({ code: "errorMessageFallback", status, message: SOMETHING_WENT_WRONG, ...unworded });
