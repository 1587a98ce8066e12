import type { Outputs } from "#gateway/gateway.ts";
import type { Problem } from "#gateway/problem.ts";

type PendingCode = NonNullable<Outputs["session"]["pendingCode"]>;

/** The code a form asks for. */
export type ShownCode = PendingCode & {
  /** Whether one is on its way by mail. */
  isSent: boolean;
};

/** The words that lead to support, in this text and in that of a wrong code. */
export const SUPPORT = "contact support";

/** Exact texts of account §5. */
export const LOCKED = {
  title: "Account locked",
  text: "Your account has been locked due to too many incorrect 2FA attempts. Please contact support.",
};

const says = (problem: Pick<Problem, "code" | "messages">, code: string) =>
  problem.code === code || problem.messages.some((message) => message.code === code);

/** Is the account locked, by what was just tried or by what was tried before? */
export const isLockedBy = (problem: Pick<Problem, "code" | "messages">) => says(problem, "2fa_account_locked");

/** Does a code stand between this sign-in and the shop? */
export const asksForCode = ({ code }: Pick<Problem, "code">) =>
  code === "2fa_required" || code === "2fa_account_locked";

/** What is wrong with a code, for its field; nothing when it is something else that is wrong. */
export function codeErrorOf(problem: Pick<Problem, "code" | "messages" | "targets">): string | undefined {
  const refusal = problem.messages.find(({ code }) => code === "2fa_incorrect");
  return refusal?.message ?? problem.targets["otp"]?.[0]?.message;
}
