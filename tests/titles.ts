// Reads test titles: each names the sentence or rule of the specification that the test proves.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#scripts/lib/steps.ts";

const TITLE = /\b(?:it|test)(?:\.each\([^)]*\))?\(\s*(["'`])(.*?)\1/gs;

const titlesIn = (file: string) =>
  [...readFileSync(join(root, file), "utf8").matchAll(TITLE)].map(([, , title = ""]) => title);

/** Returns the titles of all tests that `npm test` and `npm run e2e` run. */
function titles(): string[] {
  return globSync("{tests,site,gateway,services}/**/*.spec.{ts,tsx}", { cwd: root }).flatMap(titlesIn);
}

/** Returns the names that match the pattern in any test title. */
export function namedBy(pattern: RegExp, names: (match: RegExpMatchArray) => string[]): Set<string> {
  return new Set(titles().flatMap((title) => [...title.matchAll(pattern)].flatMap(names)));
}
