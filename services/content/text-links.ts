// The pictures that a text names must exist; the pages of this shop that it links to should.
import { didYouMean } from "#services/lib/nearest.ts";
import { ContentMistake, type Markdown } from "./front-matter.ts";
import { FILE_ID } from "./schemas.ts";

const FILE = /^\/files\/([^/]+)$/;
const OTHER_SITE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
// ![text](address), ![text][label] and ![label]
const PICTURE = /!\[([^[\]]*)\](?:\(\s*<?([^)\s>]*)|\[([^[\]]*)\])?/g;
const DEFINITION = /^ {0,3}\[([^[\]]+)\]:[ \t]*<?([^\s>]+)/gm;
// [text](address), after another link or a picture too. Definitions are found by their own pattern.
const LINK = /(?<!!)\[([^[\]]*)\]\(\s*<?([^)\s>]*)/g;
const OWN_PATH = /^\/(?![/\\])/;
const CODE = /^ {0,3}(```|~~~)[\s\S]*?(?:^ {0,3}\1|(?![\s\S]))|(`+)[^`\n]*\2/gm;

/** Returns the last part of an address, without its extension: what the editor probably means. */
const idOf = (address: string) => (address.split("/").at(-1) ?? "").replace(/\.[^.]*$/, "");

/** Says what is wrong with a picture. `right` is how the id is written at this place. */
function describe(address: string, ids: ReadonlySet<string>, right: (id: string) => string): string {
  if (OTHER_SITE.test(address))
    return `pictures of other sites are not shown; save it in files and write ${right("its-name")}`;
  if (address === "") return "a picture has no address";
  const id = idOf(address.slice(-100));
  if (ids.has(id)) return `write the picture as ${right(id)}`;
  const name = address.replace(FILE, "$1").slice(-100);
  return `there is no picture "${name}" in the folder files.${didYouMean(id, ids)}`.replace(/\.$/, "");
}

type Place = { alt: string; address: string; at: number };

/** Returns the pictures and links of a text, and where each is. */
function placesOf(body: string): { pictures: Place[]; links: Place[] } {
  const text = body.replace(CODE, (code) => code.replace(/[^\n]/g, " "));
  const definitions = new Map(
    [...text.matchAll(DEFINITION)].map(([, label = "", address = ""]) => [label.toLowerCase(), address]),
  );
  const pictures = [...text.matchAll(PICTURE)].flatMap(({ 1: alt = "", 2: direct, 3: label, index }) => {
    const address = direct ?? definitions.get((label || alt).toLowerCase());
    return address === undefined ? [] : [{ alt, address, at: index }];
  });
  const shown = new Set(pictures.map(({ address }) => address));
  const links = [LINK, DEFINITION]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ 1: alt = "", 2: address = "", index }) => ({ alt, address, at: index }))
    // A definition may be that of a picture.
    .filter(({ address }) => !shown.has(address));
  return { pictures, links };
}

/** What texts may name. */
export type KnownNames = {
  pictures: ReadonlySet<string>;
  /** Returns what is wrong with a path of this shop, or null. */
  problemOfPath: (path: string) => string | null;
};

/** Returns the mistakes of a text: pictures that do not exist, and warnings about pictures without a text and links to unknown pages. */
export function textMistakes({ name, value, lineOf, body, bodyLine }: Markdown, known: KnownNames): ContentMistake[] {
  const mistakes: ContentMistake[] = [];
  const { image } = (value ?? {}) as { image?: unknown };
  if (typeof image === "string" && FILE_ID.test(image) && !known.pictures.has(image))
    mistakes.push(
      new ContentMistake(
        name,
        lineOf("image"),
        describe(image, known.pictures, (id) => `image: ${id}`),
      ),
    );
  const { link } = (value ?? {}) as { link?: unknown };
  const problemOfLink = typeof link === "string" && OWN_PATH.test(link) ? known.problemOfPath(link) : null;
  if (problemOfLink) mistakes.push(new ContentMistake(name, lineOf("link"), problemOfLink, { isWarning: true }));
  const add = (at: number, text: string, isWarning: boolean) => {
    const line = bodyLine + body.slice(0, at).split("\n").length - 1;
    mistakes.push(new ContentMistake(name, line, text, { isWarning }));
  };
  const { pictures, links } = placesOf(body);
  for (const { alt, address, at } of pictures) {
    const [, id = ""] = FILE.exec(address) ?? [];
    if (!known.pictures.has(id))
      add(
        at,
        describe(address, known.pictures, (right) => `/files/${right}`),
        false,
      );
    else if (alt.trim() === "")
      add(at, `say what the picture shows, for people who cannot see it: ![Two boats at sea](/files/${id})`, true);
  }
  for (const { address, at } of links) {
    const problem = OWN_PATH.test(address) ? known.problemOfPath(address) : null;
    if (problem) add(at, problem, true);
  }
  return mistakes;
}
