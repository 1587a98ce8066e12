import { z } from "zod";
import { publicProcedure, router } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";

const pageInput = z.object({ id: z.string().regex(/^[a-z0-9-]{1,64}$/) });

/** The fields of a CMS page that the site uses. Ignores others. */
const pageData = z.object({ title: z.string().min(1).max(200), body: z.string().max(100_000) });

export const pagesRouter = router({
  /** The title and paragraphs of a CMS page. */
  get: publicProcedure
    .input(pageInput)
    .query(async ({ ctx, input }): Promise<{ title: string; paragraphs: string[] }> => {
      const path = { collection: "pages", id: input.id };
      const { data } = unwrap(
        await ctx.cms.GET("/items/{collection}/{id}", { params: { path, query: { locale: ctx.locale } } }),
      );
      const { title, body } = pageData.parse(data);
      return { title, paragraphs: body.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "") };
    }),
});
