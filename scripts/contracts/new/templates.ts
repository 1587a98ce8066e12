// Fills the files in templates/, whose paths are those in the project, for a new noun.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../lib/steps.ts";
import type { Names } from "./names.ts";
import { type Field, type Slice, SQL_TYPES } from "./slice.ts";

type Values = Readonly<Record<string, unknown>>;

/** Replaces `{{name}}` by its value. The text between `{{#name}}` and `{{/name}}` stays only if that is true. */
function fill(text: string, values: Values): string {
  const kept = text.replaceAll(/\{\{#(\w+)\}\}(.*?)\{\{\/\1\}\}/gs, (_, name: string, part: string) =>
    values[name] ? fill(part, values) : "",
  );
  return kept.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}

const folder = join(root, "scripts/contracts/new/templates");
const CONTRACT = "openapi/main/{{file}}.yaml.txt";

/** Returns the contract of a noun: a paged list and, unless the noun is only read, one item by its key and a new item. */
export const contract = (names: Names, isReadOnly: boolean) =>
  fill(readFileSync(join(folder, CONTRACT), "utf8"), { ...names, hasGet: !isReadOnly, hasCreate: !isReadOnly });

type Place = { domain: string; migration: string; demo: string };

/** Returns every new file but the contract by its path. A template of which nothing stays is no file of this noun. */
export function filesOf(slice: Slice, place: Place): Record<string, string> {
  const values = { ...slice, ...place, ...partsOf(slice) };
  const templates = globSync("**/*.txt", { cwd: folder })
    .filter((path) => path !== CONTRACT)
    .sort();
  const files = templates.map((path) => [
    fill(path, values).replace(/\.txt$/, ""),
    fill(readFileSync(join(folder, path), "utf8"), values),
  ]);
  return Object.fromEntries(files.filter(([, text]) => text !== ""));
}

const labelOf = ({ column }: Field) => column.replaceAll("_", " ").replace(/^./, (first) => first.toUpperCase());
const lines = <T>(some: T[], lineOf: (one: T) => string) => some.map(lineOf).join("");

/** Returns the parts of the templates that repeat for each field or row. */
function partsOf({ created, fields, hasCreate, hasGet, inputs, One, rows }: Slice) {
  const [first] = rows;
  const valuesOf = (row: (typeof rows)[number]) =>
    lines(fields, ({ column, name }) => `, ${column}: ${JSON.stringify(row[name])}`);
  const owner = hasCreate ? ", customer_id: null" : "";
  return {
    hasInput: hasGet || hasCreate,
    firstKey: first?.key,
    createdName: created.name,
    rowCount: rows.length,
    firstJson: JSON.stringify(first),
    createdJson: JSON.stringify(created),
    rowsJson: JSON.stringify(rows),
    namesJson: JSON.stringify(rows.map(({ name }) => name)),
    inputColumns: lines(inputs, ({ column, name }) => `${column}: body.${name}, `),
    selected: fields.map(({ column, name }) => `"${column === name ? name : `${column} as ${name}`}"`).join(", "),
    columnTypes: lines(fields, ({ column, type }) => `  ${column}: ${type === "integer" ? "number" : type};\n`),
    columnsSql: lines(fields, ({ column, type }) => `,\n      ${column} ${SQL_TYPES[type]} not null`),
    seeds: lines(rows, (row) => `  await insert${One}(tx, { key: "${row.key}"${valuesOf(row)}${owner} });\n`),
    formFields: lines(
      inputs,
      (field) =>
        `    ${field.name}: { label: "${labelOf(field)}", rules: [required], maxLength: ${field.maxLength ?? 100} },\n`,
    ),
    fills: lines(inputs, (field) => {
      const value = JSON.stringify(`${created[field.name]}`);
      return `  await page.getByLabel("${labelOf(field)}", { exact: true }).fill(${value});\n`;
    }),
  };
}
