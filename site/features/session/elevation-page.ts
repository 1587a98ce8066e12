import type { AstroGlobal } from "astro";
import { type FormState, untouched } from "#site/lib/form/form.ts";
import { safePath } from "#site/lib/safe-path.ts";
import { load } from "#site/lib/shell/page.ts";
import { isLockedBy, type ShownCode } from "./code.ts";
import { postCode } from "./sign-in-page.ts";

type ElevationPage = { next: string; state: FormState; code: ShownCode };

/** Returns what the step-up modal shows. Without JavaScript, it is a page that asks for the code and redirects back. */
export async function elevationPage(astro: AstroGlobal): Promise<ElevationPage | Response> {
  const { request, url, locals } = astro;
  const next = safePath(url.searchParams.get("next")) ?? locals.page.href("my-account");
  const before = await load(astro, (caller) => caller.twoFactor.get());
  if (before instanceof Response) return before;
  // This customer has two-factor authentication turned off, so no code is ever required.
  if (!before.enabled) return astro.redirect(next, 303);

  const form = request.method === "POST" ? await request.formData() : null;
  const state = form ? await postCode(astro, "elevate", form) : untouched;
  if (state === "done") return astro.redirect(next, 303);
  // A post may have sent a code.
  const config = form ? await astro.locals.gateway.caller.twoFactor.get().catch(() => before) : before;
  const { method = "authenticator", identifier = null, rememberForDays, sentCode } = config;
  const { expiresAt = null, resendAfterSeconds = 0 } = sentCode ?? {};
  const isLocked = state.problem ? isLockedBy(state.problem) : false;
  const code = {
    isLocked,
    method,
    identifier,
    rememberForDays,
    resendAfterSeconds,
    expiresAt,
    isSent: sentCode !== undefined,
  };
  return { next, state, code };
}
