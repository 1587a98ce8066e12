// Messages for customers about a failed call.
import type { Problem } from "#gateway/problem.ts";

/** Shell §8, errorMessageFallback, with what the customer can do. */
const UNANSWERED = "Something went wrong. Please try again.";

/** True if no readable reply arrived: the call may or may not have been carried out. */
export const isUnanswered = ({ code, status }: Pick<Problem, "code" | "status">) =>
  status >= 500 || code === "unparseable_body";

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
  (!isUnanswered(problem) && problem.messages[0]?.message) || null;
