// Handles a form that was posted without JavaScript to the page that shows it.
import type { AstroGlobal } from "astro";
import type { Problem } from "#gateway/foundation/problem.ts";
import { isoDate } from "#site/lib/format/dates.ts";
import {
  errorsIn,
  type FieldErrors,
  type Form,
  type FormState,
  hasErrors,
  keptValues,
  type OutputOf,
  type Path,
  readValues,
  type Values,
  valuesOf,
} from "./form.ts";
import { refusedFields } from "./summary.ts";

export type Posted<P extends Path> = { ok: true; data: OutputOf<P> } | { ok: false; state: FormState };

/**
 * Validates a posted form, with additional rules of its page in `check`, and calls its procedure. On a refusal, returns the state to
 * show the form again.
 */
export async function postForm<P extends Path>(
  astro: AstroGlobal,
  form: Form<P>,
  data: FormData,
  check: (values: Values) => FieldErrors = () => ({}),
): Promise<Posted<P>> {
  const { gateway } = astro.locals;
  const typed = valuesOf(data);
  const values = keptValues(form, typed);
  const read = readValues(form, typed);
  const errors = { ...check(read), ...errorsIn(form, read, isoDate(gateway.now())) };
  if (hasErrors(errors)) {
    astro.response.status = 422;
    return { ok: false, state: { values, errors, problem: null } };
  }
  if (data.has("otp") && !("otp" in form.fields)) {
    const elevated = await gateway.form("session.elevate", data);
    if (!elevated.ok) return { ok: false, state: { ...(await askForCode(astro, elevated.problem)), values } };
  }
  const result = await gateway.form(form.procedure, data);
  if (result.ok) return { ok: true, data: result.data as OutputOf<P> };
  const { problem } = result;
  if (problem.code === "required") return { ok: false, state: { ...(await askForCode(astro, problem)), values } };
  return { ok: false, state: { values, errors: refusedFields(form, problem), problem } };
}

/** Step-up without JavaScript: returns the state that shows the form again with a code field. */
async function askForCode({ locals: { gateway } }: AstroGlobal, problem: Problem): Promise<Omit<FormState, "values">> {
  const { method, identifier } = await gateway.caller.twoFactor.get().catch(() => ({ method: null, identifier: null }));
  const isMailed = method === "email" && problem.code === "required";
  const isSent = isMailed && (await gateway.form("session.sendCode", new URLSearchParams({ reason: "elevate" }))).ok;
  const codeHint =
    method === "email"
      ? `We ${isSent ? "sent" : "send"} it to ${identifier ?? "your email address"}.`
      : "Your authenticator app shows it.";
  const wrong = problem.messages.find(({ code }) => code === "2fa_incorrect") ?? problem.targets["otp"]?.[0];
  const recoveryCode = problem.targets["recoveryCode"]?.[0]?.message;
  return { errors: { otp: wrong?.message, recoveryCode }, problem, codeHint };
}
