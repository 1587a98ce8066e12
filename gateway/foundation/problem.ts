// Types of the problems that the site shows. Contains types only, so pages and islands may import this file.
import type { components } from "#generated/main/schema.ts";

type MessageCode = components["schemas"]["MessageCode"];

/** Codes of the gateway itself, in addition to those of the contracts. */
export type LocalCode =
  /** No reply, or not in time (shell §8, id errorMessageFallback). */
  | "errorMessageFallback"
  /** The reply is not JSON (contract notes §1, 28). */
  | "unparseable_body"
  /** The feature's service does not exist yet. Shows a notice, not an error page. */
  | "not_implemented"
  /** A write from a foreign origin (CSRF protection). */
  | "foreign_origin"
  /** A deposit returned neither a receipt nor a challenge (account §8). */
  | "invalid_deposit_response"
  /** A one-time code did not elevate the session (shell §8, account §8). */
  | "AUTH_REFRESH_FAILED";

export type ProblemCode = MessageCode | LocalCode;

export type Message = {
  code: string;
  message: string;
  level?: "error" | "info" | "success" | "other" | undefined;
  target?: string | undefined;
};

/** One refusal or failure, ready to show. */
export type Problem = {
  code: ProblemCode;
  /** The HTTP status of the reply; 502 if there was no reply, 504 after a timeout. */
  status: number;
  message: string;
  messages: Message[];
  /** Messages by form field (camelCase). Messages without a field are under "general". */
  targets: Record<string, Message[]>;
  requestId: string;
  /** True if the whole site is affected: show the error page of `status` (shell §8). */
  isSiteWide?: boolean;
  /** True if the part of the page is hidden, without a notice (account §8). */
  isEmpty?: boolean;
  /** Which one-time code to ask for, and where it was sent. */
  twoFactorAuth?: components["schemas"]["TwoFactorChallenge"];
  retryAfterSeconds?: number;
};
