// Finds the parts of a noun that no operation names: its own files, tables and migrations, and the routes of its pages.
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { routes } from "#site/routes.ts";
import { root } from "../../lib/steps.ts";
import { pageFinder } from "./tests.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Returns the files of the folders of services and site with this name, and its demo rows, without tests. */
function ownFiles(isNoun: (name: string) => boolean): string[] {
  const files = globSync(["services/**/*.ts", "site/features/**/*.{astro,ts,tsx}"], { cwd: root }).sort();
  const nounOf = (file: string) => /^services\/db\/demo\/\d+-(.*)\.ts$/.exec(file)?.[1] ?? basename(dirname(file));
  return files.filter((file) => isNoun(nounOf(file)) && !file.endsWith(".spec.ts"));
}

/** Returns every table with the file that declares its type. */
function tablesByName(): Map<string, string> {
  return new Map(
    globSync("services/db/tables/*.ts", { cwd: root }).flatMap((file) => {
      const [, declared = ""] = /export type \w+Tables = \{([^}]*)\}/.exec(read(file)) ?? [];
      return [...declared.matchAll(/(\w+):/g)].map(([, table = ""]) => [table, file] as [string, string]);
    }),
  );
}

/** Returns the layers of a noun below its handlers: files, tables with the file of their type, migrations. */
export function storageOf(isNoun: (name: string) => boolean) {
  const files = ownFiles(isNoun);
  const rows = files.filter((file) => file.endsWith(".rows.ts")).map(read);
  // In queries a table is a whole string, or a word after these SQL keywords.
  const isNamed = (table: string) => new RegExp(`"${table}"|\\b(from|into|update|join) ${table}\\b`);
  const tables = [...tablesByName()].filter(([table]) => rows.some((text) => isNamed(table).test(text))).sort();
  const creates = tables.map(([table]) => new RegExp(`\\b(table|view|on) "?${table}\\b`, "i"));
  const migrations = globSync("services/db/migrations/*.ts", { cwd: root })
    .sort()
    .filter((file) => creates.some((statement) => statement.test(read(file))));
  return { files, tables: tables.map(([table, file]) => `${table}  (${file})`), migrations };
}

// More pages than these share a part, such as the cart's badge in the header.
const MAX_PAGES = 20;

/** Returns the built routes that lead to these pages: `cart  /cart`. Of many pages, those with the noun in their URL. */
export function routesOf(pages: string[], isNoun: (name: string) => boolean): string[] {
  const pageAt = pageFinder(globSync("site/pages/**/*.{astro,ts}", { cwd: root }));
  return Object.entries(routes).flatMap(([name, { planned, pattern }]) => {
    if (planned || (pages.length > MAX_PAGES && !pattern.split("/").some(isNoun))) return [];
    const address = pattern.replaceAll(/\/:\w+\?/g, "").replaceAll(/:\w+/g, "any") || "/";
    return pages.includes(pageAt(address) ?? "") ? [`${name}  ${pattern}`] : [];
  });
}
