import { cookieTable, mayWriteCookie, readConsent } from "#gateway/rules/cookies.ts";
import type { Context } from "../context.ts";
import { readCapabilities } from "./capabilities.read.ts";

/** Whether this visitor allows that somebody follows what they do (shell §4). */
export async function mayAnalyse(ctx: Pick<Context, "cookies" | "main" | "session">): Promise<boolean> {
  const { capabilities } = await readCapabilities(ctx);
  const consent = readConsent(ctx.cookies.get("dc_consent"), capabilities.includes("cookie_consent"));
  return mayWriteCookie(cookieTable.dc_anonymous_id.category, consent);
}
