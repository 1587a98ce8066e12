import type { Outputs } from "#gateway/gateway.ts";
import type { RouteName, routesWith } from "#site/routes.ts";

/** What the front has found out before a page runs; the same for everybody who shares the page. */
export type PageContext = {
  route: RouteName;
  /** True when the HTML is kept for everybody: nothing of one visitor may be in it. */
  isShared: boolean;
  publicUrl: URL;
  siteConfig: Outputs["siteConfig"]["get"] | null;
  /** The flags of the visitor's segment; null while their service is down. */
  capabilities: readonly string[] | null;
  /** Links with the CMS's path overrides in them. */
  href: ReturnType<typeof routesWith>["href"];
};
