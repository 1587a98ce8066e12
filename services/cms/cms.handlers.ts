import { readFile } from "node:fs/promises";
import type { components } from "#generated/cms/schema.ts";
import type { Content } from "#services/content/content.ts";
import type { ContentReader } from "#services/content/content-reader.ts";
import type { Handlers } from "#services/lib/handlers.ts";
import { market } from "#services/lib/locale.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import { itemsOf, publishedItems } from "./collections.ts";
import { type CmsFile, DEMO_FILES } from "./demo-files.ts";
import { isPreviewOf } from "./preview-token.ts";

/** Finds a file behind /files/{id}: a picture of the editors, or a file of the demo. */
function findFile({ pictures }: Content, wanted: string): CmsFile | undefined {
  const picture = pictures.find(({ id }) => id === wanted);
  if (!picture) return DEMO_FILES.find(({ id }) => id === wanted);
  const { id, mimeType, width, height, path } = picture;
  return { id, mimeType, width, height, bytes: () => readFile(path) };
}

/** Returns the reply with a file. A changed file gets a new id, so it may be cached for ever. Throws 404 if it was just deleted. */
async function bytesReply({ mimeType, bytes }: CmsFile) {
  const body = await Promise.resolve(bytes()).catch(() => refuseNotFound());
  return {
    status: 200 as const,
    // The generated type of binary content is string.
    body: body as unknown as string,
    headers: { "content-type": mimeType, "cache-control": "public, max-age=31536000, immutable" },
  };
}

/** The site's name, description and regulation logos. */
const SITE_CONFIG: Omit<components["schemas"]["SiteConfig"], "locale"> = {
  siteName: "Drawcard",
  siteNameHidden: false,
  indexingDisabled: false,
  description: "Lotteries, raffles and syndicates, open all hours.",
  routeOverrides: {},
  regulationLogos: [
    { name: "18 years and over", image: "/marks/over-18.svg", href: "/about/responsible-gaming" },
    { name: "Draws anyone can verify", image: "/marks/sealed-draw.svg", href: "/about/terms-and-conditions" },
  ],
};

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
