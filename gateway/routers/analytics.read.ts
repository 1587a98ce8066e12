import { hasCapability } from "#gateway/rules/capabilities.ts";
import { cookieTable, mayWriteCookie, readConsent } from "#gateway/rules/cookies.ts";
import type { Context } from "../context.ts";
import { readCapabilities } from "../session/capabilities.ts";

/** Whether this visitor has consented to analytics (shell §4). */
export async function mayAnalyse(ctx: Pick<Context, "cookies" | "main" | "session">): Promise<boolean> {
  const { capabilities } = await readCapabilities(ctx);
  const consent = readConsent(ctx.cookies.get("dc_consent"), hasCapability(capabilities, "cookie_consent"));
  return mayWriteCookie(cookieTable.dc_anonymous_id.category, consent);
}
