// The head of a page (shell §2, page metadata): title, description, canonical URL, robots, JSON-LD.
import { isAvailable } from "#site/routes/access.ts";
import { type RouteName, routes } from "#site/routes.ts";
import { type Crumb, type JsonLdPage, jsonLd, type SchemaKind, schemaKinds } from "./json-ld.ts";
import type { PageContext } from "./page-context.ts";
import { isFields, shortText } from "./site-config.ts";

/** What a page states about itself. */
export type Meta = {
  title: string;
  description?: string | undefined;
  /** The canonical path, if it differs from the requested one: an offer has several names. */
  path?: string;
  /** The page number of a list, from 1. */
  page?: number;
  /** The list that this page belongs to, if it is not the one of its route: a raffle's play page belongs to the raffles. */
  list?: Parent;
  /** Its name in the breadcrumbs, if those above name a part of the title already. */
  crumb?: string;
  /** The pages between that list and this one. */
  above?: readonly Crumb[];
  /** A path on this site. */
  image?: string | undefined;
  /** Its kind in the structured data, unless editors set another. */
  kind?: SchemaKind;
} & Pick<JsonLdPage, "questions" | "video" | "published">;

/** The editors' overrides for a page: the content item of type seo in the category meta (shop §7). */
export type Seo = {
  title?: string | undefined;
  description?: string | undefined;
  robots: string[];
  kind?: SchemaKind | undefined;
};

const ROBOTS = ["index", "follow", "noindex", "nofollow", "noarchive", "nosnippet", "noimageindex", "none"];
const MAX_TITLE_LENGTH = 120;
const MAX_DESCRIPTION_LENGTH = 320;

/** Returns the id of a page's seo item: its route and parameters ("meta.offer-play.powerball"). */
export function seoId({ route, params }: Pick<PageContext, "route" | "params">): string {
  return ["meta", route, ...Object.values(params)].join(".");
}

/** Reads a seo item of any shape; invalid parts are left out. */
export function readSeo(item: unknown): Seo {
  const value = isFields(item) && item["type"] === "seo" && isFields(item["value"]) ? item["value"] : {};
  const robots = typeof value["robots"] === "string" ? value["robots"].toLowerCase().split(/[\s,]+/) : [];
  return {
    title: shortText(value["title"], MAX_TITLE_LENGTH) ?? undefined,
    description: shortText(value["description"], MAX_DESCRIPTION_LENGTH) ?? undefined,
    robots: robots.filter((word) => ROBOTS.includes(word)),
    kind: schemaKinds.find((kind) => kind === value["schema"]),
  };
}

// The parent pages of a page, from its route name. Pages below "about" are in every case.
type Parent = readonly [RouteName, string];
const ABOUT: readonly Parent[] = [["about", "About"]];
const LOTTERIES: Parent = ["lotto-tickets", "Lotto tickets"];
const RAFFLES: Parent = ["charity-tickets", "Raffles"];
const SYNDICATES: Parent = ["syndicates", "Syndicates"];
const ABOVE: Partial<Record<RouteName, readonly Parent[]>> = {
  "offer-draw": [RAFFLES],
  "offer-results": [["lotto-results", "Lotto results"]],
  "offer-results-draw": [["lotto-results", "Lotto results"]],
  "offer-results-archive": [["lotto-results", "Lotto results"]],
  "offer-winners": [["lotto-results", "Lotto results"]],
  "offer-statistics": [["lotto-results", "Lotto results"]],
  "offer-terms-and-conditions": [LOTTERIES],
  "offer-your-support": [LOTTERIES],
  "lotto-results-lotteries": [["lotto-results", "Lotto results"]],
  "lotto-results-raffles": [["lotto-results", "Lotto results"]],
  "blog-category": [["blog", "Stories"]],
  "blog-post": [["blog", "Stories"]],
  cause: [["causes-directory", "Causes"]],
  "cause-offer": [["causes-directory", "Causes"]],
};

const LISTS: Readonly<Record<string, Parent>> = { raffle: RAFFLES, social_play: SYNDICATES };

/** Returns the list of offers of this category. Numbered tickets without a cause are among the lotteries. */
export const listOf = (displayCategory: string): Parent => LISTS[displayCategory] ?? LOTTERIES;

/** The first crumb of every page. */
export const HOME = "Home";

/** Returns the way from the home page to this page, inclusive. Empty for personal pages and the home page. */
function crumbsOf(page: PageContext, meta: Meta, path: string): Crumb[] {
  if (page.route === "home" || !routes[page.route].indexed) return [];
  const parents = meta.list ? [meta.list] : (ABOVE[page.route] ?? (page.route.startsWith("about-") ? ABOUT : []));
  const named = parents.filter(([name]) => !routes[name].planned && isAvailable(routes[name], page.capabilities ?? []));
  const above = named.map(([name, label]) => ({
    label: page.labels[name] ?? label,
    href: (page.href as (name: RouteName) => string)(name),
  }));
  return [
    { label: HOME, href: page.href("home") },
    ...above,
    ...(meta.above ?? []),
    { label: meta.crumb ?? meta.title, href: path },
  ];
}

/** Any of these keeps a page out of search engines. */
function robotsOf(page: Pick<PageContext, "route" | "site">, seo: Seo): string | undefined {
  const directives = new Set(seo.robots);
  if (!routes[page.route].indexed) for (const directive of ["noindex", "nofollow"]) directives.add(directive);
  if (page.site.isIndexingDisabled) directives.add("noindex");
  if (directives.has("noindex")) directives.delete("index");
  if (directives.has("nofollow")) directives.delete("follow");
  return directives.size > 0 ? [...directives].join(", ") : undefined;
}

/** Returns the head of a page: the editors' text, else the page's own, else the site's. */
export function metadataOf(page: PageContext, meta: Meta, seo: Seo) {
  const { site, publicUrl, locale } = page;
  const path = meta.path ?? page.path;
  // Each page of a list is a page of its own; other parameters do not change the canonical URL.
  const query = meta.page && meta.page > 1 && routes[page.route].query.includes("page") ? `?page=${meta.page}` : "";
  const canonical = new URL(path + query, publicUrl).href;
  const title = seo.title ?? meta.title;
  const description = seo.description ?? meta.description ?? site.description;
  const robots = robotsOf(page, seo);
  const kind = seo.kind ?? meta.kind ?? (page.route.startsWith("about") ? "webpage" : undefined);
  const kinds: SchemaKind[] =
    page.route === "home" ? ["organisation", kind ?? "webpage"] : ["breadcrumbs", ...(kind ? [kind] : [])];
  const image = meta.image && new URL(meta.image, publicUrl).href;
  const crumbs = crumbsOf(page, meta, path + query);
  const structured = robots?.includes("noindex")
    ? undefined
    : jsonLd(kinds, {
        title,
        description,
        locale,
        url: canonical,
        image,
        questions: meta.questions,
        video: meta.video,
        published: meta.published,
        site: {
          name: site.name,
          url: new URL(page.href("home"), publicUrl).href,
          logo: new URL("/favicon.svg", publicUrl).href,
        },
        crumbs,
      });
  return {
    title,
    description,
    canonical,
    robots,
    locale,
    structured,
    crumbs,
    image,
    isArticle: meta.published !== undefined,
    siteName: site.isNameHidden ? null : site.name,
    twitter: site.twitter,
  };
}
