import { z } from "zod";
import {
  type CookieCategory,
  type CookieName,
  cookiesToDelete,
  cookieTable,
  readConsent,
  toConsentCookie,
} from "#gateway/rules/cookies.ts";
import { publicProcedure, router } from "../trpc.ts";

const categories = Object.fromEntries(Object.entries(cookieTable).map(([name, { category }]) => [name, category]));

const chooseInput = z.object({ nonEssential: z.boolean() });

export const consentRouter = router({
  /** Stores the visitor's cookie consent and deletes cookies they no longer allow (shell §4). */
  choose: publicProcedure.input(chooseInput).mutation(({ ctx, input }): { consented: CookieCategory[] } => {
    const choice = toConsentCookie(input.nonEssential);
    ctx.cookies.set("dc_consent", choice);
    const consent = readConsent(choice, true);
    for (const name of cookiesToDelete(categories, consent)) ctx.cookies.clear(name as CookieName);
    return { consented: [...consent.consented] };
  }),
});
