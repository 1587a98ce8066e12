// Finds the lines of affected code that name what changed: the lines to look at first.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { camel } from "../../generate/document.ts";
import { root } from "../../lib/steps.ts";
import type { Change } from "../compare/kinds.ts";

// Further lines in the same file add nothing.
const MAX_LINES = 8;

const texts = new Map<string, string[]>();

function linesOf(file: string): string[] {
  const known = texts.get(file) ?? readFileSync(join(root, file), "utf8").split("\n");
  texts.set(file, known);
  return known;
}

/** Matches a name as a member, key, destructured variable or quoted string, not as a word of a sentence or path. */
function namePattern(field: string): RegExp {
  const name = `(?:${[...new Set([camel(field), field])].join("|")})`;
  return new RegExp(
    [
      `\\.${name}\\b(?!\\.tsx?\\b)`,
      `\\b${name}\\??:`,
      `["']${name}["']`,
      `[{,]\\s*${name}\\s*[,}=]`,
      `^\\s*${name},?$`,
    ].join("|"),
  );
}

/** Matches a value in quotes or as a key. */
const valuePattern = (values: string[]) => {
  const any = values.map((value) => RegExp.escape(value)).join("|");
  return new RegExp(`["'\`](?:${any})["'\`]|^\\s*(?:${any}):`);
};

const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line);

/** Returns `gateway/rules/cart.ts:12,30` for each file with matching lines. */
function linesOfEach(files: string[], wanted: RegExp): string[] {
  return files.flatMap((file) => {
    const found = linesOf(file).flatMap((line, at) => (wanted.test(line) && !isComment(line) ? [at + 1] : []));
    const more = found.length > MAX_LINES ? "…" : "";
    return found.length > 0 ? [`${file}:${found.slice(0, MAX_LINES).join(",")}${more}`] : [];
  });
}

/** Returns lines with the last name, in files that contain all names before it: `["recurring_purchase", "type"]`. */
export function linesNaming(names: string[], files: string[]): string[] {
  const last = names.at(-1);
  if (last === undefined) return [];
  const before = names.slice(0, -1).map(namePattern);
  const having = files.filter((file) => before.every((name) => linesOf(file).some((line) => name.test(line))));
  return linesOfEach(having, namePattern(last));
}

/** Returns the properties of a position, or its parameter: `Cart.cart_items[].id` is `cart_items`, `id`. */
function namesAt(location: string): string[] {
  const [, parameter] = / (?:query|path|cookie) ([\w-]+)/.exec(location) ?? [];
  if (parameter) return [parameter];
  const [, ...properties] = location.replaceAll(/\[\]|\{\w*\}|\([^)]*\)/g, "").split(".");
  return properties.every((property) => /^[\w-]+$/.test(property)) ? properties : [];
}

/** Returns the added or removed values: of an enum, or a message code. */
function valuesOf({ kind, location, words }: Pick<Change, "kind" | "location" | "words">): string[] {
  if (kind.startsWith("code-")) return [location.split(" ").at(-1) ?? ""];
  return kind.includes("enum-value-") ? [...words.matchAll(/"([^"]+)"/g)].map(([, value = ""]) => value) : [];
}

/** Returns the lines that name what changed. */
export function linesAbout(change: Pick<Change, "kind" | "location" | "words">, files: string[]): string[] {
  const values = valuesOf(change);
  return values.length > 0 ? linesOfEach(files, valuePattern(values)) : linesNaming(namesAt(change.location), files);
}
