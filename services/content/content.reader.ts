// Reads the editors' files of a folder again when they change. A file with a mistake is left out and logged with its line; the
// others stay.
import type { Locale } from "#services/lib/locale.ts";
import type { Logger } from "#services/lib/log.ts";
import { inLocale, isDraft, listFiles, orphans, type ReadFile, readContentFile } from "./content.files.ts";
import { type Content, toContent } from "./content.ts";
import { ContentMistake } from "./front-matter.ts";

/**
 * Returns the content of the folder, at most a second old, in a language. Files without a British version are in en-AU. Leaves out
 * drafts, unless asked for.
 */
export type ContentReader = (locale?: Locale, drafts?: "withDrafts") => Content;

const LOOK_EVERY_MS = 1_000;

/** The content with its drafts, and without them, in each language. */
type Views = Record<"withDrafts" | "published", Record<Locale, Content>>;

/** Puts together the content of files that were read, for every reader. */
function toViews(read: readonly (ReadFile | ContentMistake)[], missing: readonly ContentMistake[]): Views {
  const broken = [...read.filter((file) => file instanceof ContentMistake), ...missing];
  const good = read.flatMap((file) => (file instanceof ContentMistake ? [] : [file]));
  const inBoth = (files: readonly ReadFile[]) => ({
    "en-AU": toContent(inLocale(files, "en-AU"), broken),
    "en-GB": toContent(inLocale(files, "en-GB"), broken),
  });
  return { withDrafts: inBoth(good), published: inBoth(good.filter((file) => !isDraft(file))) };
}

// Without its drafts, a page that only has earlier versions looks like a mistake.
const reasonsOf = ({ withDrafts }: Views) => {
  const mistakes = Object.values(withDrafts).flatMap((content) => content.mistakes);
  return new Map(mistakes.map((mistake) => [mistake.message, mistake]));
};

/** Returns the reader of a folder. `now` is overridden in tests. */
export function createContentReader(folder: string, log: Logger, now: () => number = Date.now): ContentReader {
  let known = new Map<string, { stamp: string; read: ReadFile | ContentMistake }>();
  let views = toViews([], []);
  let lookAgainAt = 0;

  /** Reads the files that changed. */
  function readAgain(): Views {
    const files = listFiles(folder);
    const entries = files.map((file) => {
      const before = known.get(file.name);
      const read = before?.stamp === file.stamp ? before.read : readContentFile(file);
      return [file.name, { stamp: file.stamp, read }] as const;
    });
    known = new Map(entries);
    return toViews(
      [...known.values()].map(({ read }) => read),
      orphans(files),
    );
  }

  return (locale = "en-AU", drafts) => {
    const view = drafts ?? "published";
    if (now() < lookAgainAt) return views[view][locale];
    lookAgainAt = now() + LOOK_EVERY_MS;
    const reported = reasonsOf(views);
    try {
      views = readAgain();
    } catch (error) {
      // The folder is missing or being replaced: the last content stays.
      log.error({ err: error, folder }, "the content folder cannot be read");
      return views[view][locale];
    }
    for (const [message, { file, line }] of reasonsOf(views)) {
      if (!reported.has(message)) log.error({ file, line }, message);
    }
    return views[view][locale];
  };
}
