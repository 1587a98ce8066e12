// Parses Markdown into its tree: CommonMark with tables, footnotes, deleted text and bare links (GFM).
import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";

/** The longest text, in characters. The rest is cut off. */
const MAX_CHARACTERS = 100_000;
// The CMS's file ids (openapi/cms).
const PICTURE = /^\/files\/([A-Za-z0-9][A-Za-z0-9_.-]{0,99})$/;

// The parser's time grows with the square of the depth: 100,000 ">" would take minutes.
const TOO_DEEP = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20}[ \t]*/gm;
// Longer than any real paragraph. The parser's time also grows with the square of the length, if marks are opened and never
// closed.
const LONGEST_BLOCK = 10_000;

/** Splits overlong paragraphs and escapes their marks; stops nesting after 20 levels. */
function withoutTraps(markdown: string): string {
  const blocks = markdown.split(/(\n[ \t]*\n)/);
  const calm = (block: string) => block.replace(/.{10000}/gs, "$&\n\n").replace(/[\\*_~]/g, "\\$&");
  const calmed = blocks.map((block) => (block.length > LONGEST_BLOCK ? calm(block) : block));
  // The backslash escapes the next character.
  return calmed.join("").replace(TOO_DEEP, "$&\\");
}

/** Returns the tree of a text. */
export function parseMarkdown(markdown: unknown): Root {
  const text = typeof markdown === "string" ? withoutTraps(markdown.slice(0, MAX_CHARACTERS)) : "";
  try {
    return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { type: "root", children: [{ type: "paragraph", children: [{ type: "text", value: text }] }] };
  }
}

/** Returns the file id of a picture's URL, or null for any other URL. */
export const fileIdOf = (url: string): string | null => PICTURE.exec(url)?.[1] ?? null;

/** Yields a node and everything below it. Not recursive, because texts may be nested thousands of levels deep. */
export function* nodesOf(root: Nodes): Generator<Nodes> {
  const waiting: Nodes[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    if ("children" in node) waiting.push(...(node.children as Nodes[]).toReversed());
  }
}

/** Returns the ids of the files that the text shows as pictures, at most 50. */
export function pictureIds(root: Root): string[] {
  const urls = [...nodesOf(root)].flatMap((node) =>
    node.type === "image" || node.type === "definition" ? [node.url] : [],
  );
  return [...new Set(urls.flatMap((url) => fileIdOf(url) ?? []))].slice(0, 50);
}

const SEPARATE = new Set(["break", "heading", "paragraph", "tableCell"]);

/** Returns the text of a node, without marks. */
export function textOf(node: Nodes): string {
  const parts = [...nodesOf(node)].map((one) => {
    if (one.type === "text" || one.type === "inlineCode" || one.type === "code") return one.value;
    if (one.type === "image") return one.alt ?? "";
    return SEPARATE.has(one.type) ? " " : "";
  });
  return parts.join("").replace(/\s+/g, " ").trim();
}
