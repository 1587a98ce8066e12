import { didYouMean } from "#services/lib/nearest.ts";
import { ContentMistake, type Markdown } from "./front-matter.ts";
import { withoutStop } from "./plain-words.ts";

/** Returns warnings about offers that a text names and the shop does not have. Without known offers, none. */
export function unknownOffers({ name, value, lineOf }: Markdown, offers: readonly string[]): ContentMistake[] {
  const { offers: named } = (value ?? {}) as { offers?: unknown };
  if (!Array.isArray(named) || offers.length === 0) return [];
  return named.flatMap((key, at) => {
    if (typeof key !== "string" || offers.includes(key)) return [];
    const text = withoutStop(`there is no offer "${key}".${didYouMean(key, offers)}`);
    return [new ContentMistake(name, lineOf("offers", at), text, { isWarning: true })];
  });
}
