// Checks the configured links of header, drawer and footer, one by one. An invalid link is reported and left out; the others
// stay.

import type { Capability } from "#generated/capabilities.ts";
import { isOpen } from "#site/routes/access.ts";
import type { LabelOverrides } from "#site/routes/overrides.ts";
import { type RouteName, routes } from "#site/routes.ts";
import { webAddress } from "../safe-link.ts";
import { isFields } from "./site-config.ts";

/** A configured link. */
export type NavLink = {
  label: string;
  href: string;
  current?: boolean;
  external?: boolean;
  /** May carry the small dot badge (shop §2). */
  dot?: boolean;
  /** Has no page: opens the drawer at this category. */
  category?: string;
};
export type NavGroup = { title: string; category?: string; links: NavLink[] };
export type Navigation = { primary: NavLink[]; drawer: NavGroup[]; footer: NavGroup[]; refused: string[] };

/** What decides about links besides their configuration. */
export type NavContext = {
  href: (name: RouteName, params?: object) => string;
  labels: LabelOverrides;
  capabilities: readonly Capability[] | null;
  /** The page that is shown, and its URL. */
  route: RouteName;
  path: string;
};

/** The links shown if no navigation is configured. */
const DEFAULT_NAVIGATION = {
  primary: [
    { key: "lotto", label: "Lotto", routeType: "internal", routeName: "lotto-tickets" },
    { key: "results", label: "Results", routeType: "internal", routeName: "lotto-results" },
  ],
  drawer: [],
  footer: [],
};

// Generous limits for the smallest screen.
const MAX_LABEL_LENGTH = 40;
const MAX_LINKS = 30;
const MAX_GROUPS = 12;

/** Why a link is not shown, for the operator. */
class Refused extends Error {}

function labelFrom(raw: unknown, report: (reason: string) => void): string {
  const text = typeof raw === "string" ? raw.replace(/\p{Cc}+/gu, " ").trim() : "";
  if (text === "") throw new Refused("a link without a label");
  if (text.length <= MAX_LABEL_LENGTH) return text;
  report(`the label "${text.slice(0, 20)}…" is longer than ${MAX_LABEL_LENGTH} characters`);
  return `${text.slice(0, MAX_LABEL_LENGTH - 1).trimEnd()}…`;
}

const isRouteName = (name: unknown): name is RouteName => typeof name === "string" && Object.hasOwn(routes, name);

/** Returns a page's URL, or undefined if it is not built or its capabilities are off. */
function internal(raw: Record<string, unknown>, { href, capabilities }: NavContext): string | undefined {
  const { routeName, routeParams } = raw;
  if (!isRouteName(routeName)) throw new Refused(`unknown route ${String(routeName).slice(0, 40)}`);
  if (!isOpen(routes[routeName], capabilities)) return undefined;
  const params = isFields(routeParams) ? routeParams : {};
  if (!Object.values(params).every((value) => typeof value === "string")) throw new Refused("parameters are not text");
  try {
    return href(routeName, params);
  } catch {
    throw new Refused(`${routeName} lacks a parameter`);
  }
}

/** True if the page lies below the link's URL. The results and statistics of an offer lie below all results. */
function isInSection({ route, path }: NavContext, routeName: unknown, href: string): boolean {
  if (path === href) return true;
  const isBelow = href !== "/" && path.startsWith(`${href}/`);
  if (!route.startsWith("offer-results") && route !== "offer-statistics") return isBelow;
  return routeName === "lotto-results" || (routeName === "offer-results" && isBelow);
}

/** Marks the link whose drawer contains the page, unless another link leads to it directly. */
function withOpenCategory(primary: NavLink[], drawer: readonly NavGroup[]): NavLink[] {
  if (primary.some(({ current }) => current)) return primary;
  const holdsPage = ({ category, links }: NavGroup) => category !== undefined && links.some(({ current }) => current);
  const open = drawer.find(holdsPage)?.category;
  return primary.map((link) => (open !== undefined && link.category === open ? { ...link, current: true } : link));
}

