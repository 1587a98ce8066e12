import type { components } from "#generated/translation/schema.ts";
import type { DemoOverrides } from "#services/lib/demo-overrides.ts";
import type { Handlers } from "#services/lib/handlers.ts";
import type { Locale } from "#services/lib/locale.ts";
import { BRITISH_CONTENT, CONTENT } from "./content.ts";

// 24 h: shell §7. Editors rarely change the headings and search texts of play pages.
const PLAY_HEADINGS_SECONDS = 86_400;

type ContentItem = components["schemas"]["ContentItem"];

/** The category of an id is the part before the dot. */
const categoryOf = (id: string) => id.split(".")[0] ?? "";

const BRITISH_BY_ID = new Map(BRITISH_CONTENT.map((item) => [item.id, item]));
const BY_LOCALE: Record<Locale, ContentItem[]> = {
  "en-AU": CONTENT,
  "en-GB": CONTENT.map((item) => BRITISH_BY_ID.get(item.id) ?? item),
};

/** Returns the content of a language with the demo's overrides applied. */
function currentContent(overrides: DemoOverrides | null, locale: Locale): ContentItem[] {
  const content = BY_LOCALE[locale];
  const changed = overrides?.content();
  if (!changed?.size) return content;
  const added = [...changed].flatMap(([id, item]) => (item === "gone" ? [] : [{ id, ...item }]));
  return [...content.filter(({ id }) => !changed.has(id)), ...added];
}

export const createTranslationHandlers = ({
  overrides,
}: {
  overrides: DemoOverrides | null;
}): Handlers<"listContentItems"> => ({
  listContentItems: async ({ params, query }) => {
    const categories = query["c[]"];
    const ids = query["id[]"];
    const types = query["t[]"];
    const isAsked = ({ id, type }: ContentItem) =>
      (!categories || categories.includes(categoryOf(id))) &&
      (!ids || ids.includes(id)) &&
      (!types || types.includes(type));
    const items = Object.fromEntries(
      currentContent(overrides, params.locale)
        .filter(isAsked)
        .map((item) => [item.id, item]),
    );
    const isPlayHeadings = categories?.includes("play-heading") && types?.includes("seo");
    const headers: Record<string, string> = isPlayHeadings
      ? { "cache-control": `public, max-age=${PLAY_HEADINGS_SECONDS}` }
      : {};
    return { status: 200, headers, body: { result: { items } } };
  },
});
