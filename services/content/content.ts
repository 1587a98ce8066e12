// The editors' files of a folder: Markdown with front matter, and YAML lists. They are read again when they change. A file with a
// mistake is left out and logged with its line; the others stay.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "#services/lib/locale.ts";
import type { Logger } from "#services/lib/log.ts";
import { toBanner } from "./banners.ts";
import { type Campaign, toCampaign } from "./campaigns.ts";
import { type Checked, ContentMistake, readFrontMatter, readYaml } from "./front-matter.ts";
import { toPage, toVersion } from "./pages.ts";
import { byTopic, toQuestion } from "./questions.ts";
import {
  type Banner,
  bannerSchema,
  type Category,
  type Cause,
  campaignSchema,
  causeSchema,
  listSchema,
  MOST_BODY,
  type Page,
  type PageVersion,
  type Post,
  pageSchema,
  postSchema,
  type Question,
  questionSchema,
  SLUG,
  type Topic,
  versionSchema,
} from "./schemas.ts";

export type Content = {
  /** Every post without a mistake, future ones included. */
  posts: readonly Post[];
  /** In alphabetical order of their names. */
  causes: readonly Cause[];
  /** In the editors' order. */
  categories: readonly Category[];
  campaigns: readonly Campaign[];
  /** In the editors' order. */
  topics: readonly Topic[];
  /** By topic, then in the order of their files. */
  questions: readonly Question[];
  pages: readonly Page[];
  /** The earlier versions of pages. */
  versions: readonly PageVersion[];
  /** In the order of their files. */
  banners: readonly Banner[];
  mistakes: readonly ContentMistake[];
};

/**
 * Returns the content of the folder, at most a second old, in a language. Files without a British version are in en-AU. Leaves out
 * drafts, unless asked for.
 */
export type ContentReader = (locale?: Locale, drafts?: "withDrafts") => Content;

type File = { name: string; path: string; stamp: string };

const SCHEMAS = {
  posts: postSchema,
  causes: causeSchema,
  questions: questionSchema,
  pages: pageSchema,
  campaigns: campaignSchema,
  versions: versionSchema,
  banners: bannerSchema,
};
type Kind = keyof typeof SCHEMAS;
const LISTS = ["categories.yaml", "topics.yaml"] as const;
// Parts of the blog's own addresses: /blog/category/all/2.
const RESERVED = ["category", "all"];
const BRITISH = ".en-GB.md";
const LOOK_EVERY_MS = 1_000;

