import type { Campaign } from "#gateway/routers/campaigns.ts";
import type { CartUpdate } from "#gateway/routers/location.ts";
import { type ExperimentName, toVariantText, type Variants } from "#gateway/rules/experiments.ts";
import type { Capability } from "#generated/capabilities.ts";
import type { LabelOverrides } from "#site/routes/overrides.ts";
import type { PathOverrides, RouteName, routesWith } from "#site/routes.ts";
import type { Locale } from "../format/locale.ts";
import type { Site } from "./site-config.ts";

/** The operator's theme. */
export type Theme = {
  /** Its rules. */
  css: string;
  /** A logo on this origin that replaces the shop's. */
  logo?: string | undefined;
  /** The colour of the browser's own bars. */
  paper?: { light: string; dark: string } | undefined;
};

/** What the front knows before a page renders; the same for all visitors who share the page. */
export type PageContext = {
  route: RouteName;
  /** The route's parameters, as in the URL. */
  params: Readonly<Record<string, string>>;
  /** The canonical path of this page, with the CMS's override. */
  path: string;
  /** True if the HTML is cached for all visitors: it must contain nothing of one visitor. */
  isShared: boolean;
  publicUrl: URL;
  /** The editors' site settings, checked; the defaults for the rest. */
  site: Site;
  /** The site's language. */
  locale: Locale;
  /** Null for the default theme. */
  theme: Theme | null;
  /** The address of the stylesheet with the colours of single products; null without any. */
  brands: string | null;
  /** The styles that the page may have besides those of its components, for its policy (ui/inline-style/InlineStyle.astro). */
  styles: Set<string>;
  /** The inline scripts of the page's layout, likewise. */
  scripts: Set<string>;
  /** The pictures of the first screen that the page's reply names in its head, as values of a `Link` header. */
  preloads: Set<string>;
  /** The capabilities of the visitor's segment; null while the service is down. */
  capabilities: readonly Capability[] | null;
  /** What a region in the URL has changed in the visitor's cart; null if nothing. */
  cartUpdate: CartUpdate | null;
  /** The campaign that led here, if the CMS knows it and the page shows campaigns. */
  campaign: Campaign | null;
  /** The running experiments of this page, and what the visitor sees of all experiments. */
  experiments: readonly ExperimentName[];
  variants: Variants;
  /** Builds links with the CMS's path overrides. */
  href: ReturnType<typeof routesWith>["href"];
  /** Whether a text may link to a path of this shop: its page is open to the segment, and the flag of its links is on. */
  canOpen: (path: string) => boolean;
  /** The CMS's path overrides, for links built in the browser. */
  paths: PathOverrides;
  /** The editors' names of pages. */
  labels: LabelOverrides;
  /** Reads configuration with a time limit: null if it is missing, late or down, which is reported. */
  configured: <T>(name: string, read: () => Promise<T>) => Promise<T | null>;
  /** Logs, once, configuration that cannot be used. */
  report: (name: string, reasons: readonly string[]) => void;
};

/** Returns what a page shows of experiments, for its events: "name=variant&name=variant"; undefined without experiments. */
export const shownVariants = ({ experiments, variants }: PageContext): string | undefined =>
  toVariantText(experiments, variants) || undefined;
