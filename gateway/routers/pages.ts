import { z } from "zod";
import { getDrawDetailsParameters } from "#generated/main/inputs.ts";
import type { Context } from "../context.ts";
import { notFound } from "../foundation/errors.ts";
import { publicProcedure, router } from "../trpc.ts";
import { listItems, readItem } from "./cms-items.read.ts";

/** An earlier version. */
const version = z.string().optional();
const pageInput = z.object({ id: z.string().regex(/^[a-z0-9-]{1,64}$/), version });
const ofOfferInput = getDrawDetailsParameters().pick({ productOfferKey: true }).extend({ version });

const changeData = z.object({ version: z.string(), date: z.iso.date(), change: z.string().min(1).max(400) });

/** The fields of a CMS page that the site uses. Ignores others. Only title and text are required. */
export const pageData = z.object({
  title: z.string().min(1).max(200),
  body: z.string().max(100_000),
  description: z.string().max(400).optional().catch(undefined),
  version: z.string().max(20).optional().catch(undefined),
  in_force: z.iso.date().optional().catch(undefined),
  summary: z.array(z.string().min(1).max(400)).max(8).catch([]),
  changes: z.array(changeData).max(100).catch([]),
  earlier: z.array(z.string().max(20)).max(100).catch([]),
});

/** The offers whose terms a page is. */
const ofOffers = z.object({ offers: z.array(z.string()).max(50) });

export type Page = {
  title: string;
  /** Markdown. */
  body: string;
  description: string | undefined;
  version: string | undefined;
  /** Date, YYYY-MM-DD. */
  inForce: string | undefined;
  /** The text in short. */
  summary: string[];
  /** Newest first. */
  changes: z.infer<typeof changeData>[];
  /** The earlier versions that can be read. */
  earlier: string[];
};

/** Returns a page from its checked fields. */
export function toPage({ in_force: inForce, description, version, ...page }: z.output<typeof pageData>): Page {
  return { ...page, description, version, inForce };
}

/** Returns a page in force, or one of its earlier versions. Throws 404 for unknown versions. */
async function readVersion(ctx: Context, id: string, data: unknown, version: string | undefined): Promise<Page> {
  const page = toPage(pageData.parse(data));
  if (version === undefined) return page;
  // Checked here: a made-up version costs no call.
  if (!page.earlier.includes(version)) throw notFound();
  return toPage(pageData.parse(await readItem(ctx, { collection: "page_versions", id: `${id}-${version}` })));
}

export const pagesRouter = router({
  /** A page of the CMS, or one of its earlier versions. Throws 404 for unknown pages and versions. */
  get: publicProcedure
    .input(pageInput)
    .query(
      async ({ ctx, input: { id, version } }): Promise<Page> =>
        readVersion(ctx, id, await readItem(ctx, { collection: "pages", id }), version),
    ),

  /** The page with the terms of an offer, or null if editors wrote none for it. */
  getOfOffer: publicProcedure
    .input(ofOfferInput)
    .query(async ({ ctx, input: { productOfferKey, version } }): Promise<Page | null> => {
      const pages = await listItems(ctx, "pages");
      const found = pages.find(({ data }) => ofOffers.safeParse(data).data?.offers.includes(productOfferKey));
      return found ? readVersion(ctx, found.id, found.data, version) : null;
    }),
});
