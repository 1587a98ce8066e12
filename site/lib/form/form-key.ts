import type { Problem } from "#gateway/foundation/problem.ts";
import { isUnanswered } from "#site/lib/gateway/problem-messages.ts";

/**
 * Returns the idempotency key for a form that is shown (again). A plain post whose outcome is unknown keeps its key, so that
 * sending it again cannot do the same twice.
 */
export function formKey(posted: FormData | null | undefined, problem: Problem | null | undefined): string {
  const sent = problem && isUnanswered(problem) ? posted?.get("idempotencyKey") : null;
  return typeof sent === "string" && sent ? sent : crypto.randomUUID();
}
