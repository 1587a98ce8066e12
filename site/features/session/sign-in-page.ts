import type { AstroGlobal } from "astro";
import { type FormState, untouched } from "#site/lib/form/form.ts";
import { postForm } from "#site/lib/form/post.ts";
import { safePath } from "#site/lib/safe-path.ts";
import { elevateForm, enterCodeForm } from "./code.form.ts";
import { asksForCode, type ShownCode } from "./code.ts";
import { loginForm } from "./login.form.ts";
import { registerForm } from "./register.form.ts";
import { afterSignIn } from "./signed-in.ts";

/** Why the customer has to sign in again; also the name of the query parameter. */
const ENDED = ["expired", "idle", "link-expired", "link-failed", "not-linked", "social-failed"] as const;
export type Ended = (typeof ENDED)[number] | null;

/** The steps of signing in, on the sign-in pages and in the login modal (account §2). */
export type Step = "login" | "register" | "2fa";

type SignInPage = {
  step: Step;
  next: string;
  ended: Ended;
  state: FormState;
  /** The code that the "2fa" step asks for. */
  code: ShownCode | null;
};

/** Whether visitors can create an account. The flag gates the form and its links; the pages stay open to log in. */
export const canRegister = ({ locals: { page } }: Pick<AstroGlobal, "locals">): boolean =>
  page.capabilities?.includes("registration") ?? true;

const stepOf = (text: string | null): Step => (text === "register" || text === "2fa" ? text : "login");

/** Returns the code that the pending sign-in requires. An emailed code was sent with the refusal that required it. */
export async function pendingCode({ locals: { gateway } }: AstroGlobal): Promise<ShownCode | null> {
  const code = await gateway.caller.session.pendingCode();
  return code && { ...code, isSent: code.method === "email" };
}

/** Handles a posted code. Returns "done", or the form's state; the state has no errors after a resend. */
export async function postCode(
  astro: AstroGlobal,
  purpose: "sign-in" | "elevate",
  data: FormData,
): Promise<"done" | FormState> {
  if (data.get("command") === "resend") {
    data.set("reason", purpose === "elevate" ? "elevate" : "login");
    const sent = await astro.locals.gateway.form("session.sendCode", data);
    return sent.ok ? untouched : { ...untouched, problem: sent.problem };
  }
  const posted =
    purpose === "elevate" ? await postForm(astro, elevateForm, data) : await postForm(astro, enterCodeForm, data);
  return posted.ok ? "done" : posted.state;
}

/** Handles both sign-in pages: redirects a signed-in customer, handles a form post, or shows the requested step. */
export async function signInPage(astro: AstroGlobal, fallback: string): Promise<SignInPage | Response> {
  const { gateway } = astro.locals;
  const { searchParams } = astro.url;
  const next = safePath(searchParams.get("next")) ?? fallback;
  const ended = ENDED.find((reason) => searchParams.has(reason)) ?? null;
  const wanted = stepOf(searchParams.get("step"));
  const asked = wanted === "register" && !canRegister(astro) ? "login" : wanted;
  /** Without a pending sign-in there is no code to ask for. */
  const show = async (wanted: Step, state: FormState): Promise<SignInPage> => {
    const code = wanted === "2fa" ? await pendingCode(astro) : null;
    return { step: wanted === "2fa" && !code ? "login" : wanted, next, ended, state, code };
  };
  if (astro.request.method !== "POST") {
    // Asks the service, not only the cookies: an expired session would otherwise redirect in a loop.
    const customer = gateway.session.isAuthenticated ? await gateway.caller.session.get().catch(() => null) : null;
    if (customer) return astro.redirect(next, 303);
    // Left and opened again, the page goes on with the code that it waits for. "Use another account" names its step.
    return show(searchParams.has("step") || ended ? asked : "2fa", untouched);
  }
  const data = await astro.request.formData();
  if (asked === "2fa") {
    const answer = await postCode(astro, "sign-in", data);
    return answer === "done" ? astro.redirect(next, 303) : show("2fa", answer);
  }
  const posted =
    asked === "register" ? await postForm(astro, registerForm, data) : await postForm(astro, loginForm, data);
  if (posted.ok) return astro.redirect(afterSignIn(next, astro.locals.page.href("cart"), posted.data), 303);
  // A required code is not an error: show the code step.
  const { problem } = posted.state;
  return problem && asksForCode(problem) ? show("2fa", untouched) : show(asked, posted.state);
}
