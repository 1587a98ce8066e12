import type { AstroGlobal } from "astro";
import { type FormState, untouched } from "#site/lib/form/form.ts";
import { safePath } from "#site/lib/safe-path.ts";
import { load } from "#site/lib/shell/page.ts";
import { isLockedBy, type ShownCode } from "./code.ts";
import { postCode } from "./sign-in-page.ts";

type ElevationPage = { next: string; state: FormState; code: ShownCode };

// account §4
const RESEND_AFTER_SECONDS = 60;

/** Returns what the step-up modal shows. Without JavaScript, it is a page that asks for the code and redirects back. */
export async function elevationPage(astro: AstroGlobal): Promise<ElevationPage | Response> {
  const { request, url, locals } = astro;
  const next = safePath(url.searchParams.get("next")) ?? locals.page.href("my-account");
  const config = await load(astro, (caller) => caller.twoFactor.get());
  if (config instanceof Response) return config;
  // This customer has two-factor authentication turned off, so no code is ever required.
  if (!config.enabled) return astro.redirect(next, 303);

  const form = request.method === "POST" ? await request.formData() : null;
  const state = form ? await postCode(astro, "elevate", form) : untouched;
  if (state === "done") return astro.redirect(next, 303);
  const isSent = form?.get("command") === "resend" && !state.problem;
  const { method = "authenticator", identifier = null, rememberForDays } = config;
  const isLocked = state.problem ? isLockedBy(state.problem) : false;
  const resendAfterSeconds = isSent ? RESEND_AFTER_SECONDS : 0;
  return { next, state, code: { isLocked, method, identifier, rememberForDays, resendAfterSeconds, isSent } };
}
