// What went wrong, as the site sees it. Types and nothing else: pages and islands may import this file.
import type { components } from "#generated/main/schema.ts";

type MessageCode = components["schemas"]["MessageCode"];

/** States the gateway itself finds, beside those of the contracts. */
export type LocalCode =
  /** Nobody answered, or not in time (shell §8, id errorMessageFallback). */
  | "errorMessageFallback"
  /** An answer that is no JSON (contract notes §1, 28). */
  | "unparseable_body"
  /** A feature whose service is not built yet: a notice where it would be, not an error page. */
  | "not_implemented"
  /** A write that did not come from the shop's own pages. */
  | "foreign_origin"
  /** Neither a receipt nor a challenge came back from a deposit (account §8). */
  | "invalid_deposit_response"
  /** A one-time code that was to elevate a session did not (shell §8, account §8). */
  | "AUTH_REFRESH_FAILED";

export type ProblemCode = MessageCode | LocalCode;

export type Message = {
  code: string;
  message: string;
  level?: "error" | "info" | "success" | "other" | undefined;
  target?: string | undefined;
};

/** One refusal or failure, ready to be shown. */
export type Problem = {
  code: ProblemCode;
  /** The HTTP status it came with; 502 when there was no answer, 504 when it came too late. */
  status: number;
  message: string;
  messages: Message[];
  /** Messages by form field, in camelCase; "general" holds those of no field. */
  targets: Record<string, Message[]>;
  requestId: string;
  /** True when nothing on the page can be trusted to work: show the error page of `status` (shell §8). */
  isSiteWide?: boolean;
  /** True when nothing is to be shown where the answer would stand, not even that it is missing (account §8). */
  isEmpty?: boolean;
  /** Which one-time code to ask for, and where it went. */
  twoFactorAuth?: components["schemas"]["TwoFactorChallenge"];
  retryAfterSeconds?: number;
};
