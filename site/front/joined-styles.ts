import { etagOf } from "./send.ts";
import type { StaticFile } from "./static-files.ts";

const LINK = /<link rel="stylesheet" href="\/_assets\/([^"]+)\.css">/g;
const JOINED = /^\/_assets\/joined\/([\w.~-]+)\.css$/;
// Pages have a dozen. A longer list was made up by somebody.
const MOST_SHEETS = 40;
const MOST_KEPT = 200;

export type StyleJoiner = ReturnType<typeof createStyleJoiner>;

/**
 * Puts one stylesheet in place of a page's many. The build splits CSS by component, which compresses badly and costs a
 * request each; together the same rules are a third smaller, and a first visit paints a round trip earlier.
 * The address names its parts, so that every process can answer for a page that another one rendered.
 */
export function createStyleJoiner(files: ReadonlyMap<string, StaticFile>) {
  const kept = new Map<string, StaticFile>();
  const sheetOf = (name: string) => files.get(`/_assets/${name}.css`)?.encodings.identity;

  function build(names: string[]): StaticFile | undefined {
    const sheets = names.map(sheetOf);
    if (names.length > MOST_SHEETS || new Set(names).size < names.length || sheets.some((sheet) => !sheet))
      return undefined;
    const identity = Buffer.from(sheets.map(String).join("\n"));
    const headers = { ...files.get(`/_assets/${names[0]}.css`)?.headers, etag: etagOf(identity) };
    return { headers, encodings: { identity } };
  }

  function find(pathname: string): StaticFile | undefined {
    const list = JOINED.exec(pathname)?.[1];
    if (!list) return undefined;
    const file = kept.get(list) ?? build(list.split("~"));
    if (!file) return undefined;
    // The list last asked for goes to the end: lists that somebody makes up push out each other, not those of pages.
    kept.delete(list);
    kept.set(list, file);
    const oldest = kept.keys().next().value;
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return file;
  }

  function join(html: string): string {
    const names = [...html.matchAll(LINK)].map((match) => match[1] ?? "");
    const path = `/_assets/joined/${names.join("~")}.css`;
    // A sheet that is not ours (the dev server serves its own): leave the page as it is.
    if (names.length < 2 || !find(path)) return html;
    let isFirst = true;
    return html.replace(LINK, () => {
      if (!isFirst) return "";
      isFirst = false;
      return `<link rel="stylesheet" href="${path}">`;
    });
  }

  return { find, join };
}
