// The editors' files of a folder, each checked for itself, and those of a language.
import { isUtf8 } from "node:buffer";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "#services/lib/locale.ts";
import { type Checked, ContentMistake, type Markdown, readFrontMatter, readYaml } from "./front-matter.ts";
import { type Picture, readPicture } from "./pictures.ts";
import {
  bannerSchema,
  type Category,
  campaignSchema,
  causeSchema,
  listSchema,
  MOST_BODY,
  pageSchema,
  postSchema,
  questionSchema,
  SLUG,
  versionSchema,
} from "./schemas.ts";

/** `stamp` changes when the file is saved. */
type File = { name: string; path: string; stamp: string };

/** A file: one of the lists, a text, a picture, or none of them outside the known folders. */
export type ReadFile = {
  name: string;
  /** The mistakes in this file. A file with a mistake is not shown. */
  mistakes: readonly ContentMistake[];
  list: Checked<Category[]> | null;
  text: (Markdown & { kind: Kind }) | null;
  picture: Picture | null;
};

/** A file and its version in the language that was asked for. */
export type LocalFile = ReadFile & { translation?: ReadFile | undefined };

const SCHEMAS = {
  posts: postSchema,
  causes: causeSchema,
  questions: questionSchema,
  pages: pageSchema,
  campaigns: campaignSchema,
  versions: versionSchema,
  banners: bannerSchema,
};
export type Kind = keyof typeof SCHEMAS;
/** Questions have the folder of their topic, versions that of their page. */
const IN_FOLDERS: ReadonlySet<Kind> = new Set<Kind>(["questions", "versions"]);
const LISTS = ["categories.yaml", "topics.yaml"] as const;
export type ListName = (typeof LISTS)[number];
const BRITISH = /\.en-GB(?=\.(?:md|yaml)$)/;

/** Returns the name of the file that a British one translates; other names are unchanged. */
const baseOf = (name: string) => name.replace(BRITISH, "");

const isPicture = (name: string) => name.startsWith("files/");

/** Returns the text of a file. Throws if it is not UTF-8, naming the first line that is not. */
function readText(name: string, path: string): string {
  const bytes = readFileSync(path);
  if (isUtf8(bytes)) return bytes.toString("utf8");
  let start = 0;
  let line = 1;
  for (let end = bytes.indexOf(10); end >= 0 && isUtf8(bytes.subarray(start, end)); end = bytes.indexOf(10, start)) {
    start = end + 1;
    line += 1;
  }
  throw new ContentMistake(name, line, "the file is not in UTF-8; save it with the encoding UTF-8");
}

/** The folder may hold code, such as this file, and copies that editing programs make. */
const isOfOthers = (name: string) => /^[^/]+\.ts$|(^|\/)\.|~$/.test(name);

/** Reports a file that the shop does not read, with the folder or type that it needs. */
function refuseUnread(name: string): never {
  const texts = `texts are .md files in ${Object.keys(SCHEMAS).join(", ")}`;
  const remedy = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(name) ? "pictures belong into files" : texts;
  throw new ContentMistake(name, 1, `the file is not read; ${remedy}; lists are ${LISTS.join(", ")}`, {
    isWarning: true,
  });
}

/** Lists the content files in alphabetical order. */
export function listFiles(folder: string): File[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return { name: path.slice(folder.length + 1).replaceAll("\\", "/"), path };
    })
    .filter(({ name }) => !isOfOthers(name))
    .map((file) => {
      const { mtimeMs, size } = statSync(file.path);
      return { ...file, stamp: `${mtimeMs} ${size}` };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

const isKind = (name: string): name is Kind => Object.hasOwn(SCHEMAS, name);

/** Throws if a text is in a subfolder of its kind. Addresses do not name subfolders, so two texts could have the same address. */
function refuseSubfolder(name: string, path: string): void {
  const [kind = "", ...rest] = name.split("/");
  if (!isKind(kind) || IN_FOLDERS.has(kind) || rest.length < 2) return;
  const right = `${kind}/${rest.at(-1)}`;
  const isTaken = existsSync(join(path.slice(0, -name.length), right));
  throw new ContentMistake(
    name,
    1,
    isTaken
      ? `there is already a ${right}; move the file beside it, under another name`
      : `folders below ${kind} are not read; move the file to ${right}`,
  );
}

type MarkdownFile = Pick<ReadFile, "text" | "mistakes">;

/** Checks a Markdown file by the folder it is in. Has no text outside the known folders. Throws `ContentMistake`. */
function readMarkdown(name: string, text: string): MarkdownFile {
  const [folder = ""] = name.split("/", 1);
  if (!isKind(folder)) return refuseUnread(name);
  const slug = baseOf(name).replace(/^.*\/|\.md$/g, "");
  if (!SLUG.test(slug)) throw new ContentMistake(name, 1, "the file's name must be lower-case words joined by hyphens");
  const { mistakes, ...found } = readFrontMatter<unknown>(name, text, SCHEMAS[folder]);
  if (found.body.length > MOST_BODY)
    throw new ContentMistake(name, 1, `the text is longer than ${MOST_BODY} characters`);
  return { text: { kind: folder, name, slug, ...found }, mistakes };
}

/** Reads and checks a file by its kind. Throws `ContentMistake`. */
function readKnownFile({ name, path }: File): Partial<ReadFile> {
  if (isPicture(name)) return { picture: readPicture(name, path) };
  if (LISTS.some((list) => list === baseOf(name))) {
    const { mistakes, ...list } = readYaml(name, readText(name, path), listSchema);
    return { list: mistakes.length > 0 ? null : list, mistakes };
  }
  if (!name.endsWith(".md") || !name.includes("/")) return refuseUnread(name);
  refuseSubfolder(name, path);
  return readMarkdown(name, readText(name, path));
}

/** Reads and checks a file. */
export function readContentFile(file: File): ReadFile {
  const { name } = file;
  const empty: ReadFile = { name, mistakes: [], list: null, text: null, picture: null };
  try {
    return { ...empty, ...readKnownFile(file) };
  } catch (error) {
    const cause = (error as Error).message;
    const isKnown = error instanceof ContentMistake;
    return { ...empty, mistakes: [isKnown ? error : new ContentMistake(name, 1, `the file cannot be read: ${cause}`)] };
  }
}

export const isDraft = ({ text }: ReadFile): boolean =>
  (text?.value as { status?: string } | undefined)?.status === "draft";

/** Returns the mistakes of British files that translate nothing: a misspelt name would otherwise never be shown. */
export function orphans(files: readonly { name: string }[]): ContentMistake[] {
  const names = new Set(files.map(({ name }) => name));
  return files.flatMap(({ name }) => {
    const base = baseOf(name);
    return names.has(base) ? [] : [new ContentMistake(name, 1, `there is no ${base} beside it`)];
  });
}

/** Returns one file for each text, for en-GB with its British version. */
export function inLocale(files: readonly ReadFile[], locale: Locale): LocalFile[] {
  const originals = files.filter(({ name }) => !BRITISH.test(name));
  if (locale === "en-AU") return originals;
  const british = new Map(files.filter(({ name }) => BRITISH.test(name)).map((file) => [baseOf(file.name), file]));
  return originals.map((file) => ({ ...file, translation: british.get(file.name) }));
}
