import { z } from "zod";
import type { components as Blog } from "#generated/blog/schema.ts";
import { getCmsItemParameters } from "#generated/cms/inputs.ts";
import type { components as Main } from "#generated/main/schema.ts";
import { notFound } from "../foundation/errors.ts";
import { publicProcedure, router } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";
import { type FeatureBanner, featureBannerData, toFeatureBanner } from "./feature-banners.ts";
import { type Page, pageData, toPage } from "./pages.ts";
import { type Question, questionData } from "./questions.ts";

const { collection, id, preview } = getCmsItemParameters().shape;
// Strings of any length: what the contract does not allow is answered like a wrong token.
const getInput = z.object({ collection: z.string(), id: z.string(), token: z.string() });
const itemInput = z.object({ collection, id, preview: preview.unwrap() });

const postData = z.object({
  title: z.string(),
  excerpt: z.string(),
  category: z.object({ slug: z.string(), name: z.string() }),
  image: z.string().optional(),
  published_at: z.iso.datetime(),
  body: z.string(),
});

const causeData = z.object({
  name: z.string(),
  description: z.string().optional(),
  image: z.string().optional(),
  body: z.string().default(""),
});

type PreviewedCause = Pick<Main["schemas"]["Cause"], "name" | "description" | "image" | "urlSlug"> & { body: string };
/** An item as it will be published. */
type PreviewedItem =
  | { collection: "posts"; post: Blog["schemas"]["BlogPost"] }
  | { collection: "causes"; cause: PreviewedCause }
  | { collection: "pages"; id: string; page: Page }
  | { collection: "questions"; question: Question }
  | { collection: "banners"; banner: FeatureBanner };
type Preview = PreviewedItem & { isDraft: boolean };

/** Returns how an item will be shown. Throws `ZodError` if a field that the site needs is missing. */
function toPreviewed(collection: string, id: string, data: unknown): PreviewedItem | null {
  if (collection === "posts") {
    const { published_at: publishedAt, image, ...post } = postData.parse(data);
    return { collection, post: { slug: id, ...post, publishedAt, ...(image && { image: `/files/${image}` }) } };
  }
  if (collection === "causes") {
    const { image, description, ...cause } = causeData.parse(data);
    const optional = { ...(description && { description }), ...(image && { image: `/files/${image}` }) };
    return { collection, cause: { urlSlug: id, ...cause, ...optional } };
  }
  if (collection === "pages") return { collection, id, page: toPage(pageData.parse(data)) };
  if (collection === "questions") return { collection, question: { slug: id, ...questionData.parse(data) } };
  if (collection === "banners") return { collection, banner: toFeatureBanner(id, featureBannerData.parse(data)) };
  return null;
}

export const previewsRouter = router({
  /** An item as it will be published, for the holder of its preview token. 404 for every other token, item and collection. */
  get: publicProcedure.input(getInput).query(async ({ ctx, input }): Promise<Preview> => {
    const wanted = itemInput.safeParse({ ...input, preview: input.token }).data;
    if (!wanted) throw notFound();
    const path = { collection: wanted.collection, id: wanted.id };
    const query = { locale: ctx.locale, preview: wanted.preview };
    const item = unwrap(await ctx.cms.GET("/items/{collection}/{id}", { params: { path, query } }));
    // The CMS answered something else than was asked.
    if (item.collection !== path.collection || item.id !== path.id) throw notFound();
    const previewed = toPreviewed(item.collection, item.id, item.data);
    if (!previewed) throw notFound();
    return { ...previewed, isDraft: item.status === "draft" };
  }),
});
