// The steps of a forgotten password: ask for a link, choose a new password with it.
import type { AstroGlobal } from "astro";
import { cookieTable } from "#gateway/rules/cookies.ts";
import { type FormState, untouched } from "#site/lib/form/form.ts";
import { postForm } from "#site/lib/form/post.ts";
import { safePath } from "#site/lib/safe-path.ts";
import { forgotPasswordForm, resetPasswordForm } from "./new-password.form.ts";

type ForgotPasswordPage = {
  step: "email" | "sent" | "password" | "saved";
  /** Where to go after the login; undefined if the address says nothing. */
  next: string | undefined;
  /** Whether a link that was opened can no longer be used. */
  isLinkExpired: boolean;
  state: FormState;
};

const COOKIE = "dc_reset_next";
/** The address after a link that can no longer be used. */
const OVER = { step: "email", "link-expired": 1 };

/** Returns where the login is to lead. A cookie keeps it, because the link in the mail does not have it. */
function keptNext({ cookies, url }: AstroGlobal): string | undefined {
  const wanted = safePath(url.searchParams.get("next"));
  if (wanted === undefined) return safePath(cookies.get(COOKIE)?.value);
  const { maxAgeSeconds: maxAge } = cookieTable[COOKIE];
  cookies.set(COOKIE, wanted, {
    path: "/",
    maxAge,
    httpOnly: true,
    sameSite: "lax",
    secure: url.protocol === "https:",
  });
  return wanted;
}

/** Returns what to show. A link's token moves from the URL into a sealed cookie before anything is rendered. */
export async function forgotPasswordPage(astro: AstroGlobal): Promise<ForgotPasswordPage | Response> {
  const { gateway, page } = astro.locals;
  const { searchParams } = astro.url;
  const next = keptNext(astro);
  const go = (query: Record<string, string | number>) =>
    astro.redirect(page.href("forgot-password", {}, { ...query, next: safePath(searchParams.get("next")) }), 303);
  const show = (step: ForgotPasswordPage["step"], state = untouched, isLinkExpired = false) => ({
    step,
    next,
    state,
    isLinkExpired,
  });
  const wantsEmail = searchParams.get("step") === "email";
  if (astro.request.method === "POST") {
    const data = await astro.request.formData();
    if (wantsEmail) {
      const posted = await postForm(astro, forgotPasswordForm, data);
      return posted.ok ? go({ step: "sent" }) : show("email", posted.state);
    }
    const posted = await postForm(astro, resetPasswordForm, data);
    if (posted.ok) return go({ step: "saved" });
    const isExpired = posted.state.problem?.code === "link_expired";
    return isExpired ? show("email", untouched, true) : show("password", posted.state);
  }
  const token = searchParams.get("token");
  if (token !== null) {
    const kept = await gateway.caller.password.openResetLink({ token }).catch(() => null);
    return go(kept ? {} : OVER);
  }
  const shown = (["sent", "saved"] as const).find((step) => step === searchParams.get("step"));
  if (shown) return show(shown);
  const link = wantsEmail ? "none" : await gateway.caller.password.resetLink();
  return show(link === "usable" ? "password" : "email", untouched, link === "over" || searchParams.has("link-expired"));
}
