// What a page says in its head (shell §2, page metadata): title, description, canonical address, robots, JSON-LD.
import { type RouteName, routes } from "#site/routes.ts";
import { type Crumb, type Described, jsonLd, type SchemaKind, schemaKinds } from "./json-ld.ts";
import type { PageContext } from "./page-context.ts";
import { isFields, shortText } from "./site-config.ts";

/** What a page says of itself. */
export type Meta = {
  title: string;
  description?: string | undefined;
  /** Its address for others, where it is not the one it was opened at: an offer has several names. */
  path?: string;
  /** The number of the page of a list, from 1. */
  page?: number;
  /** The pages between the first one and this one, where they are not those of its route. */
  above?: readonly Crumb[];
  image?: string;
} & Pick<Described, "questions" | "video">;

/** What editors say of a page in place of it: the content item of type seo in the category meta (shop §7). */
export type Seo = {
  title?: string | undefined;
  description?: string | undefined;
  robots: string[];
  kind?: SchemaKind | undefined;
};

const ROBOTS = ["index", "follow", "noindex", "nofollow", "noarchive", "nosnippet", "noimageindex", "none"];
const TITLE_MOST = 120;
const DESCRIPTION_MOST = 320;

/** The id of a page's item: its route, and its parameters where it has some ("meta.offer-play.powerball"). */
export function seoId({ route, params }: Pick<PageContext, "route" | "params">): string {
  return ["meta", route, ...Object.values(params)].join(".");
}

/** Reads an item of whatever shape; what is not usable is left to the page. */
export function readSeo(item: unknown): Seo {
  const value = isFields(item) && item["type"] === "seo" && isFields(item["value"]) ? item["value"] : {};
  const robots = typeof value["robots"] === "string" ? value["robots"].toLowerCase().split(/[\s,]+/) : [];
  return {
    title: shortText(value["title"], TITLE_MOST) ?? undefined,
    description: shortText(value["description"], DESCRIPTION_MOST) ?? undefined,
    robots: robots.filter((word) => ROBOTS.includes(word)),
    kind: schemaKinds.find((kind) => kind === value["schema"]),
  };
}

// Where a page hangs, by the pages above it.
const ABOVE: Partial<Record<RouteName, readonly [RouteName, string][]>> = {
  "offer-play": [["lotto-tickets", "Lotto tickets"]],
  "offer-game-type-standard": [["lotto-tickets", "Lotto tickets"]],
  "offer-results": [["lotto-results", "Lotto results"]],
  "offer-results-draw": [["lotto-results", "Lotto results"]],
  "lotto-results-lotteries": [["lotto-results", "Lotto results"]],
  "lotto-results-raffles": [["lotto-results", "Lotto results"]],
  "about-privacy": [["about", "About"]],
  "about-responsible-gaming": [["about", "About"]],
  "about-terms-and-conditions": [["about", "About"]],
};

function crumbsOf(page: PageContext, meta: Meta, path: string): Crumb[] {
  if (page.route === "home") return [];
  const named = (ABOVE[page.route] ?? []).filter(([name]) => routes[name].built);
  const above = named.map(([name, label]) => ({
    label: page.labels[name] ?? label,
    href: (page.href as (name: RouteName) => string)(name),
  }));
  return [
    { label: "Home", href: page.href("home") },
    ...above,
    ...(meta.above ?? []),
    { label: meta.title, href: path },
  ];
}

/** What says "do not list me": one of them is enough. */
function robotsOf(page: Pick<PageContext, "route" | "site">, seo: Seo): string | undefined {
  const words = new Set(seo.robots);
  if (!routes[page.route].indexed) for (const word of ["noindex", "nofollow"]) words.add(word);
  if (page.site.isIndexingDisabled) words.add("noindex");
  if (words.has("noindex")) words.delete("index");
  if (words.has("nofollow")) words.delete("follow");
  return words.size > 0 ? [...words].join(", ") : undefined;
}

/** The head of a page: its own words, the editors' in place of them, the site's where there are none. */
export function metadataOf(page: PageContext, meta: Meta, seo: Seo) {
  const { site, publicUrl, locale } = page;
  const path = meta.path ?? page.path;
  // The pages of a list are pages of their own; every other parameter only changes how one page is reached.
  const query = meta.page && meta.page > 1 && routes[page.route].query.includes("page") ? `?page=${meta.page}` : "";
  const canonical = new URL(path + query, publicUrl).href;
  const title = seo.title ?? meta.title;
  const description = seo.description ?? meta.description ?? site.description;
  const robots = robotsOf(page, seo);
  const kinds: SchemaKind[] =
    page.route === "home" ? ["organisation", seo.kind ?? "webpage"] : ["breadcrumbs", ...(seo.kind ? [seo.kind] : [])];
  const structured = robots?.includes("noindex")
    ? undefined
    : jsonLd(kinds, {
        ...{ title, description, locale, url: canonical, questions: meta.questions, video: meta.video },
        site: {
          name: site.name,
          url: new URL(page.href("home"), publicUrl).href,
          logo: new URL("/favicon.svg", publicUrl).href,
        },
        crumbs: crumbsOf(page, meta, path + query),
      });
  return {
    ...{ title, description, canonical, robots, locale, structured },
    image: meta.image,
    siteName: site.isNameHidden ? null : site.name,
    twitter: site.twitter,
  };
}
