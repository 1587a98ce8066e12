import type { Problem } from "#gateway/foundation/problem.ts";
import type { Outputs } from "#gateway/gateway.ts";
import { timeAndZone } from "#site/lib/format/dates.ts";

type PendingCode = NonNullable<Outputs["session"]["pendingCode"]>;

/** The code that a form asks for. */
export type ShownCode = PendingCode & {
  /** Whether it was sent by email. */
  isSent: boolean;
};

/** Returns the hint of a code that was sent to an address. */
export const sentHint = (address: string, expiresAt: string | null) =>
  `We sent it to ${address}.${expiresAt ? ` It is valid until ${timeAndZone(expiresAt)}.` : ""}`;

/** Exact texts of account §5. */
export const LOCKED = {
  title: "Account locked",
  text: "Your account has been locked due to too many incorrect 2FA attempts. Please contact support.",
};

const hasCode = (problem: Pick<Problem, "code" | "messages">, code: string) =>
  problem.code === code || problem.messages.some((message) => message.code === code);

/** Returns whether the account is locked, by this attempt or an earlier one. */
export const isLockedBy = (problem: Pick<Problem, "code" | "messages">) => hasCode(problem, "2fa_account_locked");

/** Returns whether this sign-in requires a one-time code. */
export const asksForCode = ({ code }: Pick<Problem, "code">) =>
  code === "2fa_required" || code === "2fa_account_locked";

/** Returns the error for the code field; undefined if the problem is not about the code. */
export function codeErrorOf(problem: Pick<Problem, "code" | "messages" | "targets">): string | undefined {
  const refusal = problem.messages.find(({ code }) => code === "2fa_incorrect");
  return refusal?.message ?? problem.targets["otp"]?.[0]?.message;
}
