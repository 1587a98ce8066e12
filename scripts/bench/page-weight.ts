// Measures what a browser loads for a page on the first visit, compressed as the front compresses.
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export type PageWeight = {
  /** Bytes at brotli level 5. */
  html: number;
  blockingCss: number;
  /** Bytes of inline scripts and styles in the HTML. */
  inline: number;
  /** Gzipped bytes of every script that the page or its islands load, static imports included. */
  script: number;
  /** The scripts that the page loads before its first use, inline scripts included. Islands that wait for the first use are not counted. */
  early: number;
  /** What the islands load when the page is first used. */
  late: number;
  /** The same scripts as the front sends them: at brotli 11. */
  sentScript: number;
  shipsReact: boolean;
  islands: number;
};

const brotli = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
/** Compressed once for all pages: level 11 is slow. */
const sentSizes = new Map<string, number>();
function sentSize(code: string): number {
  const size = sentSizes.get(code) ?? brotliCompressSync(code).length;
  sentSizes.set(code, size);
  return size;
}
const gzip = (text: string) => gzipSync(text, { level: 9 }).length;

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&");
}

const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, "g")) ?? [];
const present = (value: string | undefined): value is string => value !== undefined && value !== "";

/** Finds static imports and re-exports. Dynamic imports are not loaded with the page. */
function importsOf(code: string): string[] {
  const found = code.matchAll(/(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{}\s,]+?\s*from\s*)?["'](\.{0,2}\/[^"']+)["']/g);
  return [...found].map(([, path]) => path).filter(present);
}

/** Returns every script reachable from these, by URL. */
export async function scriptsFrom(origin: string, entries: string[]): Promise<Map<string, string>> {
  const scripts = new Map<string, string>();
  const waiting = entries.map((path) => new URL(path, origin).href);
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (scripts.has(url)) continue;
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const code = await response.text();
    scripts.set(url, code);
    for (const path of importsOf(code)) waiting.push(new URL(path, url).href);
  }
  return scripts;
}

/** Weighs an opened page and everything it loads. */
export async function weigh(origin: string, html: string): Promise<PageWeight> {
  // Scripts after the content do not delay it.
  const sheets = tags(html.split("</main>")[0] ?? "", "link")
    .filter((tag) => attribute(tag, "rel") === "stylesheet" && (attribute(tag, "media") ?? "all") !== "print")
    .map((tag) => attribute(tag, "href"))
    .filter(present);
  const css = await Promise.all([...new Set(sheets)].map(async (path) => (await fetch(new URL(path, origin))).text()));

  const blocks = [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)].filter(([, , , text]) =>
    present(text),
  );
  const inline = blocks.filter(
    ([, , attributes]) => !/type="(application|importmap|speculation)/.test(attributes ?? ""),
  );
  const islands = tags(html, "astro-island");
  const entriesOf = (some: readonly string[]) =>
    some.flatMap((tag) =>
      ["component-url", "renderer-url", "before-hydration-url"].map((name) => attribute(tag, name)),
    );
  const isWaiting = (tag: string) => attribute(tag, "client") === "press";
  const entries = [
    ...tags(html, "script").map((tag) => attribute(tag, "src")),
    ...entriesOf(islands.filter((tag) => !isWaiting(tag))),
    ...inline.flatMap(([, name, , text]) => (name === "script" ? importsOf(text ?? "") : [])),
  ].filter(present);
  const early = await scriptsFrom(origin, entries);
  const scripts = await scriptsFrom(origin, [...entries, ...entriesOf(islands.filter(isWaiting)).filter(present)]);
  const sumOf = (some: Map<string, string>) => [...some.values()].reduce((sum, code) => sum + gzip(code), 0);
  const inlineScript = inline.flatMap(([, name, , text]) => (name === "script" ? [text ?? ""] : [])).join("\n");
  const own = sumOf(early);
  const script = sumOf(scripts);

  return {
    html: brotli(html),
    blockingCss: css.reduce((sum, text) => sum + brotli(text), 0),
    inline: inline.length === 0 ? 0 : brotli(inline.map(([, , , text]) => text).join("\n")),
    script,
    early: own + gzip(inlineScript),
    late: script - own,
    sentScript: [...scripts.values()].reduce((sum, code) => sum + sentSize(code), 0),
    // Every build of react-dom contains the URL of its error page.
    shipsReact: [...scripts.values()].some((code) => code.includes("react.dev/errors")),
    islands: islands.length,
  };
}
