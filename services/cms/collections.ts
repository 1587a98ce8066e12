// The collections of the CMS, from the editors' files.
import type { components } from "#generated/cms/schema.ts";
import type { Content } from "#services/content/content.ts";

type CmsItem = components["schemas"]["CmsItem"];
type Text = { id: string; status?: CmsItem["status"]; data: Record<string, unknown> };

const versionsOf = ({ versions }: Content, page: string) => [
  ...new Set(versions.filter(({ slug }) => slug === page).map(({ version }) => version)),
];

const TEXTS: Record<string, (content: Content) => Text[]> = {
  pages: (content) =>
    content.pages.map(({ slug, ...data }) => ({
      id: slug,
      data: { ...data, earlier: versionsOf(content, slug) },
    })),
  page_versions: ({ versions }) =>
    versions.map(({ slug, ...data }) => ({
      id: `${slug}-${data.version}`,
      data: { ...data, page: slug },
    })),
  questions: ({ questions }) =>
    questions.map(({ slug, body, question, topic }) => ({
      id: slug,
      data: { question, answer: body, topic },
    })),
  topics: ({ topics }) => topics.map(({ slug, ...data }) => ({ id: slug, data })),
  campaigns: ({ campaigns }) =>
    campaigns.map(({ slug, status, body, ...data }) => ({ id: slug, status, data: { ...data, text: body } })),
  banners: () => [],
  // Submissions are drafts, and drafts are not listed.
  support_requests: () => [],
};

/** Returns whether the editors have this collection. */
export const isCollection = (name: string): boolean => Object.hasOwn(TEXTS, name);

/** Returns the published items of a collection in the editors' order. `null` if it is unknown. */
export function itemsOf(content: Content, collection: string): CmsItem[] | null {
  const read = isCollection(collection) ? TEXTS[collection] : undefined;
  if (!read) return null;
  const items = read(content).map(({ id, data, status = "published" }) => ({ id, collection, status, data }));
  return items.filter(({ status }) => status === "published");
}
