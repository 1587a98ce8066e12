// An example form for every state, and the replies of its procedure.
import { email, phone, required, terms } from "#gateway/rules/validators.ts";
import { defineForm } from "#site/lib/form/form.ts";
import type { FormView } from "#site/lib/form/summary.ts";

export const exampleForm = defineForm("session.signUp", {
  name: "example",
  warnsWhenDirty: true,
  fields: {
    firstname: { label: "First name", rules: [required], autoComplete: "given-name" },
    email: { kind: "email", label: "Email", hint: "Your tickets and results go here.", rules: [required, email] },
    phoneNumber: { kind: "phone", label: "Phone number", rules: [phone], optional: true },
    termsAccepted: { kind: "checkbox", label: "I agree to the terms and conditions.", rules: [terms] },
  },
});

export const shortForm = defineForm("promotions.add", {
  name: "example-short",
  isShort: true,
  fields: { promotionCode: { label: "Promotion code", rules: [required], maxLength: 64 } },
  blockedBy: ({ promotionCode }) => (promotionCode ? null : "Enter a code first."),
});

const WAIT_MS = 800;

/** Rejects the first attempt and accepts the next. */
export function answers() {
  let attempts = 0;
  return async () => {
    await new Promise((done) => setTimeout(done, WAIT_MS));
    attempts += 1;
    if (attempts > 1) return {} as never;
    const message = "There is already an account with this email address.";
    const problem = { code: "already_registered", status: 422, message, messages: [], requestId: "" };
    throw { data: { problem: { ...problem, targets: { email: [{ code: problem.code, message }] } } } };
  };
}

/** Returns the view with unique field names, because a page shows several views and ids must differ. */
export function apart(view: FormView, at: string | number): FormView {
  const rename = <T>(record: Record<string, T>) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name === "otp" ? name : `${name}-${at}`, value]));
  const problems = view.summary?.problems.map(({ field, ...rest }) => ({
    ...rest,
    ...(field && { field: `${field}-${at}` }),
  }));
  const summary = view.summary && { ...view.summary, problems: problems ?? [] };
  return {
    ...view,
    name: `${view.name}-${at}`,
    fields: rename(view.fields),
    values: rename(view.values),
    errors: rename(view.errors),
    summary,
  };
}
