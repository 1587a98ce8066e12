// Content folders for tests.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** What the reader returns of an empty folder. */
export const NO_CONTENT = {
  posts: [],
  causes: [],
  categories: [],
  campaigns: [],
  mistakes: [],
  topics: [],
  questions: [],
  pages: [],
  versions: [],
  banners: [],
  pictures: [],
};

type PostFields = {
  title?: string;
  category?: string;
  published?: string;
  cause?: string;
  image?: string;
  status?: string;
  body?: string;
};

/** Returns the text of a post's file. */
export function postFile({ body = "Text.", ...fields }: PostFields = {}): string {
  const all = {
    title: "A post",
    excerpt: "What it says.",
    category: "draws",
    published: "2026-11-01T09:00:00+11:00",
    ...fields,
  };
  return `---\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join("")}---\n${body}\n`;
}

/** Creates a content folder with these files. */
export function contentFolder(files: Record<string, string | Uint8Array>) {
  const folder = mkdtempSync(join(tmpdir(), "drawcard-content-"));
  const save = (name: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  for (const [name, text] of Object.entries(files)) save(name, text);
  return { folder, save, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
