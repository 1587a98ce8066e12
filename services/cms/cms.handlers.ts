import type { ContentReader } from "#services/content/content.reader.ts";
import type { Handlers } from "#services/lib/handlers.ts";
import { market } from "#services/lib/locale.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import { itemsOf, publishedItems } from "./collections.ts";
import { SITE_CONFIG } from "./content.ts";
import { bytesReply, findFile } from "./files.ts";
import { isPreviewOf } from "./preview-token.ts";

const DEFAULT_LIMIT = 100;

type CmsOperation = "getCmsTheme" | "getCmsSiteConfig" | "listCmsItems" | "getCmsItem" | "getCmsFile";

export const createCmsHandlers = ({ content: read }: { content: ContentReader }): Handlers<CmsOperation> => ({
  // The demo's editors override nothing: the base theme of the config service applies.
  getCmsTheme: async () => ({ status: 200, body: { result: { name: SITE_CONFIG.siteName, colours: {} } } }),

  getCmsSiteConfig: async () => ({ status: 200, body: { result: { ...SITE_CONFIG, locale: market().locale } } }),

  listCmsItems: async ({ params, query, now }) => {
    const items = publishedItems(read(query.locale), params.collection, now) ?? refuseNotFound();
    const { limit = DEFAULT_LIMIT, offset = 0 } = query;
    return {
      status: 200,
      body: { result: items.slice(offset, offset + limit), pageInfo: { limit, offset, total: items.length } },
    };
  },

  getCmsItem: async ({ env, params, query, now }) => {
    const { locale, preview } = query;
    if (preview !== undefined && !isPreviewOf(env, params, preview)) refuseNotFound();
    const items =
      preview === undefined
        ? publishedItems(read(locale), params.collection, now)
        : itemsOf(read(locale, "withDrafts"), params.collection, now);
    const item = items?.find(({ id }) => id === params.id);
    return item ? { status: 200, body: { result: item } } : refuseNotFound();
  },

  getCmsFile: async ({ headers, params }) => {
    const file = findFile(read(), params.id) ?? refuseNotFound();
    const { accept } = headers as { accept?: string };
    if (accept !== "application/json") return bytesReply(file);
    const { bytes: _, ...metadata } = file;
    return { status: 200, body: { result: { ...metadata, url: `/files/${file.id}` } } };
  },
});
