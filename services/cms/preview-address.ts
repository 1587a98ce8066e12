import { createContentReader } from "#services/content/content-reader.ts";
import type { ServicesEnv } from "#services/lib/env.ts";
import { createLogger } from "#services/lib/log.ts";
import { refuse } from "#services/lib/refusal.ts";
import { collections, itemsOf } from "./collections.ts";
import { signPreview } from "./preview-token.ts";

type Settings = Pick<ServicesEnv, "contentDir" | "tokenSecret">;
/** The path that shows an item as it will look; for a banner, also the path that shows it at two widths. */
export type PreviewPaths = { path: string; widthsPath: string | null };

const PREVIEWED = collections.filter((name) => ["pages", "posts", "causes", "questions", "banners"].includes(name));

/** Returns a function that gives the paths of items named like "posts/some-slug". They work for an hour; `now` is the shop's time. */
export function createPreviews({ contentDir, tokenSecret }: Settings) {
  const read = createContentReader(contentDir, createLogger("silent"));

  return (item: string, now: Date): PreviewPaths => {
    const [collection = "", id = ""] = item.split("/");
    if (!PREVIEWED.includes(collection))
      refuse(422, "invalid_field", `There is no preview of ${collection}. There are ${PREVIEWED.join(", ")}.`);
    const content = read("en-AU", "withDrafts");
    if (!itemsOf(content, collection, now)?.some((one) => one.id === id)) {
      const mistake = content.mistakes.find(({ file }) => file.startsWith(`${collection}/`) && file.includes(`${id}.`));
      refuse(422, "invalid_field", mistake?.message ?? `There is no ${collection}/${id} in ${contentDir}.`);
    }
    const token = signPreview({ tokenSecret }, { collection, id });
    return {
      path: `/preview?${new URLSearchParams({ collection, id, token })}`,
      widthsPath: collection === "banners" ? `/marketing/feature-banner?${new URLSearchParams({ id, token })}` : null,
    };
  };
}
