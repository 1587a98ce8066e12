import type { Content, ContentReader } from "#services/content/content.ts";
import type { Handlers } from "#services/lib/handlers.ts";
import { market } from "#services/lib/locale.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import { COLLECTIONS, SITE_CONFIG } from "./content.ts";
import { bytesReply, findFile } from "./files.ts";

const DEFAULT_LIMIT = 100;

/** Returns the campaigns of the editors' files as items. */
const campaignItems = ({ campaigns }: Content) =>
  campaigns.map(({ slug: id, status, body, ...data }) => ({
    ...{ id, collection: "campaigns", status },
    data: { ...data, text: body },
  }));

function publishedItems(content: Content, collection: string) {
  const campaigns = collection === "campaigns" ? campaignItems(content) : undefined;
  const items = campaigns ?? (Object.hasOwn(COLLECTIONS, collection) ? COLLECTIONS[collection] : undefined);
  if (!items) refuseNotFound();
  return items.filter(({ status }) => status === "published");
}

type CmsOperation = "getCmsTheme" | "getCmsSiteConfig" | "listCmsItems" | "getCmsItem" | "getCmsFile";

export const createCmsHandlers = ({ content: read }: { content: ContentReader }): Handlers<CmsOperation> => ({
  // The demo's editors override nothing: the base theme of the config service applies.
  getCmsTheme: async () => ({ status: 200, body: { result: { name: SITE_CONFIG.siteName, colours: {} } } }),

  getCmsSiteConfig: async () => ({ status: 200, body: { result: { ...SITE_CONFIG, locale: market().locale } } }),

  listCmsItems: async ({ params, query }) => {
    const items = publishedItems(read(query.locale), params.collection);
    const { limit = DEFAULT_LIMIT, offset = 0 } = query;
    return {
      status: 200,
      body: { result: items.slice(offset, offset + limit), pageInfo: { limit, offset, total: items.length } },
    };
  },

  getCmsItem: async ({ params, query }) => {
    const item = publishedItems(read(query.locale), params.collection).find(({ id }) => id === params.id);
    return item ? { status: 200, body: { result: item } } : refuseNotFound();
  },

  getCmsFile: async ({ headers, params }) => {
    const file = findFile(params.id) ?? refuseNotFound();
    const { accept } = headers as { accept?: string };
    if (accept !== "application/json") return bytesReply(file);
    const { bytes: _, ...metadata } = file;
    return { status: 200, body: { result: { ...metadata, url: `/files/${file.id}` } } };
  },
});
