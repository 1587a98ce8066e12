// Where code says the name of a property: among all that a change reaches, the lines to look at first.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { camel } from "../../generate/document.ts";
import { root } from "../../lib/steps.ts";

const OF_PROPERTY = /\.([\w-]+)(\[\]|\{\w*\}|\([^)]*\))*$/;
const OF_PARAMETER = / (?:query|path|cookie) ([\w-]+)(\[\]|\{\w*\})*$/;

/** The property or parameter that a place in a contract ends with (`Cart.cart_items[]`: `cart_items`), if it does. */
export const fieldAt = (location: string): string | undefined =>
  (OF_PROPERTY.exec(location) ?? OF_PARAMETER.exec(location))?.[1];

const texts = new Map<string, string[]>();

function linesOf(file: string): string[] {
  const known = texts.get(file) ?? readFileSync(join(root, file), "utf8").split("\n");
  texts.set(file, known);
  return known;
}

/** As a member, as a key, taken apart, or in quotes; not as a word of a sentence or a part of a path. */
function naming(field: string): RegExp {
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

/** The first line of each file that says the field, as the wire or as the code writes it: `gateway/rules/cart.ts:12`. */
export function linesNaming(field: string, files: string[]): string[] {
  const said = naming(field);
  return files.flatMap((file) => {
    const line = linesOf(file).findIndex((text) => said.test(text) && !/^\s*(\/\/|\/?\*)/.test(text));
    return line < 0 ? [] : [`${file}:${line + 1}`];
  });
}
