import type { GatewayRequest } from "#gateway/gateway.ts";
import type { PageContext } from "../../lib/shell/page-context.ts";
import type { RouteName } from "../../routes.ts";

/** A page of the sitemap. */
export type SitemapRow = {
  route: RouteName;
  params?: Readonly<Record<string, string>>;
  /** When it last changed, as an ISO time. */
  changed?: string;
};

/** Returns the pages of one part of the sitemap. Throws if they cannot be read. */
export type PartReader = (
  page: PageContext,
  caller: GatewayRequest["caller"],
) => readonly SitemapRow[] | Promise<readonly SitemapRow[]>;
