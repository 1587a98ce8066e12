import { createHash } from "node:crypto";
import type { RouteName } from "../routes.ts";
import type { RenderedPage } from "./render.ts";
import type { StaticFiles } from "./static-files.ts";

// PCI DSS 6.4.3: the pages where customers pay.
const PAYMENT_PAGES = new Set<RouteName>([
  "cart",
  "checkout-deposit",
  "my-account-cards-and-accounts",
  "my-account-deposit",
  "my-account-deposit-authorisation",
  "purchase-partner",
]);
const SCRIPT = /<script type="module" src="(\/_assets\/[^"]+\.js)"/g;
const ISLAND_MODULE = /(?:component|renderer)-url="(\/_assets\/[^"]+\.js)"/g;
const DIRECTIVE = / client="([^"]*)"/g;
const STATIC = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const DYNAMIC = /\bimport\s*\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const SCRIPT_SOURCES = /(?<=script-src )[^;]*/;

type Script = { integrity: string; imports: string[]; later: string[] };
type Page = Pick<RenderedPage, "headers" | "body">;

const hashOf = (bytes: string | Buffer) => `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
const pathsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, path = ""]) => path);
const importsIn = (code: string, pattern: RegExp) => pathsIn(code, pattern).map((name) => `/_assets/${name}`);

/**
 * Returns a function that adds integrity hashes to the scripts of payment pages, so that a changed script does not run. The modules of
 * islands have no tag: a preload with a hash, which the later import then uses, checks those and all that they import. Toasts, panels
 * and the sending of a payment are loaded when they are needed: an import map has their hashes, so that they need no preload.
 */
export function createIntegrity(files: StaticFiles): (route: RouteName, page: Page) => Page {
  const scripts = new Map<string, Script>();

  function scriptAt(path: string): Script | undefined {
    const known = scripts.get(path);
    const bytes = known ? undefined : files.get(path)?.encodings.identity;
    if (!bytes) return known;
    const code = bytes.toString();
    const script = { integrity: hashOf(bytes), imports: importsIn(code, STATIC), later: importsIn(code, DYNAMIC) };
    scripts.set(path, script);
    return script;
  }

  /** The modules and all that they import; `isLate` adds what they import when it is needed. */
  function closureOf(paths: Iterable<string>, isLate: boolean): Set<string> {
    const found = new Set(paths);
    for (const path of found) {
      const { imports = [], later = [] } = scriptAt(path) ?? {};
      for (const imported of isLate ? [...imports, ...later] : imports) found.add(imported);
    }
    return found;
  }

  return (route, page) => {
    if (!PAYMENT_PAGES.has(route)) return page;
    const html = page.body.toString();
    const tags = pathsIn(html, SCRIPT);
    const islands = pathsIn(html, ISLAND_MODULE);
    const first = closureOf([...tags, ...islands], false);
    if (first.size === 0) return page;
    const hashes = (paths: Iterable<string>) =>
      [...paths].map((path) => [path, scriptAt(path)?.integrity] as const).filter(([, hash]) => hash);
    const preloads = hashes(first).filter(([path]) => !tags.includes(path));
    // Islands that wait for the first paint preload theirs then, at a low priority: they keep what is pressed until their scripts run
    // (lib/island/paint-directive.ts). Plain forms need theirs soon.
    const isLate = islands.length > 0 && pathsIn(html, DIRECTIVE).every((directive) => directive === "paint");
    const priority = isLate ? ' fetchpriority="low"' : "";
    const links = preloads
      .map(([path, hash]) => `<link rel="modulepreload" href="${path}" integrity="${hash}"${priority}>`)
      .join("");
    const map = JSON.stringify({ integrity: Object.fromEntries(hashes(closureOf(first, true).difference(first))) });
    const tagged = html.replace(SCRIPT, (tag, path: string) => {
      const script = scriptAt(path);
      return script ? `${tag} integrity="${script.integrity}"` : tag;
    });
    // Before the first module of the page: later ones are not read by all browsers.
    const at = Math.min(
      ...['<script type="module"', "</head>"].map((mark) => tagged.indexOf(mark)).filter((at) => at >= 0),
    );
    const added = `<script type="importmap">${map}</script>${isLate ? `<template data-modules>${links}</template>` : links}`;
    const policy = String(page.headers["content-security-policy"] ?? "");
    return {
      headers: {
        ...page.headers,
        "content-security-policy": policy.replace(SCRIPT_SOURCES, (sources) => `${sources} '${hashOf(map)}'`),
      },
      body: Buffer.from(tagged.slice(0, at) + added + tagged.slice(at)),
    };
  };
}
