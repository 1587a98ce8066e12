// Rich text that takes a renderer long. A run takes a seeded quarter; the proof takes all.
import { expect, it } from "vitest";
import { parseMarkdown } from "#site/lib/rich-text/markdown.ts";
import { renderRichText } from "#site/lib/rich-text/rich-text.ts";
import { quarterOf } from "#tests/seeded.ts";

const LONG = [
  ["quotes", ">".repeat(100_000)],
  ["lists", "- ".repeat(50_000)],
  ["brackets", "[".repeat(100_000)],
  ["unfinished links", "[a](".repeat(25_000)],
  ["unfinished marks", "*a_".repeat(33_000)],
  ["raw tags", "<b>".repeat(33_000)],
  ["equal headings", "# a\n".repeat(25_000)],
  ["references", "[^1]".repeat(24_000).concat("\n\n[^1]: x[^1]")],
  ["ampersands", "&".repeat(100_000)],
] as const;
it.each(quarterOf(LONG, ([name]) => name))(
  "A text of 100,000 characters renders: %s",
  (_, markdown) => {
    expect(renderRichText(parseMarkdown(markdown)).html).not.toMatch(/<script|onerror=|javascript:/);
  },
  120_000,
);
