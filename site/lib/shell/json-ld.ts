// Structured data for search engines. The specification (shop §3) lists these kinds, and none for offers or draws.

/** One step from the home page to this page. */
export type Crumb = { label: string; href: string };
export type Question = { question: string; answer: string };
export type Video = { name: string; description: string; thumbnailUrl: string; uploadDate: string; contentUrl: string };

export const schemaKinds = ["breadcrumbs", "creativework", "faq", "organisation", "webpage", "video"] as const;
export type SchemaKind = (typeof schemaKinds)[number];

/** The content of the structured data. Kinds whose content is missing are omitted. */
export type JsonLdPage = {
  title: string;
  description?: string | undefined;
  /** The page's own URL. */
  url: string;
  locale: string;
  site: { name: string; url: string; logo: string };
  /** From the home page to this page, inclusive. */
  crumbs: readonly Crumb[];
  image?: string | undefined;
  /** When it was published, as an ISO time. */
  published?: string | undefined;
  questions?: readonly Question[] | undefined;
  video?: Video | undefined;
};

type Node = Record<string, unknown>;

const NODES: Record<SchemaKind, (page: JsonLdPage) => Node | null> = {
  webpage: ({ title, description, url, locale, site }) => ({
    "@type": "WebPage",
    name: title,
    description,
    url,
    inLanguage: locale,
    isPartOf: { "@type": "WebSite", name: site.name, url: site.url },
  }),
  organisation: ({ site }) => ({ "@type": "Organization", ...site }),
  creativework: ({ title, description, url, locale, image, published }) => ({
    "@type": "CreativeWork",
    name: title,
    description,
    url,
    image,
    datePublished: published,
    inLanguage: locale,
  }),
  breadcrumbs: ({ crumbs, site }) =>
    crumbs.length < 2
      ? null
      : {
          "@type": "BreadcrumbList",
          itemListElement: crumbs.map(({ label, href }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name: label,
            item: new URL(href, site.url).href,
          })),
        },
  faq: ({ questions = [] }) =>
    questions.length === 0
      ? null
      : {
          "@type": "FAQPage",
          mainEntity: questions.map(({ question, answer }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text: answer },
          })),
        },
  video: ({ video }) => (video ? { "@type": "VideoObject", ...video } : null),
};

/** Returns the text of the page's JSON-LD block, or undefined. */
export function jsonLd(kinds: readonly SchemaKind[], page: JsonLdPage): string | undefined {
  const nodes = [...new Set(kinds)].map((kind) => NODES[kind](page)).filter((node) => node !== null);
  const [only] = nodes;
  if (!only) return undefined;
  const context = { "@context": "https://schema.org" };
  return escaped(JSON.stringify(nodes.length === 1 ? { ...context, ...only } : { ...context, "@graph": nodes }));
}

/** Prevents script injection: text may contain `</script>` or `<!--`. Escaped, the JSON means the same. */
function escaped(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
