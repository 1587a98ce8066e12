// What a page, its structured data, a feed and a sitemap have to be.
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { HtmlValidate } from "html-validate";
import type { CrawledPage } from "./crawler.ts";

const html = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  rules: {
    "heading-level": ["error", { allowMultipleH1: false }],
    // Buttons of forms are submit buttons by default.
    "no-implicit-button-type": "off",
    // The play page disables its commands with a fieldset, which needs no name.
    "wcag/h71": "off",
    // Safari drops the role of lists without markers, so they state it.
    "no-redundant-role": "off",
    // Only the scripts of payment pages have hashes (site/front/integrity.ts).
    "require-sri": "off",
  },
});

/** Returns the violations of HTML's rules, one text each. */
async function htmlFaults({ path, html: text }: CrawledPage): Promise<string[]> {
  const { results } = await html.validateString(text);
  // Astro writes the style of its islands beside them.
  const isAstros = (message: string) => message.startsWith("<style> element is not permitted");
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ message }) => !isAstros(message))
      .map(({ ruleId, message, line, column }) => `${path}:${line}:${column} ${ruleId}: ${message}`),
  );
}

/**
 * Returns a check that validates each markup once: pages that differ only in their words have the same faults. Faults are those of
 * the first such page.
 */
export function htmlFaultsOnce(): typeof htmlFaults {
  const known = new Set<string>();
  return async (page) => {
    const markup = page.html.replace(/\ben[-_](?:AU|GB)\b/g, "en").replace(/>[^<]*\S[^<]*(?=<)/g, ">x");
    if (known.has(markup)) return [];
    known.add(markup);
    return htmlFaults(page);
  };
}

type Node = Record<string, unknown> & { "@type"?: string };

const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";
const isAddress = (value: unknown) => isText(value) && URL.canParse(String(value));
const isTime = (value: unknown) => isText(value) && !Number.isNaN(Date.parse(String(value)));
const nodesIn = (value: unknown) => (Array.isArray(value) ? (value as Node[]) : []);

/** What search engines require of each kind that the shop writes. */
const KINDS: Record<string, (node: Node) => boolean> = {
  BreadcrumbList: ({ itemListElement }) =>
    nodesIn(itemListElement).length > 1 &&
    nodesIn(itemListElement).every(
      ({ position, name, item }, at) => position === at + 1 && isText(name) && isAddress(item),
    ),
  CreativeWork: ({ name, url, datePublished }) => isText(name) && isAddress(url) && isTime(datePublished),
  FAQPage: ({ mainEntity }) =>
    nodesIn(mainEntity).length > 0 &&
    nodesIn(mainEntity).every(({ name, acceptedAnswer }) => isText(name) && isText((acceptedAnswer as Node)?.["text"])),
  Organization: ({ name, url, logo }) => isText(name) && isAddress(url) && isAddress(logo),
  WebPage: ({ name, url, inLanguage }) => isText(name) && isAddress(url) && /^en-(?:AU|GB)$/.test(String(inLanguage)),
  VideoObject: ({ name, thumbnailUrl, uploadDate }) => isText(name) && isAddress(thumbnailUrl) && isTime(uploadDate),
};

/** Returns the nodes of a page's structured data. */
export function structuredData({ html }: Pick<CrawledPage, "html">): Node[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return blocks.flatMap(([, block = ""]) => {
    const data = JSON.parse(block) as Node & { "@graph"?: Node[] };
    if (data["@context"] !== "https://schema.org") throw new Error(`Not of schema.org: ${block}`);
    return data["@graph"] ?? [data];
  });
}

/** Returns the kinds of structured data that lack something. */
export function structuredDataFaults(page: CrawledPage): string[] {
  return structuredData(page)
    .filter((node) => !KINDS[String(node["@type"])]?.(node))
    .map((node) => `${page.path}: ${JSON.stringify(node)}`);
}

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => ["entry", "url", "sitemap", "link"].includes(name),
});

type Entry = {
  id?: string;
  title?: string;
  updated?: string;
  loc?: string;
  lastmod?: string;
  author?: { name?: string };
  link?: Record<string, string>[];
};
type List = Entry & { "@_xmlns"?: string; url?: Entry[]; sitemap?: Entry[]; entry?: Entry[] };

function parseXml(text: string): { urlset?: List; sitemapindex?: List; feed?: List } {
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new Error(`${valid.err.msg} in line ${valid.err.line}`);
  return parser.parse(text) as ReturnType<typeof parseXml>;
}

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

/** Returns what a sitemap or its index violates (sitemaps.org). */
export function sitemapFaults(text: string): string[] {
  const { urlset, sitemapindex } = parseXml(text);
  const list = urlset ?? sitemapindex;
  const entries = list?.url ?? list?.sitemap ?? [];
  const isWhole = ({ loc, lastmod }: Entry) => isAddress(loc) && (lastmod === undefined || isTime(lastmod));
  return [
    ...(list?.["@_xmlns"] === "http://www.sitemaps.org/schemas/sitemap/0.9" ? [] : ["no namespace"]),
    ...(entries.length > 0 && entries.length <= 50_000 ? [] : [`${entries.length} entries`]),
    ...(isUnique(entries.map(({ loc }) => loc)) ? [] : ["a URL twice"]),
    ...entries.filter((entry) => !isWhole(entry)).map((entry) => JSON.stringify(entry)),
  ];
}

/** Returns what an Atom feed violates (RFC 4287 §4.1). */
export function feedFaults(text: string): string[] {
  const { feed } = parseXml(text);
  const entries = feed?.entry ?? [];
  const isWhole = ({ id, title, updated, link = [] }: Entry) =>
    isAddress(id) && isText(title) && isTime(updated) && link.every((one) => isAddress(one["@_href"]));
  const self = feed?.link?.filter((one) => one["@_rel"] === "self") ?? [];
  return [
    ...(feed?.["@_xmlns"] === "http://www.w3.org/2005/Atom" ? [] : ["no namespace"]),
    ...(feed && isWhole(feed) && isText(feed.author?.name) ? [] : ["no id, title, time or author"]),
    ...(self.length === 1 ? [] : ["no link to itself"]),
    ...(entries.length > 0 && isUnique(entries.map(({ id }) => id)) ? [] : ["no entry, or an id twice"]),
    ...entries.filter((entry) => !isWhole(entry) || !entry.link).map((entry) => JSON.stringify(entry)),
  ];
}
