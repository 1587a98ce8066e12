// Reads a Markdown file with YAML front matter, and reports the line of each mistake.
import { type Document, isScalar, LineCounter, type Node, parseDocument } from "yaml";
import type { z } from "zod";
import { describeProblems, describeYaml } from "./plain-words.ts";

/** A mistake in an editor's file. `line` counts from 1. */
export class ContentMistake extends Error {
  override name = "ContentMistake";
  readonly file: string;
  readonly line: number;
  /** The text is published all the same. */
  readonly isWarning: boolean;

  constructor(file: string, line: number, message: string, { isWarning = false } = {}) {
    super(`${file}:${line}: ${message}`);
    this.file = file;
    this.line = line;
    this.isWarning = isWarning;
  }
}

/** A checked value, and the line of each of its fields. */
export type Checked<T> = { value: T; lineOf: (...path: readonly PropertyKey[]) => number };

/** The text below the front matter, without empty lines around it, and its first line. */
type Body = { body: string; bodyLine: number };

/** A Markdown file. `value` has the type of its kind's schema if the file has no mistake of its own. */
export type Markdown = Checked<unknown> & Body & { name: string; slug: string };

/** A value with its mistakes. */
type Read<T> = Checked<T> & { mistakes: ContentMistake[] };

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** Returns the first line of a node, or that of the nearest parent that exists. */
function lineAt(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as Node | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** Checks a YAML text. `above` is the number of lines above it in its file. With mistakes, the value is as it was written. */
export function readYaml<T>(file: string, text: string, schema: z.ZodType<T>, above = 0): Read<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineOf = (...path: readonly PropertyKey[]) => above + lineAt(document, lines, path);
  const [wrong] = document.errors;
  if (wrong) {
    // What follows a mistake of spelling cannot be read.
    const mistake = new ContentMistake(file, above + lines.linePos(wrong.pos[0]).line, describeYaml(wrong));
    return { value: null as T, lineOf, mistakes: [mistake] };
  }
  // Few aliases: nested ones expand to gigabytes ("billion laughs").
  const raw: unknown = isScalar(document.contents) ? null : document.toJS({ maxAliasCount: 10 });
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { value: parsed.data, lineOf, mistakes: [] };
  const problems = describeProblems(parsed.error.issues, schema, raw);
  const mistakes = problems.map(({ path, text: problem }) => new ContentMistake(file, lineOf(...path), problem));
  return { value: raw as T, lineOf, mistakes };
}

/** Returns the checked front matter of a Markdown file and its text. Throws `ContentMistake` if it has none. */
export function readFrontMatter<T>(file: string, text: string, schema: z.ZodType<T>): Read<T> & Body {
  const plain = text.replace(/^\uFEFF/, "");
  const found = plain.startsWith("---") ? FRONT_MATTER.exec(plain) : null;
  if (!found) throw new ContentMistake(file, 1, "the file needs front matter between two lines of ---");
  const rest = plain.slice(found[0].length);
  const bodyLine = plain.slice(0, plain.length - rest.trimStart().length).split("\n").length;
  return { ...readYaml(file, found[1] ?? "", schema, 1), body: rest.trim(), bodyLine };
}
