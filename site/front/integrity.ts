import { createHash } from "node:crypto";
import type { RouteName } from "../routes.ts";
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
// Also `import("./name.js")`: toasts and panels are loaded when they are needed.
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

type Script = { integrity: string; imports: string[] };

/**
 * Returns a function that adds integrity hashes to the scripts of payment pages, so that a changed script does not run. The modules of
 * islands have no tag: a preload with a hash, which the later import then uses, checks those and all that they import.
 */
export function createIntegrity(files: StaticFiles): (route: RouteName, body: Buffer) => Buffer {
  const scripts = new Map<string, Script>();

  function scriptAt(path: string): Script | undefined {
    const known = scripts.get(path);
    const bytes = known ? undefined : files.get(path)?.encodings.identity;
    if (!bytes) return known;
    const integrity = `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
    const imports = [...bytes.toString().matchAll(IMPORTED)].map(([, name]) => `/_assets/${name}`);
    const script = { integrity, imports };
    scripts.set(path, script);
    return script;
  }

  /** The modules and all that they import. */
  function closureOf(paths: Iterable<string>): Set<string> {
    const found = new Set(paths);
    for (const path of found) for (const imported of scriptAt(path)?.imports ?? []) found.add(imported);
    return found;
  }

  const pathsIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, path = ""]) => path);

  return (route, body) => {
    if (!PAYMENT_PAGES.has(route)) return body;
    const html = body.toString();
    const tags = pathsIn(html, SCRIPT);
    const preloads = [...closureOf([...tags, ...pathsIn(html, ISLAND_MODULE)])].filter((path) => !tags.includes(path));
    const links = preloads.flatMap((path) => {
      const script = scriptAt(path);
      return script ? `<link rel="modulepreload" href="${path}" integrity="${script.integrity}">` : [];
    });
    const tagged = html.replace(SCRIPT, (tag, path: string) => {
      const script = scriptAt(path);
      return script ? `${tag} integrity="${script.integrity}"` : tag;
    });
    return Buffer.from(tagged.replace("</head>", () => `${links.join("")}</head>`));
  };
}
