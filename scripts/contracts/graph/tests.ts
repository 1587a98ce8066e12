// Reads what each test of the shop names.
import { resolveImport, type Source } from "./source.ts";
import { addressesIn, nodesIn, proceduresIn, stringsIn } from "./syntax.ts";

/** Returns a page's URL as a pattern, with its number of parameters: literals win over parameters. */
function patternOf(page: string): { pattern: RegExp; generality: number } {
  const parts = page.replace(/^site\/pages\/?/, "").replace(/(\/?index)?\.(astro|ts)$/, "");
  const escaped = parts.replace(/[.+?^$()|\\]/g, "\\$&");
  const source = escaped.replaceAll(/\/?\[\\?\.\\?\.\\?\.[^\]]+\]/g, "(/.*)?").replaceAll(/\[[^\]]+\]/g, "[^/]+");
  return { pattern: new RegExp(`^/${source}/?$`), generality: (parts.match(/\[/g) ?? []).length };
}

/** Returns a function that finds the page at a URL. The most specific page wins. */
export function pageFinder(pages: string[]): (path: string) => string | undefined {
  const patterns = pages.map((file) => ({ file, ...patternOf(file) }));
  patterns.sort((one, other) => one.generality - other.generality);
  return (path) => patterns.find(({ pattern }) => pattern.test(path))?.file;
}

type Test = {
  file: string;
  strings: Set<string>;
  procedures: Set<string>;
  /** URLs that the test calls on services. */
  addresses: string[];
  /** Files it shares with other tests: `sales.ts`. */
  helpers: string[];
  visited: Set<string>;
};

/** Matches an operation's path below its service's base path, in the form of `addressesIn`. */
export const addressOf = (path: string) => {
  const escaped = path.replaceAll(/[.+?^$()|\\]/g, "\\$&").replaceAll(/\{[^}]+\}/g, "[^/]+");
  return new RegExp(`^(/(v\\d+|\\{\\}))?${escaped}$`);
};

/** Returns what each test of the shop names: strings, procedures, URLs, and the pages that a journey or front test opens. */
export function readTests(sources: Source[], known: Set<string>, pages: string[]): Test[] {
  const pageAt = pageFinder(pages);
  // Tests of the workshop mention operations without calling them.
  const ofShop = sources.filter(({ file }) => !file.startsWith("tests/scripts/"));
  return ofShop.map(({ file, tree }) => {
    const nodes = nodesIn(tree);
    const strings = new Set(stringsIn(nodes));
    const visited = /^tests\/(journeys|front)\//.test(file)
      ? [...strings].flatMap((text) => (text.startsWith("/") ? (pageAt(text.split(/[?#]/)[0] ?? "") ?? []) : []))
      : [];
    // In journeys and front tests, URLs are pages.
    const isBelow = /^tests\/(services|concurrency|contract)\//.test(file);
    const addresses = isBelow ? addressesIn(nodes) : [];
    const helpers = isBelow ? [...strings].flatMap((text) => resolveImport(file, text) ?? []) : [];
    const procedures = new Set(proceduresIn(nodes, known));
    return { file, strings, procedures, addresses, helpers, visited: new Set(visited) };
  });
}
