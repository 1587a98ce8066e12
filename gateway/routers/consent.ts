import { z } from "zod";
import {
  type CookieCategory,
  type CookieName,
  cookiesToDelete,
  cookieTable,
  readConsent,
  toConsentCookie,
} from "#gateway/rules/cookies.ts";
import { keepLanding } from "../session/engagement.ts";
import { publicProcedure, router } from "../trpc.ts";

const categories = Object.fromEntries(Object.entries(cookieTable).map(([name, { category }]) => [name, category]));

// The choice must not fail because of a strange URL.
const anyText = z.string().max(2000).optional().catch(undefined);

const chooseInput = z.object({
  nonEssential: z.boolean(),
  /** The query of the page with the choice. */
  query: anyText,
  /** The page that linked to it. */
  referrer: anyText,
});

export const consentRouter = router({
  /** Stores the visitor's cookie consent, and sets or deletes the cookies that depend on it (shell §4). */
  choose: publicProcedure.input(chooseInput).mutation(({ ctx, input }): { consented: CookieCategory[] } => {
    const choice = toConsentCookie(input.nonEssential);
    ctx.cookies.set("dc_consent", choice);
    const consent = readConsent(choice, true);
    for (const name of cookiesToDelete(categories, consent)) ctx.cookies.clear(name as CookieName);
    if (input.nonEssential) {
      keepLanding(ctx.cookies, input, ctx.publicUrl.origin);
      ctx.cookies.set("dc_anonymous_id", ctx.cookies.get("dc_anonymous_id") ?? crypto.randomUUID());
    }
    return { consented: [...consent.consented] };
  }),
});
