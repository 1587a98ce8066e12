import type { Problem } from "#gateway/problem.ts";
import { isUnanswered } from "#site/lib/gateway/problem-messages.ts";
import { labels, placeOf } from "./labels.ts";

/** The first message of each field a problem names. */
export function fieldErrorsOf({ targets }: Pick<Problem, "targets">): Record<string, string> {
  return Object.fromEntries(
    Object.entries(targets).flatMap(([field, [first]]) =>
      field !== "general" && first ? [[field, first.message]] : [],
    ),
  );
}

/**
 * What the summary above a form says: each field's message with a way to it, then what belongs to no field. Without an
 * answer it says that nothing typed is lost.
 */
export function summaryOf(
  errors: Partial<Record<string, string>>,
  problem: Pick<Problem, "code" | "message" | "status"> | null,
): { message: string; field?: string }[] {
  const fields = Object.entries(errors)
    .flatMap(([field, message]) => (message ? [{ field, message: named(field, message) }] : []))
    .sort((a, b) => placeOf(a.field) - placeOf(b.field));
  if (!problem) return fields;
  if (isUnanswered(problem)) {
    return [{ message: "We couldn't reach the shop. What you typed is still here: please try again in a moment." }];
  }
  return fields.length > 0 ? fields : [{ message: problem.message }];
}

/** What stands over it. Only what the form can mend asks to check it. */
export function headingOf(problem: Pick<Problem, "code" | "status"> | null): string {
  if (problem?.status === 429) return "Please wait a while";
  return problem && isUnanswered(problem) ? "Something went wrong" : "Please check the form";
}

/** "This field is required" twelve times over says nothing: the summary names the field. */
const named = (field: string, message: string) => (labels[field] ? `${labels[field]}: ${message}` : message);
