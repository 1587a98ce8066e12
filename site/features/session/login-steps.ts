import type { AstroGlobal } from "astro";
import { email, required } from "#gateway/rules/validators.ts";
import type { ShownCode } from "./code.ts";
import { type Refused, type Step, tellWrongFields } from "./session-post.ts";
import { signInPage } from "./sign-in-page.ts";
import { fieldErrorsOf } from "./summary.ts";

/** The steps of the login modal (account §2): who are you, then the password or a new account, then perhaps a code. */
export type LoginStep = "login_register" | Step;

/** Their places on the way to paying; the third, select_payment, is the cart itself (account §2). */
export const placeOfStep: Record<LoginStep, number> = { login_register: 1, login: 2, register: 2, "2fa": 2 };

type LoginSteps = { step: LoginStep; next: string; refused: Refused | null; code: ShownCode | null };

/** Who a typed address belongs to decides the next step; a wrong one is said at the field. */
async function stepOf(astro: AstroGlobal, next: string): Promise<LoginSteps> {
  const { locals, request } = astro;
  const form = await request.formData();
  const value = String(form.get("email") ?? "");
  const values = { email: value };
  const show = (step: LoginStep, refused: Refused): LoginSteps => ({ step, next, refused, code: null });
  const wrong = required(value) || email(value);
  if (wrong) {
    const refused = { errors: { email: wrong }, problem: null, values };
    tellWrongFields(astro, refused);
    return show("login_register", refused);
  }
  const result = await locals.gateway.form("session.checkEmail", form);
  if (result.ok) return show(result.data.exists ? "login" : "register", { errors: {}, problem: null, values });
  const { problem } = result;
  return show("login_register", { errors: fieldErrorsOf(problem), problem, values });
}

/** What the login panel shows, or where a customer who is in goes. Works by plain forms; a script only saves the way. */
export async function loginSteps(astro: AstroGlobal, fallback: string): Promise<LoginSteps | Response> {
  const asked = astro.url.searchParams.get("step");
  if (astro.request.method === "POST" && asked === "email") return stepOf(astro, fallback);
  const state = await signInPage(astro, fallback);
  if (state instanceof Response) return state;
  return { ...state, step: asked ? state.step : "login_register" };
}
