import type { AstroGlobal } from "astro";
import type { GatewayRequest } from "#gateway/gateway.ts";
import type { Problem } from "#gateway/problem.ts";
import { type RegistrationField, registrationErrors } from "#gateway/rules/registration.ts";
import { isoDate } from "#site/lib/format/dates.ts";
import { codeErrorOf } from "./code.ts";
import { fieldErrorsOf } from "./summary.ts";

/** The steps of signing in, on its pages and in the login modal (account §2). */
export type Step = "login" | "register" | "2fa";

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

/** What a plain form with a code came to: done, another code on its way, or why not. */
export async function postCode(
  gateway: GatewayRequest,
  purpose: "sign-in" | "elevate",
  form: FormData,
): Promise<"done" | Refused | null> {
  if (form.get("command") === "resend") {
    form.set("reason", purpose === "elevate" ? "elevate" : "login");
    const sent = await gateway.form("session.sendCode", form);
    return sent.ok ? null : { errors: {}, problem: sent.problem, values: {} };
  }
  const result = await gateway.form(purpose === "elevate" ? "session.elevate" : "session.enterCode", form);
  if (result.ok) return "done";
  const { problem } = result;
  const wrong = codeErrorOf(problem);
  return { errors: wrong ? { otp: wrong } : {}, problem, values: {} };
}

/** Fields that are found wrong here never reach the gateway, whose refusals have their status already. */
export function tellWrongFields({ response }: AstroGlobal, refused: Refused | null) {
  if (refused && !refused.problem) response.status = 422;
}

/** What was typed, to fill the form again. A password is never written into a page. */
export function typed(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === "string" && !/password|otp/i.test(name) ? [[name, value]] : [],
    ),
  );
}
