// The collections of the CMS, from the editors' files.
import type { components } from "#generated/cms/schema.ts";
import { toListedPost } from "#services/blog/posts.rules.ts";
import type { Content } from "#services/content/content.ts";

type CmsItem = components["schemas"]["CmsItem"];
/** `publishedAt`: not before this time. */
type Text = { id: string; status?: CmsItem["status"]; publishedAt?: string; data: Record<string, unknown> };

const versionsOf = ({ versions }: Content, page: string) => [
  ...new Set(versions.filter(({ slug }) => slug === page).map(({ version }) => version)),
];

const TEXTS: Record<string, (content: Content) => Text[]> = {
  pages: (content) =>
    content.pages.map(({ slug, status, ...data }) => ({
      id: slug,
      status,
      data: { ...data, earlier: versionsOf(content, slug) },
    })),
  page_versions: ({ versions }) =>
    versions.map(({ slug, ...data }) => ({
      id: `${slug}-${data.version}`,
      data: { ...data, page: slug },
    })),
  questions: ({ questions }) =>
    questions.map(({ slug, status, body, question, topic, offers }) => ({
      id: slug,
      status,
      data: { question, answer: body, topic, ...(offers && { offers }) },
    })),
  topics: ({ topics }) => topics.map(({ slug, ...data }) => ({ id: slug, data })),
  campaigns: ({ campaigns }) =>
    campaigns.map(({ slug, status, body, ...data }) => ({ id: slug, status, data: { ...data, text: body } })),
  // The posts of the blog service, which editors preview like the rest.
  posts: (content) =>
    content.posts.map((post) => {
      const { slug, publishedAt, image, ...data } = toListedPost(content, post);
      const { status, body } = post;
      return { id: slug, status, publishedAt, data: { ...data, image: post.image, published_at: publishedAt, body } };
    }),
  // The causes of the main service.
  causes: ({ causes }) => causes.map(({ slug, status, key: _, ...data }) => ({ id: slug, status, data })),
  banners: ({ banners }) =>
    banners.map(({ slug, status, body, ...data }) => ({ id: slug, status, data: { ...data, text: body } })),
  // Submissions are drafts, and drafts are not listed.
  support_requests: () => [],
};

/** The collections of the editors' files, for previews. */
export const collections = Object.keys(TEXTS);

/** Returns whether the editors have this collection. */
export const isCollection = (name: string): boolean => Object.hasOwn(TEXTS, name);

/** Returns the items of a collection in the editors' order, `draft` until they are published. `null` if it is unknown. */
export function itemsOf(content: Content, collection: string, now: Date): CmsItem[] | null {
  const read = isCollection(collection) ? TEXTS[collection] : undefined;
  if (!read) return null;
  return read(content).map(({ id, status = "published", publishedAt, data }) => {
    const isEarly = publishedAt !== undefined && Date.parse(publishedAt) > now.getTime();
    return { id, collection, status: isEarly ? "draft" : status, data };
  });
}

/** Returns the published items of a collection in the editors' order. `null` if it is unknown. */
export const publishedItems = (content: Content, collection: string, now: Date): CmsItem[] | null =>
  itemsOf(content, collection, now)?.filter(({ status }) => status === "published") ?? null;
