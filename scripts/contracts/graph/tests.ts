// What each test of the shop is about, as far as its own words say.
import { resolveImport, type Source } from "./source.ts";
import { addressesIn, nodesIn, proceduresIn, stringsIn } from "./syntax.ts";

/** The address of a page as a pattern, and how general it is: a literal part wins over a parameter. */
function patternOf(page: string): { pattern: RegExp; generality: number } {
  const parts = page.replace(/^site\/pages\/?/, "").replace(/(\/?index)?\.(astro|ts)$/, "");
  const escaped = parts.replace(/[.+?^$()|\\]/g, "\\$&");
  const source = escaped.replaceAll(/\/?\[\\?\.\\?\.\\?\.[^\]]+\]/g, "(/.*)?").replaceAll(/\[[^\]]+\]/g, "[^/]+");
  return { pattern: new RegExp(`^/${source}/?$`), generality: (parts.match(/\[/g) ?? []).length };
}

type Test = {
  file: string;
  strings: Set<string>;
  procedures: Set<string>;
  /** Addresses that are asked of services without a word of the operation. */
  addresses: string[];
  /** What it shares with its neighbours: `sales.ts`. */
  helpers: string[];
  visited: Set<string>;
};

/** An operation's path below the base path of its service, as `addressesIn` writes one. */
export const addressOf = (path: string) => {
  const escaped = path.replaceAll(/[.+?^$()|\\]/g, "\\$&").replaceAll(/\{[^}]+\}/g, "[^/]+");
  return new RegExp(`^(/(v\\d+|\\{\\}))?${escaped}$`);
};

/** What each test of the shop names: words, procedures, addresses, and the pages that a journey goes to. */
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
    // A journey's addresses are those of pages.
    const isBelow = /^tests\/(services|concurrency|contract)\//.test(file);
    const addresses = isBelow ? addressesIn(nodes) : [];
    const helpers = isBelow ? [...strings].flatMap((text) => resolveImport(file, text) ?? []) : [];
    const procedures = new Set(proceduresIn(nodes, known));
    return { file, strings, procedures, addresses, helpers, visited: new Set(visited) };
  });
}
