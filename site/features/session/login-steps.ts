import type { AstroGlobal } from "astro";
import { email, required } from "#gateway/rules/validators.ts";
import type { Refused, Step } from "./session-post.ts";
import { signInPage } from "./sign-in-page.ts";
import { fieldErrorsOf } from "./summary.ts";

/** The steps of the login modal (account §2): who are you, then the password or a new account. */
export type LoginStep = "login_register" | Step;

type LoginSteps = { step: LoginStep; next: string; refused: Refused | null };

/** Who a typed address belongs to decides the next step; a wrong one is said at the field. */
async function stepOf({ locals: { gateway }, request }: AstroGlobal, next: string): Promise<LoginSteps> {
  const form = await request.formData();
  const value = String(form.get("email") ?? "");
  const values = { email: value };
  const wrong = required(value) || email(value);
  if (wrong) return { step: "login_register", next, refused: { errors: { email: wrong }, problem: null, values } };
  const result = await gateway.form("session.checkEmail", form);
  if (result.ok) {
    return { step: result.data.exists ? "login" : "register", next, refused: { errors: {}, problem: null, values } };
  }
  const { problem } = result;
  return { step: "login_register", next, refused: { errors: fieldErrorsOf(problem), problem, values } };
}

/** What the login panel shows, or where a customer who is in goes. Works by plain forms; a script only saves the way. */
export async function loginSteps(astro: AstroGlobal, fallback: string): Promise<LoginSteps | Response> {
  const asked = astro.url.searchParams.get("step");
  if (astro.request.method === "POST" && asked === "email") return stepOf(astro, fallback);
  const state = await signInPage(astro, fallback);
  if (state instanceof Response) return state;
  return { ...state, step: asked ? state.step : "login_register" };
}
