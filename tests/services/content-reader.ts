// A content folder of a test, with its reader, its log and its clock.
import { utimesSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import type { Content } from "#services/content/content.ts";
import { type ContentReader, createContentReader } from "#services/content/content-reader.ts";
import type { Locale } from "#services/lib/locale.ts";
import { createLogger } from "#services/lib/log.ts";
import { contentFolder } from "#tests/content-folder.ts";

export const CATEGORIES = `- slug: draws
  name: Draws
  description: How draws work.
- slug: people
  name: People
  description: Who works here.
`;

export const POST = `---
title: A draw
excerpt: What happens at a draw.
category: draws
published: 2026-11-01T09:00:00+11:00
---
## First

Text.
`;

export const BANNER = `---
heading: Four boats
link: /blog/a-draw
label: Read the story
---
What a raffle pays for.
`;

type Line = { file?: string; line?: number; message: string };

export type ReadFolder = {
  path: string;
  /** Milliseconds. The reader looks at the folder again after a second. */
  clock: { now: number };
  /** The log. */
  lines: Line[];
  messages(): string[];
  save(name: string, text: string | Uint8Array, modified?: number): void;
  open(): ContentReader;
  read(locale?: Locale): Content;
};

/** Returns the folder of a test file: before each test a new one with a post. */
export function contentFolderOfFile(): ReadFolder {
  const folder = {} as ReadFolder;
  let remove: () => void;
  beforeEach(() => {
    const files = contentFolder({});
    remove = files.remove;
    const clock = { now: 0 };
    const lines: Line[] = [];
    const log = createLogger("warn", { write: (line) => void lines.push(JSON.parse(line)) });
    const open = () => createContentReader(files.folder, log, { offers: ["powerball"], now: () => clock.now });
    Object.assign(folder, { path: files.folder, clock, lines, open, read: (locale?: Locale) => open()(locale) });
    folder.messages = () => lines.map(({ message }) => message);
    folder.save = (name, text, modified = 1) => {
      files.save(name, text);
      utimesSync(join(files.folder, name), modified, modified);
    };
    folder.save("categories.yaml", CATEGORIES);
    folder.save("posts/a-draw.md", POST);
  });
  afterEach(() => remove());
  return folder;
}
