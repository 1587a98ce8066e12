// Reads the editors' files of a folder again when they change. A file with a mistake is left out and logged with its line; the
// others stay. A file that is right again is logged too.
import type { Locale } from "#services/lib/locale.ts";
import type { Logger } from "#services/lib/log.ts";
import { type Content, toContent } from "./content.ts";
import { inLocale, isDraft, listFiles, orphans, type ReadFile, readContentFile } from "./content-files.ts";
import type { ContentMistake } from "./front-matter.ts";

/**
 * Returns the content of the folder, at most a second old, in a language. Files without a British version are in en-AU. Leaves out
 * drafts, unless asked for.
 */
export type ContentReader = (locale?: Locale, drafts?: "withDrafts") => Content;

const LOOK_EVERY_MS = 1_000;
const WATCH_EVERY_MS = 500;

/** The content with its drafts, and without them, in each language. */
type Views = Record<"withDrafts" | "published", Record<Locale, Content>>;

/** Puts together the content of files, for every reader. */
function toViews(files: readonly ReadFile[], missing: readonly ContentMistake[], offers: readonly string[]): Views {
  const broken = [...files.flatMap(({ mistakes }) => mistakes), ...missing];
  const inBoth = (shown: readonly ReadFile[]) => ({
    "en-AU": toContent(inLocale(shown, "en-AU"), broken, offers),
    "en-GB": toContent(inLocale(shown, "en-GB"), broken, offers),
  });
  return { withDrafts: inBoth(files), published: inBoth(files.filter((file) => !isDraft(file))) };
}

/** Sorts served pictures before new ones. If two have the same name, the picture that visitors already see wins. */
function servedFirst(files: readonly ReadFile[], { withDrafts }: Views): ReadFile[] {
  const served = new Set(withDrafts["en-AU"].pictures.map(({ name }) => name));
  return files.toSorted((one, other) => Number(served.has(other.name)) - Number(served.has(one.name)));
}

// Without its drafts, a page that only has earlier versions looks like a mistake.
const mistakesOf = ({ withDrafts }: Views) =>
  Object.values(withDrafts)
    .flatMap(({ mistakes }) => mistakes)
    .sort((one, other) => (one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1));

type Options = {
  /** The keys of the shop's offers, to check what editors write. Without them, any is accepted. */
  offers?: readonly string[];
  /** Overridden in tests. */
  now?: () => number;
};

/** What the readers of this process have read, by folder. Tests start many servers. */
const knownIn = new Map<string, Map<string, { stamp: string; read: ReadFile }>>();

export function createContentReader(
  folder: string,
  log: Logger,
  { offers = [], now = Date.now }: Options = {},
): ContentReader {
  let known = knownIn.get(folder) ?? new Map<string, { stamp: string; read: ReadFile }>();
  let views = toViews([], [], offers);
  let stamps = "";
  let reported = new Map<string, ContentMistake>();
  let isMissing = false;
  let lookAgainAt = 0;

  /** Reads the files that changed. */
  function readAgain(): Views {
    const files = listFiles(folder);
    const seen = files.map(({ name, stamp }) => `${name} ${stamp}`).join("\n");
    if (seen === stamps) return views;
    const entries = files.map((file) => {
      const before = known.get(file.name);
      const read = before?.stamp === file.stamp ? before.read : readContentFile(file);
      return [file.name, { stamp: file.stamp, read }] as const;
    });
    known = new Map(entries);
    knownIn.set(folder, known);
    const read = [...known.values()].map((one) => one.read);
    const all = toViews(servedFirst(read, views), orphans(files), offers);
    stamps = seen;
    return all;
  }

  /** Logs the mistakes of files that were saved, and the files that are right again. */
  function report(): void {
    const mistakes = mistakesOf(views);
    const found = new Map(mistakes.map((one) => [`${known.get(one.file)?.stamp} ${one.message}`, one]));
    for (const [key, { file, line, message, isWarning }] of found)
      if (!reported.has(key)) log[isWarning ? "warn" : "error"]({ file, line }, message);
    const wrong = new Set(mistakes.map(({ file }) => file));
    const right = new Set([...reported.values()].map(({ file }) => file).filter((file) => !wrong.has(file)));
    // A warning: shown wherever the mistake was.
    for (const file of right) log.warn({ file }, known.has(file) ? `${file} is right again` : `${file} was deleted`);
    reported = found;
  }

  return (locale = "en-AU", drafts) => {
    const view = drafts ?? "published";
    if (now() < lookAgainAt) return views[view][locale];
    lookAgainAt = now() + LOOK_EVERY_MS;
    try {
      views = readAgain();
      isMissing = false;
    } catch (error) {
      // The folder is missing or being replaced: the last content stays.
      if (!isMissing) log.error({ err: error, folder }, "the content folder cannot be read");
      isMissing = true;
      return views[view][locale];
    }
    report();
    return views[view][locale];
  };
}

/** Reads the folder when something changes, so that mistakes are logged when a file is saved. Returns a function that stops it. */
export function watchContent(read: ContentReader): () => void {
  const timer = setInterval(() => read(), WATCH_EVERY_MS).unref();
  return () => clearInterval(timer);
}
