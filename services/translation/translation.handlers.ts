import type { components } from "#generated/translation/schema.ts";
import type { Handlers } from "#services/lib/handlers.ts";
import type { Stage } from "#services/lib/stage.ts";
import { CONTENT } from "./content.ts";

// 24 h: shell §7. Editors rarely change the headings and search texts of play pages.
const PLAY_HEADINGS_SECONDS = 86_400;

type ContentItem = components["schemas"]["ContentItem"];

/** The category of an id is the part before its dot. */
const categoryOf = (id: string) => id.split(".")[0] ?? "";

/** The shipped words, with those that were put on the stage in their place. */
function currentContent(stage: Stage | null): ContentItem[] {
  const staged = stage?.content();
  if (!staged?.size) return CONTENT;
  const added = [...staged].flatMap(([id, item]) => (item === "gone" ? [] : [{ id, ...item }]));
  return [...CONTENT.filter(({ id }) => !staged.has(id)), ...added];
}

export const createTranslationHandlers = ({ stage }: { stage: Stage | null }): Handlers<"listContentItems"> => ({
  listContentItems: async ({ query }) => {
    const categories = query["c[]"];
    const ids = query["id[]"];
    const types = query["t[]"];
    const isAsked = ({ id, type }: ContentItem) =>
      (!categories || categories.includes(categoryOf(id))) &&
      (!ids || ids.includes(id)) &&
      (!types || types.includes(type));
    const items = Object.fromEntries(
      currentContent(stage)
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
