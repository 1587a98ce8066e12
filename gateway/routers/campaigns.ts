import { z } from "zod";
import { isUtmValue } from "#gateway/rules/utm.ts";
import type { Context } from "../context.ts";
import { publicProcedure, router, withCapability } from "../trpc.ts";
import { toProblemError } from "../upstream/to-problem.ts";
import { unwrap } from "../upstream/unwrap.ts";

const utmValue = z.string().refine(isUtmValue);

/** The fields of a campaign that the site uses. Ignores others. */
const campaignData = z.object({
  campaign: utmValue,
  heading: z.string().min(1).max(80),
  text: z.string().max(1_000).default(""),
  image: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$/)
    .optional(),
  promotion: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,30}$/)
    .optional(),
});

/** What a page shows to visitors of a campaign. `image` is a file id. */
export type Campaign = z.output<typeof campaignData>;

/** Returns the campaigns of the CMS without malformed ones. */
async function listCampaigns({ cms, locale }: Pick<Context, "cms" | "locale">): Promise<Campaign[]> {
  const params = { path: { collection: "campaigns" }, query: { limit: 100, locale } };
  const items = unwrap(await cms.GET("/items/{collection}", { params }));
  return items.flatMap(({ data }) => campaignData.safeParse(data).data ?? []);
}

export const campaignsRouter = router({
  /** The campaign of a `utm_campaign` value, or null if the CMS has none. Invented values cost no call: the list is cached. */
  find: publicProcedure
    .use(withCapability("ad_landing_pages"))
    .input(z.object({ campaign: utmValue }))
    .query(async ({ ctx, input }): Promise<Campaign | null> => {
      // 404: the CMS has no such collection.
      try {
        const campaigns = await listCampaigns(ctx);
        return campaigns.find(({ campaign }) => campaign === input.campaign) ?? null;
      } catch (error) {
        if (toProblemError(error).problem.status === 404) return null;
        throw error;
      }
    }),
});
