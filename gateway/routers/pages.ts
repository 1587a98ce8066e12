import { z } from "zod";
import { notFound } from "../errors.ts";
import { publicProcedure, router } from "../trpc.ts";
import { readItem } from "./cms-items.read.ts";

const pageInput = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,64}$/),
  /** An earlier version. */
  version: z.string().optional(),
});

const changeData = z.object({ version: z.string(), date: z.iso.date(), change: z.string().min(1).max(400) });

/** The fields of a CMS page that the site uses. Ignores others. Only title and text are required. */
export const pageData = z.object({
  title: z.string().min(1).max(200),
  body: z.string().max(100_000),
  description: z.string().max(400).optional().catch(undefined),
  version: z.string().max(20).optional().catch(undefined),
  in_force: z.iso.date().optional().catch(undefined),
  changes: z.array(changeData).max(100).catch([]),
  earlier: z.array(z.string().max(20)).max(100).catch([]),
});

export type Page = {
  title: string;
  /** Markdown. */
  body: string;
  description: string | undefined;
  version: string | undefined;
  /** Date, YYYY-MM-DD. */
  inForce: string | undefined;
  /** Newest first. */
  changes: z.infer<typeof changeData>[];
  /** The earlier versions that can be read. */
  earlier: string[];
};

/** Returns a page from its checked fields. */
export function toPage({ in_force: inForce, description, version, ...page }: z.output<typeof pageData>): Page {
  return { ...page, description, version, inForce };
}

export const pagesRouter = router({
  /** A page of the CMS, or one of its earlier versions. Throws 404 for unknown pages and versions. */
  get: publicProcedure.input(pageInput).query(async ({ ctx, input: { id, version } }): Promise<Page> => {
    const page = toPage(pageData.parse(await readItem(ctx, { collection: "pages", id })));
    if (version === undefined) return page;
    // Checked here: a made-up version costs no call.
    if (!page.earlier.includes(version)) throw notFound();
    return toPage(pageData.parse(await readItem(ctx, { collection: "page_versions", id: `${id}-${version}` })));
  }),
});