/** Lists the content files with what changes when they are saved, in alphabetical order. */
function listFiles(folder: string): File[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /^[^.].*\.(?:md|yaml)$/.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const { mtimeMs, size } = statSync(path);
      return { name: path.slice(folder.length + 1).replaceAll("\\", "/"), path, stamp: `${mtimeMs} ${size}` };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

const isKind = (name: string): name is Kind => Object.hasOwn(SCHEMAS, name);

/** Checks a Markdown file by the folder it is in. Returns null outside the known folders. */
function readMarkdown(name: string, text: string) {
  const [folder = ""] = name.split("/", 1);
  if (!isKind(folder) || !name.includes("/")) return null;
  const slug = name.replace(/^.*\//, "").replace(name.endsWith(BRITISH) ? BRITISH : /\.md$/, "");
  if (!SLUG.test(slug)) throw new ContentMistake(name, 1, "the file's name must be lower-case words joined by hyphens");
  const found = readFrontMatter<unknown>(name, text, SCHEMAS[folder]);
  if (found.body.length > MOST_BODY)
    throw new ContentMistake(name, 1, `the text is longer than ${MOST_BODY} characters`);
  return { kind: folder, slug, ...found };
}

const isDraft = ({ markdown }: Pick<Read, "markdown">) =>
  (markdown?.value as { status?: string } | undefined)?.status === "draft";

type Read = { list: Checked<Category[]> | null; markdown: ReturnType<typeof readMarkdown> };

function readFile({ name, path }: File): Read {
  const text = readFileSync(path, "utf8");
  const isList = LISTS.some((list) => list === name);
  if (isList) return { list: readYaml(name, text, listSchema), markdown: null };
  return { list: null, markdown: name.endsWith(".md") ? readMarkdown(name, text) : null };
}

const BASE = ".md";

/** Reports British files that translate nothing: a misspelt name would otherwise never be shown. */
function reportOrphans(files: readonly { name: string }[], report: (mistake: ContentMistake) => void) {
  const names = new Set(files.map(({ name }) => name));
  for (const { name } of files) {
    const base = name.replace(BRITISH, BASE);
    if (base !== name && !names.has(base)) report(new ContentMistake(name, 1, `there is no ${base} beside it`));
  }
}

/** Returns one file for each text. For en-GB a British file replaces the one beside it, which keeps its name. */
function inLocale<T extends { name: string }>(files: readonly T[], locale: Locale): T[] {
  const british = new Map(files.filter(({ name }) => name.endsWith(BRITISH)).map((file) => [file.name, file]));
  const originals = files.filter(({ name }) => !name.endsWith(BRITISH));
  if (locale === "en-AU") return originals;
  return originals.map((file) => {
    const translated = british.get(file.name.replace(/\.md$/, BRITISH));
    return translated ? { ...translated, name: file.name } : file;
  });
}

/** Returns the entries with new slugs, and reports reserved and repeated ones. */
function withoutClashes(
  name: string,
  { value, lineOf }: Checked<Category[]>,
  report: (mistake: ContentMistake) => void,
) {
  const seen = new Set<string>();
  return value.filter(({ slug }, at) => {
    const reason = RESERVED.includes(slug) ? "reserved" : seen.has(slug) ? "used twice" : null;
    seen.add(slug);
    if (reason) report(new ContentMistake(name, lineOf(at, "slug"), `the slug "${slug}" is ${reason}`));
    return !reason;
  });
}

/** Returns the post of a file, or throws the mistake that only shows beside the other files. */
function toPost(
  name: string,
  found: NonNullable<Read["markdown"]>,
  slugs: Set<string>,
  categories: readonly Category[],
) {
  const { slug, body, lineOf } = found;
  const data = found.value as Omit<Post, "slug" | "body">;
  if (RESERVED.includes(slug)) throw new ContentMistake(name, 1, `the slug "${slug}" is reserved`);
  if (slugs.has(slug)) throw new ContentMistake(name, 1, `the slug "${slug}" is used twice`);
  if (!categories.some((category) => category.slug === data.category))
    throw new ContentMistake(name, lineOf("category"), `categories.yaml has no category "${data.category}"`);
  slugs.add(slug);
  return { ...data, slug, body };
}

/** Returns the cause of a file, or throws if another one has its slug or its key. */
function toCause(name: string, { value, slug, body, lineOf }: NonNullable<Read["markdown"]>, causes: readonly Cause[]) {
  const data = value as Omit<Cause, "slug" | "body">;
  if (causes.some((one) => one.slug === slug)) throw new ContentMistake(name, 1, `the slug "${slug}" is used twice`);
  if (causes.some(({ key }) => key === data.key))
    throw new ContentMistake(name, lineOf("key"), `the key "${data.key}" is used twice`);
  return { ...data, slug, body };
}

const EMPTY: Content = {
  posts: [],
  causes: [],
  categories: [],
  campaigns: [],
  topics: [],
  questions: [],
  pages: [],
  versions: [],
  banners: [],
  mistakes: [],
};

/** The content with its drafts, and without them, in each language. */
type Views = Record<"withDrafts" | "published", Record<Locale, Content>>;
const EMPTY_VIEWS: Views = {
  withDrafts: { "en-AU": EMPTY, "en-GB": EMPTY },
  published: { "en-AU": EMPTY, "en-GB": EMPTY },
};

/** Returns the reader of a folder. `now` is overridden in tests. */
export function createContentReader(folder: string, log: Logger, now: () => number = Date.now): ContentReader {
  let known = new Map<string, { stamp: string; read: Read | ContentMistake }>();
  let contents = EMPTY_VIEWS;
  let lookAgainAt = 0;

  /** Runs a step for one file. Collects its mistake and returns null. */
  const collecting = (mistakes: ContentMistake[]) => (step: () => void) => {
    try {
      step();
    } catch (error) {
      if (!(error instanceof ContentMistake)) throw error;
      mistakes.push(error);
    }
  };

  function readAgain({ name, path, stamp }: File): Read | ContentMistake {
    const before = known.get(name);
    if (before?.stamp === stamp) return before.read;
    try {
      return readFile({ name, path, stamp });
    } catch (error) {
      if (error instanceof ContentMistake) return error;
      return new ContentMistake(name, 1, `the file cannot be read: ${(error as Error).message}`);
    }
  }

  function buildAll(): Views {
    const broken: ContentMistake[] = [];
    const files = listFiles(folder).map((file) => ({ ...file, read: readAgain(file) }));
    known = new Map(files.map(({ name, stamp, read }) => [name, { stamp, read }]));
    const good = files.flatMap(({ name, read }) => {
      if (!(read instanceof ContentMistake)) return [{ name, ...read }];
      broken.push(read);
      return [];
    });
    reportOrphans(files, (mistake) => broken.push(mistake));
    const inBoth = (some: typeof good) => ({
      "en-AU": build(inLocale(some, "en-AU"), broken),
      "en-GB": build(inLocale(some, "en-GB"), broken),
    });
    return { withDrafts: inBoth(good), published: inBoth(good.filter((file) => !isDraft(file))) };
  }

  /** Puts together the content of one language. `broken` are the mistakes of single files. */
  function build(good: readonly ({ name: string } & Read)[], broken: readonly ContentMistake[]): Content {
    const mistakes = [...broken];
    const collect = collecting(mistakes);
    const listOf = (file: (typeof LISTS)[number]) => {
      const list = good.find(({ name }) => name === file)?.list;
      return list ? withoutClashes(file, list, (mistake) => mistakes.push(mistake)) : [];
    };
    const [categories, topics] = [listOf("categories.yaml"), listOf("topics.yaml")];
    const posts: Post[] = [];
    const causes: Cause[] = [];
    const campaigns: Campaign[] = [];
    const questions: Question[] = [];
    const pages: Page[] = [];
    const versions: PageVersion[] = [];
    const banners: Banner[] = [];
    const slugs = new Set<string>();
    for (const { name, markdown } of good) {
      if (!markdown) continue;
      const { kind } = markdown;
      const text = { ...markdown, name };
      if (kind === "posts") collect(() => void posts.push(toPost(name, markdown, slugs, categories)));
      if (kind === "causes") collect(() => void causes.push(toCause(name, markdown, causes)));
      if (kind === "campaigns") collect(() => void campaigns.push(toCampaign(name, markdown, campaigns)));
      if (kind === "questions") collect(() => void questions.push(toQuestion(text, topics, questions)));
      if (kind === "pages") collect(() => void pages.push(toPage(text, pages)));
      // Their folder comes after that of the pages.
      if (kind === "versions") collect(() => void versions.push(toVersion(text, pages)));
      if (kind === "banners") collect(() => void banners.push(toBanner(text, banners)));
    }
    causes.sort((one, other) => (one.name < other.name ? -1 : 1));
    questions.sort(byTopic(topics));
    return { posts, causes, categories, campaigns, topics, questions, pages, versions, banners, mistakes };
  }

  // Without its drafts, a page that only has earlier versions looks like a mistake.
  const reasonsOf = ({ withDrafts }: Views) => {
    const mistakes = Object.values(withDrafts).flatMap((content) => content.mistakes);
    return new Map(mistakes.map((mistake) => [mistake.message, mistake]));
  };

  return (locale = "en-AU", drafts) => {
    const view = drafts ?? "published";
    if (now() < lookAgainAt) return contents[view][locale];
    lookAgainAt = now() + LOOK_EVERY_MS;
    const reported = reasonsOf(contents);
    try {
      contents = buildAll();
    } catch (error) {
      // The folder is missing or being replaced: the last content stays.
      log.error({ err: error, folder }, "the content folder cannot be read");
      return contents[view][locale];
    }
    for (const [message, { file, line }] of reasonsOf(contents)) {
      if (!reported.has(message)) log.error({ file, line }, message);
    }
    return contents[view][locale];
  };
}
