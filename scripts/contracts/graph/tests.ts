// What each test of the shop is about, as far as its own words say.
import type { Source } from "./source.ts";
import { nodesIn, proceduresIn, stringsIn } from "./syntax.ts";

/** The address of a page as a pattern, and how general it is: a literal part wins over a parameter. */
function patternOf(page: string): { pattern: RegExp; generality: number } {
  const parts = page.replace(/^site\/pages\/?/, "").replace(/(\/?index)?\.(astro|ts)$/, "");
  const escaped = parts.replace(/[.+?^$()|\\]/g, "\\$&");
  const source = escaped.replaceAll(/\/?\[\\?\.\\?\.\\?\.[^\]]+\]/g, "(/.*)?").replaceAll(/\[[^\]]+\]/g, "[^/]+");
  return { pattern: new RegExp(`^/${source}/?$`), generality: (parts.match(/\[/g) ?? []).length };
}

type Test = { file: string; strings: Set<string>; procedures: Set<string>; visited: Set<string> };

/** What each test of the shop names: words, procedures, and the pages that a journey goes to. */
export function readTests(sources: Source[], known: Set<string>, pages: string[]): Test[] {
  const patterns = pages.map((file) => ({ file, ...patternOf(file) }));
  patterns.sort((one, other) => one.generality - other.generality);
  const pageAt = (path: string) => patterns.find(({ pattern }) => pattern.test(path))?.file;
  // The tests of the workshop itself name calls only to talk of them.
  const ofShop = sources.filter(({ file }) => !file.startsWith("tests/scripts/"));
  return ofShop.map(({ file, tree }) => {
    const nodes = nodesIn(tree);
    const strings = new Set(stringsIn(nodes));
    const visited = file.startsWith("tests/journeys/")
      ? [...strings].flatMap((text) => (text.startsWith("/") ? (pageAt(text.split(/[?#]/)[0] ?? "") ?? []) : []))
      : [];
    return { file, strings, procedures: new Set(proceduresIn(nodes, known)), visited: new Set(visited) };
  });
}
