import type { PageContext } from "../lib/shell/page-context.ts";
import { isListed, type RouteName, routeNames, routes } from "../routes.ts";

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * Lists the built pages that the route table lists for the visitors' segment (shell §2), at their CMS addresses. Empty if
 * indexing is disabled.
 */
export function sitemapXml({ capabilities, site, href, publicUrl }: PageContext): string {
  const isShown = (name: RouteName) => routes[name].built && isListed(routes[name], capabilities ?? []);
  const names = site.isIndexingDisabled ? [] : routeNames.filter(isShown);
  const urls = names.map((name) => new URL((href as (name: RouteName) => string)(name), publicUrl).href);
  const entries = urls.map((url) => `<url><loc>${escapeXml(url)}</loc></url>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}
</urlset>
`;
}

/**
 * Disallows only endpoints. Pages stay readable: a crawler that may not read a page cannot see its `noindex` and may list the
 * address.
 */
export function robotsTxt({ site, publicUrl }: Pick<PageContext, "site" | "publicUrl">): string {
  const lines = ["User-agent: *", "Disallow: /trpc/", "Disallow: /_report"];
  if (!site.isIndexingDisabled) lines.push(`Sitemap: ${new URL("/sitemap.xml", publicUrl).href}`);
  return `${lines.join("\n")}\n`;
}
