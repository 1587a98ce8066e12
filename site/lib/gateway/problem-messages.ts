// What a problem says to a person.
import type { Problem } from "#gateway/problem.ts";

/** Shell §8, errorMessageFallback, with what can be done about it. */
const UNANSWERED = "Something went wrong. Please try again.";

/** True when nobody answered, or not in a way that can be read: what was asked for may have been done or not. */
export const isUnanswered = ({ code, status }: Pick<Problem, "code" | "status">) =>
  status >= 500 || code === "unparseable_body";

/** The words of a refusal; of a failure nothing that servers say among themselves. None is there when no answer came at all. */
export function problemWords(problem: Pick<Problem, "code" | "status" | "message"> | undefined): string {
  if (!problem) return UNANSWERED;
  return isUnanswered(problem) && problem.code !== "not_implemented" ? UNANSWERED : problem.message;
}

/** Shop §8: a refusal is told in the service's first words; null means that ours are due. */
export const refusalWords = (problem: Pick<Problem, "code" | "status" | "messages">): string | null =>
  (!isUnanswered(problem) && problem.messages[0]?.message) || null;
