// What makes the other layers know a new noun: a line here and there.
import { Advice } from "../../lib/steps.ts";
import type { Names } from "./names.ts";

type Edit = (text: string, names: Names) => string;

/** Puts a line into a text, behind what marks its place. */
function insert(text: string, mark: RegExp | string, line: string): string {
  const found = typeof mark === "string" ? text.includes(mark) : mark.test(text);
  if (!found) throw new Advice(`There is no place any more for: ${line.trim()}`);
  return text.replace(mark, (place) => place + line);
}

const onTop = (text: string, line: string) => insert(text, /^(?:\/\/.*\n)*/, line);

/** The changes by file. What stands out of order behind a line is put right by the formatter. */
export const LINES: Record<string, Edit> = {
  "openapi/main/openapi.yaml": (text, { camel, file, one }) => {
    const tagged = insert(text, /^tags:\n(?: {2}- .*\n)+/m, `  - { name: ${camel} }\n`);
    const path = (address: string) =>
      `  ${address}: { $ref: "./${file}.yaml#/paths/${address.replaceAll("/", "~1")}" }\n`;
    return insert(tagged, /\n$/, path(`/${file}`) + path(`/${file}/{${one}Key}`));
  },
  "services/main/main.handlers.ts": (text, { camel, file }) => {
    const imported = onTop(text, `import { ${camel}Handlers } from "./catalogue/${file}/${file}.handlers.ts";\n`);
    return insert(imported, "    ...ordersHandlers,\n", `    ...${camel}Handlers,\n`);
  },
  "services/db/tables.ts": (text, { file, One }) => {
    const imported = onTop(text, `import type { ${One}Tables } from "./tables/${file}.ts";\n`);
    return imported.replace(/;\n$/, ` & ${One}Tables;\n`);
  },
  "site/routes.ts": (text, { file }) =>
    insert(text, /(?=^ {2}"shell-menu":)/m, `  "${file}": content("/${file}", { ...listed, ...built }),\n`),
  "site/routes.spec.ts": (text, { file }) => insert(text, "const OWN_PAGES: string[] = [", `"${file}", `),
};
