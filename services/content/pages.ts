import { ContentMistake, type Markdown } from "./front-matter.ts";
import type { Page, PageVersion } from "./schemas.ts";

/** Returns the page of a file. */
export function toPage({ value, slug, body }: Markdown): Page {
  return { ...(value as Omit<Page, "slug" | "body">), slug, body };
}

type Original = Markdown & { translation?: Markdown | undefined };

/** Whether a British page still has the version that its original had: then only the British file is wrong. */
const isLate = ({ translation, value }: Original) =>
  translation !== undefined && (translation.value as Page).version !== (value as Page).version;

/**
 * Returns the earlier version of a page, from a file such as versions/privacy/1-0.md. Throws `ContentMistake`. `originals` are the
 * pages' files.
 */
export function toVersion(
  { name, value, lineOf, body }: Markdown,
  pages: readonly Page[],
  originals: readonly Original[],
): PageVersion {
  const [, slug = ""] = name.split("/");
  const version = value as Omit<PageVersion, "slug" | "body">;
  const page = pages.find((one) => one.slug === slug);
  if (!page) throw new ContentMistake(name, 1, `there is no page "${slug}"`);
  if (page.version === version.version && !originals.some((one) => one.slug === slug && isLate(one)))
    throw new ContentMistake(name, lineOf("version"), "this version is in force, not an earlier one");
  return { ...version, slug, body };
}

/** Returns what is missing around the version of a page: its line in `changes`, the copy of each earlier version. */
function missingOf({ lineOf, name, slug, value }: Markdown, versions: readonly PageVersion[]): ContentMistake[] {
  const { changes = [], version } = value as Page;
  const warn = (line: number, words: string) => new ContentMistake(name, line, words, { isWarning: true });
  const copies = versions.filter((one) => one.slug === slug).map((one) => one.version);
  // A page without changes has no history that could lack a line.
  const isListed = changes.length === 0 || changes.some((change) => change.version === version);
  return [
    ...(isListed ? [] : [warn(lineOf("version"), `changes has no line for version ${version}`)]),
    ...changes.flatMap((change, at) => {
      if (change.version === version || copies.includes(change.version)) return [];
      const file = `versions/${slug}/${change.version.replaceAll(".", "-")}.md`;
      return [warn(lineOf("changes", at), `there is no copy of version ${change.version}; it belongs into ${file}`)];
    }),
  ];
}

/** Returns what contradicts the version of a page, which is published all the same. */
export function versionMistakes(original: Original, versions: readonly PageVersion[]): ContentMistake[] {
  const found = missingOf(original, versions);
  const { translation } = original;
  if (!translation) return found;
  if (!isLate(original)) return [...found, ...missingOf(translation, versions)];
  const [own, other] = [(translation.value as Page).version, (original.value as Page).version];
  const words = `this is version ${own}, but ${original.name} is version ${other}; change both`;
  return [...found, new ContentMistake(translation.name, translation.lineOf("version"), words, { isWarning: true })];
}
