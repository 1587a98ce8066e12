import type { AstroGlobal } from "astro";
import { type FormState, untouched } from "#site/lib/form/form.ts";
import { postForm } from "#site/lib/form/post.ts";
import type { ShownCode } from "./code.ts";
import { emailForm } from "./login.form.ts";
import { canRegister, type Step, signInPage } from "./sign-in-page.ts";

/** The steps of the login modal (account §2): email, then password or registration, then a code if required. */
export type LoginStep = "login_register" | Step;

/** Each step's number at checkout. Step 3, select_payment, is the cart itself (account §2). */
export const placeOfStep: Record<LoginStep, number> = { login_register: 1, login: 2, register: 2, "2fa": 2 };

type LoginSteps = { step: LoginStep; next: string; state: FormState; code: ShownCode | null };

/** Returns the step after the email: the password for a known email, else registration. */
async function afterEmail(astro: AstroGlobal, next: string): Promise<LoginSteps> {
  const data = await astro.request.formData();
  const posted = await postForm(astro, emailForm, data);
  if (!posted.ok) return { step: "login_register", next, state: posted.state, code: null };
  const state = { ...untouched, values: { email: String(data.get("email") ?? "") } };
  return { step: posted.data.exists || !canRegister(astro) ? "login" : "register", next, state, code: null };
}

/** Returns what the login panel shows, or a redirect if the customer is signed in. Works with plain forms. */
export async function loginSteps(astro: AstroGlobal, fallback: string): Promise<LoginSteps | Response> {
  const asked = astro.url.searchParams.get("step");
  if (astro.request.method === "POST" && asked === "email") return afterEmail(astro, fallback);
  const page = await signInPage(astro, fallback);
  if (page instanceof Response) return page;
  return { ...page, step: asked || page.step === "2fa" ? page.step : "login_register" };
}
