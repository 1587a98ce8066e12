import { z } from "zod";
import { publicProcedure, router } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";

const pageInput = z.object({ id: z.string().regex(/^[a-z0-9-]{1,64}$/) });

/** What a page of the CMS holds, as far as the site knows it; everything else an editor adds is passed over. */
const pageData = z.object({ title: z.string().min(1).max(200), body: z.string().max(100_000) });

export const pagesRouter = router({
  /** One page of the CMS: its title and its paragraphs. */
  get: publicProcedure
    .input(pageInput)
    .query(async ({ ctx, input }): Promise<{ title: string; paragraphs: string[] }> => {
      const path = { collection: "pages", id: input.id };
      const { data } = unwrap(await ctx.cms.GET("/items/{collection}/{id}", { params: { path } }));
      const { title, body } = pageData.parse(data);
      return { title, paragraphs: body.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "") };
    }),
});
