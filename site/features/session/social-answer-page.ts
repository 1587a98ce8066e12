// Where Apple and Google send customers back to.
import type { AstroGlobal } from "astro";
import { safePath } from "#site/lib/safe-path.ts";
import { isProvider, type SocialProvider } from "#site/lib/social-providers.ts";
import { afterSignIn } from "./signed-in.ts";

const CODES = new Set(["2fa_required", "2fa_incorrect", "2fa_account_locked"]);

/** What the page of linked accounts shows, by code. */
const LINK_REFUSALS: Partial<Record<string, string>> = { already_linked: "taken", "2fa_account_locked": "locked" };

/** Starts a login at the provider. */
async function start({ locals, redirect, url }: AstroGlobal, provider: SocialProvider): Promise<Response> {
  const { gateway, page } = locals;
  const next = safePath(url.searchParams.get("next")) ?? page.href("my-account");
  if (gateway.session.isAuthenticated) return redirect(next, 303);
  try {
    const { redirectUrl } = await gateway.caller.socialAccounts.start({ provider, next });
    return redirect(redirectUrl, 303);
  } catch (error) {
    if (gateway.problemOf(error).status === 404) return new Response(null, { status: 404 });
    return redirect(page.href("login", {}, { next, "social-failed": 1 }), 303);
  }
}

/**
 * Starts a login, or ends what was started with the provider's answer. Always redirects: a refusal is shown by the login page,
 * or by the page of linked accounts. The provider's answer counts only in the browser that asked for it.
 */
export async function answerPage(astro: AstroGlobal): Promise<Response> {
  const { locals, params, redirect, url } = astro;
  const { gateway, page } = locals;
  const { provider } = params;
  if (!isProvider(provider)) return new Response(null, { status: 404 });
  const textOf = (name: string) => url.searchParams.get(name) ?? undefined;
  const answer = { state: textOf("state"), code: textOf("code"), error: textOf("error") };
  if (answer.state === undefined && !url.searchParams.has("resume")) return start(astro, provider);
  const { caller } = gateway;
  const pending = await caller.socialAccounts.pending();
  const next = safePath(pending?.next ?? null) ?? page.href("my-account");
  const accounts = page.href("my-account-login-and-security");
  try {
    const outcome = await caller.socialAccounts.finish({ provider, ...answer });
    if (outcome.kind === "linked") return redirect(`${accounts}?linked=${provider}`, 303);
    if (outcome.kind === "signed-in") return redirect(afterSignIn(next, page.href("cart"), outcome.signedIn), 303);
    return redirect(pending?.isLink ? accounts : page.href("login", {}, { next }), 303);
  } catch (error) {
    const { code } = gateway.problemOf(error);
    if (code === "required") {
      const resume = page.href("shell-sign-in", { provider }, { resume: 1 });
      return redirect(page.href("shell-elevate", {}, { next: resume }), 303);
    }
    if (code === "signed_out") return redirect(page.href("login", {}, { next: accounts, expired: 1 }), 303);
    if (pending?.isLink) return redirect(`${accounts}?${LINK_REFUSALS[code] ?? "failed"}=${provider}`, 303);
    if (CODES.has(code)) return redirect(page.href("login", {}, { step: "2fa", next }), 303);
    return redirect(page.href("login", {}, { next, [code === "not_linked" ? "not-linked" : "social-failed"]: 1 }), 303);
  }
}
