// Finds the texts that the site shows: its text nodes, and the string literals that read as English.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Linter, type Rule } from "eslint";
import astro from "eslint-plugin-astro";
import tseslint from "typescript-eslint";

const SOURCES = [
  "site/{features,layouts,lib,pages,ui}/**/*.{astro,ts,tsx}",
  "gateway/rules/**/*.ts",
  "gateway/errors.ts",
];
const LEFT_OUT = /\.spec\.ts$|\.generated\.ts$|\.d\.ts$|\/_catalogue\//;

const PLACEHOLDER = "{}";
const hasWord = (text: string) => /\p{L}{2}/u.test(text);
/** Paths of drawings, names of types, markup and selectors are no texts. */
const isCode = (text: string) =>
  /^M[\d.-]+[ ,\d]|[<>=[\]|]|--|^[.#:/]|;\s|\b[a-z]+\([^)]*\)/.test(text) || /^\S*(?:[a-z][A-Z]|[_/])\S*$/.test(text);
// Class names and keys are lower case, and contain none of these.
const FUNCTION_WORD =
  /(?:^|\s)(?:a|an|and|as|at|for|from|has|in|is|it|left|less|more|no|not|of|on|or|so|than|the|this|to|with|you|your)(?=\s|[,.]|$)/;

/** Returns whether a string literal reads as English: it starts with a capital, or has a function word between spaces. */
function isEnglish(text: string): boolean {
  if (!hasWord(text) || isCode(text)) return false;
  const startsLarge = /^[^\p{L}]*\p{Lu}/u.test(text) && /\p{Ll}/u.test(text);
  return startsLarge || (text.includes(" ") && FUNCTION_WORD.test(text));
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** A rule that reports nothing and calls `found` with each text. */
const collector = (found: (text: string) => void): Rule.RuleModule => {
  const addNode = ({ value }: { value: string }) => {
    const text = oneLine(value);
    if (hasWord(text)) found(text);
  };
  const addLiteral = (value: unknown) => {
    const text = typeof value === "string" ? oneLine(value) : "";
    if (isEnglish(text)) found(text);
  };
  return {
    create: () =>
      ({
        JSXText: addNode,
        AstroText: addNode,
        Literal: ({ value, parent }: { value: unknown; parent: { type: string } }) => {
          if (!/^(?:Import|Export|TSLiteralType)/.test(parent.type)) addLiteral(value);
        },
        TemplateLiteral: ({ quasis }: { quasis: { value: { cooked: string } }[] }) =>
          addLiteral(quasis.map(({ value }) => value.cooked).join(PLACEHOLDER)),
      }) as unknown as Rule.RuleListener,
  };
};

/** Returns the texts of each source file that has any. */
export function collectTexts(root: string): Map<string, readonly string[]> {
  const linter = new Linter({ configType: "flat", cwd: root });
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !LEFT_OUT.test(file))
    .sort();
  const texts = new Map<string, readonly string[]>();
  for (const file of files) {
    const ofFile = new Set<string>();
    const messages = linter.verify(
      readFileSync(join(root, file), "utf8"),
      [
        ...astro.configs["flat/base"],
        { files: ["**/*.ts", "**/*.tsx"], languageOptions: { parser: tseslint.parser as Linter.Parser } },
        { files: ["**/*.astro"], languageOptions: { parserOptions: { parser: tseslint.parser } } },
        {
          files: ["**/*"],
          linterOptions: { noInlineConfig: true },
          plugins: { texts: { rules: { collect: collector((text) => ofFile.add(text)) } } },
          rules: { "texts/collect": "error" },
        },
      ] as Linter.Config[],
      { filename: file },
    );
    const [broken] = messages.filter(({ fatal }) => fatal);
    if (broken) throw new Error(`${file}:${broken.line}: ${broken.message}`);
    if (ofFile.size > 0) texts.set(file, [...ofFile].sort());
  }
  return texts;
}

/** Returns the catalogue: the texts of each file below its name. */
export const catalogueOf = (texts: ReadonlyMap<string, readonly string[]>): string =>
  [...texts].map(([file, ofFile]) => `# ${file}\n${ofFile.map((text) => `${text}\n`).join("")}`).join("\n");

/** Reads a catalogue. @internal For tests. */
export function readCatalogue(catalogue: string): Map<string, readonly string[]> {
  const parts = catalogue.split(/^# /m).slice(1);
  return new Map(
    parts.map((part) => {
      const [file = "", ...lines] = part.split("\n");
      return [file, lines.filter(Boolean)] as const;
    }),
  );
}
