import type { GatewayRequest } from "#gateway/gateway.ts";
import type { Problem } from "#gateway/problem.ts";
import { type RegistrationField, registrationErrors } from "#gateway/rules/registration.ts";
import { isoDate } from "#site/lib/dates.ts";
import { fieldErrorsOf } from "./summary.ts";

export type Step = "login" | "register";

/** What a refused form shows: the message of each field, what belongs to no field, and what was typed. */
export type Refused = { errors: Record<string, string>; problem: Problem | null; values: Record<string, string> };

/** Signs in or registers from a plain form. Null when it worked: the customer is signed in and the cart is theirs. */
export async function postSession(gateway: GatewayRequest, step: Step, form: FormData): Promise<Refused | null> {
  const values = typed(form);
  if (step === "register") {
    // The same rules the script of the form runs; the gateway repeats them for whoever sends something else.
    const fields = Object.fromEntries(form) as Partial<Record<RegistrationField, string>>;
    const errors = registrationErrors(fields, isoDate(gateway.now()));
    if (Object.keys(errors).length > 0) return { errors, problem: null, values };
  }
  const result = await gateway.form(step === "register" ? "session.signUp" : "session.login", form);
  return result.ok ? null : { errors: fieldErrorsOf(result.problem), problem: result.problem, values };
}

/** What was typed, to fill the form again. A password is never written into a page. */
export function typed(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === "string" && !/password|otp/i.test(name) ? [[name, value]] : [],
    ),
  );
}
