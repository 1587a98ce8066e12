import type { LabelOverrides } from "#site/routes/overrides.ts";
import type { PathOverrides, RouteName, routesWith } from "#site/routes.ts";
import type { Locale, Site } from "./site-config.ts";

/** The look an operator has put in place of the shipped one. */
export type Theme = {
  /** Its stylesheet. */
  href: string;
  /** A picture in place of the shop's mark, on this origin. */
  logo?: string | undefined;
  /** What the browser's own bars take on. */
  paper?: { light: string; dark: string } | undefined;
};

/** What the front has found out before a page runs; the same for everybody who shares the page. */
export type PageContext = {
  route: RouteName;
  /** The parameters of the route as the address has them. */
  params: Readonly<Record<string, string>>;
  /** The one path of this page, with the CMS's override in it; what it is known by to others. */
  path: string;
  /** True when the HTML is kept for everybody: nothing of one visitor may be in it. */
  isShared: boolean;
  publicUrl: URL;
  /** What editors say of the whole site, checked; the shipped defaults for the rest. */
  site: Site;
  /** The language of this visitor's region: British in Great Britain, else the site's. */
  locale: Locale;
  /** Null where the shipped look stands. */
  theme: Theme | null;
  /** The flags of the visitor's segment; null while their service is down. */
  capabilities: readonly string[] | null;
  /** Links with the CMS's path overrides in them. */
  href: ReturnType<typeof routesWith>["href"];
  /** The CMS's paths themselves, for links that are made in the browser. */
  paths: PathOverrides;
  /** The editors' words for pages. */
  labels: LabelOverrides;
  /** Reads configuration without being held up by it: null when it is missing, late or down, which is reported. */
  configured: <T>(name: string, read: () => Promise<T>) => Promise<T | null>;
  /** Says, once, to operators what was configured and cannot be used. */
  report: (name: string, reasons: readonly string[]) => void;
};
