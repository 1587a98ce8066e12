// The lines that a new noun adds to shared files. Everything else is discovered.
import { ExpectedError } from "../../lib/steps.ts";
import type { Slice } from "./slice.ts";

type Edit = (text: string, slice: Slice) => string;

/** Inserts a line after the mark, unless the file has it. Throws when the file no longer has the mark. */
function insert(text: string, mark: RegExp, line: string): string {
  if (text.includes(line)) return text;
  if (!mark.test(text)) throw new ExpectedError(`No place found for: ${line.trim()}`);
  return text.replace(mark, (place) => place + line);
}

export const LINES: Record<string, Edit> = {
  "docs/contracts.md": (text, { file, many, pascal }) =>
    insert(
      text,
      /^\| page \| for example \| operations \|\n(?:\|.*\n)+/m,
      `| ${many} | \`/${file}\` | \`list${pascal}\` |\n`,
    ),
  "openapi/main/openapi.yaml": (text, { camel, file, hasGet, one }) => {
    const tagged = insert(text, /^tags:\n(?: {2}- .*\n)+/m, `  - { name: ${camel} }\n`);
    const path = (address: string) =>
      `  ${address}: { $ref: "./${file}.yaml#/paths/${address.replaceAll("/", "~1")}" }\n`;
    return insert(tagged, /\n$/, path(`/${file}`) + (hasGet ? path(`/${file}/{${one}Key}`) : ""));
  },
  "site/routes.ts": (text, { file, hasCreate }) => {
    const row =
      `  "${file}": content("/${file}/:page?", { ...listed, ...own }),\n` +
      (hasCreate ? `  "${file}-new": page("/${file}/new", { audience: "customer", ...own }),\n` : "");
    const added = insert(text, /(?=^ {2}\.\.\.panels,)/m, row);
    return /^ {2}own,$/m.test(added) ? added : insert(added, /^ {2}ORDER_NAME,\n/m, "  own,\n");
  },
  "services/translation/seo.ts": (text, { file, many, title }) =>
    insert(
      text,
      /^export const SEO: ContentItem\[\] = \[\n/m,
      `  seo("${file}", "${title}", "All ${many} of the shop on one list, in the order of their names, ten on each page."),\n`,
    ),
};
