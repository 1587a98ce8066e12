// What the titles of the tests name: a sentence or a rule of the specification is proven by a test that says so.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#scripts/lib/steps.ts";

const TITLE = /\b(?:it|test)(?:\.each\([^)]*\))?\(\s*(["'`])(.*?)\1/gs;

const titlesIn = (file: string) =>
  [...readFileSync(join(root, file), "utf8").matchAll(TITLE)].map(([, , title = ""]) => title);

/** Every test's title, of all that `npm test` and `npm run e2e` run. */
function titles(): string[] {
  return globSync("{tests,site,gateway}/**/*.spec.{ts,tsx}", { cwd: root }).flatMap(titlesIn);
}

/** How a title names what it proves, and what that is called. */
export function namedBy(pattern: RegExp, names: (match: RegExpMatchArray) => string[]): Set<string> {
  return new Set(titles().flatMap((title) => [...title.matchAll(pattern)].flatMap(names)));
}
