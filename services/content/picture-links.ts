// The pictures that a text names must exist.
import { didYouMean } from "#services/lib/nearest.ts";
import { ContentMistake, type Markdown } from "./front-matter.ts";

const FILE = /^\/files\/([^/]+)$/;
const OTHER_SITE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
// ![text](address), ![text][label] and ![label]
const PICTURE = /!\[([^[\]]*)\](?:\(\s*<?([^)\s>]*)|\[([^[\]]*)\])?/g;
const DEFINITION = /^ {0,3}\[([^[\]]+)\]:[ \t]*<?([^\s>]+)/gm;
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

/** Returns the addresses of the pictures of a text, and where each is. */
function picturesOf(body: string): { address: string; at: number }[] {
  const text = body.replace(CODE, (code) => code.replace(/[^\n]/g, " "));
  const definitions = new Map(
    [...text.matchAll(DEFINITION)].map(([, label = "", address = ""]) => [label.toLowerCase(), address]),
  );
  return [...text.matchAll(PICTURE)].flatMap(({ 1: alt = "", 2: direct, 3: label, index }) => {
    const address = direct ?? definitions.get((label || alt).toLowerCase());
    return address === undefined ? [] : [{ address, at: index }];
  });
}

/** Throws if the front matter or the text names a picture that does not exist. `ids` are those that do. */
export function refuseUnknownPictures(
  { name, value, lineOf, body, bodyLine }: Markdown,
  ids: ReadonlySet<string>,
): void {
  const { image } = value as { image?: string };
  if (image !== undefined && !ids.has(image))
    throw new ContentMistake(
      name,
      lineOf("image"),
      describe(image, ids, (id) => `image: ${id}`),
    );
  for (const { address, at } of picturesOf(body)) {
    const [, id = ""] = FILE.exec(address) ?? [];
    if (ids.has(id)) continue;
    const line = bodyLine + body.slice(0, at).split("\n").length - 1;
    throw new ContentMistake(
      name,
      line,
      describe(address, ids, (known) => `/files/${known}`),
    );
  }
}
