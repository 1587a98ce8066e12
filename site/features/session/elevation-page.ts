import type { AstroGlobal } from "astro";
import { safePath } from "#site/lib/safe-path.ts";
import { load } from "#site/lib/shell/page.ts";
import { isLockedBy, type ShownCode } from "./code.ts";
import { postCode, type Refused } from "./session-post.ts";

type ElevationPage = { next: string; refused: Refused | null; code: ShownCode };

// account §4
const RESEND_AFTER_SECONDS = 60;

/** What the modal of the code shows. By itself it is a page that lets the customer do what asks for a code, then leads back. */
export async function elevationPage(astro: AstroGlobal): Promise<ElevationPage | Response> {
  const { request, url, locals } = astro;
  const next = safePath(url.searchParams.get("next")) ?? locals.page.href("my-account");
  const config = await load(astro, (caller) => caller.twoFactor.get());
  if (config instanceof Response) return config;
  // Nothing of this customer's ever asks.
  if (!config.enabled) return astro.redirect(next, 303);

  const form = request.method === "POST" ? await request.formData() : null;
  const refused = form && (await postCode(locals.gateway, "elevate", form));
  if (refused === "done") return astro.redirect(next, 303);
  const isSent = form?.get("command") === "resend" && !refused;
  const { method = "authenticator", identifier = null, rememberForDays } = config;
  const isLocked = refused?.problem ? isLockedBy(refused.problem) : false;
  const resendAfterSeconds = isSent ? RESEND_AFTER_SECONDS : 0;
  return { next, refused, code: { isLocked, method, identifier, rememberForDays, resendAfterSeconds, isSent } };
}
