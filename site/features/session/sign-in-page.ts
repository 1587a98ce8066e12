import type { AstroGlobal } from "astro";
import { safePath } from "#site/lib/safe-path.ts";
import { postSession, type Refused, type Step } from "./session-post.ts";

/** Why the customer has to sign in again, if they have to. */
export type Ended = "expired" | "idle" | null;
type SignInPage = { step: Step; next: string; ended: Ended; refused: Refused | null };

/** What both sign-in pages do: a customer who is there already moves on, a form post signs in, anything else is shown. */
export async function signInPage(astro: AstroGlobal, fallback: string): Promise<SignInPage | Response> {
  const { gateway } = astro.locals;
  const { searchParams } = astro.url;
  const next = safePath(searchParams.get("next")) ?? fallback;
  const ended: Ended = searchParams.has("expired") ? "expired" : searchParams.has("idle") ? "idle" : null;
  const step: Step = searchParams.get("step") === "register" ? "register" : "login";
  if (astro.request.method !== "POST") {
    // Not from the cookies alone: a session that has just run out would be sent back and forth.
    const customer = gateway.session.isAuthenticated ? await gateway.caller.session.get().catch(() => null) : null;
    return customer ? astro.redirect(next, 303) : { step, next, ended, refused: null };
  }
  const refused = await postSession(gateway, step, await astro.request.formData());
  return refused ? { step, next, ended, refused } : astro.redirect(next, 303);
}
