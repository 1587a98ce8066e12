// Sanitises rich text from the CMS: keeps a few tags without attributes, and text.

const BLOCKS = new Set(["p", "ul", "ol", "li"]);
const INLINE = new Set(["strong", "em", "b", "i"]);
// Elements whose content is removed too.
const SILENT = /<(script|style|template|iframe|object|svg|math|noscript|textarea|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)\b(?:"[^"]*"|'[^']*'|[^>"'])*(>|$)/gi;
const MOST_CHARACTERS = 5_000;

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  ndash: "–",
  mdash: "—",
};

/** Decodes entities, then escapes the text for HTML. */
function escapeText(text: string): string {
  const meant = text.replace(
    /&(?:#(\d{1,6})|(\w{2,6}));/g,
    (whole, code: string | undefined, name: string | undefined) => {
      if (code) return Number(code) >= 32 && Number(code) <= 0x10_ff_ff ? String.fromCodePoint(Number(code)) : "";
      return (name && ENTITIES[name]) ?? whole;
    },
  );
  return meant.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

/** Returns safe HTML with every tag closed; an empty string if the input is not a string. */
export function plainHtml(html: unknown): string {
  if (typeof html !== "string") return "";
  const source = html.slice(0, MOST_CHARACTERS).replace(SILENT, "");
  const open: string[] = [];
  let result = "";
  let at = 0;
  const closeTo = (name: string) => {
    if (!open.includes(name)) return;
    for (let last = open.pop(); last; last = open.pop()) {
      result += `</${last}>`;
      if (last === name) return;
    }
  };
  for (const tag of source.matchAll(TAG)) {
    result += escapeText(source.slice(at, tag.index));
    at = tag.index + tag[0].length;
    const name = (tag[2] ?? "").toLowerCase();
    if (name === "br") result += "<br>";
    else if (!BLOCKS.has(name) && !INLINE.has(name)) continue;
    else if (tag[1]) closeTo(name);
    else {
      if (name === "p" || name === "li") closeTo(name);
      open.push(name);
      result += `<${name}>`;
    }
  }
  result += escapeText(source.slice(at));
  while (open.length > 0) result += `</${open.pop()}>`;
  return result;
}

/** Returns the text of an HTML string, for descriptions and labels. */
export function plainText(html: unknown): string {
  const text = plainHtml(html).replace(/<[^>]*>/g, " ");
  const meant = text.replace(/&(amp|lt|gt|quot);/g, (whole, name: string) => ENTITIES[name] ?? whole);
  return meant.replace(/\s+/g, " ").trim();
}
