import type { Handlers } from "#services/lib/handlers.ts";
import { market } from "#services/lib/locale.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import { COLLECTIONS, SITE_CONFIG } from "./content.ts";
import { bytesReply, findFile } from "./files.ts";

const DEFAULT_LIMIT = 100;

function publishedItems(collection: string) {
  const items = Object.hasOwn(COLLECTIONS, collection) ? COLLECTIONS[collection] : undefined;
  if (!items) refuseNotFound();
  return items.filter(({ status }) => status === "published");
}

type CmsOperation = "getCmsTheme" | "getCmsSiteConfig" | "listCmsItems" | "getCmsItem" | "getCmsFile";

export const cmsHandlers: Handlers<CmsOperation> = {
  // The demo's editors override nothing: the base theme of the config service applies.
  getCmsTheme: async () => ({ status: 200, body: { result: { name: SITE_CONFIG.siteName, colours: {} } } }),

  getCmsSiteConfig: async () => ({ status: 200, body: { result: { ...SITE_CONFIG, locale: market().locale } } }),

  listCmsItems: async ({ params, query }) => {
    const items = publishedItems(params.collection);
    const { limit = DEFAULT_LIMIT, offset = 0 } = query;
    return {
      status: 200,
      body: { result: items.slice(offset, offset + limit), pageInfo: { limit, offset, total: items.length } },
    };
  },

  getCmsItem: async ({ params }) => {
    const item = publishedItems(params.collection).find(({ id }) => id === params.id);
    return item ? { status: 200, body: { result: item } } : refuseNotFound();
  },

  getCmsFile: async ({ headers, params }) => {
    const file = findFile(params.id) ?? refuseNotFound();
    const { accept } = headers as { accept?: string };
    if (accept !== "application/json") return bytesReply(file);
    const { bytes: _, ...metadata } = file;
    return { status: 200, body: { result: { ...metadata, url: `/files/${file.id}` } } };
  },
};
