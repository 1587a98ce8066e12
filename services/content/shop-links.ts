// Whether a path of this shop has a page, as far as the services know: its routes, the editors' texts and the offers.
import { didYouMean } from "#services/lib/nearest.ts";
import type { LocalFile } from "./content-files.ts";
import { withoutStop } from "./plain-words.ts";
import { shopPaths } from "./shop-paths.generated.ts";

/** The values of a parameter of a path that exist. Other parameters are not checked. */
type Names = Readonly<Record<string, ReadonlySet<string>>>;

/** Returns the names that paths may have. Drafts and texts with a mistake count: they will be there. */
export function linkedNames(
  files: readonly LocalFile[],
  { categories, pictures, offers }: Readonly<Record<"categories" | "pictures" | "offers", readonly string[]>>,
): Names {
  const slugsOf = (kind: string) => files.flatMap(({ text }) => (text?.kind === kind ? [text.slug] : []));
  return {
    blogSlug: new Set(slugsOf("posts")),
    causeSlug: new Set(slugsOf("causes")),
    slug: new Set([...categories, "all"]),
    fileId: new Set(pictures),
    ...(offers.length > 0 && { productOfferKey: new Set(offers) }),
  };
}

const patterns = [...shopPaths, "/files/:fileId", "/blog/feed.xml"].map((path) => path.split("/"));

/** Returns whether a path fits a pattern whose named parts exist. */
function fits(pattern: readonly string[], parts: readonly string[], names: Names): boolean {
  const isFitting = pattern.every((part, at) => {
    const given = parts[at];
    if (!part.startsWith(":")) return part === given;
    if (given === undefined) return part.endsWith("?");
    return names[part.slice(1)]?.has(given) ?? true;
  });
  return isFitting && parts.length <= pattern.length;
}

/** Returns the paths that a misspelt one may mean. */
const pathsOf = (names: Names) =>
  patterns.flatMap((pattern) => {
    const [first = "", ...others] = pattern.filter((part) => part.startsWith(":") && !part.endsWith("?"));
    const base = pattern.filter((part) => !part.endsWith("?")).join("/") || "/";
    if (first === "") return [base];
    return others.length > 0 ? [] : [...(names[first.slice(1)] ?? [])].map((name) => base.replace(first, name));
  });

/** Returns what is wrong with a path of this shop, or null. */
export function problemOfPath(address: string, names: Names): string | null {
  const path = address.replace(/[?#].*$/s, "").replace(/(?<=.)\/$/, "");
  const parts = path.split("/");
  if (patterns.some((pattern) => fits(pattern, parts, names))) return null;
  const shown = path.slice(0, 100);
  return withoutStop(`this shop has no page ${shown}.${didYouMean(shown, pathsOf(names))}`);
}
