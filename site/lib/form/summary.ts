import type { Problem } from "#gateway/problem.ts";
import { isUnanswered } from "#site/lib/gateway/problem-messages.ts";
import type { FieldLook } from "#site/ui/form/form.ts";
import { type FieldErrors, type FieldSpec, type Form, type FormState, fieldsOf, isRequired } from "./form.ts";

/** The first message of each field a problem names. */
export function fieldErrorsOf({ targets }: Pick<Problem, "targets">): FieldErrors {
  return Object.fromEntries(
    Object.entries(targets).flatMap(([field, [first]]) =>
      field !== "general" && first ? [[field, first.message]] : [],
    ),
  );
}

/** The messages of a refusal by field. */
export const refusedFields = (form: Pick<Form, "errorsOf">, problem: Problem) =>
  (form.errorsOf ?? fieldErrorsOf)(problem);

const KEPT = "What you typed is still here.";

export type Summary = { title: string; problems: { message: string; field?: string }[] };

/**
 * The messages above a form: each field's with a link to it, in the order of the form; else the problem's. Null when nothing
 * is wrong, or only fields of a short form, which show it themselves.
 */
export function summaryOf(form: Pick<Form, "fields" | "isShort">, state: Omit<FormState, "values">): Summary | null {
  const { errors, problem } = state;
  if (problem && isUnanswered(problem)) {
    const message = `We couldn't reach the shop. ${KEPT} Please try again in a moment.`;
    return { title: "Something went wrong", problems: [{ message }] };
  }
  const fields = Object.entries(fieldsOf(form)).flatMap(([field, { kind, label }]) => {
    const message = errors[field];
    // "This field is required" twelve times does not help. A box's own message already names it.
    return message ? [{ field, message: kind === "checkbox" ? message : `${label}: ${message}` }] : [];
  });
  if (problem?.status === 429) {
    return { title: "Please wait a while", problems: [{ message: `${problem.message} ${KEPT}` }] };
  }
  const title = "Please check the form";
  if (fields.length > 0) return form.isShort ? null : { title, problems: fields };
  return problem && !Object.values(errors).some(Boolean) ? { title, problems: [{ message: problem.message }] } : null;
}

/** The form and its state, ready to be drawn. `changes` alter fields for this page; null leaves one out. */
export function viewOf(form: Form, state: FormState, changes: Record<string, Partial<FieldSpec> | null> = {}) {
  const fields = Object.entries(fieldsOf(form)).flatMap(([name, field]) => {
    if (changes[name] === null) return [];
    const { rules: _, optional, ...look } = { ...field, ...changes[name] };
    // False adds "(optional)" to the label.
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
  };
}

/** What the form component draws. */
export type FormView = ReturnType<typeof viewOf>;