/** Reads the whole navigation. Takes any value; null if the service did not reply. */
export function readNavigation(raw: unknown, context: NavContext): Navigation {
  const refused: string[] = [];
  const report = (reason: string) => refused.push(reason);
  if (raw !== null && !isFields(raw)) report("malformed");
  const given: Record<string, unknown> = isFields(raw) ? raw : DEFAULT_NAVIGATION;

  function list(value: unknown, max: number): unknown[] {
    if (!Array.isArray(value)) {
      if (value !== undefined && value !== null) report("not a list");
      return [];
    }
    if (value.length > max) report(`more than ${max} entries`);
    return value.slice(0, max);
  }

  const categories = new Set(list(given.drawer, MAX_GROUPS).map((group) => isFields(group) && group["category"]));

  function link(value: unknown, isInDrawer: boolean): NavLink | undefined {
    if (!isFields(value)) throw new Refused("not a link");
    const { capability, routeType, routeName } = value;
    if (capability !== undefined && capability !== null && typeof capability !== "string")
      throw new Refused("capability is not text");
    const flags: readonly string[] | null = context.capabilities;
    if (capability && flags && !flags.includes(capability)) return undefined;
    const label = labelFrom(value["label"], report);
    const dot = value["showsDot"] === true;

    if (routeType === "external") {
      const href = webAddress(value["href"]);
      if (!href) throw new Refused(`"${label}" has an invalid URL`);
      return { label, href, external: true, dot };
    }
    if (routeType === "internal" || routeType === "internal_dynamic") {
      const href = internal(value, context);
      if (!href) return undefined;
      // Editors rename pages; a link to one of many (an offer) keeps its own label.
      const own = routeType === "internal" && isRouteName(routeName) ? context.labels[routeName] : undefined;
      return { label: own ?? label, href, dot, current: isInSection(context, routeName, href) };
    }
    if (routeType === "none") {
      // A link in a drawer must not open a drawer.
      if (isInDrawer) throw new Refused(`"${label}" opens a drawer from a drawer`);
      const category = value["category"];
      if (typeof category !== "string" || !categories.has(category))
        throw new Refused(`"${label}" has an unknown category`);
      // The region category has a single choice, so its link opens it directly.
      if (category === "subvariant") {
        if (!isOpen(routes["shell-region"], context.capabilities)) return undefined;
        return { label, href: context.href("shell-region"), category, dot };
      }
      return { label, href: `${context.href("shell-menu")}#menu-${category}`, category, dot };
    }
    throw new Refused(`"${label}" has an unknown route type`);
  }

  /** Returns the valid entries of a list and reports the others. */
  function each<T>(value: unknown, max: number, read: (item: unknown) => T | undefined): T[] {
    return list(value, max).flatMap((item) => {
      try {
        const found = read(item);
        return found === undefined ? [] : [found];
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        report(error.message);
        return [];
      }
    });
  }

  const links = (value: unknown, isInDrawer: boolean) => each(value, MAX_LINKS, (item) => link(item, isInDrawer));
  const groups = (value: unknown, name: "label" | "title") =>
    each(value, MAX_GROUPS, (group): NavGroup | undefined => {
      if (!isFields(group)) throw new Refused("not a group");
      const found = links(group["links"], true);
      const title = labelFrom(group[name], report);
      const category = typeof group["category"] === "string" ? { category: group["category"] } : {};
      return found.length > 0 ? { title, ...category, links: found } : undefined;
    });

  const primary = links(given.primary, false);
  const drawer = groups(given.drawer, "label");
  const menu = groups(given.menu, "title");
  return {
    primary: withOpenCategory(primary, drawer),
    drawer: [...drawer, ...menu],
    footer: groups(given.footer, "title"),
    refused,
  };
}
