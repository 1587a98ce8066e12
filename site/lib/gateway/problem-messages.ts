// Messages for customers about a failed call.
import type { Message, Problem } from "#gateway/foundation/problem.ts";

/** Shell §8, errorMessageFallback, with what the customer can do. */
const UNANSWERED = "Something went wrong. Please try again.";

/** Shown wherever a press could not be sent at all. */
export const OFFLINE = "You're offline. Nothing changed. Try again.";

/** The problem of a call that never left the device. Without a status of a server it is no lost reply. */
export const offlineProblem: Problem = {
  ...({ code: "errorMessageFallback", status: 0, message: OFFLINE, targets: {}, requestId: "" } as const),
  messages: [{ code: "offline", message: OFFLINE }],
};

/** True if no readable reply arrived: the call may or may not have been carried out. */
export const isUnanswered = ({ code, status }: Pick<Problem, "code" | "status">) =>
  status >= 500 || code === "unparseable_body";

/** True if the shop has answered. Otherwise an earlier attempt may still have been carried out: it keeps its key. */
export const isDecided = (problem: Pick<Problem, "code" | "status">) => problem.status !== 0 && !isUnanswered(problem);

/**
 * Returns a refusal's message. Server failures get our own text, since their messages are internal; so do refusals that no service
 * worded. Pages never show `problem.message` itself.
 */
export function problemMessage(problem: Pick<Problem, "code" | "status" | "messages"> | undefined): string {
  if (problem?.code === "not_implemented") return problem.messages[0]?.message ?? UNANSWERED;
  return (problem && refusalMessage(problem)) ?? UNANSWERED;
}

/** Returns the service's first message for a refusal (shop §8); null if ours should be shown. */
export const refusalMessage = (problem: Pick<Problem, "code" | "status" | "messages">): string | null =>
  firstRefusal(problem)?.message ?? null;

/** Returns that message with its code and level, for a toast. */
export const firstRefusal = (problem: Pick<Problem, "code" | "status" | "messages">): Message | null =>
  (!isUnanswered(problem) && problem.messages[0]?.message && problem.messages[0]) || null;
