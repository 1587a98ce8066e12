import type { AstroGlobal } from "astro";
import { type FormState, untouched } from "#site/lib/form/form.ts";
import { postForm } from "#site/lib/form/post.ts";
import type { ShownCode } from "./code.ts";
import { emailForm } from "./login.form.ts";
import { type Step, signInPage } from "./sign-in-page.ts";

/** The steps of the login modal (account §2): the email, then the password or a new account, then perhaps a code. */
export type LoginStep = "login_register" | Step;

/** Their places on the way to paying; the third, select_payment, is the cart itself (account §2). */
export const placeOfStep: Record<LoginStep, number> = { login_register: 1, login: 2, register: 2, "2fa": 2 };

type LoginSteps = { step: LoginStep; next: string; state: FormState; code: ShownCode | null };

/** The step after the email: the password of a known address, else registration. */
async function afterEmail(astro: AstroGlobal, next: string): Promise<LoginSteps> {
  const data = await astro.request.formData();
  const posted = await postForm(astro, emailForm, data);
  if (!posted.ok) return { step: "login_register", next, state: posted.state, code: null };
  const state = { ...untouched, values: { email: String(data.get("email") ?? "") } };
  return { step: posted.data.exists ? "login" : "register", next, state, code: null };
}

/** What the login panel shows, or a redirect for a customer who is signed in. Works by plain forms. */
export async function loginSteps(astro: AstroGlobal, fallback: string): Promise<LoginSteps | Response> {
  const asked = astro.url.searchParams.get("step");
  if (astro.request.method === "POST" && asked === "email") return afterEmail(astro, fallback);
  const page = await signInPage(astro, fallback);
  if (page instanceof Response) return page;
  return { ...page, step: asked ? page.step : "login_register" };
}
