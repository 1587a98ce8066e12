import type { Problem } from "#gateway/foundation/problem.ts";
import { isUnanswered, problemMessage } from "#site/lib/gateway/problem-messages.ts";
import { SUPPORT, supportLinks } from "#site/lib/support.ts";
import type { FormProblem } from "#site/ui/feedback/feedback.ts";
import type { FieldLook } from "#site/ui/form/form.ts";
import { type FieldErrors, type FieldSpec, type Form, type FormState, fieldsOf, isRequired } from "./form.ts";

/** Returns the first message of each field in a problem. */
export function fieldErrorsOf({ targets }: Pick<Problem, "targets">): FieldErrors {
  return Object.fromEntries(
    Object.entries(targets).flatMap(([field, [first]]) =>
      field !== "general" && first ? [[field, first.message]] : [],
    ),
  );
}

/** Returns the messages of a refusal by field. */
export const refusedFields = (form: Pick<Form, "errorsOf">, problem: Problem) =>
  (form.errorsOf ?? fieldErrorsOf)(problem);

const KEPT = "What you typed is still here.";

function titleOf(problem: Problem | null): string {
  // account §5
  if (problem?.messages.some(({ code }) => code === "2fa_account_locked")) return "Account locked";
  if (problem?.status === 0) return "Not sent";
  return problem?.code === "required" ? "Enter the code" : "Please check the form";
}

export type Summary = { title: string; problems: FormProblem[] };

/**
 * Returns the messages above a form: one per invalid field, linked and in form order, else the problem's message. Null if
 * there is no error, or only field errors in a short form.
 */
export function summaryOf(
  form: Pick<Form, "explainedCodes" | "fields" | "isShort">,
  state: Omit<FormState, "values">,
): Summary | null {
  const { errors, problem } = state;
  if (problem && form.explainedCodes?.includes(problem.code)) return null;
  if (problem && isUnanswered(problem)) {
    const message = `We couldn't reach the shop. ${KEPT} Please try again in a moment.`;
    return { title: "Something went wrong", problems: [{ message }] };
  }
  // The customer closed the dialog that asks for the code. Without JavaScript the form itself asks for it.
  if (problem?.code === "required" && state.codeHint === undefined) {
    const message = `Nothing has changed. ${KEPT} Press the button again and enter the code.`;
    return { title: "You did not enter the code", problems: [{ message }] };
  }
  const fields = Object.entries(fieldsOf(form)).flatMap(([field, { kind, label }]) => {
    const message = errors[field];
    // Prefix the label, so that the summary names the field. A checkbox message already names it.
    return message ? [{ field, message: kind === "checkbox" ? message : `${label}: ${message}` }] : [];
  });
  if (problem?.status === 429) {
    return { title: "Please wait a while", problems: [{ message: `${problemMessage(problem)} ${KEPT}` }] };
  }
  const title = titleOf(problem);
  if (fields.length > 0) return form.isShort ? null : { title, problems: fields };
  if (!problem || Object.values(errors).some(Boolean)) return null;
  const message = problemMessage(problem);
  return { title, problems: [message.includes(SUPPORT) ? { message, links: supportLinks() } : { message }] };
}

/** Returns the form's view for rendering. `changes` override fields on this page; null omits a field. */
export function viewOf(form: Form, state: FormState, changes: Record<string, Partial<FieldSpec> | null> = {}) {
  const fields = Object.entries(fieldsOf(form)).flatMap(([name, field]) => {
    if (changes[name] === null) return [];
    const { rules: _, typedAs: __, secret: ___, optional, ...look } = { ...field, ...changes[name] };
    // `required: false` adds "(optional)" to the label.
    const required = isRequired(field) ? { required: true } : optional ? { required: false } : {};
    return [[name, { ...look, ...required }]];
  });
  return {
    name: form.name,
    fields: Object.fromEntries(fields) as Record<string, FieldLook>,
    values: state.values,
    errors: state.errors,
    summary: summaryOf(form, state),
    codeHint: state.codeHint,
    hasReason: form.blockedBy !== undefined,
    ...(form.submit && { submit: form.submit }),
  };
}

/** The input of the form component. */
export type FormView = ReturnType<typeof viewOf>;
