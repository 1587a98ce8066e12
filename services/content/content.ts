// The editors' files of a folder: Markdown with front matter, and YAML lists. They are read again when they change. A file with a
// mistake is left out and logged with its line; the others stay.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "#services/lib/log.ts";
import { type Checked, ContentMistake, readFrontMatter, readYaml } from "./front-matter.ts";
import {
  type Category,
  causeSchema,
  listSchema,
  MOST_BODY,
  type Post,
  pageSchema,
  postSchema,
  questionSchema,
  SLUG,
} from "./schemas.ts";

export type Content = {
  /** Every post without a mistake, drafts and future ones included. */
  posts: readonly Post[];
  /** In the editors' order. */
  categories: readonly Category[];
  mistakes: readonly ContentMistake[];
};

/** Returns the content of the folder, at most a second old. */
export type ContentReader = () => Content;

type File = { name: string; path: string; stamp: string };

const SCHEMAS = { posts: postSchema, causes: causeSchema, questions: questionSchema, pages: pageSchema };
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

type Read = { list: Checked<Category[]> | null; markdown: ReturnType<typeof readMarkdown> };

function readFile({ name, path }: File): Read {
  const text = readFileSync(path, "utf8");
  const isList = LISTS.some((list) => list === name);
  if (isList) return { list: readYaml(name, text, listSchema), markdown: null };
  return { list: null, markdown: name.endsWith(".md") ? readMarkdown(name, text) : null };
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

/** Returns the reader of a folder. `now` is overridden in tests. */
export function createContentReader(folder: string, log: Logger, now: () => number = Date.now): ContentReader {
  let known = new Map<string, { stamp: string; read: Read | ContentMistake }>();
  let content: Content = { posts: [], categories: [], mistakes: [] };
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

  function build(): Content {
    const mistakes: ContentMistake[] = [];
    const collect = collecting(mistakes);
    const files = listFiles(folder).map((file) => ({ ...file, read: readAgain(file) }));
    known = new Map(files.map(({ name, stamp, read }) => [name, { stamp, read }]));
    const good = files.flatMap(({ name, read }) => {
      if (!(read instanceof ContentMistake)) return [{ name, ...read }];
      mistakes.push(read);
      return [];
    });
    const listed = good.find(({ name }) => name === "categories.yaml");
    const categories = listed?.list
      ? withoutClashes(listed.name, listed.list, (mistake) => mistakes.push(mistake))
      : [];
    const posts: Post[] = [];
    const slugs = new Set<string>();
    for (const { name, markdown } of good) {
      if (markdown?.kind !== "posts" || name.endsWith(BRITISH)) continue;
      collect(() => void posts.push(toPost(name, markdown, slugs, categories)));
    }
    return { posts, categories, mistakes };
  }

  return () => {
    if (now() < lookAgainAt) return content;
    lookAgainAt = now() + LOOK_EVERY_MS;
    const reported = new Set(content.mistakes.map(({ message }) => message));
    try {
      content = build();
    } catch (error) {
      // The folder is missing or being replaced: the last content stays.
      log.error({ err: error, folder }, "the content folder cannot be read");
      return content;
    }
    for (const { file, line, message } of content.mistakes) {
      if (!reported.has(message)) log.error({ file, line }, message);
    }
    return content;
  };
}
